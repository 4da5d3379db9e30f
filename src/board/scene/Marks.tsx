import type { Graphics, Texture } from 'pixi.js';
import { useCallback } from 'react';
import type { Grid, Hex } from '../../hex';
import type { BoardMark, BoardModel } from '../model';
import {
  drawArrow,
  drawBlocked,
  drawDottedZone,
  drawHatchedZone,
  drawLineOfSight,
  drawObjective,
  drawPath,
  drawReachable,
  drawSelected,
  drawTarget,
} from '../overlays/shapes';
import { HUES } from '../overlays/hues';
import { dotScreen } from '../overlays/textures';
import { centreOf, drawArea, drawCover, drawFocus, drawLegalEnds, drawRim, entryInto } from './markShapes';
import { labelPart, textureScale, type Sharpness } from './sharpness';

interface MarksProps {
  readonly grid: Grid;
  readonly marks: readonly BoardMark[];
}

/** From the widest to the one hex that matters most; what comes later lies on top. */
const ORDER: readonly BoardMark['kind'][] = [
  'zone',
  'rim',
  'cover',
  'area',
  'reach',
  'legalEnd',
  'objective',
  'target',
  'blocked',
  'selected',
];

interface GroundProps extends MarksProps {
  readonly sides: BoardModel['sides'];
  readonly sharpness: Sharpness;
}

interface Inks {
  readonly sides: BoardModel['sides'];
  readonly reachable: Texture;
  readonly zone: Texture;
}

/** What lies on the ground, under the grid. */
export function GroundMarks({ grid, sides, marks, sharpness }: GroundProps) {
  const scale = textureScale(sharpness);
  const reachable = dotScreen('reachable', HUES.reachable, scale);
  const zone = dotScreen('zone', sides.dotted.colour, scale);
  const draw = useCallback(
    (pen: Graphics) => {
      pen.clear();
      const ends = marks.flatMap((mark) => (mark.kind === 'legalEnd' ? [centreOf(grid, mark.hex)] : []));
      for (const kind of ORDER) {
        if (kind === 'legalEnd') drawLegalEnds(pen, ends);
        for (const mark of marks)
          if (mark.kind === kind) drawGround(pen, grid, mark, { sides, reachable, zone });
      }
    },
    [grid, sides, marks, reachable, zone],
  );
  return <pixiGraphics draw={draw} />;
}

function drawGround(pen: Graphics, grid: Grid, mark: BoardMark, inks: Inks): void {
  const centres = (hexes: readonly Hex[]) => hexes.map((hex) => centreOf(grid, hex));
  switch (mark.kind) {
    case 'zone':
      if (mark.side === 'hatched') drawHatchedZone(pen, centres(mark.hexes), inks.sides.hatched.colour);
      else drawDottedZone(pen, centres(mark.hexes), inks.sides.dotted.colour, inks.zone);
      return;
    case 'rim':
      return drawRim(pen, centres(mark.hexes));
    case 'cover':
      return drawCover(pen, centres(mark.hexes));
    case 'area':
      return drawArea(pen, centres(mark.hexes));
    case 'reach':
      return drawReachable(pen, centres(mark.hexes.map(({ hex }) => hex)), inks.reachable);
    case 'objective':
      return drawObjective(pen, centreOf(grid, mark.hex));
    case 'target':
      return drawTarget(pen, centreOf(grid, mark.hex));
    case 'blocked':
      return drawBlocked(pen, centreOf(grid, mark.hex));
    case 'selected':
      return drawSelected(pen, centreOf(grid, mark.hex));
    case 'flag':
    case 'legalEnd':
    case 'path':
    case 'sight':
    case 'chance':
    case 'words':
    case 'arrow':
    case 'place':
      return;
  }
}

/** Moves and lines of sight: over the grid, under the counters. */
export function LineMarks({ grid, marks, sharpness }: MarksProps & { readonly sharpness: Sharpness }) {
  const part = labelPart(sharpness, 2);
  const draw = useCallback(
    (pen: Graphics) => {
      pen.clear();
      for (const mark of marks) {
        if (mark.kind === 'path')
          drawPath(
            pen,
            mark.hexes.map((hex) => centreOf(grid, hex)),
            part,
          );
        if (mark.kind === 'sight') drawSight(pen, grid, mark);
        if (mark.kind === 'arrow') drawArrow(pen, centreOf(grid, mark.from), centreOf(grid, mark.to), part);
      }
    },
    [grid, marks, part],
  );
  return <pixiGraphics draw={draw} />;
}

function drawSight(pen: Graphics, grid: Grid, mark: BoardMark & { readonly kind: 'sight' }): void {
  const [from, to] = [centreOf(grid, mark.from), centreOf(grid, mark.to)];
  if (mark.clear) return drawLineOfSight(pen, from, to);
  const stop = mark.blockedAt === null ? from : entryInto(from, to, centreOf(grid, mark.blockedAt));
  drawLineOfSight(pen, from, to, stop);
}

export type Ring = 'keyboard' | 'pointer';

interface FocusRingProps {
  readonly grid: Grid;
  readonly hex: Hex;
  readonly ring: Ring;
  readonly sharpness: Sharpness;
}

/** Over everything, so that no counter hides where the keyboard is. */
export function FocusRing({ grid, hex, ring, sharpness }: FocusRingProps) {
  const width = (ring === 'keyboard' ? 3 : 1.6) / sharpness.zoom;
  const draw = useCallback(
    (pen: Graphics) => {
      pen.clear();
      drawFocus(pen, centreOf(grid, hex), width);
    },
    [grid, hex, width],
  );
  return <pixiGraphics draw={draw} />;
}
