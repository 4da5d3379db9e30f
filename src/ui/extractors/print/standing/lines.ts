import {
  enemyOf,
  isPlaced,
  unitsOf,
  view,
  writePosition,
  type Position,
  type Unit,
} from '../../../../rules/extractors';
import type { Standing } from '../../../print/standing/standing';
import {
  directionName,
  figuresOf,
  hexName,
  phaseName,
  scenarioName,
  sideName,
  statusWords,
  turnText,
  unitName,
} from '../../wording';
import type { GameOnTable } from '../sheets';

/** Every unit in play, where it stands and what is the matter with it. */
export function standingOf(position: Position): Standing {
  const { scenario, phase } = position;
  return {
    now: `${scenarioName(scenario)}, ${turnText(position)}: ${phaseName(phase)}`,
    columns: ['Unit', 'Side', 'Hex', 'Faces', 'Figures', 'State'],
    lines: unitsOf(position).map((unit) => ({
      id: unit.id,
      cells: [
        unitName(unit),
        sideName(unit.side),
        ...placeOf(unit),
        figuresOf(unit),
        statusWords(unit).join(', '),
      ],
    })),
    notation: writePosition(position),
    hint: 'type it under “Print sheets”, “Back from the table”; a ? is an order face down',
  };
}

/** '1214', or '–' off the map; 'north-east', or '' without a facing. */
function placeOf(unit: Unit): readonly [hex: string, faces: string] {
  if (!isPlaced(unit)) return ['–', ''];
  const { hex, facing } = unit.where;
  return [hexName(hex), facing === null ? '' : directionName(facing)];
}

/**
 * What a side prints of its game. Open: what may lie on the table before the other side, its own secrets left out; own: all
 * it knows, for itself alone [§8.1, §9.4, §9.6].
 */
export function onPaper({ position, seat }: GameOnTable, secrets: 'open' | 'own'): Position {
  if (secrets === 'own' || seat === 'all' || seat === 'watch') return position;
  return view(position, enemyOf(seat));
}
