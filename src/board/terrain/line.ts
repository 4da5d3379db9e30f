/** Points as x and y by turns, in world units. */
export type Line = readonly number[];

/** In square world units; positive where the ring runs clockwise on the screen. */
export function ringArea(ring: Line): number {
  let sum = 0;
  let x = ring[ring.length - 2];
  let y = ring[ring.length - 1];
  for (let i = 0; i < ring.length; i += 2) {
    sum += x * ring[i + 1] - ring[i] * y;
    x = ring[i];
    y = ring[i + 1];
  }
  return sum / 2;
}

/** In world units; of a closed line the way back to its first point counts. */
export function lineLength(line: Line, closed: boolean): number {
  let sum = 0;
  for (let i = closed ? 0 : 2; i < line.length; i += 2) {
    const before = i === 0 ? line.length - 2 : i - 2;
    sum += Math.hypot(line[i] - line[before], line[i + 1] - line[before + 1]);
  }
  return sum;
}

/** Douglas–Peucker: no point that is left out lies farther off than the tolerance, in world units. */
export function simplified(line: Line, tolerance: number): number[] {
  const count = line.length / 2;
  if (count < 3) return [...line];
  const keep = new Uint8Array(count);
  keep[0] = keep[count - 1] = 1;
  const spans = [0, count - 1];
  while (spans.length > 0) {
    const to = spans.pop() ?? 0;
    const from = spans.pop() ?? 0;
    const furthest = furthestFrom(line, from, to, tolerance);
    if (furthest < 0) continue;
    keep[furthest] = 1;
    spans.push(from, furthest, furthest, to);
  }
  const kept: number[] = [];
  for (let i = 0; i < count; i++) if (keep[i] === 1) kept.push(line[2 * i], line[2 * i + 1]);
  return kept;
}

function furthestFrom(line: Line, from: number, to: number, tolerance: number): number {
  const x = line[2 * from];
  const y = line[2 * from + 1];
  const dx = line[2 * to] - x;
  const dy = line[2 * to + 1] - y;
  const length = Math.sqrt(dx * dx + dy * dy);
  let most = tolerance;
  let furthest = -1;
  for (let i = from + 1; i < to; i++) {
    const ex = line[2 * i] - x;
    const ey = line[2 * i + 1] - y;
    const distance = length < 1e-6 ? Math.sqrt(ex * ex + ey * ey) : Math.abs(ex * dy - ey * dx) / length;
    if (distance > most) {
      most = distance;
      furthest = i;
    }
  }
  return furthest;
}

/** The same of a closed line, in two halves: its first point and the one opposite stay. */
export function simplifiedRing(ring: Line, tolerance: number): number[] {
  const half = (ring.length >> 2) << 1;
  const first = simplified(ring.slice(0, half + 2), tolerance);
  const second = simplified([...ring.slice(half), ring[0], ring[1]], tolerance);
  return [...first.slice(0, -2), ...second.slice(0, -2)];
}

/** One round of Chaikin's corner cutting. */
export function rounded(line: Line, closed: boolean): number[] {
  const points: number[] = [];
  const count = line.length;
  if (!closed) points.push(line[0], line[1]);
  for (let i = 0; i < (closed ? count : count - 2); i += 2) {
    const x = line[i];
    const y = line[i + 1];
    const dx = line[(i + 2) % count] - x;
    const dy = line[(i + 3) % count] - y;
    points.push(x + dx * 0.25, y + dy * 0.25, x + dx * 0.75, y + dy * 0.75);
  }
  if (!closed) points.push(line[count - 2], line[count - 1]);
  return points;
}

/** Points at equal steps along a ring. */
export function spacedAlong(ring: Line, step: number): number[] {
  const points: number[] = [];
  let carry = 0;
  for (let i = 0; i < ring.length; i += 2) {
    const x = ring[i];
    const y = ring[i + 1];
    const dx = ring[(i + 2) % ring.length] - x;
    const dy = ring[(i + 3) % ring.length] - y;
    const length = Math.hypot(dx, dy);
    let at = carry;
    for (; at < length; at += step) points.push(x + (dx * at) / length, y + (dy * at) / length);
    carry = at - length;
  }
  return points;
}

export function reversedLine(line: Line): number[] {
  const points: number[] = [];
  for (let i = line.length - 2; i >= 0; i -= 2) points.push(line[i], line[i + 1]);
  return points;
}
