import { drawSurvey } from '../../board/terrain/drawSurvey';
import { surveyFields } from '../../board/terrain/fields';
import type { TerrainModel } from '../../board/terrain/model';
import { servePainter } from '../../board/terrain/servePainter';

servePainter((terrain: TerrainModel) => {
  const fields = surveyFields(terrain);
  return (level) => drawSurvey(fields, level);
});
