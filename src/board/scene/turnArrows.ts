import type { Graphics } from 'pixi.js';
import type { BoardModel } from '../model';
import { HALO, HUES } from '../overlays/hues';
import { arrowPoint, arrowRadius, DRAWN_BY } from '../view/turns';

const NOW = '#F4B63C';
const CLOSED = '#8C8377';

/** Six arrows round a hex: the way it faces filled, those it may turn to, and crossed those it may not. */
export function drawTurnArrows(
  pen: Graphics,
  { grid, turns }: Pick<BoardModel, 'grid' | 'turns'>,
  zoom: number,
): void {
  pen.clear();
  if (!turns) return;
  const radius = arrowRadius(zoom);
  for (const { direction, state } of turns.ways) {
    const { x, y } = arrowPoint(grid, turns, direction);
    const r = state === 'closed' ? radius * 0.7 : radius;
    pen.circle(x, y, r * DRAWN_BY).fill({ color: HALO, alpha: 0.95 });
    pen.circle(x, y, r).fill({ color: state === 'now' ? NOW : state === 'open' ? HUES.selected : CLOSED });
    if (state === 'closed') cross(pen, x, y, r);
    else arrow(pen, { x, y, r, angle: (direction * Math.PI) / 3 }, state === 'now' ? '#2A211A' : HALO);
  }
}

interface Place {
  readonly x: number;
  readonly y: number;
  readonly r: number;
  /** From north, clockwise. */
  readonly angle: number;
}

function arrow(pen: Graphics, { x, y, r, angle }: Place, color: string): void {
  const at = (along: number, aside: number) => ({
    x: x + r * (Math.sin(angle) * along + Math.cos(angle) * aside),
    y: y + r * (-Math.cos(angle) * along + Math.sin(angle) * aside),
  });
  pen.poly([at(0.68, 0), at(-0.5, 0.55), at(-0.2, 0), at(-0.5, -0.55)]).fill({ color });
}

function cross(pen: Graphics, x: number, y: number, r: number): void {
  const d = r * 0.42;
  for (const [dx, dy] of [
    [d, d],
    [d, -d],
  ] as const)
    pen
      .moveTo(x - dx, y - dy)
      .lineTo(x + dx, y + dy)
      .stroke({ color: HALO, width: r * 0.24, cap: 'round' });
}
