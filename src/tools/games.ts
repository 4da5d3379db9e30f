import { anyPlayer, type Player } from '../rules/autoplay';
import { extractors } from '../rules/extractors';
import { furrows } from '../rules/furrows';
import { playOut, type Watch } from '../rules/playOut';
import type { Ruleset } from '../rules/ruleset';
import { contractWatch, type Rolling } from './contractWatch';
import { FIRST_LIGHT } from './furrows/endings';
import { sensiblePlayer } from './furrows/player';
import { randomPlayer } from './player';
import { EXTRACTORS_SETUPS } from './recorded';
import { replayText } from './replayText';

/** A game as the headless tools play it, whatever it is. */
export interface ToolGame {
  readonly name: string;
  readonly version: number;
  /** How many set-ups there are to play. */
  readonly setups: number;
  /** Plays the set-up of that index to its end under the eye of the contract. Throws BrokenGame. */
  play(setup: number, seed: number, tell?: Tell): PlayedGame;
  /** Plays the game of a save again; a text: why it breaks off. */
  replay(text: string, tell: Tell): PlayedGame | string;
}

interface PlayedGame {
  readonly actions: number;
  readonly ending: string;
}

/** Told of every event, as plain JSON. */
export type Tell = (events: readonly unknown[]) => void;

/** Any ruleset with its set-ups, played by whoever is best at it: by anyone unless one is named. */
export function toolGame<T extends Rolling>(
  rules: Ruleset<T>,
  setups: readonly T['Setup'][],
  playerOf: (setup: T['Setup'], seed: number) => Player<T> = (_, seed) => anyPlayer(rules, seed),
): ToolGame {
  const endingOf = (game: T['Game']) => {
    const { winner, turn, ended } = rules.standing(game);
    return ended ? `${winner ?? 'a draw'} in turn ${turn}` : `not ended, ${rules.phaseOf(game)}`;
  };
  return {
    name: rules.name,
    version: rules.version,
    setups: setups.length,
    play(index, seed, tell) {
      const setup = setups[index];
      const { before, after } = contractWatch(rules);
      const watch: Watch<T> = {
        ...(before && { before }),
        after(game, action, events) {
          tell?.(events);
          after?.(game, action, events);
        },
      };
      const { game, actions } = playOut(rules, setup, seed, { player: playerOf(setup, seed), watch });
      return { actions: actions.length, ending: endingOf(game) };
    },
    replay(text, tell) {
      const fingerprint = (count: number, hash: string) => console.log(`# ${count} actions, ${hash}`);
      const done = replayText(rules, text, { events: tell, fingerprint });
      return 'broken' in done ? done.broken : { actions: done.actions, ending: endingOf(done.game) };
    },
  };
}

/** Every ruleset there is, shipped or still being built. */
export const TOOL_GAMES: readonly ToolGame[] = [
  toolGame(extractors, EXTRACTORS_SETUPS, randomPlayer),
  toolGame(furrows, FIRST_LIGHT, (_, seed) => (seed % 2 ? anyPlayer(furrows, seed) : sensiblePlayer(seed))),
];
