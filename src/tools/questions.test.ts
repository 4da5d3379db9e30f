import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { consequences, extractors, options, whyIllegal, type Action, type Game } from '../rules/extractors';
import { fingerprintOf } from '../rules/fingerprint';
import { chanceOf, pick } from './chance';
import { plausible } from './plausible';
import { frozen, SETUPS, statesOf, type Reached } from './states';

const SEEDS = [21, 22];
const PER_GAME = 6;
const ASKED = 25;

function someActions(game: Game): readonly Action[] {
  const chance = chanceOf(game.dice.rolled);
  const offered = options(game);
  return Array.from({ length: ASKED }, (_, i) =>
    i % 3 ? plausible(game, chance) : pick(chance, offered),
  ).filter((action) => action !== undefined);
}

function eachState(setup: (typeof SETUPS)[number], ask: (reached: Reached) => void): void {
  for (const reached of statesOf(setup, SEEDS, PER_GAME)) ask(reached);
}

describe('questions', () => {
  it.each(SETUPS)('of $scenario, $rules rules, change nothing', (setup) => {
    eachState(setup, ({ game }) => {
      frozen(game);
      for (const action of someActions(game)) {
        frozen(action);
        if (!whyIllegal(game, action)) consequences(game, action);
      }
      for (const side of ['dorian', 'avronian', 'all'] as const) extractors.view(game, side);
    });
  });

  it.each(SETUPS)(
    'of $scenario, $rules rules, have the same answer in the view of the side to decide',
    (setup) => {
      eachState(setup, ({ game }) => {
        const { side } = game.phase;
        if (side === null) return;
        const seen = extractors.view(game, side);
        const key = (action: Action) => JSON.stringify(action);
        expect(options(seen).map(key)).toEqual(options(game).map(key));
        for (const action of someActions(game)) {
          const [known, actual] = [whyIllegal(seen, action), whyIllegal(game, action)];
          if (namesOnlySeen(action, seen)) expect({ action, why: known }).toEqual({ action, why: actual });
          else expect({ action, legal: !known }).toEqual({ action, legal: !actual });
        }
      });
    },
  );

  it.each(SETUPS)('of $scenario, $rules rules, never throw, whatever they are asked', (setup) => {
    const states = statesOf(setup, SEEDS, 3).map(({ game }) => game);
    const junk = fc.oneof(fc.jsonValue(), fc.integer(), fc.constant(undefined), fc.string());
    const property = fc.property(
      fc.constantFrom(...states),
      fc.nat(),
      fc.nat(),
      junk,
      (game, seed, at, value) => {
        const action = { ...plausible(game, chanceOf(seed)) } as Record<string, unknown>;
        const fields = Object.keys(action);
        action[fields[at % fields.length]] = value;
        const why = whyIllegal(game, action as unknown as Action);
        if (!extractors.isAction(action)) return why !== undefined;
        return true;
      },
    );
    fc.assert(property, { numRuns: 300, seed: 5 });
    const any = fc.property(fc.constantFrom(...states), fc.jsonValue(), (game, value) => {
      expect(whyIllegal(game, value as Action)).toMatchObject({ reason: 'malformed' });
    });
    fc.assert(any, { numRuns: 100, seed: 6 });
  });
});

/** Every counter it names is in the view: asking about others would tell that they are there. */
function namesOnlySeen(action: Action, seen: { readonly units: object }): boolean {
  const named = JSON.stringify(action).match(/"[\w'-]+"/g) ?? [];
  return named.every(
    (name) => !isCounter(JSON.parse(name) as string) || Object.hasOwn(seen.units, JSON.parse(name) as string),
  );
}

function isCounter(text: string): boolean {
  return /^[A-E]$|-\d$|-(lance|shock|commando|walker)$|^commandpost$/.test(text);
}

describe('a game as JSON', () => {
  it.each(SETUPS)('of $scenario, $rules rules, is the same game, and plays on the same', (setup) => {
    eachState(setup, ({ game }) => {
      const copy = JSON.parse(JSON.stringify(game)) as Game;
      expect(copy).toEqual(game);
      expect(fingerprintOf(copy)).toBe(fingerprintOf(game));
      const action = someActions(game).find((each) => !whyIllegal(game, each));
      if (!action) return;
      expect(extractors.play(copy, action)).toEqual(extractors.play(game, action));
      expect(copy).toEqual(game);
    });
  });
});
