import { prepareSurvey } from '../../../board/prepareSurvey';
import { grown, mapBounds } from '../../../board/terrain/geometry';
import type { Ground } from '../../../board/terrain/ground';
import { sheetBounds } from '../../../board/terrain/sheet';
import { doriana } from '../../../rules/extractors';
import type { TerrainModel } from './model';
import painterUrl from './groundWorker.ts?shared-worker';

const terrain: TerrainModel = {
  title: { name: 'DORIANA-5', besideX: 262 },
  columns: doriana.grid.columns,
  rows: doriana.grid.rows,
  terrain: doriana.terrain,
  flux: doriana.flux,
  roads: doriana.roads,
};

/** The one map; always the same object. */
export const GROUND: Ground = {
  name: 'doriana',
  // The file's name changes with the painter; while it is being worked on nothing is kept for longer than the page lives.
  version: import.meta.env.DEV ? String(Date.now()) : painterUrl,
  sheet: sheetBounds(terrain),
  thumbnail: { url: `${import.meta.env.BASE_URL}map-thumbnail.webp`, area: grown(mapBounds(terrain), 4) },
  terrain,
  startPainter: () => new Worker(painterUrl, { type: 'module' }),
};

/** Begins to paint the map while the rest of the game is still on its way. */
export function prepareGround(): void {
  prepareSurvey(GROUND);
}
