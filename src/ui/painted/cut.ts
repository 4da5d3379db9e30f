import type { Drawing } from '../../board/terrain/drawing';
import type { Rect } from '../../board/terrain/geometry';
import { cutOut, indexDrawing } from '../../board/terrain/paint';
import { pathData } from '../../board/terrain/svg';
import { forPaper } from './forPaper';
import type { LayersDrawn } from './messages';

/** What of a painted map shows in each window, as SVG. */
export function cutForPaper(drawing: Drawing, windows: readonly Rect[]): LayersDrawn {
  const indexed = indexDrawing(drawing);
  return windows.map((window) => ({
    origin: { x: window.x, y: window.y },
    layers: cutOut(indexed, window).map(({ path, ...style }) => ({
      ...style,
      d: pathData(forPaper(path, window)),
    })),
  }));
}
