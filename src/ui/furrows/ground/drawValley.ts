import { DETAILS, type DetailLevel } from '../../../board/terrain/detail';
import type { Drawing } from '../../../board/terrain/drawing';
import { drawClear } from './clear';
import type { ValleyFields } from './fields';
import { drawForest } from './forest';
import { drawHeights } from './heights';
import { drawRough } from './rough';
import { drawField, drawSheet } from './sheet';
import { drawSwamp } from './swamp';
import { drawBuildings, drawRuins } from './towns';
import { drawRoads, drawTrenches } from './ways';
import { drawGunPits, drawWire } from './works';

const LAYERS = [
  drawField,
  drawClear,
  drawHeights,
  drawSwamp,
  drawForest,
  drawRough,
  drawRuins,
  drawBuildings,
  drawRoads,
  drawTrenches,
  drawWire,
  drawGunPits,
  drawSheet,
] as const;

/** The whole sheet at a level of detail, from the ground up. The same fields give the same drawing. */
export function drawValley(fields: ValleyFields, level: DetailLevel): Drawing {
  return LAYERS.flatMap((draw) => draw(fields, DETAILS[level])).filter((layer) => layer.path.length > 0);
}
