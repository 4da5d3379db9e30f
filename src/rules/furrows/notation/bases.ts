import { DIRECTION_NAMES, parseHex, type Direction, type Grid, type Hex } from '../../../hex';
import type { Draft } from '../../result';
import { Unreadable as AnyUnreadable, need as anyNeed, wordsOf, type Word } from '../../scan';
import { UNITS } from '../data';
import { freshBase } from '../freshBase';
import { isAction } from '../shape';
import type { Base, Given, GunneryOrder, Mode, MovementOrder, Side, WeaponName, Where } from '../types';
import type { Expected } from './words';

export const need: <T>(value: T | undefined | null, error: Expected, word: Word) => T = anyNeed;
export const Unreadable: new (error: Expected, word: Word) => AnyUnreadable<Expected> =
  AnyUnreadable<Expected>;

/** Two digits are enough for any count on a base. */
const COUNTS: readonly (readonly [RegExp, (base: Draft<Base>, count: number) => void])[] = [
  [/^wear(\d{1,2})$/, (base, count) => void (base.wear = count)],
  [/^shaken([12])$/, (base, count) => void (base.shaken = count)],
  [/^gear(\d{1,2})$/, (base, count) => void (base.gear = count)],
  [/^jam(\d{1,2})$/, (base, count) => void (base.jammed = count)],
];

/** The base a piece of a line writes, of a side and its army. Throws Unreadable. */
export function readBase(grid: Grid, side: Side, army: readonly Given[], piece: Word): Base {
  const [first, ...rest] = wordsOf(piece);
  const head = need(first as Word | undefined, 'base', piece);
  const [name, place] = split(head, '@');
  const given = need(
    army.find(({ id }) => id === name.text),
    'base',
    name,
  );
  const base = ownCopy(freshBase(side, given));
  base.where = readWhere(grid, need(place, 'place', head));
  for (const word of rest) readWord(grid, base, word);
  return base;
}

/** A fresh base shares what all fresh bases have; what is read is written into this one alone. */
function ownCopy(base: Base): Draft<Base> {
  return {
    ...base,
    upgrades: [...base.upgrades],
    loads: { ...base.loads },
    pending: { ...base.pending },
    turn: { ...base.turn },
    order: null,
    queue: { movement: [], gunnery: [] },
  };
}

function readWhere(grid: Grid, word: Word): Where {
  if (word.text === 'unplaced') return { at: 'unplaced' };
  const lost = /^lost(\d{4})$/.exec(word.text);
  if (lost) return { at: 'destroyed', hex: readHex(grid, lost[1], word) };
  const [hex, facing] = word.text.split('/');
  return { at: 'map', hex: readHex(grid, hex, word), facing: readFacing(facing, word) };
}

/** The hex of a printed number. Throws Unreadable if the map has none. */
export function readHex(grid: Grid, number: string, word: Word): Hex {
  return need(parseHex(grid, number), 'place', word);
}

function readFacing(name: string | undefined, word: Word): Direction {
  const found = DIRECTION_NAMES.findIndex((each) => each === name);
  return need(found < 0 ? undefined : (found as Direction), 'facing', word);
}

function readWord(grid: Grid, base: Draft<Base>, word: Word): void {
  const { text } = word;
  const counted = COUNTS.find(([pattern]) => pattern.test(text));
  if (counted) return counted[1](base, Number(counted[0].exec(text)![1]));
  const lost = /^-([1-4])$/.exec(text);
  if (lost) return void (base.models = need(modelsLeft(base, Number(lost[1])), 'word', word));
  if (text === 'moved' || text === 'fired') return void (base.turn[text] = true);
  if (text === '?') return void (base.queue = 'hidden');
  const aimed = /^aimed(\d{4})$/.exec(text);
  if (aimed) return void (base.turn.aimed = readHex(grid, aimed[1], word));
  const tries = /^tries(\d{4}):([1-9])$/.exec(text);
  if (tries) return void (base.difficult = { hex: readHex(grid, tries[1], word), tokens: Number(tries[2]) });
  if (text.includes(':')) return readOrders(base, word);
  base.mode = readMode(text, word);
}

/** Only a base that is destroyed has lost all its models. */
function modelsLeft({ unit, where }: Draft<Base>, lost: number): number | null {
  const left = UNITS[unit].models - lost;
  return left > 0 || (left === 0 && where.at === 'destroyed') ? left : null;
}

const MODES: readonly Mode[] = ['stand', 'crawl', 'setUp', 'slow', 'fast'];
const PLANS = ['own', 'default', 'chase', 'follow'] as const;

function readMode(text: string | undefined, word: Word): Mode {
  return need(
    MODES.find((mode) => mode === text),
    'word',
    word,
  );
}

/** Words with a colon: guns, what is due, what runs, orders lying open and in the queue. */
function readOrders(base: Draft<Base>, word: Word): void {
  const [key, ...values] = word.text.split(':');
  if (key === 'gun') return readLoad(base, values, word);
  if (key === 'due') return readPending(base, values, word);
  if (key === 'runs') {
    const plan = need(
      PLANS.find((each) => each === values[1]),
      'word',
      word,
    );
    return void (base.turn.running = { from: readMode(values[0], word), plan });
  }
  if (key === 'o') {
    const [program, facing, first, second, lost] = values;
    if (lost !== undefined && lost !== 'lost') throw new Unreadable('word', word);
    const movement = readMovement(base, [program, facing], word);
    const gunnery = readGunnery(base, [first, second], word);
    return void (base.order = { movement, gunnery: [...gunnery], lost: lost === 'lost' });
  }
  const turn = Number(need(/^[mg](\d{1,2})$/.exec(key), 'word', word)[1]);
  if (base.queue === 'hidden') throw new Unreadable('word', word);
  if (key.startsWith('m')) base.queue.movement.push({ turn, ...readMovement(base, values, word) });
  else base.queue.gunnery.push({ turn, entries: [...readGunnery(base, values, word)] });
}

function readMovement({ id }: Draft<Base>, [program, facing]: readonly string[], word: Word): MovementOrder {
  const order = { program, facing: facing === '-' ? null : readFacing(facing, word) };
  const action = { type: 'setMovement', base: id, turn: 1, ...order };
  if (!isAction(action)) throw new Unreadable('program', word);
  return { program: action.program, facing: order.facing };
}

function readGunnery({ id }: Draft<Base>, entries: readonly string[], word: Word): GunneryOrder {
  const action = { type: 'setGunnery', base: id, turn: 1, entries };
  if (!isAction(action)) throw new Unreadable('gunnery', word);
  return action.entries;
}

function readLoad(base: Draft<Base>, [value]: readonly string[], word: Word): void {
  const [weapon, tokens] = value.split('=');
  if (!Object.hasOwn(base.loads, weapon) || !/^\d$/.test(tokens)) throw new Unreadable('word', word);
  base.loads[weapon as WeaponName] = Number(tokens);
}

function readPending(base: Draft<Base>, [list]: readonly string[], word: Word): void {
  for (const each of list.split(',')) {
    const counted = /^(models|gear)(\d)$/.exec(each);
    if (counted) base.pending[counted[1] as 'models' | 'gear'] = Number(counted[2]);
    else if (each === 'shaken' || each === 'jam' || each === 'destroyed') base.pending[each] = true;
    else throw new Unreadable('word', word);
  }
}

/** A word cut at the first sign; the second half is missing where the sign is. */
function split({ text, at }: Word, sign: string): readonly [Word, Word | undefined] {
  const cut = text.indexOf(sign);
  if (cut < 0) return [{ text, at }, undefined];
  return [
    { text: text.slice(0, cut), at },
    { text: text.slice(cut + 1), at: at + cut + 1 },
  ];
}
