import { expect, it } from 'vitest';
import { extractors } from '../rules/extractors';
import { branchText } from './branch';
import { doSomething, INCOMING, openTab } from './testing';

it('a branch is a game of its own: it stands where it left the other, which stays as it was', async () => {
  const { session, table } = openTab();
  await session.start(INCOMING, 7, 'First');
  for (let done = 0; done < 12; done++) doSomething(table(), done);
  const before = table().record();
  const half = Math.floor(before.actions.length / 2);
  const text = branchText(before, half, 'First, from the middle');
  expect(await session.importText(text)).toMatchObject({ ok: true });
  const branch = table().record();
  expect(branch.id).not.toBe(before.id);
  expect(branch.name).toBe('First, from the middle');
  expect(branch.actions).toEqual(before.actions.slice(0, half));
  expect(branch.seed).toBe(before.seed);
  expect(before.actions.length).toBeGreaterThan(half);
  doSomething(table());
  expect(table().record().actions.length).toBe(half + 1);
  const game = extractors.setup(before.setup, before.seed);
  for (const action of before.actions) extractors.play(game, action);
  expect(table().record().id).toBe(branch.id);
});
