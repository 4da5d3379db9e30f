import { distance, type Hex } from '../../../hex';
import {
  canSee,
  isExposed,
  isPlaced,
  mapOf,
  reachOf,
  unitsIn,
  whyIllegal,
  whyNoEnd,
  type CounterId,
  type Illegal,
  type Position,
  type Unit,
} from '../../../rules/extractors';
import { costSum, hexes, hexLine, hexName, percent, reasonThere, uncapital } from '../wording';
import type { Desk } from '../input/desk';
import { marksWith } from '../input/modes/marking';
import { bestEnd, endsIn } from '../input/modes/moving';
import { chancesOf } from '../input/modes/shotMarks';

/**
 * A hex in one line, as it is and for the unit in hand: what it costs to end there or why it may not, how far and in sight,
 * the chance of hitting who stands there. What a pointer, a held finger or the keyboard comes to.
 */
export function pointedLine(position: Position, desk: Desk, hex: Hex): string {
  const line = hexLine(position, hex);
  const { selected, sight } = desk;
  if (sight && sight.from !== null && sight.from !== hex)
    return `${line} ${measureWords(position, sight.from, hex)}`;
  if (selected === null || !Object.hasOwn(position.units, selected)) return line;
  const told = forUnit(position, position.units[selected], hex);
  return told === '' ? line : `${line} ${told}`;
}

/** Of its own hex nothing is to be said: it stands there. */
function forUnit(position: Position, unit: Unit, hex: Hex): string {
  if (isPlaced(unit) && unit.where.hex === hex) return '';
  const away = rangeWords(position, unit, hex);
  switch (position.phase.name) {
    case 'movement':
      return sentences([moveWords(position, unit, hex), away]);
    case 'fire':
      return sentences([chanceWords(position, unit, hex), away]);
    default:
      return '';
  }
}

/** '5 of 6 movement points, 1 left', the road's bonus apart; or why it may not end there. */
function moveWords(position: Position, unit: Unit, hex: Hex): string {
  if (unit.side !== position.phase.side) return '';
  const { activation } = position;
  if (activation?.type === 'moving' && activation.marking && activation.machine === unit.id)
    return markWords(position, unit.id, hex);
  const reach = reachOf(position, unit.id);
  const end = bestEnd(endsIn(reach, hex).filter(({ exit }) => exit === null));
  if (end) {
    const bonus = Math.max(0, end.spent + end.left - reach.allowance);
    return costSum({ spent: end.spent, allowance: reach.allowance, bonus, end });
  }
  return notForIt(position, whyNoEnd(position, unit.id, hex));
}

/** Vector marks a hex before it moves: whether it may be this one [§8.3.1]. */
function markWords(position: Position, machine: CounterId, hex: Hex): string {
  const mark = { type: 'markHex', machine, hex, exit: null } as const;
  if (marksWith(position, mark).length > 0) return 'It may mark it';
  return notForIt(position, whyIllegal(position, mark));
}

function notForIt(position: Position, why: Illegal | undefined): string {
  return why ? `Not for it: ${uncapital(reasonThere(position, why).text)}` : '';
}

function chanceWords(position: Position, unit: Unit, hex: Hex): string {
  if (unit.side !== position.phase.side) return '';
  const chances = chancesOf(position, unit.id);
  const here = unitsIn(position, hex).filter((other) => isExposed(other) && other.side !== unit.side);
  const best = here.flatMap(({ id }) => chances.get(id) ?? []);
  if (best.length > 0) return `${percent(Math.max(...best))} to hit`;
  return here.length > 0 ? 'No shot at it' : '';
}

/** '6 hexes from 1215, in sight.' */
function measureWords(position: Position, from: Hex, hex: Hex): string {
  const map = mapOf(position);
  const seen = canSee(map, from, hex) ? 'in sight' : 'out of sight';
  return `${hexes(distance(map.grid, from, hex))} from ${hexName(from)}, ${seen}.`;
}

/** 'Range 2, in sight' */
function rangeWords(position: Position, unit: Unit, hex: Hex): string {
  if (!isPlaced(unit)) return '';
  const map = mapOf(position);
  const seen = canSee(map, unit.where.hex, hex) ? 'in sight' : 'out of sight';
  return `${hexes(distance(map.grid, unit.where.hex, hex))} away, ${seen}`;
}

function sentences(parts: readonly string[]): string {
  return parts
    .filter((part) => part !== '')
    .map((part) => `${part.replace(/\.$/, '')}.`)
    .join(' ');
}
