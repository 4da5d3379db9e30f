import type { Look } from '../../../board/terrain/fields';
import { servePainter } from '../../../board/terrain/servePainter';
import { drawSurvey } from './drawSurvey';
import { surveyFields, type SurveyFields } from './fields';
import type { TerrainModel } from './model';

servePainter((terrain: TerrainModel) => {
  const measured: Partial<Record<Look, SurveyFields>> = {};
  return (level) => {
    const look = level === 0 ? 'far' : 'near';
    return drawSurvey((measured[look] ??= surveyFields(terrain, look)), level);
  };
});
