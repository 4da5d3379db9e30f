import { fill, type Layer } from '../../../board/terrain/drawing';
import { grown, HEIGHT, mapBounds } from '../../../board/terrain/geometry';
import { PAPER } from '../../../board/terrain/palette';
import {
  BLEED,
  neatLines,
  playingArea,
  rectangle,
  reversed,
  sheetBounds,
} from '../../../board/terrain/sheet';
import { scaleBar, titles } from '../../../board/terrain/titles';
import type { SurveyFields } from './fields';
import type { TerrainModel } from './model';
import { ROUGH } from './palette';

export function drawGround({ model }: SurveyFields): Layer[] {
  return [fill(rectangle(grown(mapBounds(model), BLEED)), PAPER.field)];
}

export function drawSheet({ model }: SurveyFields): Layer[] {
  const field = rectangle(grown(mapBounds(model), BLEED));
  return [
    fill([...field, ...playingArea(model)], PAPER.veil, 0.72),
    fill([...rectangle(sheetBounds(model)), ...reversed(grown(mapBounds(model), BLEED))], PAPER.sheet),
    ...neatLines(model, PAPER.ink),
    ...margins(model),
  ];
}

function margins(model: TerrainModel): Layer[] {
  const { width, height } = mapBounds(model);
  const inks = { ...PAPER, light: ROUGH.lit2 };
  return [...titles(width, model.title, inks), ...scaleBar(width - 5 * HEIGHT, height + 55, inks)];
}
