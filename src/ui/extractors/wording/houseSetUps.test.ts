import { expect, test } from 'vitest';
import { otherSetUps, SCENARIOS, type ScenarioId, type Side } from '../../../rules/extractors';
import { houseSetUps } from './houseSetUps';

const PLACING = SCENARIOS.filter(({ id }) => id !== 'engage').flatMap(({ id }) =>
  (['full', 'simple'] as const).map((rules) => {
    const side: Side = id === 'extractors' ? 'avronian' : 'dorian';
    return [id, rules, side] as const;
  }),
);

test.each(PLACING)(
  '%s under %s rules, %s: three set-ups, each with its name, what it is for and what it has won [§5]',
  (scenario, rules, side) => {
    const [recommended, ...others] = houseSetUps({ scenario, rules }, side);
    expect(others.map(({ written }) => written)).toEqual(otherSetUps({ scenario, rules }, side));
    const setUps = [recommended!, ...others];
    expect(new Set(setUps.map(({ name }) => name)).size).toBe(3);
    for (const { words } of setUps) expect(words).toMatch(/^[A-Z].*\. Won \d+ of \d+ between Sergeants\.$/);
  },
);

test.each<[ScenarioId, Side]>([
  ['engage', 'dorian'],
  ['engage', 'avronian'],
  ['incoming', 'avronian'],
])('%s, %s: who places nothing has none', (scenario, side) => {
  expect(houseSetUps({ scenario, rules: 'full' }, side)).toEqual([]);
});
