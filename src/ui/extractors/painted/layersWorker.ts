import { drawSurvey } from '../../../board/terrain/drawSurvey';
import { surveyFields } from '../../../board/terrain/fields';
import { cutForPaper } from '../../painted/cut';
import type { LayersAsked } from './messages';

/** Draws the painted map once and cuts it into windows, away from the page's own thread. */
addEventListener('message', ({ data: { terrain, windows } }: MessageEvent<LayersAsked>) => {
  postMessage(cutForPaper(drawSurvey(surveyFields(terrain), 1), windows));
});
