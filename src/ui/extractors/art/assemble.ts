import { group, type Drawing } from '../../../art/drawing';
import { counterDrawing } from './counter';
import { plateOf, type CounterFace, type CounterStatus } from './face';
import { type Lod } from '../../../art/lod';
import { facingDrawing } from './facing';
import type { Palette } from './palette';
import { statusDrawing, statusFormOf, statusMarks } from './status';

export interface CounterLook {
  readonly face: CounterFace;
  /** Hexsides clockwise from north; left out for a piece without facing. */
  readonly facing?: number;
  readonly status?: CounterStatus;
}

/** Card, facing and status as one picture, for panels and print; the map lays them apart. */
export function assembledDrawing({ face, facing, status }: CounterLook, lod: Lod, palette: Palette): Drawing {
  const plate = plateOf(face.kind);
  const arrow =
    plate === undefined || facing === undefined
      ? []
      : [group({ turn: facing * 60 }, facingDrawing(plate, palette).shapes)];
  const form = statusFormOf(face);
  const marks = statusMarks(face, status ?? {}).flatMap(
    (mark) => statusDrawing(mark, form, lod, palette).shapes,
  );
  return { half: 76, shapes: [...counterDrawing(face, lod, palette).shapes, ...arrow, ...marks] };
}
