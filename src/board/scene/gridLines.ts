import { hexCentre, hexCorners, hexNumber, neighbour, type Direction, type Grid, type Hex } from '../../hex';
import { GLYPHS } from '../../art/glyphs';
import { mapBounds, RADIUS, type Rect } from '../terrain/geometry';
import { GRID, PAPER } from '../terrain/palette';
import { BLEED } from '../terrain/sheet';

const NUMBERS_FROM = 0.8;
const CORNERS_FROM = 0.45;
/** Units below the top of the hex: the strip above a counter. */
const BASELINE = 7.3;

/** The printed grid as plain numbers, so that any part of it is drawn without looking at the rest. */
export interface GridLines {
  readonly hexes: readonly Numbered[];
  /** x, y, x, y of each hexside, once. */
  readonly sides: Float32Array;
  /** Columns along the north and south margins, rows along the others, each where its hexes are. */
  readonly margins: readonly Numbered[];
}

interface Numbered {
  readonly x: number;
  readonly y: number;
  readonly number: string;
}

/** From the hexes to the middle of the band between the sheet's neat lines. */
const BAND = BLEED + 15;
/** How far beyond the hexes anything is drawn. */
export const MARGIN = BLEED + 26;

export function gridLines(grid: Grid): GridLines {
  const sides: number[] = [];
  const hexes = Array.from({ length: grid.size }, (_, i) => {
    const hex = i as Hex;
    const centre = hexCentre(grid, hex, RADIUS);
    const corners = hexCorners(centre, RADIUS);
    for (let direction = 0; direction < 6; direction++) {
      const drawnByOther = direction >= 3 && neighbour(grid, hex, direction as Direction) !== undefined;
      if (drawnByOther) continue;
      const from = corners[(direction + 4) % 6];
      const to = corners[(direction + 5) % 6];
      sides.push(from.x, from.y, to.x, to.y);
    }
    return { ...centre, number: hexNumber(grid, hex) };
  });
  return { hexes, sides: Float32Array.from(sides), margins: marginsOf(grid, hexes) };
}

function marginsOf(grid: Grid, hexes: readonly Numbered[]): readonly Numbered[] {
  const { width, height } = mapBounds(grid);
  const columns = hexes.filter(({ number }) => number.endsWith('01'));
  const last = hexes[hexes.length - 1].number.slice(0, 2);
  const rows = (column: string, x: number) =>
    hexes
      .filter(({ number }) => number.startsWith(column))
      .map(({ y, number }) => ({ x, y, number: number.slice(2) }));
  return [
    ...[-BAND, height + BAND].flatMap((y) =>
      columns.map(({ x, number }) => ({ x, y, number: number.slice(0, 2) })),
    ),
    ...rows('01', -BAND),
    ...rows(last, width + BAND),
  ];
}

/** Draws a part of the grid with a pen already set to world units, for a zoom in CSS pixels a unit. */
export function drawGridLines(
  pen: CanvasRenderingContext2D,
  lines: GridLines,
  part: Rect,
  zoom: number,
): void {
  pen.strokeStyle = pen.fillStyle = GRID.ink;
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  strokeSides(pen, lines, part, zoom);
  if (zoom < CORNERS_FROM) return;
  markCentres(pen, lines, part);
  writeMargins(pen, lines, part, zoom);
  if (zoom >= NUMBERS_FROM) writeNumbers(pen, lines, part, zoom);
}

function strokeSides(pen: CanvasRenderingContext2D, { sides }: GridLines, part: Rect, zoom: number): void {
  const hair = new Path2D();
  const corners = new Path2D();
  const short = GRID.cornerLength / RADIUS;
  for (let i = 0; i < sides.length; i += 4) {
    const [ax, ay, bx, by] = [sides[i], sides[i + 1], sides[i + 2], sides[i + 3]];
    if (!near(part, (ax + bx) / 2, (ay + by) / 2)) continue;
    hair.moveTo(ax, ay);
    hair.lineTo(bx, by);
    const [dx, dy] = [(bx - ax) * short, (by - ay) * short];
    corners.moveTo(ax, ay);
    corners.lineTo(ax + dx, ay + dy);
    corners.moveTo(bx, by);
    corners.lineTo(bx - dx, by - dy);
  }
  pen.lineWidth = Math.max(GRID.hair, 0.6 / zoom);
  pen.globalAlpha = zoom < CORNERS_FROM ? GRID.hairAlpha * 0.75 : GRID.hairAlpha;
  pen.stroke(hair);
  if (zoom < CORNERS_FROM) return;
  pen.lineWidth = Math.max(GRID.corner, 0.9 / zoom);
  pen.globalAlpha = GRID.cornerAlpha;
  pen.stroke(corners);
}

function markCentres(pen: CanvasRenderingContext2D, { hexes }: GridLines, part: Rect): void {
  const dots = new Path2D();
  for (const { x, y } of hexes) {
    if (!near(part, x, y)) continue;
    dots.moveTo(x + GRID.centre / 2, y);
    dots.arc(x, y, GRID.centre / 2, 0, 2 * Math.PI);
  }
  pen.globalAlpha = GRID.centreAlpha;
  pen.fill(dots);
}

function writeNumbers(pen: CanvasRenderingContext2D, { hexes }: GridLines, part: Rect, zoom: number): void {
  // A little larger from afar, as far as the strip above a counter allows.
  const size = Math.min(8.2, Math.max(6.6, 9.5 / zoom));
  const figures = new Path2D();
  for (const { x, y, number } of hexes)
    if (near(part, x, y)) addFigures(figures, number, x, y - (RADIUS * Math.sqrt(3)) / 2 + BASELINE, size);
  pen.globalAlpha = 0.72;
  pen.strokeStyle = PAPER.field;
  pen.lineWidth = 1.7;
  pen.stroke(figures);
  pen.globalAlpha = 0.92;
  pen.fillStyle = PAPER.ink;
  pen.fill(figures);
}

function writeMargins(pen: CanvasRenderingContext2D, { margins }: GridLines, part: Rect, zoom: number): void {
  const size = Math.min(17, Math.max(11, 10 / zoom));
  const figures = new Path2D();
  for (const { x, y, number } of margins)
    if (near(part, x, y)) addFigures(figures, number, x, y + size * 0.35, size);
  pen.globalAlpha = 0.85;
  pen.fillStyle = PAPER.ink;
  pen.fill(figures);
}

const figurePaths = new Map<string, Path2D>();

/** From baked outlines: no font to wait for, and the same on every machine. */
function addFigures(path: Path2D, text: string, x: number, y: number, size: number): void {
  const scale = size / 100;
  const spacing = 0.25;
  const advances = [...text].map((letter) => GLYPHS[letter].advance * scale + spacing);
  let left = x - advances.reduce((sum, advance) => sum + advance, 0) / 2;
  [...text].forEach((letter, i) => {
    const glyph = figurePaths.get(letter) ?? new Path2D(GLYPHS[letter].d);
    figurePaths.set(letter, glyph);
    path.addPath(glyph, new DOMMatrix([scale, 0, 0, scale, left, y]));
    left += advances[i];
  });
}

function near({ x, y, width, height }: Rect, px: number, py: number): boolean {
  return px > x - RADIUS && px < x + width + RADIUS && py > y - RADIUS && py < y + height + RADIUS;
}
