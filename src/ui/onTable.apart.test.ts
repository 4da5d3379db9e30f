import { beforeEach, expect, it, vi } from 'vitest';
import { extractors } from '../rules/extractors';
import { furrows } from '../rules/furrows';
import { pebblesGame } from '../rules/pebbles';
import { recordText } from '../store/schema';
import { openSession } from '../store/session';
import { memoryStorage } from '../store/storage';
import { doSomething, INCOMING, NOW } from '../store/testing';
import { loneTab } from '../store/tabLock';
import type { GameUi } from './game/gameUi';
import { ofItsGame } from './itsGame';
import { gameOnTable, gamePicked, pick, putOnTable, takeUp } from './onTable';

/** One tab with two games in one storage. */
const tab = vi.hoisted(() => ({ games: [] as GameUi[], memory: new Map<string, string>() }));
vi.mock('./games', () => ({
  GAMES: tab.games,
  gameUiNamed: (name: string) => tab.games.find((game) => game.name === name),
}));

const memory = {
  getItem: (key: string) => tab.memory.get(key) ?? null,
  setItem: (key: string, value: string) => void tab.memory.set(key, value),
  removeItem: (key: string) => void tab.memory.delete(key),
};
let clock = NOW;
const options = { storage: memoryStorage(), tabs: loneTab, memory, now: () => clock };
const first = openSession(extractors, options);
const second = openSession(pebblesGame, options);
const third = openSession(furrows, options);
const uiOf = (name: string, session: object) =>
  ({ name, session: () => Promise.resolve(session) }) as unknown as GameUi;
tab.games.push(uiOf('extractors', first), uiOf('pebbles', second), uiOf('furrows', third));
const [extractorsUi, pebblesUi, furrowsUi] = tab.games;

const firstTable = () => first.state.getState().table;
const secondTable = () => second.state.getState().table;

beforeEach(async () => {
  await putOnTable(extractorsUi);
  await first.start(INCOMING, 7, 'In the rough');
  doSomething(firstTable()!);
  await first.idle();
});

it('a game of other rules takes the table; the first one is kept, and its place in the tab is not cleared', async () => {
  const kept = firstTable()!.record();
  await second.start({ scenario: 'handful' }, 3, 'By the sea');
  await second.idle();
  await putOnTable(pebblesUi);
  expect(gameOnTable()).toBe(pebblesUi);
  expect(firstTable()).toBeNull();
  expect(tab.memory.get('extractors.onTable')).toContain(secondTable()!.record().id);
  expect(await first.open(kept.id)).toMatchObject({ ok: true });
  expect(firstTable()!.record().actions).toEqual(kept.actions);
});

it('after a reload each session takes up a game of its own alone', async () => {
  await second.start({ scenario: 'heap' }, 3, 'On the hill');
  await second.idle();
  await putOnTable(pebblesUi);
  const again = openSession(extractors, options);
  expect(await again.resume()).toMatchObject({ ok: true });
  expect(again.state.getState().table!.record().ruleset).toBe('extractors');
});

it('a fresh tab takes up the game played last, whichever its rules are', async () => {
  clock = '2026-03-02T12:00:00.000Z';
  await third.start({ scenario: 'firstLight', orders: 'quick' }, 3, 'At the ford');
  await third.idle();
  const { id } = third.state.getState().table!.record();
  await third.close();
  tab.memory.clear();
  await first.close();
  expect(await takeUp(first)).toBe('ofOtherRules');
  expect(gameOnTable()).toBe(furrowsUi);
  expect(firstTable()).toBeNull();
  expect(await takeUp(third)).toMatchObject({ ok: true });
  expect(third.state.getState().table!.record().id).toBe(id);
});

it('a place of the history that names a game of other rules puts those on the table, whatever was played last', async () => {
  await third.start({ scenario: 'firstLight', orders: 'quick' }, 3, 'At the ford');
  await third.idle();
  const { id } = third.state.getState().table!.record();
  await third.close();
  expect(await takeUp(first, id)).toBe('ofOtherRules');
  expect(gameOnTable()).toBe(furrowsUi);
  expect(await takeUp(third, id)).toMatchObject({ ok: true });
  expect(third.state.getState().table!.record().id).toBe(id);
  await third.remove(id);
  expect(await takeUp(third, id)).toMatchObject({ ok: false, problem: 'gone' });
});

it('a file finds the rules it is of, and what none of them reads is told by the first', async () => {
  await second.start({ scenario: 'handful' }, 3, 'By the sea');
  const text = recordText(secondTable()!.record());
  const { game, done } = await ofItsGame((session) => session.importText(text));
  expect([game, done.ok]).toEqual([pebblesUi, true]);
  const foreign = text.replace('"ruleset":"pebbles"', '"ruleset":"chess"');
  const refused = await ofItsGame((session) => session.importText(foreign));
  expect(refused.game).toBe(extractorsUi);
  expect(refused.done).toMatchObject({ ok: false, problem: 'otherGame' });
});

it('rules and sheets are those of the game picked, and of the one played from when it is', async () => {
  pick(pebblesUi);
  expect([gamePicked(), gameOnTable()]).toEqual([pebblesUi, extractorsUi]);
  await putOnTable(extractorsUi);
  expect(gamePicked()).toBe(extractorsUi);
});
