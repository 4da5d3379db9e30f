import type { Draft } from '../../result';
import { WEAPONS } from '../data';
import { ordersOf } from '../display/cycle';
import type { Machine, Order, OrderBox, Weapon, WeaponSlot } from '../types';
import { CYCLES } from './words';

/** Reads a word about a cycle, such as 'm:vector!,close,-', 'm@1', 'c.runs', 'c.reset', into a display. */
export function readCycle(machine: Draft<Machine>, text: string): boolean {
  const match = /^([mc])(?::(\S+)|@([123])|\.(runs|stands|reset))$/.exec(text);
  if (!match) return false;
  const [, letter, boxes, marker, state] = match as unknown as readonly (string | undefined)[];
  const cycle = machine[CYCLES[letter as keyof typeof CYCLES]];
  if (boxes !== undefined) return readBoxes(machine, letter as keyof typeof CYCLES, boxes);
  if (marker !== undefined) cycle.marker = (Number(marker) - 1) as 0 | 1 | 2;
  else if (state === 'reset') cycle.reset = true;
  else cycle.running = state === 'runs';
  return true;
}

function readBoxes(machine: Draft<Machine>, letter: keyof typeof CYCLES, text: string): boolean {
  const allowed = ordersOf(CYCLES[letter]);
  const boxes = text.split(',').map((box) => readBox(box, allowed));
  const [first, second, third] = boxes;
  if (boxes.length !== 3 || !first || !second || !third) return false;
  machine[CYCLES[letter]].boxes = [first, second, third] as never;
  return true;
}

function readBox(text: string, allowed: readonly Order[]): OrderBox | undefined {
  const match = /^([A-Za-z]+?|-|\?)(!?)(x?)$/.exec(text);
  if (!match) return undefined;
  const [, word, revealed, lost] = match;
  const order = word === '-' ? null : word === '?' ? 'hidden' : allowed.find((each) => each === word);
  return order === undefined ? undefined : { order, revealed: revealed !== '', lost: lost !== '' };
}

/** Reads 'w:laser,-,shredder/x' into the slots of a display; there must be as many as it has. */
export function readSlots(machine: Draft<Machine>, text: string): boolean {
  const slots = text.split(',').map(readSlot);
  if (slots.length !== machine.slots.length) return false;
  for (const [index, slot] of slots.entries()) {
    if (!slot) return false;
    machine.slots[index] = { ...slot };
  }
  return true;
}

function readSlot(text: string): WeaponSlot | undefined {
  const match = /^([A-Za-z]+|-)(\/x)?(\/f)?$/.exec(text);
  if (!match) return undefined;
  const [, word, lost, fired] = match as unknown as readonly [string, string, string?, string?];
  if (word !== '-' && !Object.hasOwn(WEAPONS, word)) return undefined;
  const weapon = word === '-' ? null : (word as Weapon);
  return { weapon, lost: lost !== undefined, fired: fired !== undefined };
}

/** Reads 'thanis:freeMove,freeTarget'. */
export function readThanis(machine: Draft<Machine>, text: string): boolean {
  for (const order of text.split(',')) {
    if (order !== 'freeMove' && order !== 'freeTarget') return false;
    machine.thanis[order] = true;
  }
  return true;
}
