import { describe, expect, test } from 'vitest';
import { extractors } from '../rules/extractors';
import { furrows } from '../rules/furrows';
import { pack } from './bytes';
import type { GameRecord } from './record';
import { padded } from './padding';
import { keptText } from './schema';
import { openSession } from './session';
import { memoryStorage } from './storage';
import { loneTab } from './tabLock';
import { openCipher } from './cipher';
import { ENGAGE, INCOMING, doSomething, newRecord, openTab, playOn, tableOf } from './testing';

/** What a reader of the storage sees without the key: names, heads, and of the locked entries their sizes. */
function seenOn(values: ReadonlyMap<string, unknown>): readonly unknown[] {
  return [...values]
    .map(([key, value]) => {
      if (!key.startsWith('game/')) return [key, key.startsWith('head/') ? value : typeof value];
      const { iv, bytes } = value as { iv: Uint8Array; bytes: Uint8Array };
      return [key, iv.length, bytes.length];
    })
    .sort();
}

async function begun(values: Map<string, unknown>) {
  const tab = openTab(memoryStorage(values));
  await tab.session.start(ENGAGE, 3, 'Engage');
  await tab.session.idle();
  tab.table().takeSeat();
  return tab;
}

/** Without the ids, which are drawn. */
function nameless(seen: readonly unknown[], id: string): string {
  return JSON.stringify(seen).replaceAll(id, 'id');
}

describe('what is stored unlocked does not tell how much was done in secret', () => {
  test('§9.6: after one purchase or after fifteen, names, heads and sizes are the same', async () => {
    const [few, many] = await Promise.all(
      [1, 15].map(async (acts) => {
        const values = new Map<string, unknown>();
        const { session, table } = await begun(values);
        for (let i = 0; i < acts; i++) {
          const { position } = table().published.getState();
          const bought = extractors
            .options(position!)
            .filter(({ type }) => type === 'buy' || type === 'sell');
          expect(table().act(bought[i % bought.length])).toBeUndefined();
          await session.idle();
        }
        return nameless(seenOn(values), table().record().id);
      }),
    );
    expect(many).toBe(few);
  });

  test('and each save writes every entry of the game anew, so that two looks tell no number', async () => {
    const values = new Map<string, unknown>();
    const { session, table } = await begun(values);
    const before = new Map(values);
    doSomething(table());
    await session.idle();
    const games = [...values.keys()].filter((key) => key.startsWith('game/'));
    expect(games.length).toBeGreaterThan(1);
    for (const key of games) {
      const [old, now] = [before, values].map((at) => (at.get(key) as { bytes: Uint8Array }).bytes);
      expect(Buffer.from(now).equals(old)).toBe(false);
    }
  });
});

describe('games of other rulesets on the same storage', () => {
  const head = (ruleset: string, id: string) => ({
    ...{ ruleset, id, name: 'Elsewhere', setup: { board: 'large' }, named: false },
    standing: { turn: 3, phase: 'move', side: 'white', ended: false, winner: null },
    date: '2026-01-01T00:00:00.000Z',
  });
  const text = JSON.stringify({ format: 2, ruleset: 'chess', name: 'Elsewhere', actions: [[1, 2]] });

  async function amongOthers() {
    const values = new Map<string, unknown>();
    const tab = openTab(memoryStorage(values));
    await tab.session.start(INCOMING, 3, 'Ours');
    await tab.session.idle();
    const cipher = await openCipher(memoryStorage(values));
    await cipher.write({
      locked: [['game/there/s0', padded(await pack(`null\n${text}`))]],
      open: [['head/there', () => head('chess', 'there')]],
      removed: [],
    });
    await tab.session.refresh();
    const entry = (id: string) => tab.session.state.getState().saves.find((save) => save.id === id);
    return { ...tab, values, entry };
  }

  test('one this program does not have is listed, told from the rest, and kept as it is', async () => {
    const { session, table, entry, values } = await amongOthers();
    expect(entry('there')).toMatchObject({ ruleset: 'chess', name: 'Elsewhere', setup: null });
    expect(entry('there')?.problem).toBe('notInstalled');
    const before = values.get('game/there/s0');
    expect(await session.open('there')).toMatchObject({ ok: false });
    table().takeSeat();
    doSomething(table());
    await session.idle();
    expect(values.get('game/there/s0')).toBe(before);
    expect(await session.exportFile('there')).toMatchObject({ ok: true, file: { text } });
  });

  test('it can be renamed, removed and brought back', async () => {
    const { session, entry } = await amongOthers();
    await session.rename('there', 'Far away');
    expect(entry('there')).toMatchObject({ name: 'Far away', ruleset: 'chess' });
    const removed = await session.remove('there');
    expect(entry('there')).toBeUndefined();
    if (removed.ok) await removed.undo();
    expect(entry('there')).toMatchObject({ name: 'Far away', ruleset: 'chess' });
  });

  test('one without its head is listed as of the game its text names, and opened by that', async () => {
    const { session, storage, entry, values } = await amongOthers();
    values.delete('head/there');
    const cipher = await openCipher(memoryStorage(values));
    const setup = { scenario: 'firstLight', orders: 'quick' };
    const kept = keptText({ ...newRecord(INCOMING), ruleset: 'furrows', setup });
    await cipher.write({ locked: [['game/other/s0', padded(await pack(kept))]], open: [], removed: [] });
    values.set('game/locked/s0', { iv: null, bytes: new Uint8Array([1, 2, 3]) });
    await session.refresh();
    expect(entry('other')).toMatchObject({ ruleset: 'furrows', setup: null, problem: null });
    expect(entry('there')).toMatchObject({ ruleset: 'chess', problem: 'otherGame' });
    expect(entry('locked')).toMatchObject({ ruleset: '', problem: 'locked' });
    expect(await openSession(furrows, { storage, tabs: loneTab }).open('other')).toMatchObject({ ok: true });
  });
});

describe('a game kept by an earlier version of the program', () => {
  async function keptBefore(states: readonly GameRecord<never, never>[] | readonly object[]) {
    const values = new Map<string, unknown>();
    const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, [
      'encrypt',
      'decrypt',
    ]);
    values.set('device-key', key);
    const standing = { turn: 0, phase: 'buildUp', side: 'dorian', ended: false, winner: null };
    const date = '2026-01-01T00:00:00.000Z';
    values.set('head/game', {
      ...{ id: 'game', name: 'Of old', setup: INCOMING, standing, date, named: false },
      serial: states.length,
    });
    for (const [index, record] of states.entries()) {
      const iv = crypto.getRandomValues(new Uint8Array(12));
      const plain = await pack(keptText(record as never));
      const bytes = new Uint8Array(await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, plain));
      values.set(`game/game/${String(index + 1).padStart(8, '0')}`, { iv, bytes });
    }
    return values;
  }

  test('opens, goes on, and is then kept as games are kept now', async () => {
    const played = tableOf(INCOMING);
    playOn(played, 5);
    const { actions } = played.record();
    const values = await keptBefore([newRecord(INCOMING), { ...newRecord(INCOMING), actions }]);
    const { session, storage, table } = openTab(memoryStorage(values));
    expect(await session.open('game')).toEqual({ ok: true, notice: null });
    expect(table().record().actions).toEqual(actions);
    expect(session.state.getState().table?.published.getState().name).toBe('Of old');
    doSomething(table());
    await session.idle();
    expect(values.get('head/game')).not.toHaveProperty('serial');
    expect([...values.keys()].some((key) => /\/\d{8}$/.test(key))).toBe(false);
    const again = openTab(storage);
    await again.session.open('game');
    expect(again.table().record()).toEqual(table().record());
  });

  test('its older states are still there if the newest cannot be read', async () => {
    const played = tableOf(INCOMING);
    playOn(played, 3);
    const { actions } = played.record();
    const values = await keptBefore([{ ...newRecord(INCOMING), actions }]);
    const { session, storage, table } = openTab(memoryStorage(values));
    await session.open('game');
    doSomething(table());
    await session.idle();
    const newest = [...values.keys()].filter((key) => key.startsWith('game/')).sort()[0];
    values.set(newest, { iv: null, bytes: new Uint8Array([1, 2, 3]) });
    const again = openTab(storage);
    expect(await again.session.open('game')).toMatchObject({ ok: true, notice: expect.any(Object) });
    expect(again.table().record().actions).toEqual(actions);
  });
});

describe('site data cleared under a running game', () => {
  test('the next save writes the key again: the game opens after a reload', async () => {
    const values = new Map<string, unknown>();
    const { session, storage, table } = await begun(values);
    doSomething(table());
    await session.idle();
    values.clear();
    doSomething(table());
    await session.idle();
    expect(table().published.getState().save).toEqual({ state: 'saved' });
    const again = openTab(storage);
    expect(await again.session.resume()).toEqual({ ok: true, notice: null });
    expect(again.table().record()).toEqual(table().record());
  });

  test('the key alone is gone: what was locked under it is still opened by this page and written anew', async () => {
    const values = new Map<string, unknown>();
    const { session, storage, table } = await begun(values);
    await session.saveAs('Before');
    values.delete('device-key');
    values.delete('device-key-id');
    doSomething(table());
    await session.idle();
    const again = openTab(storage);
    await again.session.refresh();
    for (const { id } of again.session.state.getState().saves)
      expect(await again.session.open(id)).toEqual({ ok: true, notice: null });
  });

  test('another tab has made a new key since: both tabs go on under it', async () => {
    const values = new Map<string, unknown>();
    const first = await begun(values);
    values.clear();
    const second = await begun(values);
    doSomething(first.table());
    doSomething(second.table());
    await Promise.all([first.session.idle(), second.session.idle()]);
    const again = openTab(memoryStorage(values));
    for (const { table } of [first, second]) {
      const record = table().record();
      expect(await again.session.open(record.id)).toEqual({ ok: true, notice: null });
      expect(again.table().record()).toEqual(record);
    }
  });

  test('another tab makes a new key in the very moment of a save: it is saved under that one', async () => {
    const values = new Map<string, unknown>();
    const storage = memoryStorage(values);
    let clearing = false;
    const racing: typeof storage = {
      ...storage,
      change: async (keys, next) => {
        if (clearing) {
          clearing = false;
          values.clear();
          await begun(values);
        }
        return storage.change(keys, next);
      },
    };
    const { session, table } = openTab(racing);
    await session.start(ENGAGE, 3, 'Engage');
    await session.idle();
    clearing = true;
    doSomething(table());
    await session.idle();
    const again = openTab(memoryStorage(values));
    expect(await again.session.open(table().record().id)).toEqual({ ok: true, notice: null });
    expect(again.table().record()).toEqual(table().record());
  });

  test('the storage tells that it is gone: the game on the table is saved at once', async () => {
    const values = new Map<string, unknown>();
    const storage = memoryStorage(values);
    let gone: () => void = () => undefined;
    const { session, table } = openTab({ ...storage, onGone: (listener) => (gone = listener) });
    await session.start(ENGAGE, 3, 'Engage');
    doSomething(table());
    await session.idle();
    values.clear();
    gone();
    await session.idle();
    const again = openTab(memoryStorage(values));
    expect(await again.session.resume()).toEqual({ ok: true, notice: null });
    expect(again.table().record()).toEqual(table().record());
  });
});
