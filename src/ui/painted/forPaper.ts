import { ARGUMENTS, CIRCLE, CLOSE, CURVE, LINE, MOVE, type Path } from '../../board/terrain/drawing';

/** Steps of a world unit on paper, six hundredths of a millimetre each: what no eye sees, and whole numbers are short. */
export const STEPS = 4;

/** How far a line may stray from the drawing, in steps: a tenth of a millimetre on paper, about its own width. */
const STRAY = 0.45 * STEPS;
/** Only short lines are put together, so that a long curve stays round. */
const SHORT = 30 * STEPS;

interface Origin {
  readonly x: number;
  readonly y: number;
}

/** A path in whole steps from an origin, without the points of a line that lie between their neighbours. */
export function forPaper(path: Path, { x, y }: Origin): Path {
  const inSteps = stepped(path, { x, y });
  const slim: number[] = [];
  let from = { x: NaN, y: NaN };
  for (let at = 0; at < inSteps.length; at += 1 + ARGUMENTS[inSteps[at]]) {
    const op = inSteps[at];
    const [toX, toY] = [inSteps[at + 1], inSteps[at + 2]];
    if (op === LINE && inSteps[at + 3] === LINE && liesBetween(from, inSteps, at)) continue;
    if (op === CIRCLE) slim.push(...circle(toX, toY, inSteps[at + 3]));
    // A line without length is a dot; printers are given it as an outline of eight curves, so it gets a step of length.
    else if (op === LINE && toX === from.x && toY === from.y) slim.push(LINE, toX + 1, toY);
    else slim.push(op, ...inSteps.slice(at + 1, at + 1 + ARGUMENTS[op]));
    from = op === LINE || op === MOVE ? { x: toX, y: toY } : { x: NaN, y: NaN };
  }
  return slim;
}

/** Every place in whole steps from the origin; a circle's radius has none. */
function stepped(path: Path, origin: Origin): Path {
  const done: number[] = [];
  for (let at = 0; at < path.length; at += 1 + ARGUMENTS[path[at]]) {
    const op = path[at];
    done.push(op);
    for (let k = 0; k < ARGUMENTS[op]; k++) {
      const from = op === CIRCLE && k === 2 ? 0 : k % 2 === 0 ? origin.x : origin.y;
      done.push(Math.round((path[at + 1 + k] - from) * STEPS));
    }
  }
  return done;
}

/** Whether the line to `at` and the one after it are as good as one line from `from`. */
function liesBetween(from: Origin, path: Path, at: number): boolean {
  const [x, y, nextX, nextY] = [
    path[at + 1] - from.x,
    path[at + 2] - from.y,
    path[at + 4] - from.x,
    path[at + 5] - from.y,
  ];
  const length = Math.hypot(nextX, nextY);
  return length > 0 && length < SHORT && Math.abs(x * nextY - y * nextX) < STRAY * length;
}

/** Of a quarter of a circle, how far its control points lie along the tangents. */
const ROUND = 0.5523;

/** Four curves: an arc would be printed as eight. */
function circle(x: number, y: number, radius: number): Path {
  const [r, k] = [radius, Math.round(radius * ROUND)];
  return [
    ...[MOVE, x + r, y],
    ...[CURVE, x + r, y + k, x + k, y + r, x, y + r],
    ...[CURVE, x - k, y + r, x - r, y + k, x - r, y],
    ...[CURVE, x - r, y - k, x - k, y - r, x, y - r],
    ...[CURVE, x + k, y - r, x + r, y - k, x + r, y],
    CLOSE,
  ];
}
