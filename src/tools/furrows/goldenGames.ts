import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { furrows, type Action, type Game, type Setup } from '../../rules/furrows';
import { fingerprintOf } from '../../rules/fingerprint';

/** A whole game with what it came to; the rules have to play it so for ever, or raise their version. */
export interface GoldenGame {
  readonly setup: Setup;
  readonly seed: number;
  readonly actions: readonly Action[];
  readonly ending: string;
  readonly fingerprint: string;
}

/** How a game can end [§16]: why, and for whom. */
export const ENDINGS = [
  'flags-foundry',
  'flags-league',
  'worth-foundry',
  'worth-league',
  'worth-draw',
  'noBases-foundry',
  'noBases-league',
  'noBases-draw',
] as const;
export type Ending = (typeof ENDINGS)[number];

const FOLDER = new URL('../../rules/furrows/games/', import.meta.url);

export function endingOf({ victory }: Game): string {
  return victory ? `${victory.because.code}-${victory.winner ?? 'draw'}` : 'unfinished';
}

export function goldenOf(
  game: Game,
  { setup, seed, actions }: Omit<GoldenGame, 'ending' | 'fingerprint'>,
): GoldenGame {
  return { setup, seed, actions, ending: endingOf(game), fingerprint: fingerprintOf(game) };
}

/** The recorded games by the names of their files. */
export function goldenGames(): readonly (readonly [name: string, game: GoldenGame])[] {
  return readdirSync(FOLDER)
    .filter((file) => file.endsWith('.json'))
    .map((file) => [
      file.replace('.json', ''),
      JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8')) as GoldenGame,
    ]);
}

export function writeGolden(name: string, game: GoldenGame): void {
  writeFileSync(new URL(`${name}.json`, FOLDER), `${JSON.stringify(game)}\n`);
}

/** Plays the actions of a recorded game anew; throws Error at one that is not legal. */
export function replayed({ setup, seed, actions }: GoldenGame): Game {
  const game = furrows.setup(setup, seed);
  for (const action of actions) {
    const why = furrows.whyIllegal(game, action);
    if (why) throw new Error(`${action.type}: ${why.reason} [${why.rule}]`);
    furrows.play(game, action);
  }
  return game;
}
