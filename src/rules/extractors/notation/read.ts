import { findCounter } from '../data';
import { inMixOrder } from '../newUnit';
import { COMBAT_ORDERS, MOVE_ORDERS } from '../display/cycle';
import { isHandicap, SCENARIOS } from '../scenarios';
import type { Activation, BoxIndex, CounterId, Handicap, Position, Scenario, Unit, Victory } from '../types';
import type { Draft } from '../../result';
import { agreedOf, whyNotVariant } from '../variant';
import { Unreadable, need, pieces, wordAt, wordsOf, type NotationFault, type Word } from './scan';
import { readUnit } from './units';
import { HANDICAPS, INITIALS, PARTS, PHASES, type Part } from './words';

/** The position a line writes, or why it writes none. Never throws. */
export function readPosition(text: string): Position | NotationFault {
  try {
    return read({ text, at: 0 });
  } catch (problem) {
    if (problem instanceof Unreadable) return problem.fault;
    throw problem;
  }
}

/** A line was no position: the answer says why. */
export function isFault(answer: Position | NotationFault): answer is NotationFault {
  return 'error' in answer;
}

type Header = Pick<Position, 'scenario' | 'rules' | 'handicap' | 'variant' | 'turn' | 'phase'>;

function read(line: Word): Position {
  const [head, ...rest] = pieces(line, '|');
  const header = readHeader(head);
  const parts = readParts(rest);
  const units = (['D', 'A'] as const).flatMap((side) => readUnits(header, side, parts.get(side)));
  const [activation, uncovered, victory] = [
    parts.get('activation'),
    parts.get('uncovered'),
    parts.get('victory'),
  ];
  return {
    ...header,
    activation: activation ? readActivation(activation) : null,
    units: inMixOrder(units),
    uncovered: uncovered ? wordsOf(uncovered).map(readCounter) : [],
    victory: victory ? readVictory(victory) : null,
  };
}

function readHeader(head: Word): Header {
  const all = wordsOf(head);
  const even = all.slice(2).filter(({ text }) => HANDICAP.test(text));
  const varied = all.slice(2).filter(({ text }) => VARIED.test(text));
  const words = all.filter((word) => !even.includes(word) && !varied.includes(word));
  const [scenario, rules, turn, phase] = [0, 1, 2, 3].map((index) => wordAt(words, index, head));
  const printed = need(
    SCENARIOS.find((each) => each.id === scenario.text),
    'scenario',
    scenario,
  );
  if (rules.text !== 'full' && rules.text !== 'simple') throw new Unreadable('rules', rules);
  const number = need(/^T(\d{1,2})$/.exec(turn.text), 'turn', turn)[1];
  const known = Object.hasOwn(PHASES, phase.text) ? PHASES[phase.text] : undefined;
  if (words.length > 4) throw new Unreadable('part', words[4]);
  return {
    scenario: printed.id,
    rules: rules.text,
    ...(even.length > 0 && { handicap: readHandicap(even, printed) }),
    ...readVariant(varied),
    turn: Number(number),
    phase: { ...need(known, 'phase', phase) },
  };
}

const HANDICAP = /^([a-z]+)([+-]\d{1,2})$/;

function readHandicap(words: readonly Word[], scenario: Scenario): Handicap {
  const handicap: Draft<Handicap> = { dorian: 0, avronian: 0, turns: 0 };
  for (const word of words) {
    const [, text, more] = HANDICAP.exec(word.text)!;
    const name = need(
      HANDICAPS.find((each) => each === text),
      'handicap',
      word,
    );
    if (handicap[name] !== 0) throw new Unreadable('once', word);
    handicap[name] = Number(more);
    if (!isHandicap(handicap, scenario)) throw new Unreadable('handicap', word);
  }
  return handicap;
}

const VARIED = /^([a-z]+\.[a-z]+)=(-?\d{1,2})$/;

function readVariant(words: readonly Word[]): Pick<Header, 'variant'> {
  if (words.length === 0) return {};
  const variant: Record<string, number> = {};
  for (const word of words) {
    const [, name, value] = VARIED.exec(word.text)!;
    if (Object.hasOwn(variant, name)) throw new Unreadable('once', word);
    variant[name] = Number(value);
  }
  if (whyNotVariant(variant)) throw new Unreadable('variant', words[0]);
  const agreed = agreedOf(variant);
  return agreed ? { variant: agreed } : {};
}

/** What follows the first word of each part. */
function readParts(list: readonly Word[]): ReadonlyMap<Part, Word> {
  const parts = new Map<Part, Word>();
  for (const piece of list) {
    const first = wordAt(wordsOf(piece), 0, piece);
    const part = need(
      PARTS.find((each) => each === first.text),
      'part',
      first,
    );
    const body = piece.text.slice(first.text.length);
    if (parts.has(part)) throw new Unreadable('once', first);
    const at = first.at + first.text.length + (body.length - body.trimStart().length);
    parts.set(part, { text: body.trimStart(), at });
  }
  return parts;
}

function readUnits(header: Header, part: 'D' | 'A', body: Word | undefined): readonly Unit[] {
  if (!body) return [];
  const seen = new Map<CounterId, Unit>();
  const read = pieces(body, ';').map((piece) => {
    const unit = readUnit(header, piece);
    if (unit.side !== INITIALS[part]) throw new Unreadable('unit', piece);
    if (seen.has(unit.id)) throw new Unreadable('once', piece);
    seen.set(unit.id, unit);
    return { unit, piece };
  });
  for (const { unit, piece } of read) {
    const inside = unit.where.at === 'map' ? unit.where.inside : null;
    if (inside !== null && !seen.has(inside)) throw new Unreadable('carrier', piece);
  }
  return read.map(({ unit }) => unit);
}

function readCounter(word: Word): CounterId {
  return need(findCounter(word.text), 'unit', word).id;
}

/** 'resetting B combat', 'moving A close 1 marking', 'firing A sweep panza-lance': machine, order, box, what was fired at. */
function readActivation(body: Word): Activation {
  const words = wordsOf(body);
  const [type, id, order] = [0, 1, 2].map((index) => wordAt(words, index, body));
  const machine = readCounter(id);
  const rest = words.slice(3);
  switch (type.text) {
    case 'resetting':
      return { type: 'resetting', machine, cycle: oneOf(['move', 'combat'] as const, order) };
    case 'moving': {
      const box = wordAt(rest, 0, body);
      const index = (Number(oneOf(['1', '2', '3'] as const, box)) - 1) as BoxIndex;
      const [marking] = readMarking(rest.slice(1));
      return { type: 'moving', machine, order: oneOf(MOVE_ORDERS, order), box: index, marking };
    }
    case 'firing': {
      const [marking, swept] = readMarking(rest);
      const revealed = order.text === '-' ? null : oneOf(COMBAT_ORDERS, order);
      return { type: 'firing', machine, order: revealed, marking, swept: swept.map(readCounter) };
    }
    default:
      throw new Unreadable('activation', type);
  }
}

function readMarking(words: readonly Word[]): readonly [boolean, readonly Word[]] {
  return words.at(0)?.text === 'marking' ? [true, words.slice(1)] : [false, words];
}

function oneOf<T extends string>(allowed: readonly T[], word: Word): T {
  return need(
    allowed.find((each) => each === word.text),
    'activation',
    word,
  );
}

function readVictory(body: Word): Victory {
  const value = parseJson(body.text) as Partial<Victory> | null | undefined;
  const known =
    [null, 'dorian', 'avronian'].includes(value?.winner ?? null) && typeof value?.because?.code === 'string';
  if (!known || !Array.isArray(value.points)) throw new Unreadable('victory', body);
  return { winner: value.winner ?? null, because: value.because, points: value.points };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
