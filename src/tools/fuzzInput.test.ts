import { expect, test } from 'vitest';
import { fuzzInput } from './fuzzInput';

test('two thousand broken files, links and stored values: a message each, no crash, no change to stored games', async () => {
  const { failures, outcomes } = await fuzzInput(2000, 20260301);
  expect(failures).toEqual([]);
  expect(Object.keys(outcomes).length).toBeGreaterThan(10);
});
