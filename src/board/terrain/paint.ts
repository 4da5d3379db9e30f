import { ARGUMENTS, CIRCLE, CLOSE, CURVE, LINE, MOVE, type Drawing, type Layer, type Path } from './drawing';
import type { Rect } from './geometry';

/** A drawing with the extent of every stroke of the pen, so that a tile replays only what touches it. */
export type IndexedDrawing = readonly IndexedLayer[];

interface IndexedLayer {
  readonly layer: Layer;
  /** Where each piece of the path begins, and the path's end. */
  readonly starts: Int32Array;
  /** Left, top, right, bottom of each piece. */
  readonly boxes: Float32Array;
}

type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

export const indexDrawing = (drawing: Drawing): IndexedDrawing => drawing.map(indexLayer);

function indexLayer(layer: Layer): IndexedLayer {
  const { path } = layer;
  const starts: number[] = [];
  const boxes: number[] = [];
  const margin = (layer.width ?? 0) / 2 + 1;
  let piece = -4;
  const reach = (x: number, y: number, by: number) => {
    boxes[piece] = Math.min(boxes[piece], x - by);
    boxes[piece + 1] = Math.min(boxes[piece + 1], y - by);
    boxes[piece + 2] = Math.max(boxes[piece + 2], x + by);
    boxes[piece + 3] = Math.max(boxes[piece + 3], y + by);
  };
  for (let at = 0; at < path.length;) {
    const op = path[at];
    if (op === MOVE || op === CIRCLE) {
      starts.push(at);
      boxes.push(Infinity, Infinity, -Infinity, -Infinity);
      piece += 4;
    }
    if (op === CIRCLE) reach(path[at + 1], path[at + 2], path[at + 3] + margin);
    else for (let k = 1; k < ARGUMENTS[op]; k += 2) reach(path[at + k], path[at + k + 1], margin);
    at += 1 + ARGUMENTS[op];
  }
  return { layer, starts: Int32Array.from([...starts, path.length]), boxes: Float32Array.from(boxes) };
}

/** Paints the part of a drawing inside a window at the canvas origin, `scale` pixels a world unit. */
export function paint(context: Context, drawing: IndexedDrawing, window: Rect, scale: number): void {
  context.setTransform(scale, 0, 0, scale, -window.x * scale, -window.y * scale);
  context.lineCap = 'round';
  context.lineJoin = 'round';
  for (const indexed of drawing) if (trace(context, indexed, window)) finish(context, indexed.layer);
  context.globalAlpha = 1;
}

function trace(context: Context, indexed: IndexedLayer, window: Rect): boolean {
  let any = false;
  const { layer, starts } = indexed;
  for (let piece = 0; piece < starts.length - 1; piece++) {
    if (!touches(indexed, piece, window)) continue;
    if (!any) context.beginPath();
    any = true;
    replay(context, layer.path, starts[piece], starts[piece + 1]);
  }
  return any;
}

function touches({ boxes }: IndexedLayer, piece: number, { x, y, width, height }: Rect): boolean {
  const box = 4 * piece;
  return (
    boxes[box] <= x + width && boxes[box + 1] <= y + height && boxes[box + 2] >= x && boxes[box + 3] >= y
  );
}

/** The part of a drawing that shows in a window: whole pieces, so that what is seen of them is the same. */
export function cutOut(drawing: IndexedDrawing, window: Rect): Drawing {
  return drawing.flatMap((indexed) => {
    const { layer, starts } = indexed;
    const path: number[] = [];
    for (let piece = 0; piece < starts.length - 1; piece++)
      if (touches(indexed, piece, window)) path.push(...layer.path.slice(starts[piece], starts[piece + 1]));
    return path.length > 0 ? [{ ...layer, path }] : [];
  });
}

type Pen = Pick<Context, 'moveTo' | 'lineTo' | 'bezierCurveTo' | 'closePath' | 'arc'>;

/** Follows a path from one opcode to another with any pen that speaks canvas. */
function replay(pen: Pen, path: Path, from: number, to: number): void {
  for (let at = from; at < to; at += 1 + ARGUMENTS[path[at]]) {
    const op = path[at];
    if (op === LINE) pen.lineTo(path[at + 1], path[at + 2]);
    else if (op === MOVE) pen.moveTo(path[at + 1], path[at + 2]);
    else if (op === CLOSE) pen.closePath();
    else if (op === CURVE)
      pen.bezierCurveTo(path[at + 1], path[at + 2], path[at + 3], path[at + 4], path[at + 5], path[at + 6]);
    else {
      pen.moveTo(path[at + 1] + path[at + 3], path[at + 2]);
      pen.arc(path[at + 1], path[at + 2], path[at + 3], 0, 2 * Math.PI);
    }
  }
}

function finish(context: Context, layer: Layer): void {
  context.globalAlpha = layer.alpha;
  if (layer.fill !== undefined) {
    context.fillStyle = layer.fill;
    context.fill();
    return;
  }
  context.setLineDash([...(layer.dash ?? [])]);
  context.strokeStyle = layer.stroke ?? '';
  context.lineWidth = layer.width ?? 1;
  context.stroke();
}
