import { cutForPaper } from '../../painted/cut';
import { drawSurvey } from '../ground/drawSurvey';
import { surveyFields } from '../ground/fields';
import type { LayersAsked } from './messages';

/** Draws the painted map once and cuts it into windows, away from the page's own thread. */
addEventListener('message', ({ data: { terrain, windows } }: MessageEvent<LayersAsked>) => {
  postMessage(cutForPaper(drawSurvey(surveyFields(terrain), 1), windows));
});
