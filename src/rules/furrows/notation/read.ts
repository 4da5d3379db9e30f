import type { Grid } from '../../../hex';
import type { Check } from '../../checks';
import { Unreadable as AnyUnreadable, pieces, wordAt, wordsOf, type Word } from '../../scan';
import { SCENARIOS } from '../scenarios';
import { TURN_PARTS } from '../sequence';
import type { Base, BaseId, Flag, Phase, Position, Scenario } from '../types';
import { Unreadable, need, readBase, readHex } from './bases';
import { isDeclared, isFight, isVictory, namesIn } from './json';
import { INITIALS, PARTS, PHASE_NAMES, type Expected, type NotationFault, type PartName } from './words';

/** The position a line writes, or why it writes none. Never throws. */
export function readPosition(text: string): Position | NotationFault {
  try {
    return read({ text, at: 0 });
  } catch (problem) {
    if (problem instanceof AnyUnreadable) return problem.fault as NotationFault;
    throw problem;
  }
}

/** A line was no position: the answer says why. */
export function isFault(answer: Position | NotationFault): answer is NotationFault {
  return 'error' in answer;
}

function read(line: Word): Position {
  const [head, ...rest] = pieces(line, '|');
  const header = readHeader(head);
  const { scenario, orders, turn, phase } = header;
  const { grid } = scenario.map;
  const parts = readParts(rest);
  const bases = (['F', 'L'] as const).flatMap((initial) => readSide(scenario, initial, parts.get(initial)));
  const word = (name: PartName) => parts.get(name);
  const [part, crushed] = [word('part'), word('crushed')];
  const position: Position = {
    scenario: scenario.id,
    orders,
    turn,
    phase,
    part: part
      ? need(
          TURN_PARTS.find((name) => name === part.text),
          'part',
          part,
        )
      : null,
    bases: Object.fromEntries(bases.map((base) => [base.id, base])),
    flags: readFlags(scenario, word('flags') ?? head),
    crushed: crushed ? wordsOf(crushed).map((each) => readHex(grid, each.text, each)) : [],
    declared: readJson(word('declared'), isDeclared, []),
    fight: readJson(word('fight'), isFight, null),
    victory: readJson(word('victory'), isVictory, null),
  };
  named(position, grid, head);
  return position;
}

interface Header {
  readonly scenario: Scenario;
  readonly orders: Position['orders'];
  readonly turn: number;
  readonly phase: Phase;
}

function readHeader(head: Word): Header {
  const words = wordsOf(head);
  const [game, scenario, orders, turn, phase] = [0, 1, 2, 3, 4].map((index) => wordAt(words, index, head));
  if (game.text !== 'furrows') throw new Unreadable('game', game);
  const printed = need(
    SCENARIOS.find(({ id }) => id === scenario.text),
    'scenario',
    scenario,
  );
  if (orders.text !== 'ahead' && orders.text !== 'quick') throw new Unreadable('orders', orders);
  const number = Number(need(/^T(\d{1,2})$/.exec(turn.text), 'turn', turn)[1]);
  if (words.length > 5) throw new Unreadable('part', words[5]);
  return {
    scenario: printed,
    orders: orders.text,
    turn: number,
    phase: readPhase(printed.map.grid, phase),
  };
}

const PHASE = /^([FL])([a-z]+)([1-3])?(?:@(\d{4}))?(?::([a-z][a-z0-9-]*))?$/;

function readPhase(grid: Grid, word: Word): Phase {
  if (word.text === 'ended') return { name: 'ended', side: null };
  const [, initial, written, number, hex, base] = need(PHASE.exec(word.text), 'phase', word);
  const side = INITIALS[initial as keyof typeof INITIALS];
  const name = need(
    PHASE_NAMES.find((each) => each === written),
    'phase',
    word,
  );
  const step = Number(number) as 1 | 2 | 3;
  if (name === 'placement' || name === 'orders') return { name, side };
  if (name === 'declare' && (step === 1 || step === 2)) return { name, side, part: step };
  if (!step || hex === undefined) throw new Unreadable('phase', word);
  if (name === 'hits') return { name, side, step, hex: readHex(grid, hex, word) };
  if (name !== 'retreat' || base === undefined) throw new Unreadable('phase', word);
  return { name, side, step, base: base as BaseId, hex: readHex(grid, hex, word) };
}

/** Parts by name, each at most once. */
function readParts(rest: readonly Word[]): ReadonlyMap<PartName, Word> {
  const parts = new Map<PartName, Word>();
  for (const piece of rest) {
    const first = need(wordsOf(piece).at(0), 'part', piece);
    const name = need(
      PARTS.find((each) => each === first.text),
      'part',
      first,
    );
    if (parts.has(name)) throw new Unreadable('once', first);
    const text = piece.text.slice(name.length);
    parts.set(name, {
      text: text.trim(),
      at: piece.at + name.length + (text.length - text.trimStart().length),
    });
  }
  return parts;
}

/** All bases of an army, in its order whatever the line's, each once. */
function readSide(
  scenario: Scenario,
  initial: keyof typeof INITIALS,
  part: Word | undefined,
): readonly Base[] {
  const side = INITIALS[initial];
  const army = scenario.armies.find((each) => each.side === side)!.given;
  const nothing: Word = { text: '', at: 0 };
  const bases = new Map<BaseId, Base>();
  for (const piece of part ? pieces(part, ';') : []) {
    const base = readBase(scenario.map.grid, side, army, piece);
    if (bases.has(base.id)) throw new Unreadable('once', piece);
    bases.set(base.id, base);
  }
  return army.map(({ id }) => need(bases.get(id), 'base', part ?? nothing));
}

/** Every objective has its word. */
function readFlags({ map: { grid, objectives } }: Scenario, part: Word): readonly Flag[] {
  const written = wordsOf(part).map((word): Flag => {
    const [, number, whose] = need(/^(\d{4})([FL-])$/.exec(word.text), 'flag', word);
    const side = whose === '-' ? null : INITIALS[whose as keyof typeof INITIALS];
    return { hex: readHex(grid, number, word), side };
  });
  const all = [...objectives.north, ...objectives.middle, ...objectives.south];
  if (written.length !== all.length || written.some(({ hex }, index) => hex !== all[index]))
    throw new Unreadable('flag', part);
  return written;
}

function readJson<Value>(part: Word | undefined, check: Check, otherwise: Value): Value {
  if (!part) return otherwise;
  const fault: Expected = 'json';
  try {
    const value: unknown = JSON.parse(part.text);
    if (!check(value)) throw new Unreadable(fault, part);
    return value as Value;
  } catch {
    throw new Unreadable(fault, part);
  }
}

/** What phase, fight and declarations name is there, so that whoever shows them finds it. */
function named({ phase, bases, declared, fight, victory }: Position, grid: Grid, line: Word): void {
  const names = namesIn([phase, declared, fight, victory]);
  if (names.bases.some((id) => !Object.hasOwn(bases, id))) throw new Unreadable('base', line);
  if (names.hexes.some((hex) => hex < 0 || hex >= grid.size)) throw new Unreadable('place', line);
}
