import { extractors, type ExtractorsTypes, type Setup } from '../rules/extractors';
import { randomPlayer, type Player } from './player';
import { playOut, type PlayedOut, type Watch as WatchOf } from '../rules/playOut';

export type PlayedGame = PlayedOut<ExtractorsTypes>;
export type Watch = WatchOf<ExtractorsTypes>;

/** No random game needs more actions; more is a dead end. */
const ACTION_LIMIT = 6000;

/** Plays a game to its end with legal actions drawn by the seed. Throws BrokenGame at a dead end or a fault. */
export function randomGame(
  setup: Setup,
  seed: number,
  watch: Watch = {},
  player: Player = randomPlayer(setup, seed),
): PlayedGame {
  return playOut(extractors, setup, seed, { player, watch, most: ACTION_LIMIT });
}
