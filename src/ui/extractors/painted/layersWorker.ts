import { ARGUMENTS, LINE, MOVE, type Path } from '../../../board/terrain/drawing';
import { cutOut, indexDrawing } from '../../../board/terrain/paint';
import { drawSurvey } from '../../../board/terrain/drawSurvey';
import { surveyFields } from '../../../board/terrain/fields';
import { pathData } from '../../../board/terrain/svg';
import type { LayersAsked, LayersDrawn } from './messages';

/** Draws the painted map once and cuts it into pages, away from the page's own thread. */
addEventListener('message', ({ data: { terrain, windows } }: MessageEvent<LayersAsked>) => {
  const drawing = indexDrawing(drawSurvey(surveyFields(terrain), 1));
  const drawn: LayersDrawn = windows.map((window) =>
    cutOut(drawing, window).map(({ path, ...style }) => ({ ...style, d: pathData(forPaper(path)) })),
  );
  postMessage(drawn);
});

/** How far a line may stray from the drawing, in world units: four hundredths of a millimetre on paper. */
const STRAY = 0.18;

/** Quarters of a unit, and without the points of a line that lie between their neighbours: what no eye sees on paper. */
function forPaper(path: Path): Path {
  const slim: number[] = [];
  let last = { x: NaN, y: NaN };
  for (let at = 0; at < path.length; at += 1 + ARGUMENTS[path[at]]) {
    const op = path[at];
    const next = at + 3;
    if (op === LINE && path[next] === LINE && liesBetween(last, path, at)) continue;
    slim.push(op, ...path.slice(at + 1, at + 1 + ARGUMENTS[op]).map(quarters));
    last = op === LINE || op === MOVE ? { x: path[at + 1], y: path[at + 2] } : { x: NaN, y: NaN };
  }
  return slim;
}

/** Whether the line to `at` and the one after it are as good as one line from `from`. */
function liesBetween(from: { readonly x: number; readonly y: number }, path: Path, at: number): boolean {
  const [x, y, nextX, nextY] = [
    path[at + 1] - from.x,
    path[at + 2] - from.y,
    path[at + 4] - from.x,
    path[at + 5] - from.y,
  ];
  const length = Math.hypot(nextX, nextY);
  return length < 12 && Math.abs(x * nextY - y * nextX) < STRAY * length;
}

/** Short in a PDF, which writes a tenth with five decimals; a quarter of a unit is six hundredths of a millimetre. */
function quarters(value: number): number {
  return Math.round(value * 4) / 4;
}
