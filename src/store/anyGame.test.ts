import { describe, expect, test } from 'vitest';
import { anyPlayer } from '../rules/autoplay';
import { extractors } from '../rules/extractors';
import { pebblesGame, type Action, type Setup } from '../rules/pebbles';
import { loneTab } from './tabLock';
import { openSession } from './session';
import { memoryStorage } from './storage';
import { openTable } from './table';
import { INCOMING, NOW } from './testing';

const HANDFUL: Setup = { scenario: 'handful' };

function openPebbles(values = new Map<string, unknown>()) {
  const remembered = new Map<string, string>();
  const memory = {
    getItem: (key: string) => remembered.get(key) ?? null,
    setItem: (key: string, value: string) => void remembered.set(key, value),
    removeItem: (key: string) => void remembered.delete(key),
  };
  const storage = memoryStorage(values);
  const session = openSession(pebblesGame, { storage, tabs: loneTab, memory, now: () => NOW });
  const table = () => session.state.getState().table!;
  return { session, table, values };
}

type Pebbles = ReturnType<ReturnType<typeof openPebbles>['table']>;

const player = anyPlayer(pebblesGame, 1);

/** Whoever is next takes the screen and does anything offered. */
function goOn(table: Pebbles): void {
  table.takeSeat();
  const { position } = table.published.getState();
  expect(table.act(player(position!)!)).toBeUndefined();
}

describe('a game the store has never heard of', () => {
  test('is played at one table: refused, taken back, hidden from the other side, to its end', () => {
    const record = {
      id: 'game',
      name: 'Pebbles',
      ruleset: 'pebbles',
      version: 1,
      setup: HANDFUL,
      seed: 5,
      actions: [],
    };
    const table = openTable(pebblesGame, record, { now: () => NOW });
    expect(table.act({ type: 'take', pebbles: 1 })).toEqual({ reason: 'wrongPhase' });
    expect(table.act({ type: 'guess', pebbles: 2 })).toBeUndefined();
    expect(table.published.getState()).toMatchObject({
      seat: 'black',
      position: { guess: 'hidden' },
    });
    expect(JSON.stringify(table.published.getState().log)).not.toContain('"pebbles":2');
    expect(table.secretSides()).toEqual(['white']);
    table.act({ type: 'take', pebbles: 2 });
    // Both have looked at what it took; it guesses alone.
    expect(table.published.getState().curtain).toMatchObject({ side: 'black', canGoBack: false });
    table.takeSeat();
    expect(table.published.getState().undo).toEqual({ possible: false, why: 'dice' });
    for (let done = 0; !table.standing().ended && done < 200; done++) goOn(table);
    expect(table.standing()).toMatchObject({ ended: true, phase: 'ended' });
    expect(table.replay()).toHaveLength(table.record().actions.length);
  });

  test('is kept, found after a reload and goes on where it stood', async () => {
    const { session, table, values } = openPebbles();
    await session.start(HANDFUL, 3, 'By the sea');
    for (let done = 0; done < 5; done++) goOn(table());
    await session.idle();
    const kept = table().record();
    const later = openPebbles(values);
    await later.session.refresh();
    const [entry] = later.session.state.getState().saves;
    expect(entry).toMatchObject({ ruleset: 'pebbles', name: 'By the sea', setup: HANDFUL, problem: null });
    expect(await later.session.open(entry.id)).toEqual({ ok: true, notice: null });
    expect(later.table().record()).toMatchObject({ actions: kept.actions, seed: 3, setup: HANDFUL });
    goOn(later.table());
    expect(later.table().record().actions).toHaveLength(kept.actions.length + 1);
  });

  test('goes out as a file and comes back; the file of another game is told from its own', async () => {
    const { session, table } = openPebbles();
    await session.start(HANDFUL, 3, 'By the sea');
    goOn(table());
    const done = await session.exportFile();
    if (!done.ok) throw new Error(done.problem);
    const { session: other, table: otherTable } = openPebbles();
    expect(await other.importText(done.file.text)).toMatchObject({ ok: true });
    expect(otherTable().record().actions).toEqual(table().record().actions satisfies readonly Action[]);
    const foreign = done.file.text.replace('"pebbles","version"', '"extractors","version"');
    expect(await other.importText(foreign)).toMatchObject({
      ok: false,
      problem: 'otherGame',
    });
  });

  test('shares the storage with the first game: each lists both, and opens its own', async () => {
    const values = new Map<string, unknown>();
    const { session } = openPebbles(values);
    await session.start(HANDFUL, 3, 'By the sea');
    await session.idle();
    const first = openSession(extractors, { storage: memoryStorage(values), tabs: loneTab, now: () => NOW });
    await first.start(INCOMING, 3, 'In the rough');
    await first.idle();
    for (const each of [session, first]) {
      await each.refresh();
      const names = each.state.getState().saves.map(({ ruleset, name }) => `${ruleset}: ${name}`);
      expect(names.sort()).toEqual(['extractors: In the rough', 'pebbles: By the sea']);
    }
    const theirs = first.state.getState().saves.find(({ ruleset }) => ruleset === 'pebbles')!;
    expect(await first.open(theirs.id)).toMatchObject({ ok: false });
    expect(await session.open(theirs.id)).toMatchObject({ ok: true });
  });
});
