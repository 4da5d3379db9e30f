import { describe, expect, it } from 'vitest';
import { expected, forecast, options, type Action, type Shot } from '../rules/extractors';
import { chanceOf, pick } from './chance';
import { SETUPS, statesOf } from './states';

const SEEDS = [81, 82, 83];
const PER_GAME = 40;
const ASKED = 40;

function shotsOf(action: Action | undefined): readonly Shot[] {
  if (action?.type === 'fire') return [action];
  return action?.type === 'allocate' ? action.shots : [];
}

describe('what a shot comes to', () => {
  it.each(SETUPS)('in any game of $scenario, $rules rules, is the sum of its forecast', (setup) => {
    let compared = 0;
    for (const { game } of statesOf(setup, SEEDS, PER_GAME)) {
      if (game.phase.name !== 'fire') continue;
      const chance = chanceOf(game.dice.rolled);
      const offered = options(game);
      for (let asked = 0; asked < ASKED; asked++)
        for (const shot of shotsOf(pick(chance, offered)))
          for (const unit of forecast(game, shot).units) {
            const { anyHit, mean, critical, destroyed } = expected(game, shot, unit.target);
            expect(anyHit).toBeCloseTo(unit.anyHit, 12);
            expect(mean).toBeCloseTo(unit.mean, 12);
            expect(critical).toBeCloseTo(unit.critical, 12);
            expect(destroyed).toBeCloseTo(unit.destroyed, 12);
            compared++;
          }
    }
    expect(compared).toBeGreaterThan(0);
  });
});
