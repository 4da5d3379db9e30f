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
import { secretUnits } from '../secretUnits';
import type { GameOnTable } from '../sheets';

/** Every unit in play as it reaches paper, where it stands and what is the matter with it. */
export function standingOf(game: GameOnTable, secrets: 'open' | 'own'): Standing {
  const position = onPaper(game, secrets);
  const { scenario, phase } = position;
  return {
    now: `${scenarioName(scenario)}, ${turnText(position)}: ${phaseName(phase)}${lackWords(game, secrets)}`,
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

/** By the scenario alone, so that nobody reads from it whether there is one. */
function lackWords({ position, seat }: GameOnTable, secrets: 'open' | 'own'): string {
  if (seat === 'all' || seat === 'watch') return '';
  const own = secrets === 'open' ? secretUnits(position, seat) : null;
  const write = own ?? secretUnits(position, enemyOf(seat));
  return write === null ? '' : `. Units the other side may not see are left out: ${write}`;
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
