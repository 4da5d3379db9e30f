import { isPlaced, unitsOf, type Placed, type Position } from '../../../../rules/extractors';
import type { OnMap } from '../../../print/page';
import { assembledDrawing } from '../../art/assemble';
import { faceOf, statusOf } from '../../art/counterFace';
import { printPalette } from '../counters/cards';

/** The counters of a game where they stand; who is aboard or sheltered lies under its carrier. */
export function countersOnMap(position: Position): readonly OnMap[] {
  return unitsOf(position)
    .filter((unit): unit is Placed => isPlaced(unit) && unit.where.inside === null)
    .map((unit) => {
      const { hex, facing } = unit.where;
      const look = {
        face: faceOf(unit),
        status: statusOf(position, unit),
        ...(facing === null ? {} : { facing }),
      };
      return { id: unit.id, hex, drawing: (ink) => assembledDrawing(look, 'lo', printPalette(ink)).shapes };
    });
}
