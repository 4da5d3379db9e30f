import type { Detail } from '../../../board/terrain/detail';
import type { Layer } from '../../../board/terrain/drawing';
import { drawMarsh } from '../../../board/terrain/marsh';
import type { SurveyFields } from './fields';
import { BOG } from './palette';

/** Creeshing bog. */
export function drawBog({ inside: { bog } }: SurveyFields, detail: Detail): Layer[] {
  const dry = { wet: 7, pool: 6 };
  return drawMarsh(bog, { ink: BOG, dry, shore: 0.36, apart: 4.4, tufts: { step: 14.5, above: 5 } }, detail);
}
