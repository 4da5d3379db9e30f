import type { Graphics, Texture } from 'pixi.js';
import type { Grid, Hex } from '../../hex';
import type { BoardMark, BoardModel } from '../model';
import {
  drawArrow,
  drawBlocked,
  drawCharge,
  drawDottedZone,
  drawGone,
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

/** From the widest to the one hex that matters most; what comes later lies on top. */
const ORDER: readonly BoardMark['kind'][] = [
  'gone',
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

interface Inks {
  readonly sides: BoardModel['sides'];
  readonly reachable: Texture;
  readonly zone: Texture;
}

/** What lies on the ground, under the grid. */
export function drawGroundMarks(
  pen: Graphics,
  { grid, sides, marks }: Pick<BoardModel, 'grid' | 'sides' | 'marks'>,
  scale: number,
): void {
  const inks: Inks = {
    sides,
    reachable: dotScreen('reachable', HUES.reachable, scale),
    zone: dotScreen('zone', sides.dotted.colour, scale),
  };
  const ends = marks.flatMap((mark) => (mark.kind === 'legalEnd' ? [centreOf(grid, mark.hex)] : []));
  pen.clear();
  for (const kind of ORDER) {
    if (kind === 'legalEnd') drawLegalEnds(pen, ends);
    for (const mark of marks) if (mark.kind === kind) drawGround(pen, grid, mark, inks);
  }
}

function drawGround(pen: Graphics, grid: Grid, mark: BoardMark, inks: Inks): void {
  const centres = (hexes: readonly Hex[]) => hexes.map((hex) => centreOf(grid, hex));
  switch (mark.kind) {
    case 'zone':
      if (mark.side === 'hatched') drawHatchedZone(pen, centres(mark.hexes), inks.sides.hatched.colour);
      else drawDottedZone(pen, centres(mark.hexes), inks.sides.dotted.colour, inks.zone);
      return;
    case 'gone':
      return drawGone(pen, centreOf(grid, mark.hex));
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
    case 'charge':
    case 'place':
      return;
  }
}

/** Moves and lines of sight: over the grid, under the counters. */
export function drawLineMarks(
  pen: Graphics,
  { grid, marks }: Pick<BoardModel, 'grid' | 'marks'>,
  part: number,
): void {
  const centre = (hex: Hex) => centreOf(grid, hex);
  pen.clear();
  for (const mark of marks) {
    if (mark.kind === 'path') drawPath(pen, mark.hexes.map(centre), part);
    if (mark.kind === 'sight') drawSight(pen, grid, mark);
    if (mark.kind === 'arrow') drawArrow(pen, centre(mark.from), centre(mark.to), part);
  }
}

function drawSight(pen: Graphics, grid: Grid, mark: BoardMark & { readonly kind: 'sight' }): void {
  const [from, to] = [centreOf(grid, mark.from), centreOf(grid, mark.to)];
  if (mark.clear) return drawLineOfSight(pen, from, to);
  const stop = mark.blockedAt === null ? from : entryInto(from, to, centreOf(grid, mark.blockedAt));
  drawLineOfSight(pen, from, to, stop);
}

/** Over the counters, which fill the hexes that an assault leads from and into. */
export function drawCharges(pen: Graphics, { grid, marks }: Pick<BoardModel, 'grid' | 'marks'>): void {
  pen.clear();
  for (const mark of marks)
    if (mark.kind === 'charge') drawCharge(pen, centreOf(grid, mark.from), centreOf(grid, mark.to));
}

export type Ring = 'keyboard' | 'pointer';

/** Over everything, so that no counter hides where the keyboard is. A press needs none round a hex that has one already. */
export function drawRing(
  pen: Graphics,
  { grid, marks, focus }: Pick<BoardModel, 'grid' | 'marks' | 'focus'>,
  { by, zoom }: { readonly by: Ring | null; readonly zoom: number },
): void {
  pen.clear();
  if (focus === null || by === null) return;
  if (by === 'pointer' && marks.some((mark) => mark.kind === 'selected' && mark.hex === focus)) return;
  drawFocus(pen, centreOf(grid, focus), (by === 'keyboard' ? 3 : 1.6) / zoom);
}
