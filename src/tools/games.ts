import { extractors, SCENARIOS, type Setup } from '../rules/extractors';
import { furrows, type Setup as FurrowsSetup } from '../rules/furrows';
import type { Ruleset } from '../rules/ruleset';
import { contractWatch, type Rolling } from './contractWatch';
import { randomPlayer as furrowsPlayer, sensiblePlayer } from './furrows/player';
import { randomPlayer } from './player';
import { anyPlayer, playOut } from './playOut';

/** A game as the headless tools play it, whatever it is. */
export interface ToolGame {
  readonly name: string;
  readonly version: number;
  /** How many set-ups there are to play. */
  readonly setups: number;
  /** Plays the set-up of that index to its end under the eye of the contract. Throws BrokenGame. */
  play(setup: number, seed: number): { readonly actions: number; readonly ending: string };
}

/** Any ruleset with its set-ups, played by whoever is best at it: by anyone unless one is named. */
export function toolGame<T extends Rolling>(
  rules: Ruleset<T>,
  setups: readonly T['Setup'][],
  playerOf: (setup: T['Setup'], seed: number) => (game: T['Game']) => T['Action'] | undefined = (_, seed) =>
    anyPlayer(rules, seed),
): ToolGame {
  return {
    name: rules.name,
    version: rules.version,
    setups: setups.length,
    play(index, seed) {
      const setup = setups[index];
      const watch = contractWatch(rules);
      const { game, actions } = playOut(rules, setup, seed, { player: playerOf(setup, seed), watch });
      const { winner, turn } = rules.standing(game);
      return { actions: actions.length, ending: `${winner ?? 'a draw'} in turn ${turn}` };
    },
  };
}

const ALL: readonly Setup[] = SCENARIOS.flatMap(({ id }) =>
  (['full', 'simple'] as const).map((rules) => ({ scenario: id, rules })),
);
const FIRST_LIGHT: readonly FurrowsSetup[] = [
  { scenario: 'firstLight', orders: 'quick' },
  { scenario: 'firstLight', orders: 'ahead' },
];

/** Every ruleset there is, shipped or still being built. */
export const TOOL_GAMES: readonly ToolGame[] = [
  toolGame(extractors, ALL, randomPlayer),
  toolGame(furrows, FIRST_LIGHT, (_, seed) => (seed % 2 ? furrowsPlayer(seed) : sensiblePlayer(seed))),
];
