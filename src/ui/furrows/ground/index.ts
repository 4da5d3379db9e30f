import { prepareSurvey } from '../../../board/prepareSurvey';
import { grown, mapBounds } from '../../../board/terrain/geometry';
import type { Ground } from '../../../board/terrain/ground';
import { sheetBounds } from '../../../board/terrain/sheet';
import { valleyModel } from './valleyModel';
import painterUrl from './groundWorker.ts?shared-worker';

const model = valleyModel();

/** The one map of Iron Furrows; always the same object. */
export const GROUND: Ground = {
  name: 'valley',
  // The file's name changes with the painter; while it is being worked on nothing is kept for longer than the page lives.
  version: import.meta.env.DEV ? String(Date.now()) : painterUrl,
  sheet: sheetBounds(model),
  thumbnail: { url: `${import.meta.env.BASE_URL}valley-thumbnail.webp`, area: grown(mapBounds(model), 4) },
  terrain: model,
  startPainter: () => new Worker(painterUrl, { type: 'module' }),
};

/** Begins to paint the map while the rest of the game is still on its way. */
export function prepareGround(): void {
  prepareSurvey(GROUND);
}
