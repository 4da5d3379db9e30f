import { isGroup, type Drawing, type PathShape, type Shape } from '../../art/drawing';

type Pen = CanvasRenderingContext2D;

function tracePath(pen: Pen, shape: PathShape): void {
  const path = new Path2D(shape.d);
  pen.globalAlpha = shape.opacity ?? 1;
  const fillIt = (): void => {
    if (shape.fill === undefined) return;
    pen.fillStyle = shape.fill;
    pen.fill(path);
  };
  if (!shape.behind) fillIt();
  if (shape.stroke !== undefined) {
    pen.strokeStyle = shape.stroke;
    pen.lineWidth = shape.width ?? 1;
    pen.lineCap = shape.cap ?? 'butt';
    pen.lineJoin = shape.join ?? 'miter';
    pen.setLineDash([...(shape.dash ?? [])]);
    pen.stroke(path);
  }
  if (shape.behind) fillIt();
}

function traceShape(pen: Pen, shape: Shape): void {
  if (!isGroup(shape)) {
    tracePath(pen, shape);
    return;
  }
  const { x = 0, y = 0, scale = 1, turn = 0 } = shape.place;
  pen.save();
  pen.translate(x, y);
  pen.rotate((turn * Math.PI) / 180);
  pen.scale(scale, scale);
  for (const inner of shape.shapes) traceShape(pen, inner);
  pen.restore();
}

/** The drawing on a canvas of its own, `pixels` per unit. Needs neither image decoding nor fonts, so it is there at once. */
export function drawingToCanvas({ half, shapes }: Drawing, pixels: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = Math.max(1, Math.ceil(half * 2 * pixels));
  const pen = canvas.getContext('2d');
  if (pen === null) return canvas;
  pen.translate(canvas.width / 2, canvas.height / 2);
  pen.scale(pixels, pixels);
  for (const shape of shapes) traceShape(pen, shape);
  return canvas;
}
