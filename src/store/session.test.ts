import { describe, expect, test } from 'vitest';
import { loneTab } from './tabLock';
import { recordText } from './schema';
import { memoryStorage, type KeyedStorage } from './storage';
import {
  ENGAGE,
  INCOMING,
  SIMPLE,
  doSomething,
  heldThinker,
  inFirstFormat,
  openTab,
  playOn,
  prepare,
  twoTabs,
  type TestTable,
} from './testing';

/** A storage that fails as the browser's does. */
function failing(name: string, working: KeyedStorage = memoryStorage()): KeyedStorage {
  const no = () => Promise.reject(new DOMException('No', name));
  return { ...working, write: no, change: no };
}

type Tab = ReturnType<typeof openTab>;

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

describe('storage that fails is told, and play goes on', () => {
  test.each([
    ['QuotaExceededError', 'full'],
    ['InvalidStateError', 'absent'],
    ['SecurityError', 'blocked'],
    ['UnknownError', 'blocked'],
  ])('%s: %s', async (name, why) => {
    const { session, table } = openTab(failing(name));
    expect(await session.start(INCOMING, 7, 'Incoming!')).toMatchObject({ ok: true });
    doSomething(table());
    await session.idle();
    expect(table().published.getState().save).toEqual({ state: 'unsaved', why });
    expect(await session.exportFile()).toMatchObject({ ok: true, file: { name: 'Incoming.json' } });
  });

  test('no storage at all: games are kept as long as the page', async () => {
    const gone = () => Promise.reject(new ReferenceError('indexedDB is not defined'));
    const { session, table } = openTab({ keys: gone, read: gone, write: gone, remove: gone, change: gone });
    await session.start(INCOMING, 7, 'Incoming!');
    doSomething(table());
    await session.idle();
    expect(session.state.getState().storage).toBe('absent');
    expect(table().published.getState().save).toEqual({ state: 'unsaved', why: 'absent' });
    await session.refresh();
    expect(session.state.getState().saves).toHaveLength(1);
  });

  test('full for a while: the next action is kept again', async () => {
    const storage = memoryStorage();
    let full = true;
    const change: KeyedStorage['change'] = (keys, next) =>
      full ? Promise.reject(new DOMException('Full', 'QuotaExceededError')) : storage.change(keys, next);
    const { session, table } = openTab({ ...storage, change });
    await session.start(INCOMING, 7, 'Incoming!');
    await session.idle();
    full = false;
    doSomething(table());
    await session.idle();
    expect(table().published.getState().save).toEqual({ state: 'saved' });
  });
});

describe('the list of saved games', () => {
  test('tells nothing a side may not know', async () => {
    const { session, storage, table } = openTab();
    await session.start(ENGAGE, 3, 'Engage');
    playOn(table(), 20);
    await session.idle();
    await session.refresh();
    const [entry] = session.state.getState().saves;
    expect(Object.keys(entry).sort()).toEqual([
      'date',
      'id',
      'name',
      'named',
      'problem',
      'ruleset',
      'scenario',
      'setup',
      'standing',
    ]);
    expect(Object.keys(entry.standing ?? {}).sort()).toEqual(['ended', 'phase', 'side', 'turn', 'winner']);
    const heads = (await storage.keys()).filter((key) => key.startsWith('head/'));
    expect(JSON.stringify(await storage.read(heads))).not.toMatch(/units|actions|order|hex/);
  });

  test('stored games hold no readable text', async () => {
    const values = new Map<string, unknown>();
    const { session, table } = openTab(memoryStorage(values));
    await session.start(ENGAGE, 3, 'Engage');
    playOn(table(), 20);
    await session.idle();
    const games = [...values].filter(([key]) => key.startsWith('game/'));
    expect(games.length).toBeGreaterThan(0);
    for (const [, value] of games) {
      const { iv, bytes } = value as { iv: Uint8Array | null; bytes: Uint8Array };
      expect(iv).toHaveLength(12);
      expect(new TextDecoder().decode(bytes)).not.toMatch(/place|unit|action/);
    }
    const key = values.get('device-key') as CryptoKey;
    expect(key.extractable).toBe(false);
  });

  test('one bad save never hides it: it stays listed with the reason and can be exported', async () => {
    const { session, storage } = openTab();
    await session.start(INCOMING, 7, 'Incoming!');
    await session.idle();
    await storage.write([
      ['head/bad', { id: 'bad', name: { evil: true } }],
      ['game/bad/00000001', 'no locked text'],
      ['head/__proto__', null],
      ['nonsense', 1],
    ]);
    await session.refresh();
    const { saves } = session.state.getState();
    expect(saves).toHaveLength(3);
    expect(saves.filter(({ problem }) => problem !== null)).toHaveLength(2);
    expect(await session.open('bad')).toMatchObject({ ok: false, problem: 'locked' });
    expect(await session.exportFile('bad')).toMatchObject({ ok: false });
  });

  test('a lost head is made anew from the game', async () => {
    const { session, storage } = openTab();
    await session.start(INCOMING, 7, 'Incoming!');
    await session.close();
    const [head] = (await storage.keys()).filter((key) => key.startsWith('head/'));
    await storage.remove([head]);
    await session.refresh();
    expect(session.state.getState().saves).toMatchObject([{ name: 'Incoming!', problem: null }]);
  });

  test('a removed game can be brought back', async () => {
    const { session, table } = openTab();
    await session.start(INCOMING, 7, 'Incoming!');
    doSomething(table());
    const kept = table().record();
    const done = await session.remove(kept.id);
    expect(session.state.getState()).toMatchObject({ table: null, saves: [] });
    if (!done.ok) throw new Error(done.problem);
    await done.undo();
    await session.open(kept.id);
    expect(table().record()).toEqual(kept);
  });

  test('a game can be renamed; names are one tidy line', async () => {
    const { session } = openTab();
    await session.start(INCOMING, 7, 'Incoming!');
    await session.idle();
    const [{ id }] = await listed(session);
    await session.rename(id, ' <script>alert(1)</script>\n\u0000 ');
    expect((await listed(session))[0].name).toBe('<script>alert(1)</script>');
    expect(await session.rename(id, ' \n ')).toMatchObject({ ok: false });
  });

  test('the one on the table goes by its new name at once, in its file too', async () => {
    const { session, table } = openTab();
    await session.start(INCOMING, 7, 'Incoming!');
    await session.idle();
    await session.rename(table().record().id, 'At the ford');
    expect(table().published.getState().name).toBe('At the ford');
    const exported = await session.exportFile();
    expect(exported.ok && JSON.parse(exported.file.text)).toMatchObject({ name: 'At the ford' });
  });

  test('a new name stays though the game was just being kept', async () => {
    const storage = memoryStorage();
    const { session, table } = openTab(storage);
    await session.start(INCOMING, 7, 'Incoming!');
    await session.idle();
    const { change } = storage;
    storage.change = async (keys, next) => {
      storage.change = change;
      await session.rename(table().record().id, 'At the ford');
      return change(keys, next);
    };
    doSomething(table());
    await session.idle();
    expect((await listed(session))[0].name).toBe('At the ford');
  });

  test('where the storage fails on the way, it is given free: it can be opened later', async () => {
    const storage = memoryStorage();
    const [tabs] = twoTabs();
    const { session, table } = openTab(storage, tabs);
    await session.start(INCOMING, 7, 'Incoming!');
    await session.idle();
    const { id } = table().record();
    await session.close();
    const { read, remove } = storage;
    const no = () => Promise.reject(new DOMException('No', 'UnknownError'));
    storage.read = no;
    expect(await session.open(id)).toMatchObject({ ok: false });
    storage.read = read;
    storage.remove = no;
    expect(await session.remove(id)).toMatchObject({ ok: false });
    storage.remove = remove;
    expect(await session.open(id)).toEqual({ ok: true, notice: null });
  });

  test('a game from outside that cannot be kept says so as it is opened', async () => {
    const { session, table } = openTab();
    await session.start(INCOMING, 7, 'Incoming!');
    const exported = await session.exportFile();
    if (!exported.ok) throw new Error(exported.problem);
    const full = openTab(failing('QuotaExceededError'));
    expect(await full.session.importText(exported.file.text)).toMatchObject({ ok: true });
    await full.session.idle();
    expect(full.table().published.getState().save).toEqual({ state: 'unsaved', why: 'full' });
    expect(table().published.getState().save).toEqual({ state: 'saved' });
  });

  test('a named save stays as it is: playing on from it makes another game', async () => {
    const { session, table } = openTab();
    await session.start(INCOMING, 7, 'Incoming!');
    doSomething(table());
    await session.saveAs('Before the attack');
    const named = (await listed(session)).find((save) => save.named);
    const before = table().record().actions;
    await session.open(named?.id ?? '');
    doSomething(table());
    await session.idle();
    expect(await listed(session)).toHaveLength(3);
    await session.open(named?.id ?? '');
    expect(table().record().actions).toEqual(before);
  });
});

describe('two tabs on one game', () => {
  /** The first has a game on its table. */
  async function firstAndSecond() {
    const storage = memoryStorage();
    const [first, second] = twoTabs().map((tabs) => openTab(storage, tabs)) as [Tab, Tab];
    await first.session.start(INCOMING, 7, 'Incoming!');
    await first.session.idle();
    return { storage, first, second, id: first.table().record().id };
  }

  test('the second is told and nothing is overwritten; it may take the game over', async () => {
    const { first, second, id } = await firstAndSecond();
    doSomething(first.table());
    await first.session.idle();
    expect(await second.session.open(id)).toMatchObject({ ok: false, otherTab: id });
    expect(await second.session.remove(id)).toMatchObject({ ok: false });
    expect(await second.session.open(id, 'takeOver')).toMatchObject({ ok: true });
    expect(first.table().published.getState().save).toEqual({ state: 'unsaved', why: 'otherTab' });

    const heard: string[] = [];
    first.table().published.subscribe(({ save }) => heard.push(save.state));
    doSomething(first.table());
    await first.session.idle();
    expect(new Set(heard)).toEqual(new Set(['unsaved']));
    doSomething(second.table(), 3);
    await second.session.idle();
    const kept = second.table().record();
    await second.session.close();
    await second.session.open(id);
    expect(second.table().record()).toEqual(kept);
    expect(first.table().published.getState().save).toEqual({ state: 'unsaved', why: 'otherTab' });
  });

  test('one taken over while it is just being kept stays taken', async () => {
    const { storage, first, second, id } = await firstAndSecond();
    const { change } = storage;
    storage.change = async (keys, next) => {
      storage.change = change;
      await second.session.open(id, 'takeOver');
      return change(keys, next);
    };
    doSomething(first.table());
    await first.session.idle();
    expect(first.table().published.getState().save).toEqual({ state: 'unsaved', why: 'otherTab' });
  });

  test('one taken over while this tab still reads it is not laid, and what lies here goes on', async () => {
    const { first, second, id } = await firstAndSecond();
    await first.session.start(INCOMING, 8, 'Another');
    const opening = first.session.open(id);
    const taking = second.session.open(id, 'takeOver');
    expect(await opening).toMatchObject({ ok: false, otherTab: id });
    expect(await taking).toMatchObject({ ok: true });
    doSomething(first.table());
    await first.session.idle();
    expect(first.table().published.getState()).toMatchObject({ name: 'Another', save: { state: 'saved' } });
  });
});

describe('files, sealed files and links', () => {
  test('a file comes back as the same game, beside what is there', async () => {
    const { session, table } = openTab();
    await session.start(ENGAGE, 3, 'Engage');
    playOn(table(), 12);
    const { actions, id } = table().record();
    const exported = await session.exportFile();
    if (!exported.ok) throw new Error(exported.problem);
    expect(await session.importText(exported.file.text)).toEqual({ ok: true, notice: null });
    expect(table().record().actions).toEqual(actions);
    expect(table().record().id).not.toBe(id);
    expect(await listed(session)).toHaveLength(2);
  });

  test('after a reload the other side is still away', async () => {
    const { session, storage, table } = openTab();
    await session.start(ENGAGE, 3, 'Engage');
    table().takeSeat();
    table().act({ type: 'recommend' });
    table().act({ type: 'endPhase' });
    await session.exportSealed({
      seat: 'dorian',
      passphrase: 'one one one',
      opening: 'two two two',
    });
    await session.idle();
    const again = openTab(storage);
    await again.session.resume();
    again.table().takeSeat();
    expect(again.table().published.getState().position).toBeNull();
  });

  test('a link to a game is refused while something is secret', async () => {
    const { session } = openTab();
    await session.start(ENGAGE, 3, 'Engage');
    expect(await session.shareGame()).toMatchObject({ ok: false, problem: 'stillSecret' });
  });
});

describe('rules that have changed', () => {
  test.each([
    ['first', inFirstFormat],
    ['newest', (record: ReturnType<TestTable['record']>) => record],
  ])('a save of the %s format opens at the last phase that still matches and stays', async (_, as) => {
    const { session, table } = openTab();
    await session.start(SIMPLE, 3, 'Engage');
    prepare(table());
    playOn(table(), 40);
    const record = as(table().record());
    const checks = record.checks ?? [];
    const at = Math.floor(checks.length / 2);
    const changed = {
      ...record,
      checks: checks.map((check, i) => (i > at ? { ...check, hash: check.hash.replace(/./g, '0') } : check)),
      takeBacks: [],
    };
    const opened = await session.importText(recordText(changed));
    expect(opened).toMatchObject({
      ok: true,
      notice: { turn: expect.any(Number) },
    });
    expect(table().record().actions).toHaveLength(checks[at].after);
    doSomething(table());
    await session.idle();
    const saves = await listed(session);
    expect(saves).toHaveLength(3);
    const original = saves.find(({ id }) => id !== record.id && id !== table().record().id);
    const file = await session.exportFile(original?.id);
    expect(file.ok && (JSON.parse(file.file.text) as { actions: unknown[] }).actions).toHaveLength(
      record.actions.length,
    );
  });
});

async function listed(session: ReturnType<typeof openTab>['session']) {
  await session.refresh();
  return session.state.getState().saves;
}

test('where tabs cannot know of each other, every game can be held', async () => {
  expect(await loneTab.hold('a', () => undefined)).not.toBeNull();
});
