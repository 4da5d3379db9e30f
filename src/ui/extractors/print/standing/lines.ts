import {
  enemyOf,
  isPlaced,
  unitsOf,
  view,
  type Position,
  type Side,
  type Unit,
} from '../../../../rules/extractors';
import { directionName, figuresOf, hexName, statusWords, unitName } from '../../wording';
import type { GameOnTable } from '../sheets';

/** One unit of a game on paper. */
export interface StandingLine {
  readonly id: string;
  readonly side: Side;
  readonly name: string;
  readonly figures: string;
  /** '1214', or '–' off the map. */
  readonly hex: string;
  /** 'north-east', or '' without a facing. */
  readonly facing: string;
  readonly state: string;
}

/** Every unit in play, where it stands and what is the matter with it. */
export function standingLines(position: Position): readonly StandingLine[] {
  return unitsOf(position).map((unit) => ({
    id: unit.id,
    side: unit.side,
    name: unitName(unit),
    figures: figuresOf(unit),
    ...placeOf(unit),
    state: statusWords(unit).join(', '),
  }));
}

function placeOf(unit: Unit): Pick<StandingLine, 'hex' | 'facing'> {
  if (!isPlaced(unit)) return { hex: '–', facing: '' };
  const { hex, facing } = unit.where;
  return { hex: hexName(hex), facing: facing === null ? '' : directionName(facing) };
}

/**
 * What a side prints of its game. Open: what may lie on the table before the other side, its own secrets left out; own: all
 * it knows, for itself alone [§8.1, §9.4, §9.6].
 */
export function onPaper({ position, seat }: GameOnTable, secrets: 'open' | 'own'): Position {
  if (secrets === 'own' || seat === 'all' || seat === 'watch') return position;
  return view(position, enemyOf(seat));
}
