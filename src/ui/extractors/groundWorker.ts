import { drawSurvey } from '../../board/terrain/drawSurvey';
import { surveyFields, type Look, type SurveyFields } from '../../board/terrain/fields';
import type { TerrainModel } from '../../board/terrain/model';
import { servePainter } from '../../board/terrain/servePainter';

servePainter((terrain: TerrainModel) => {
  const measured: Partial<Record<Look, SurveyFields>> = {};
  return (level) => {
    const look = level === 0 ? 'far' : 'near';
    return drawSurvey((measured[look] ??= surveyFields(terrain, look)), level);
  };
});
