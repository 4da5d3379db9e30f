import { describe, expect, test } from 'vitest';
import { memoryStorage } from './storage';
import { loneTab } from './tabLock';
import {
  ENGAGE,
  INCOMING,
  SIMPLE,
  doSomething,
  heldThinker,
  openTab,
  playOn,
  prepare,
  twoTabs,
  type TestTable,
} from './testing';

describe('a game is kept', () => {
  test('after every action, and goes on at the same one after a crash, twenty-five times', async () => {
    const { session, storage, memory, table } = openTab();
    await session.start(INCOMING, 7, 'Incoming!');
    for (let done = 1; done <= 25; done++) {
      doSomething(table(), done);
      await session.idle();
      const again = openTab(storage);
      again.memory.setItem('extractors.onTable', memory.getItem('extractors.onTable') ?? '');
      expect(await again.session.resume()).toEqual({ ok: true, notice: null });
      expect(again.table().record()).toEqual(table().record());
    }
  });

  test('before its first action too', async () => {
    const { session, storage } = openTab();
    await session.start(ENGAGE, 3, 'Engage');
    await session.idle();
    const again = openTab(storage);
    await again.session.refresh();
    expect(again.session.state.getState().saves).toMatchObject([{ name: 'Engage', standing: { turn: 0 } }]);
  });

  test('and resumes behind the curtain where there is something to hide', async () => {
    const { session, storage, table } = openTab();
    await session.start(ENGAGE, 3, 'Engage');
    playOn(table(), 5);
    await session.idle();
    const again = openTab(storage);
    await again.session.resume();
    expect(again.table().published.getState()).toMatchObject({ position: null, log: [], redo: null });
  });

  test('and is continued so by whoever comes back to it on this table; not by the one person who plays the computer', async () => {
    const { session, table } = openTab(memoryStorage(), loneTab, heldThinker().thinker);
    const published = () => table().published.getState();
    const comeBack = async () => session.open(table().record().id);
    await session.start(ENGAGE, 3, 'Two of them');
    await comeBack();
    expect(published().curtain).toBeNull();
    doSomething(table());
    await comeBack();
    expect(published()).toMatchObject({ position: null, log: [], redo: null, curtain: { side: 'dorian' } });
    await comeBack();
    table().takeSeat();
    expect(published().curtain).toBeNull();
    await session.start(ENGAGE, 3, 'Against it', { avronian: 'recruit' });
    doSomething(table());
    await comeBack();
    expect(published().curtain).toBeNull();
    await session.start({ ...INCOMING, rules: 'simple' }, 3, 'Without secrets');
    prepare(table());
    await comeBack();
    expect(published().curtain).toBeNull();
    table().hide();
    await comeBack();
    expect(published().curtain).not.toBeNull();
  });

  test('in eight states, padding among them, however many there have been', async () => {
    const { session, storage, table } = openTab();
    await session.start(INCOMING, 7, 'Incoming!');
    const states = async () => (await storage.keys()).filter((key) => key.startsWith('game/'));
    for (let done = 0; done < 12; done++) {
      doSomething(table(), done);
      await session.idle();
      expect(await states()).toHaveLength(8);
    }
  });

  test('from the newest state that can be read', async () => {
    const { session, storage, table } = openTab();
    await session.start(INCOMING, 7, 'Incoming!');
    doSomething(table());
    await session.idle();
    const { actions: before, version } = table().record();
    doSomething(table());
    await session.idle();
    const [newest] = (await storage.keys()).filter((key) => key.startsWith('game/')).sort();
    await storage.write([[newest, { iv: null, bytes: new Uint8Array([1, 2, 3]) }]]);
    const again = openTab(storage);
    expect(await again.session.resume()).toMatchObject({
      ok: true,
      notice: { turn: 0, versions: { kept: version, now: version } },
    });
    expect(again.table().record().actions).toEqual(before);
  });
});

test('who presses twice begins one game, and opens one that was kept', async () => {
  const [tabs] = twoTabs();
  const { session, table } = openTab(memoryStorage(), tabs);
  const ok = { ok: true, notice: null };
  const twice = [7, 8].map((seed) => session.start(INCOMING, seed, 'Incoming!'));
  expect(await Promise.all(twice)).toEqual([ok, ok]);
  await session.idle();
  await session.refresh();
  const { id } = table().record();
  expect(session.state.getState().saves.map((save) => save.id)).toEqual([id]);
  await session.start(INCOMING, 9, 'Another');
  expect(table().record().name).toBe('Another');
  expect(await Promise.all([session.open(id), session.open(id)])).toEqual([ok, ok]);
  expect(table().record().id).toBe(id);
});

test('with nothing remembered, the game played last is taken up, no named save and no ended game', async () => {
  const { session, storage, table } = openTab();
  await session.start(INCOMING, 7, 'Incoming!');
  await session.idle();
  const { id } = table().record();
  await session.saveAs('A name');
  const again = openTab(storage);
  await again.session.resume();
  expect(again.table().record().id).toBe(id);
  expect(await openTab().session.resume()).toMatchObject({ ok: false });
});

test('a computer that was told to wait waits on after a reload, until it may go on', async () => {
  const { session, storage, memory, table } = openTab(memoryStorage(), loneTab, heldThinker().thinker);
  const state = (of: TestTable) => of.published.getState().computer?.state;
  const reloaded = async () => {
    await session.idle();
    const again = openTab(storage, loneTab, heldThinker().thinker);
    for (const key of ['extractors.onTable', 'extractors.resting'])
      again.memory.setItem(key, memory.getItem(key) ?? '');
    await again.session.resume();
    return again.table();
  };
  await session.start(SIMPLE, 7, 'Watched', { dorian: 'recruit', avronian: 'recruit' });
  expect(state(await reloaded())).toBe('thinking');
  table().rest();
  const again = await reloaded();
  expect(state(again)).toBe('resting');
  again.goOn();
  expect(state(again)).toBe('thinking');
  table().goOn();
  expect(state(await reloaded())).toBe('thinking');
});
