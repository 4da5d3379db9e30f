import { group, type Drawing } from '../../../art/drawing';
import type { CounterLook } from '../../../art/picture';
import type { Lod } from '../../../art/lod';
import type { BoardSide } from '../../../board/model';
import type { Side } from '../../../rules/furrows';
import { counterDrawing, ghostDrawing } from './counter';
import type { CounterFace, CounterStatus } from './face';
import { facingDrawing, ghostFacing } from './facing';
import { COLOUR, type Palette } from './palette';
import { statusDrawing, statusMarks } from './status';

/** Whose zones are hatched, whose dotted. */
export function boardSide(side: Side): BoardSide {
  return side === 'foundry' ? 'hatched' : 'dotted';
}

/** A counter as the board draws it. */
export function counterLook(face: CounterFace, status: CounterStatus): CounterLook {
  const { side, armour } = face;
  return {
    shape: 'hexagon',
    card: { key: `furrows ${JSON.stringify(face)}`, draw: (lod) => counterDrawing(face, lod, COLOUR) },
    facing: {
      key: `furrows facing ${side} ${armour.join('/')}`,
      draw: () => facingDrawing(side, armour, COLOUR),
    },
    status: statusMarks(status).map((mark) => ({
      key: `furrows status ${JSON.stringify(mark)}`,
      draw: () => statusDrawing(mark, COLOUR),
    })),
  };
}

/** Where a base would be after a step of its program. */
export function ghostLook(face: CounterFace): CounterLook {
  return {
    shape: 'hexagon',
    card: { key: `furrows ghost ${face.unit}`, draw: () => ghostDrawing(face, COLOUR) },
    facing: { key: 'furrows ghost facing', draw: () => ghostFacing(COLOUR) },
    status: [],
  };
}

export interface Assembled {
  readonly face: CounterFace;
  /** Hexsides clockwise from north; left out where it is not shown. */
  readonly facing?: number | undefined;
  readonly status?: CounterStatus | undefined;
}

/** Card, facing and status as one picture, for panels and print; the map lays them apart. */
export function assembledDrawing({ face, facing, status }: Assembled, lod: Lod, palette: Palette): Drawing {
  const arrow =
    facing === undefined
      ? []
      : [group({ turn: facing * 60 }, facingDrawing(face.side, face.armour, palette).shapes)];
  const marks = status ? statusMarks(status).flatMap((mark) => statusDrawing(mark, palette).shapes) : [];
  return { half: 76, shapes: [...counterDrawing(face, lod, palette).shapes, ...arrow, ...marks] };
}
