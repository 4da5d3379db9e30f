import { expect, test } from 'vitest';
import { pebblesGame } from '../rules/pebbles';
import { fuzzInput } from './fuzzInput';
import { RECORDED } from './recorded';

/** A message each, no crash, no change to stored games. */
function expectHeld({ failures, outcomes }: Awaited<ReturnType<typeof fuzzInput>>): void {
  expect(failures).toEqual([]);
  expect(Object.keys(outcomes).length).toBeGreaterThan(10);
}

test.each([...RECORDED])('broken files, links and stored values of %s harm nothing', async (game, ask) => {
  const count = game === 'extractors' ? 2000 : 150;
  expectHeld(await ask(({ rules, setups }) => fuzzInput(rules, setups, { count, seed: 20260301 })));
});

test('nor do those of a game for tests', async () => {
  expectHeld(await fuzzInput(pebblesGame, [{ scenario: 'handful' }], { count: 150, seed: 7 }));
});
