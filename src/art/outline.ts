import { short } from './drawing';

export type Point = readonly [x: number, y: number];

const RADIAN = Math.PI / 180;

export function polar(radius: number, degrees: number): Point {
  return [short(radius * Math.cos(degrees * RADIAN)), short(radius * Math.sin(degrees * RADIAN))];
}

export function polygonPath(points: readonly Point[]): string {
  return points.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${short(x)} ${short(y)}`).join('') + 'Z';
}

/** Flat-topped hexagon of circumradius `radius`, clockwise from the east corner. */
export function hexagon(radius: number): readonly Point[] {
  return [0, 60, 120, 180, 240, 300].map((angle) => polar(radius, angle));
}

/** Star of `rays` points, one of them up. */
export function star(rays: number, outer: number, inner: number): readonly Point[] {
  const step = 180 / rays;
  return Array.from({ length: rays * 2 }, (_, i) => polar(i % 2 ? inner : outer, -90 + i * step));
}

export function disc(x: number, y: number, r: number): string {
  return `M${short(x - r)} ${short(y)}A${r} ${r} 0 1 1 ${short(x + r)} ${short(y)}A${r} ${r} 0 1 1 ${short(x - r)} ${short(y)}Z`;
}

export function roundedRect(x: number, y: number, width: number, height: number, r: number): string {
  const arc = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${short(dx)} ${short(dy)}`;
  const across = short(width - 2 * r);
  const down = short(height - 2 * r);
  return `M${short(x + r)} ${short(y)}h${across}${arc(r, r)}v${down}${arc(-r, r)}h${-across}${arc(-r, -r)}v${-down}${arc(r, -r)}Z`;
}

/** Hexagon whose sharp corners would lie at `radius`, its corners rounded by `r`. */
export function roundedHexagon(radius: number, r: number): string {
  const inner = radius - r / Math.cos(30 * RADIAN);
  const corners = [0, 60, 120, 180, 240, 300].map((angle) => {
    const [x, y] = polar(inner, angle);
    const [ax, ay] = polar(r, angle - 30);
    const [bx, by] = polar(r, angle + 30);
    return `${short(x + ax)} ${short(y + ay)}A${r} ${r} 0 0 1 ${short(x + bx)} ${short(y + by)}`;
  });
  return `M${corners.join('L')}Z`;
}

/** The west part of a rounded hexagon, up to the vertical at `cut`. */
export function westOfHexagon(radius: number, r: number, cut: number): string {
  const inner = r / Math.cos(30 * RADIAN) - radius;
  const [dx, dy] = polar(r, 150);
  const reach = short((radius + cut) * Math.sqrt(3));
  return `M${cut} ${reach}L${short(inner + dx)} ${dy}A${r} ${r} 0 0 1 ${short(inner + dx)} ${-dy}L${cut} ${-reach}Z`;
}

/** The west part of a rounded rectangle: square on the right, rounded on the left. */
export function westOfRect(x: number, y: number, width: number, height: number, r: number): string {
  const right = short(x + width);
  const bottom = short(y + height);
  return `M${right} ${y}H${x + r}A${r} ${r} 0 0 0 ${x} ${y + r}V${bottom - r}A${r} ${r} 0 0 0 ${x + r} ${bottom}H${right}Z`;
}
