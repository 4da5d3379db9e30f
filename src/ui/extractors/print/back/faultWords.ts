import {
  SCENARIOS,
  findCounter,
  type BeginFault,
  type CounterId,
  type NotationExpected,
} from '../../../../rules/extractors';
import { counterName, listed } from '../../wording';
import { unreadWords } from '../../../saves/words';

/** What a line should have had where it cannot be read. */
const EXPECTED: Readonly<Record<NotationExpected, string>> = {
  scenario: `a scenario should stand: ${listed(
    SCENARIOS.map(({ id }) => id),
    'or',
  )}`,
  rules: 'the rules should stand: full or simple',
  handicap: 'the handicap cannot be read',
  variant: 'the numbers that differ from the printed ones are none that may (R-111)',
  turn: 'the turn should stand, such as T3',
  phase: 'the phase should stand, such as Dmovement, Dfire, Drally, Amovement or Afire',
  part: 'a part should begin: D, A, activation or uncovered',
  unit: 'a unit should stand with its place, such as panza-shock-1@1215 or pgp-1@1412/NE',
  chassis: 'a machine needs its kind before its letter, such as glide A@1010/S; nothing else has one',
  once: 'something stands a second time',
  place: 'the place is none: a hex such as 1215, waiting, unplaced, lost, or left-north',
  facing: 'a vehicle or machine needs its facing, such as 1412/NE; nothing else has one',
  carrier: 'the unit it is aboard of is not in the line',
  word: 'the word means nothing for this unit',
  activation: 'what a machine is in the middle of cannot be read',
  victory: 'the end of a game cannot be read',
};

const UNFIT: Readonly<Record<Exclude<BeginFault['error'], NotationExpected>, string>> = {
  over: 'This game has ended: there is nothing to go on with.',
  turnOutside: 'The scenario has no such turn in this phase.',
  nobody: 'Nobody is on the map and nobody is still to come.',
  offTerrain: 'may not be on the ground of its hex (§2).',
  stacked:
    'has no room in its hex: at most three units of a side, one of them a vehicle or machine, and no enemy (§6.2).',
  aboard:
    'cannot be aboard there: it takes a section, and a Floater or fort with room in the same hex (§6.3.3).',
  strength: 'has more steps or armour than it can have, or none left: then it is lost, such as pgp-1@lost.',
  faceDown:
    'has orders face down (?). Write each order, as in m:close,hold,- c:target,-,- or a - for an empty box.',
  noOrders: 'has orders, but Simple rules have none (§8).',
  display: 'has a display that cannot be: more speed lost than it has, or weapons for slots it has not.',
  names: 'A unit is named that is not in the line.',
  halfway: 'No machine can be in the middle of that in this phase.',
  hidden: 'cannot be hidden (R-59).',
  pinned: 'cannot be both pinned and routed (§7.3.2).',
  mark: 'marks what is no enemy on the map (§8.4.4).',
  entry: 'can never enter: no way in, no speed or no orders (R-42).',
  stuck: 'Nobody could do anything here, nor end the phase.',
};

/** Why a line begins no game, in the player's words. */
export function beginFaultWords(fault: BeginFault): string {
  if ('at' in fault) return unreadWords(fault, EXPECTED[fault.error]);
  const words = UNFIT[fault.error];
  return fault.unit === undefined ? words : `${nameOf(fault.unit)} ${words}`;
}

/** 'Machine A', or the unit's own name. */
function nameOf(id: CounterId): string {
  return findCounter(id)?.kind === null ? `Machine ${id}` : counterName(id);
}
