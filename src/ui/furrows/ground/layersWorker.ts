import type { Rect } from '../../../board/terrain/geometry';
import { cutForPaper } from '../../painted/cut';
import { drawValley } from './drawValley';
import { valleyFields } from './fields';
import type { ValleyModel } from './model';

export interface LayersAsked {
  readonly model: ValleyModel;
  readonly windows: readonly Rect[];
}

/** Draws the painted valley once and cuts it into windows, away from the page's own thread. */
addEventListener('message', ({ data: { model, windows } }: MessageEvent<LayersAsked>) => {
  postMessage(cutForPaper(drawValley(valleyFields(model), 1), windows));
});
