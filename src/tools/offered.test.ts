import { describe, expect, it } from 'vitest';
import { extractors, options, optionsOf, whyIllegal, type Action, type Game } from '../rules/extractors';
import { canAct } from '../rules/extractors/options';
import { unitsOf } from '../rules/extractors/units';
import { chanceOf, pick } from './chance';
import { broken } from './invariants';
import { isOffered } from './offered';
import { changed, plausible } from './plausible';
import { SETUPS, statesOf } from './states';

const SEEDS = [11, 12];
const PER_GAME = 8;
const OPTIONS_ASKED = 20;
const PLAUSIBLE_ASKED = 30;

describe('what options offer', () => {
  it.each(SETUPS)('in $scenario, $rules rules, is legal', (setup) => {
    for (const { game } of statesOf(setup, SEEDS, PER_GAME)) {
      const chance = chanceOf(game.dice.rolled);
      const all = options(game);
      const illegal = Array.from({ length: Math.min(OPTIONS_ASKED, all.length) }, () => pick(chance, all)!)
        .map((action) => ({ action, why: whyIllegal(game, action) }))
        .filter(({ why }) => why);
      expect(illegal).toEqual([]);
      expect(all.some(({ type }) => type === 'endPhase')).toBe(!whyIllegal(game, { type: 'endPhase' }));
    }
  });

  it.each(SETUPS)('in $scenario, $rules rules, is what its units have to offer', (setup) => {
    for (const { game } of statesOf(setup, SEEDS.slice(1), PER_GAME / 2)) {
      if (game.activation || game.phase.side === null) continue;
      const key = (action: Action) => JSON.stringify(action);
      const all = new Set(options(game).map(key));
      const own = unitsOf(game).filter(({ side }) => side === game.phase.side);
      expect(own.flatMap((unit) => optionsOf(game, unit)).filter((action) => !all.has(key(action)))).toEqual(
        [],
      );
    }
  });

  it.each(SETUPS)(
    'in $scenario, $rules rules, is something for the units that can act, nothing for the others',
    (setup) => {
      for (const { game } of statesOf(setup, SEEDS, PER_GAME))
        for (const unit of unitsOf(game))
          expect([unit.id, canAct(game, unit)]).toEqual([unit.id, optionsOf(game, unit).length > 0]);
    },
  );

  it.each(SETUPS)('in $scenario, $rules rules, is all that is legal, up to path and order', (setup) => {
    for (const { game } of statesOf(setup, SEEDS, PER_GAME)) {
      const chance = chanceOf(game.dice.rolled + 1);
      const known = options(game);
      const accepted = Array.from({ length: PLAUSIBLE_ASKED }, (_, index) => {
        const option = index % 2 ? pick(chance, known) : undefined;
        return option ? changed(game, option, chance) : plausible(game, chance);
      }).filter((action) => !whyIllegal(game, action));
      const hidden = accepted.filter((action) => isOffered(game, action) === false);
      expect(hidden.map((action) => ({ action, phase: game.phase }))).toEqual([]);
      for (const action of accepted) expect(played(game, action)).toEqual([]);
    }
  });
});

function played(game: Game, action: Action): readonly string[] {
  const after = structuredClone(game);
  extractors.play(after, action);
  return broken(after);
}
