import type { Graphics, Texture } from 'pixi.js';
import { useCallback } from 'react';
import type { Grid, Hex } from '../../hex';
import type { BoardMark } from '../model';
import {
  drawAvronianZone,
  drawBlocked,
  drawDorianZone,
  drawLineOfSight,
  drawObjective,
  drawPath,
  drawReachable,
  drawSelected,
  drawTarget,
} from '../overlays/shapes';
import { dotScreen } from '../overlays/textures';
import { centreOf, drawArea, drawFocus, drawLegalEnds, entryInto } from './markShapes';
import { textureScale, type Sharpness } from './sharpness';

interface MarksProps {
  readonly grid: Grid;
  readonly marks: readonly BoardMark[];
}

/** From the widest to the one hex that matters most; what comes later lies on top. */
const ORDER: readonly BoardMark['kind'][] = [
  'zone',
  'area',
  'reach',
  'legalEnd',
  'objective',
  'target',
  'blocked',
  'selected',
];

type Dots = Readonly<Record<'reachable' | 'avronian', Texture>>;

/** What lies on the ground, under the grid. */
export function GroundMarks({ grid, marks, sharpness }: MarksProps & { readonly sharpness: Sharpness }) {
  const scale = textureScale(sharpness);
  const reachable = dotScreen('reachable', scale);
  const avronian = dotScreen('avronian', scale);
  const draw = useCallback(
    (pen: Graphics) => {
      pen.clear();
      const ends = marks.flatMap((mark) => (mark.kind === 'legalEnd' ? [centreOf(grid, mark.hex)] : []));
      for (const kind of ORDER) {
        if (kind === 'legalEnd') drawLegalEnds(pen, ends);
        for (const mark of marks)
          if (mark.kind === kind) drawGround(pen, grid, mark, { reachable, avronian });
      }
    },
    [grid, marks, reachable, avronian],
  );
  return <pixiGraphics draw={draw} />;
}

function drawGround(pen: Graphics, grid: Grid, mark: BoardMark, dots: Dots): void {
  const centres = (hexes: readonly Hex[]) => hexes.map((hex) => centreOf(grid, hex));
  switch (mark.kind) {
    case 'zone':
      if (mark.side === 'dorian') drawDorianZone(pen, centres(mark.hexes));
      else drawAvronianZone(pen, centres(mark.hexes), dots.avronian);
      return;
    case 'area':
      return drawArea(pen, centres(mark.hexes));
    case 'reach':
      return drawReachable(pen, centres(mark.hexes.map(({ hex }) => hex)), dots.reachable);
    case 'objective':
      return drawObjective(pen, centreOf(grid, mark.hex));
    case 'target':
      return drawTarget(pen, centreOf(grid, mark.hex));
    case 'blocked':
      return drawBlocked(pen, centreOf(grid, mark.hex));
    case 'selected':
      return drawSelected(pen, centreOf(grid, mark.hex));
    case 'legalEnd':
    case 'path':
    case 'sight':
      return;
  }
}

/** Moves and lines of sight: over the grid, under the counters. */
export function LineMarks({ grid, marks }: MarksProps) {
  const draw = useCallback(
    (pen: Graphics) => {
      pen.clear();
      for (const mark of marks) {
        if (mark.kind === 'path')
          drawPath(
            pen,
            mark.hexes.map((hex) => centreOf(grid, hex)),
          );
        if (mark.kind === 'sight') drawSight(pen, grid, mark);
      }
    },
    [grid, marks],
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
