import { cutOut, indexDrawing } from '../../../board/terrain/paint';
import { drawSurvey } from '../../../board/terrain/drawSurvey';
import { surveyFields } from '../../../board/terrain/fields';
import { pathData } from '../../../board/terrain/svg';
import { forPaper } from './forPaper';
import type { LayersAsked, LayersDrawn } from './messages';

/** Draws the painted map once and cuts it into pages, away from the page's own thread. */
addEventListener('message', ({ data: { terrain, windows } }: MessageEvent<LayersAsked>) => {
  const drawing = indexDrawing(drawSurvey(surveyFields(terrain), 1));
  const drawn: LayersDrawn = windows.map((window) => ({
    origin: { x: window.x, y: window.y },
    layers: cutOut(drawing, window).map(({ path, ...style }) => ({
      ...style,
      d: pathData(forPaper(path, window)),
    })),
  }));
  postMessage(drawn);
});
