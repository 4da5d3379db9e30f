import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { copyGame, extractors, reachOf, type Action, type Game, type Setup } from '../src/rules/extractors';
import { Player, type PlayerOptions } from './player';
import { expect } from './test';

interface GoldenGame {
  readonly setup: Setup;
  readonly seed: number;
  readonly actions: readonly Action[];
  readonly victory: Game['victory'];
}

/** A whole recorded game, played again to its end by what is on the screen. */
export async function playGolden(page: Page, id: string, options: PlayerOptions = {}): Promise<Player> {
  const player = await playOpening(page, id, options, () => false);
  expect(player.game.victory).toEqual(goldenGame(id).victory);
  await player.expectResult();
  return player;
}

/** A recorded game as far as is wanted. */
export async function playOpening(
  page: Page,
  id: string,
  options: PlayerOptions,
  enough: () => boolean,
): Promise<Player> {
  const { setup, seed, actions } = goldenGame(id);
  const player = await Player.start(page, setup, seed, options);
  for (const action of actions) {
    if (enough()) break;
    await player.act(asOffered(player, action));
  }
  return player;
}

/** A move is recorded by one of several ways that come to the same game; the page takes the one the rules offer now. */
function asOffered({ game, view }: Player, action: Action): Action {
  if (action.type !== 'move') return action;
  const after = (move: Action) => {
    const copy = copyGame(game);
    extractors.play(copy, move);
    return JSON.stringify(copy);
  };
  const recorded = after(action);
  const { facing, exit, into } = action;
  const ways = reachOf(view, action.unit)
    .ends.filter((end) => end.facing === facing && end.exit === exit && end.into === into)
    .map(({ path }) => ({ ...action, path }));
  return ways.find((way) => after(way) === recorded) ?? action;
}

function goldenGame(id: string): GoldenGame {
  const file = new URL(`../src/rules/extractors/games/${id}.json`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')) as GoldenGame;
}
