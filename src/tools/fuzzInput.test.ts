import { expect, test } from 'vitest';
import { pebblesGame } from '../rules/pebbles';
import { fuzzInput } from './fuzzInput';
import { extractorsRecorded, furrowsRecorded } from './recorded';

/** A message each, no crash, no change to stored games. */
function expectHeld({ failures, outcomes }: Awaited<ReturnType<typeof fuzzInput>>): void {
  expect(failures).toEqual([]);
  expect(Object.keys(outcomes).length).toBeGreaterThan(10);
}

test('two thousand broken files, links and stored values of Extractors! harm nothing', async () => {
  const { rules, setups } = extractorsRecorded;
  expectHeld(await fuzzInput(rules, setups, { count: 2000, seed: 20260301 }));
});

test('nor do those of other games', async () => {
  const { rules, setups } = furrowsRecorded;
  expectHeld(await fuzzInput(rules, setups, { count: 150, seed: 7 }));
  expectHeld(await fuzzInput(pebblesGame, [{ scenario: 'handful' }], { count: 150, seed: 7 }));
});
