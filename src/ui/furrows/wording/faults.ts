import {
  SCENARIOS,
  UNITS,
  type BaseId,
  type BeginFault,
  type NotationExpected,
} from '../../../rules/furrows';
import { listed } from '../../widgets/words';
import { unreadWords } from '../../saves/words';

/** What a line should have had where it cannot be read. */
const EXPECTED: Readonly<Record<NotationExpected, string>> = {
  game: 'the line should begin with furrows',
  scenario: `a scenario should stand: ${listed(
    SCENARIOS.map(({ id }) => id),
    'or',
  )}`,
  orders: 'the way of orders should stand: quick or ahead',
  turn: 'the turn should stand, such as T3',
  phase: 'the phase should stand, such as Fplacement, Forders or Lorders',
  part: 'a part should begin: F, L, flags or crushed',
  once: 'something stands a second time',
  base: 'a base of the army should stand with its place, such as anvil@1208/SE; each base once',
  place: 'the place is none: a hex such as 1208/SE, unplaced, or lost1208',
  facing: 'a base needs its facing, such as 1208/SE',
  word: 'the word means nothing for this base',
  program: 'the program is none, such as m3:F+F+B:-',
  gunnery: 'two gunnery entries should stand, such as g3:fire:load',
  flag: 'every objective should stand with its flag, such as 1209F, 1310L or 0608-',
  json: 'what is in the middle of a step cannot be read',
};

const UNFIT: Readonly<Record<Exclude<BeginFault['error'], NotationExpected>, string>> = {
  over: 'This game has ended: there is nothing to go on with.',
  halfway:
    'A turn is half done in it. A game goes on from its set-up or from the orders of a turn (E-98), such as Forders.',
  turnOutside: 'The scenario has no such turn in this phase.',
  nobody: 'A side has no base left on the map.',
  unplaced: 'is not where it can be now: it is set up before turn 1, and not lost before it.',
  outsideZone: 'is outside its zone (§16).',
  offTerrain: 'may not be on the ground of its hex (§2).',
  stacked: 'has no room in its hex: two bases of a side at most, one of them large, and no enemy (§6.2).',
  mode: 'cannot be in that mode (§3.5, §5.2).',
  strength: 'has more shots loaded, more hits on its running gear or a longer jam than it can have (§3.5).',
  tries: 'has difficult tokens for a hex that is not beside it (§6.4).',
  faceDown: 'has orders face down (?). Write them, or leave them out where none are written.',
  queue: 'has orders for a turn that nobody writes now, or two for one turn (§5.1).',
  shaken: 'has two shaken tokens: one comes off at the end of a turn (§11.1). Write shaken1.',
  owed: 'has no orders, and they can no longer be written: its side has locked, or they were due the turn before (§5.1). Write them here, or change to Forders and quick, where both sides still write.',
};

/** Why a line begins no game, in the player’s words. */
export function beginFaultWords(fault: BeginFault): string {
  if ('at' in fault) return unreadWords(fault, EXPECTED[fault.error]);
  const words = UNFIT[fault.error];
  return fault.base === undefined ? words : `${nameOf(fault.base)} ${words}`;
}

/** 'Line section (line-2)': as its line names it, for that is what has to be mended. */
function nameOf(id: BaseId): string {
  const given = SCENARIOS.flatMap(({ armies }) => armies.flatMap((army) => army.given)).find(
    (each) => each.id === id,
  );
  return given ? `${UNITS[given.unit].name} (${id})` : id;
}
