import { describe, expect, test } from 'vitest';
import { memoryStorage } from '../storage';
import { INCOMING, doSomething, noStorage, openTab, refusing, twoTabs } from '../testing';

describe('storage that fails is told, and play goes on', () => {
  test.each([
    ['QuotaExceededError', 'full'],
    ['InvalidStateError', 'absent'],
    ['SecurityError', 'blocked'],
    ['UnknownError', 'blocked'],
  ])('%s: %s', async (name, why) => {
    const { session, table } = openTab(refusing(name));
    expect(await session.start(INCOMING, 7, 'Incoming!')).toMatchObject({ ok: true });
    doSomething(table());
    await session.idle();
    expect(table().published.getState().save).toEqual({ state: 'unsaved', why });
    expect(await session.exportFile()).toMatchObject({ ok: true, file: { name: 'Incoming.json' } });
  });

  test('no storage at all: games are kept as long as the page', async () => {
    const { session, table } = openTab(noStorage());
    await session.start(INCOMING, 7, 'Incoming!');
    doSomething(table());
    await session.idle();
    expect(session.state.getState().storage).toBe('absent');
    expect(table().published.getState().save).toEqual({ state: 'unsaved', why: 'absent' });
    await session.refresh();
    expect(session.state.getState().saves).toHaveLength(1);
  });

  test('full for a while: the next action is kept again', async () => {
    const storage = refusing('QuotaExceededError');
    const { session, table } = openTab(storage);
    await session.start(INCOMING, 7, 'Incoming!');
    await session.idle();
    storage.refuses = null;
    doSomething(table());
    await session.idle();
    expect(table().published.getState().save).toEqual({ state: 'saved' });
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
    const full = openTab(refusing('QuotaExceededError'));
    expect(await full.session.importText(exported.file.text)).toMatchObject({ ok: true });
    await full.session.idle();
    expect(full.table().published.getState().save).toEqual({ state: 'unsaved', why: 'full' });
    expect(table().published.getState().save).toEqual({ state: 'saved' });
  });
});
