import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import {
  copyGame,
  extractors,
  reachOf,
  recommendedForce,
  takingUp,
  type Action,
  type Game,
  type Setup,
} from '../src/rules/extractors';
import { Player, screenAfter, type PlayerOptions } from './player';
import { expect } from './test';

interface GoldenGame {
  readonly setup: Setup;
  readonly seed: number;
  readonly actions: readonly Action[];
  readonly victory: Game['victory'];
}

/** A whole recorded game, played again to its end by what is on the screen. */
export async function playGolden(page: Page, id: string, options: PlayerOptions = {}): Promise<Player> {
  const { setup, seed, actions, victory } = goldenGame(id);
  const player = await Player.start(page, setup, seed, options);
  for (const action of actions) await player.act(asOffered(player, action));
  expect(player.game.victory).toEqual(victory);
  await player.expectResult();
  return player;
}

/** Fewer acts than these are done sooner on the page than a save is opened. */
const WORTH_SKIPPING = 6;

/**
 * A recorded game as far as is wanted: every kind of act on every screen is done on the page once, what repeats itself
 * is opened from a save.
 */
export async function playWhatIsNew(
  page: Page,
  id: string,
  options: PlayerOptions,
  enough: () => boolean,
): Promise<Player> {
  const { setup, seed, actions } = goldenGame(id);
  const fresh = firstOfTheirKind(goldenGame(id));
  let player = await Player.start(page, setup, seed, options);
  for (let at = 0; !enough(); at++) {
    const next = fresh.find((index) => index >= at);
    if (next === undefined) break;
    if (next - at > WORTH_SKIPPING) {
      at = next;
      // A page of its own: nothing of the former position can be taken for the new one.
      await page.goto('about:blank');
      player = await Player.open(page, { setup, seed, actions: actions.slice(0, at) }, options);
    }
    await player.act(asOffered(player, actions[at]));
  }
  return player;
}

/** Where in a game an act leads for the first time to a screen. */
function firstOfTheirKind({ setup, seed, actions }: GoldenGame): readonly number[] {
  const game = extractors.setup(setup, seed);
  const seen = new Set<string>();
  return actions.flatMap((action, index) => {
    extractors.play(game, action);
    const kind = `${action.type} to ${screenAfter(game, action)}`;
    if (seen.has(kind)) return [];
    seen.add(kind);
    return [index];
  });
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

/** A recorded game as it stood first so far on. */
export function goldenAt(id: string, until: (game: Game) => boolean): Game {
  const { setup, seed, actions } = goldenGame(id);
  const game = extractors.setup(setup, seed);
  for (const action of actions) {
    if (until(game)) break;
    extractors.play(game, action);
  }
  return game;
}

export function goldenFile(id: string): string {
  return fileURLToPath(new URL(`../src/rules/extractors/games/${id}.json`, import.meta.url));
}

function goldenGame(id: string): GoldenGame {
  const recorded = JSON.parse(readFileSync(goldenFile(id), 'utf8')) as GoldenGame;
  return { ...recorded, actions: asBought(recorded) };
}

/** What was recommended up to version 3 of the rules and no longer is, the page can only buy piece by piece. */
function asBought({ setup, seed, actions }: GoldenGame): readonly Action[] {
  const game = extractors.setup(setup, seed);
  return actions.flatMap((action) => {
    const acts = action.type === 'recommend' && action.army === undefined ? recommendedThen(game) : [action];
    for (const act of acts) extractors.play(game, act);
    return acts;
  });
}

function recommendedThen(game: Game): readonly Action[] {
  const { side } = game.phase;
  if (side === null) throw new Error('Nobody buys');
  const then = recommendedForce(game, side);
  if (JSON.stringify(then) === JSON.stringify(recommendedForce(game, side, 0)))
    return [{ type: 'recommend', army: 0 }];
  const taken = takingUp(
    game,
    then.map(({ purchase }) => purchase),
  );
  if ('refused' in taken) throw new Error(JSON.stringify(taken));
  return taken.acts;
}
