import { beforeAll, describe, expect, test } from 'vitest';
import { extractors, type Action, type ExtractorsTypes, type Setup } from '../rules/extractors';
import { loneTab } from './tabLock';
import { readText, type Reader } from './reading';
import type { GameRecord } from './record';
import { openSession } from './session';
import { memoryStorage } from './storage';
import { recordText } from './schema';
import { INCOMING, newRecord, openTab, prepare, tableOf } from './testing';

/** A game in which Avronian writes order upon order into one box. */
function longGame(count: number): GameRecord<Setup, Action> {
  const table = tableOf(INCOMING, 7);
  prepare(table, 'programming');
  table.takeSeat();
  const { position } = table.published.getState();
  if (!position) throw new Error('The curtain is drawn');
  const orders = extractors.options(position).filter((action) => action.type === 'order' && action.box === 0);
  const actions = [...table.record().actions];
  for (let i = 0; actions.length < count; i++) actions.push(orders[i % orders.length]);
  return newRecord(INCOMING, 7, actions);
}

test('a game of thirty thousand acts is received, played on, kept, opened and sent', async () => {
  const record = longGame(30_000);
  const { session, storage, table } = openTab();
  expect(await session.importText(recordText(record))).toEqual({ ok: true, notice: null });
  table().takeSeat();
  expect(table().act(record.actions[29_990])).toBeUndefined();
  await session.idle();
  expect(table().published.getState().save).toEqual({ state: 'saved' });
  const again = openTab(storage);
  expect(await again.session.open(table().record().id)).toEqual({ ok: true, notice: null });
  expect(again.table().record()).toEqual(table().record());
  const exported = await again.session.exportFile();
  if (!exported.ok) throw new Error(exported.problem);
  expect(await again.session.importText(exported.file.text)).toEqual({ ok: true, notice: null });
  expect(again.table().record().actions).toHaveLength(30_001);
}, 120_000);

describe('a game of thirty thousand acts, read in the worker', () => {
  let reader: Reader<ExtractorsTypes>;
  beforeAll(() => {
    const read = Promise.resolve(readText(extractors, recordText(longGame(30_000))));
    reader = { read: () => read };
  });

  /** What the work leads to, and how often the event loop ran meanwhile. */
  async function watched<Value>(work: () => Promise<Value>) {
    let turns = 0;
    const watch = setInterval(() => turns++);
    const value = await work();
    clearInterval(watch);
    return { value, turns };
  }

  /** At one stretch it would be a handful; in stretches of 16 ms it is some fifty. */
  const OFTEN = 12;

  test('is put on the table, and opened again, while the page stays free', async () => {
    const storage = memoryStorage();
    const session = openSession(extractors, { storage, tabs: loneTab, reader });
    const received = await watched(() => session.importText('read already'));
    expect(received.value).toEqual({ ok: true, notice: null });
    expect(received.turns).toBeGreaterThanOrEqual(OFTEN);
    const { id } = session.state.getState().table!.record();
    const again = openSession(extractors, { storage, tabs: loneTab });
    const opened = await watched(() => again.open(id));
    expect(opened.value).toEqual({ ok: true, notice: null });
    expect(opened.turns).toBeGreaterThanOrEqual(OFTEN);
  });

  test('can be cancelled on its way to the table: nothing is changed, nothing is kept', async () => {
    const session = openSession(extractors, { storage: memoryStorage(), tabs: loneTab, reader });
    const stop = new AbortController();
    setTimeout(() => stop.abort(), 60);
    const done = await session.importText('read already', stop.signal);
    expect(done).toEqual({ ok: false, problem: 'cancelled' });
    await session.refresh();
    expect(session.state.getState()).toMatchObject({ table: null, saves: [] });
  });

  test('can be cancelled while it is opened: it stays as it was kept, and opens again', async () => {
    const storage = memoryStorage();
    const first = openSession(extractors, { storage, tabs: loneTab, reader });
    await first.importText('read already');
    const { id } = first.state.getState().table!.record();
    await first.close();
    // Pressed twice there is one Cancel, the later one's.
    const stop = new AbortController();
    setTimeout(() => stop.abort(), 60);
    const signals = [new AbortController().signal, stop.signal];
    const both = signals.map((signal) => first.open(id, undefined, signal));
    const cancelled = { ok: false, problem: 'cancelled' };
    expect(await Promise.all(both)).toEqual([cancelled, cancelled]);
    expect(await first.open(id, undefined, AbortSignal.abort())).toEqual(cancelled);
    expect(first.state.getState().table).toBeNull();
    expect(await first.open(id)).toEqual({ ok: true, notice: null });
  });
});
