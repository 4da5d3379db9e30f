import { expect, it } from 'vitest';
import { extractors } from '../rules/extractors';
import { openTable } from './table';
import { ENGAGE, INCOMING, NOW, SIMPLE, doSomething, newRecord, tableOf } from './testing';

const seatOf = (table: ReturnType<typeof tableOf>) => table.published.getState().seat;

/** Plays until each side has had the screen twice. */
function played(setup: typeof INCOMING, hands: number) {
  const table = tableOf(setup);
  let passed = 0;
  for (let done = 0; passed < hands && done < 600; done++) {
    const seat = seatOf(table);
    doSomething(table, done);
    if (seatOf(table) !== seat) passed++;
  }
  return table;
}

it('tells the side that takes the screen what was done since it looked, and nothing behind the curtain', () => {
  const table = played(INCOMING, 4);
  const { curtain } = table.published.getState();
  if (curtain) expect(table.sinceLastLook()).toEqual([]);
  table.takeSeat();
  const told = table.sinceLastLook();
  expect(told.length).toBeGreaterThan(0);
  const log = table.published.getState().log.flatMap(({ events }) => events);
  for (const { events } of told) for (const event of events) expect(log).toContainEqual(event);
  expect(told.at(-1)!.after).toEqual(table.published.getState().position);
});

it('a game opened anew tells the side that takes the screen what was done since it last did something', () => {
  const before = played(INCOMING, 4);
  before.takeSeat();
  const told = before.sinceLastLook();
  const anew = openTable(extractors, before.record(), { now: () => NOW });
  if (anew.published.getState().curtain) expect(anew.sinceLastLook()).toEqual([]);
  anew.takeSeat();
  expect(told.length).toBeGreaterThan(0);
  expect(anew.sinceLastLook()).toEqual(told);
});

it('the side that takes the screen later is told what was done since it last did something, before the reload too', () => {
  const before = played(INCOMING, 4);
  before.takeSeat();
  doSomething(before, 1);
  const { setup, seed, actions } = before.record();
  const anew = openTable(extractors, newRecord(setup, seed, actions), { now: () => NOW });
  for (const table of [before, anew]) {
    table.takeSeat();
    const side = seatOf(table);
    for (let done = 0; seatOf(table) === side; done++) doSomething(table, done);
    table.takeSeat();
  }
  expect(seatOf(anew)).toBe(seatOf(before));
  const told = before.sinceLastLook();
  expect(told.length).toBeGreaterThan(1);
  expect(anew.sinceLastLook()).toEqual(told);
});

it('one person at the table has seen what the computer did', () => {
  const { setup, seed, actions } = played(INCOMING, 4).record();
  const seats = [{ side: 'avronian', after: 0, level: 'recruit' }];
  const table = openTable(extractors, { ...newRecord(setup, seed, actions), seats }, { now: () => NOW });
  table.takeSeat();
  expect(table.sinceLastLook()).toEqual([]);
});

it('is forgotten by nothing the side does itself', () => {
  const table = played(INCOMING, 4);
  table.takeSeat();
  const told = table.sinceLastLook();
  const seat = seatOf(table);
  doSomething(table, 3);
  if (seatOf(table) === seat) expect(table.sinceLastLook()).toEqual(told);
});

it('a side that has not looked before has missed nothing', () => {
  expect(tableOf(INCOMING).sinceLastLook()).toEqual([]);
  const table = played(SIMPLE, 1);
  table.takeSeat();
  expect(table.sinceLastLook()).toEqual([]);
});

it('shows nothing that the side may not know: no order that lies face down, no purchase made in secret [§5, §8.1]', () => {
  for (const setup of [ENGAGE, INCOMING])
    for (let hands = 2; hands < 6; hands++) {
      const table = played(setup, hands);
      table.takeSeat();
      const { seat } = table.published.getState();
      for (const { before, after, events } of table.sinceLastLook()) {
        for (const event of events) expect(['bought', 'sold', 'ordered']).not.toContain(event.type);
        for (const { units } of [before, after])
          for (const unit of Object.values(units))
            if (unit.class === 'machine' && unit.side !== seat)
              for (const { order, revealed, lost } of [...unit.move.boxes, ...unit.combat.boxes])
                if (!revealed && !lost) expect(order).toBe('hidden');
      }
    }
});

it('every entry of the log can be seen again as the side may see it, and none behind the curtain', () => {
  for (const setup of [ENGAGE, INCOMING]) {
    const table = played(setup, 4);
    if (table.published.getState().curtain) expect(table.pastOf(0)).toBeNull();
    table.takeSeat();
    const { log, seat, position } = table.published.getState();
    const told = log.map(({ index }) => table.pastOf(index));
    expect(told.map((one) => one?.events)).toEqual(log.map(({ events }) => events));
    expect(told.at(-1)?.after).toEqual(position);
    expect(table.pastOf(log.length)).toBeNull();
    for (const one of told)
      for (const unit of Object.values(one?.before.units ?? {}))
        if (unit.class === 'machine' && unit.side !== seat)
          for (const { order, revealed, lost } of [...unit.move.boxes, ...unit.combat.boxes])
            if (!revealed && !lost) expect([null, 'hidden']).toContain(order);
  }
});
