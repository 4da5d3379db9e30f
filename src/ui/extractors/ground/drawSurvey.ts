import { DETAILS, type DetailLevel } from '../../../board/terrain/detail';
import type { Drawing } from '../../../board/terrain/drawing';
import { drawBog } from './bog';
import { drawBuildUp } from './buildUp';
import { drawChimneys } from './chimneys';
import { drawClear } from './clear';
import { drawDepression } from './depression';
import type { SurveyFields } from './fields';
import { drawFlux, drawFluxChevrons } from './flux';
import { drawLake } from './lake';
import { drawBridges, drawRoads } from './roads';
import { drawRough } from './rough';
import { drawGround, drawSheet } from './sheet';

const LAYERS = [
  drawGround,
  drawClear,
  drawFlux,
  drawDepression,
  drawBog,
  drawRough,
  drawLake,
  drawBuildUp,
  drawChimneys,
  drawRoads,
  drawBridges,
  drawFluxChevrons,
  drawSheet,
] as const;

/** The whole sheet at a level of detail, from the ground up. The same fields give the same drawing. */
export function drawSurvey(fields: SurveyFields, level: DetailLevel): Drawing {
  return LAYERS.flatMap((draw) => draw(fields, DETAILS[level])).filter((layer) => layer.path.length > 0);
}
