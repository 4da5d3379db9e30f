import type { CounterLook } from '../../../art/picture';
import type { BoardModel, BoardSide } from '../../../board/model';
import { counterDrawing } from './counter';
import { plateOf, type CounterFace, type CounterStatus } from './face';
import { facingDrawing } from './facing';
import { sideMark, type SideName } from './sideMarks';
import { COLOUR } from './palette';
import { statusDrawing, statusFormOf, statusMarks } from './status';

/** A counter as the board draws it. */
export function counterLook(face: CounterFace, status: CounterStatus): CounterLook {
  const plate = plateOf(face.kind);
  const form = statusFormOf(face);
  return {
    shape: form === 'square' ? 'square' : 'hexagon',
    card: { key: `card ${JSON.stringify(face)}`, draw: (lod) => counterDrawing(face, lod, COLOUR) },
    ...(plate && { facing: { key: `facing ${plate}`, draw: () => facingDrawing(plate, COLOUR) } }),
    status: statusMarks(face, status).map((mark) => ({
      key: `status ${mark} ${form}`,
      draw: (lod) => statusDrawing(mark, form, lod, COLOUR),
    })),
  };
}

export const SIDES_ON_MAP: BoardModel['sides'] = {
  hatched: { colour: COLOUR.dorian, mark: sideMark('dorian', COLOUR) },
  dotted: { colour: COLOUR.avronian, mark: sideMark('avronian', COLOUR) },
};

/** Whose zones are hatched, whose dotted. */
export function boardSide(side: SideName): BoardSide {
  return side === 'dorian' ? 'hatched' : 'dotted';
}
