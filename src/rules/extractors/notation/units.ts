import { DIRECTION_NAMES, parseHex, type Direction, type Grid, type Hex } from '../../../hex';
import type { Draft } from '../../result';
import { EXTRA_ARMOUR_LIMIT, SECTIONS, counterId } from '../data';
import { mapOf, scenarioOf } from '../scenarios';
import type { CounterId, Edge, Machine, Position, Unit, Where } from '../types';
import { facesHexside } from '../units';
import { counterInMix } from '../variant';
import { readCycle, readSlots, readThanis } from './display';
import { Unreadable, need, wordAt, wordsOf, type Word } from './scan';
import { FLAGS, HITS, OFF_MAP, freshUnit, isChassis } from './words';

const HEAD =
  /^([\w-]+)@(?:(\d{4})(?:\/([NESW]{1,2}))?(?:>([\w-]+))?|left-(north|east|south|west)|([a-z]+)(?:>([\w-]+))?)$/;

/** The parts of a position needed to read its units. */
type Header = Pick<Position, 'scenario' | 'variant'>;

/** Its match: all of it, the counter, then what there is of hex, direction, carrier, edge, place off the map, carrier there. */
type Head = readonly [string, string, ...(string | undefined)[]];

/** Reads one unit, such as 'pgp-1@1412/NE a4 moved'. Throws Unreadable. */
export function readUnit(position: Header, piece: Word): Unit {
  const words = wordsOf(piece);
  const first = wordAt(words, 0, piece);
  const chassis = isChassis(first.text) ? first.text : undefined;
  const head = wordAt(words, chassis ? 1 : 0, piece);
  const match = need(HEAD.exec(head.text), 'unit', head) as unknown as Head;
  const counter = need(counterInMix(position, match[1]), 'unit', head);
  if ((counter.kind === null) !== (chassis !== undefined)) throw new Unreadable('chassis', first);
  const unit = freshUnit(position, counter.id, chassis) as Draft<Unit>;
  unit.where = readWhere(mapOf(position).grid, match, { unit, head });
  for (const word of words.slice(chassis ? 2 : 1))
    if (!readWord(position, unit, word.text)) throw new Unreadable('word', word);
  return unit;
}

/** The unit a line writes, or undefined if it writes none. Never throws. */
export function readUnitLine(position: Header, line: string): Unit | undefined {
  try {
    return readUnit(position, { text: line, at: 0 });
  } catch {
    return undefined;
  }
}

function readWhere(
  grid: Grid,
  match: Head,
  { unit, head }: { readonly unit: Unit; readonly head: Word },
): Draft<Where> {
  const [, , number, direction, inside, edge, place, waitsIn] = match;
  if (edge !== undefined) return { at: 'exited', edge: edge as Edge };
  if (number === undefined) {
    const at = (Object.keys(OFF_MAP) as (keyof typeof OFF_MAP)[]).find((each) => OFF_MAP[each] === place);
    if (waitsIn === undefined) return { at: need(at, 'place', head) };
    if (at !== 'toEnter' || unit.class !== 'section') throw new Unreadable('place', head);
    return { at, inside: counterId(waitsIn) };
  }
  const hex = need(parseHex(grid, number), 'place', head);
  const facing = readDirection(direction);
  if (facing === undefined || (facing === null) === facesHexside(unit)) throw new Unreadable('facing', head);
  return { at: 'map', hex, facing, inside: inside === undefined ? null : counterId(inside) };
}

function readDirection(name: string | undefined): Direction | null | undefined {
  if (name === undefined) return null;
  const index = (DIRECTION_NAMES as readonly string[]).indexOf(name);
  return index < 0 ? undefined : (index as Direction);
}

/** Reads one word about a unit; false if it means nothing for it. */
function readWord(position: Header, unit: Draft<Unit>, text: string): boolean {
  const flag = FLAGS.find((each) => each === text);
  if (flag) return readFlag(unit, flag);
  const force = /^force(\d)$/.exec(text);
  if (force) {
    unit.force = Number(force[1]);
    return unit.force < scenarioOf(position).forces.length;
  }
  if (unit.class === 'section') return readSteps(unit, text);
  return readArmour(unit, text) || (unit.class === 'machine' && readDisplay(position, unit, text));
}

function readFlag(unit: Draft<Unit>, flag: string): boolean {
  const isOptional = flag === 'holdsFire' && unit.class === 'machine';
  if (!isOptional && !Object.hasOwn(unit, flag)) return false;
  (unit as Record<string, unknown>)[flag] = true;
  return true;
}

function readSteps(unit: Draft<Extract<Unit, { class: 'section' }>>, text: string): boolean {
  const rallied = /^rallied(\d{1,2})$/.exec(text);
  if (rallied) unit.rallyTurn = Number(rallied[1]);
  const lost = /^-(\d)$/.exec(text);
  if (!lost) return rallied !== null;
  unit.steps = SECTIONS[unit.kind].steps - Number(lost[1]);
  return unit.steps >= 0;
}

function readArmour(unit: Draft<Exclude<Unit, { class: 'section' }>>, text: string): boolean {
  const match = /^(a|\+|f|s)(\d{1,2})$/.exec(text);
  if (!match) return false;
  const [letter, value] = [match[1], Number(match[2])];
  if (letter === 'a') unit.armour = value;
  else if (letter === '+') {
    if (unit.class !== 'machine' || value > EXTRA_ARMOUR_LIMIT) return false;
    unit.extraArmour = value;
    unit.armour += value;
  } else {
    if (unit.class !== 'vehicle' || (value !== 1 && value !== 2)) return false;
    unit[HITS[letter as keyof typeof HITS]] = value;
  }
  return true;
}

function readDisplay(position: Header, machine: Draft<Machine>, text: string): boolean {
  const match = /^(w|o|t|thanis):(\S+)$/.exec(text);
  if (!match) return readSpeed(machine, text) || readCycle(machine, text);
  const [, what, value] = match;
  if (what === 'w') return readSlots(machine, value);
  if (what === 'thanis') return readThanis(machine, value);
  if (what === 'o') return readObjective(mapOf(position).grid, machine, value);
  machine.mark = value as CounterId;
  return counterInMix(position, value) !== undefined;
}

function readSpeed(machine: Draft<Machine>, text: string): boolean {
  const lost = /^v-(\d{1,2})$/.exec(text);
  if (lost) machine.speedLost = Number(lost[1]);
  return lost !== null;
}

function readObjective(grid: Grid, machine: Draft<Machine>, text: string): boolean {
  const [number, direction] = text.split('/') as [string, string?];
  const hex: Hex | undefined = parseHex(grid, number);
  const exit = readDirection(direction);
  if (hex === undefined || exit === undefined) return false;
  machine.objective = { hex, exit };
  return true;
}
