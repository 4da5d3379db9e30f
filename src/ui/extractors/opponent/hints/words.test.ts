import { expect, it } from 'vitest';
import type { Suggestion } from '../../../../opponent/review/contract';
import type { Action } from '../../../../rules/extractors';
import { at, DORIAN_FIRE } from '../../testing';
import { chancesText } from './words';

const END: Action = { type: 'endPhase' };
const worth = (value: number): Suggestion<Action> => ({
  plan: [END],
  terms: [{ code: 'danger', value, rule: 'R-1', facts: {}, hexes: [] }],
  total: value,
});

it('what stands in brackets is explained where something does', () => {
  const told = (...candidates: readonly Suggestion<Action>[]) =>
    chancesText(at(DORIAN_FIRE), { candidates, chances: [], tries: 20 });
  expect(told(worth(2), worth(1))).toMatch(/In brackets: points by its search\.$/);
  expect(told(worth(1), worth(1))).not.toContain('brackets');
});
