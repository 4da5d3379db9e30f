import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extractors, type Action, type Game, type Setup, type Victory } from '../rules/extractors';
import { hashOf } from '../rules/hash';
import { endingOf } from './endings';
import type { PlayedGame } from './randomGame';

const FOLDER = new URL('../rules/extractors/games/', import.meta.url);

/** A game as the store saves it, with its recorded end. */
export interface GoldenGame {
  readonly format: 1;
  readonly ruleset: string;
  readonly version: number;
  readonly id: string;
  readonly name: string;
  readonly setup: Setup;
  readonly seed: number;
  /** Fingerprints at the start of each turn and at the end. */
  readonly checks: readonly { readonly after: number; readonly hash: string }[];
  readonly takeBacks: readonly [];
  readonly actions: readonly Action[];
  readonly ending: string;
  readonly victory: Victory;
}

/** The name of the golden game of an ending, as a file and for people. */
export function goldenId({ scenario, rules }: Setup, ending: string): string {
  return `${scenario}-${rules}-${ending}`;
}

/** The golden games there are, by id. */
export function goldenGames(): ReadonlyMap<string, GoldenGame> {
  const files = readdirSync(FOLDER).filter((file) => file.endsWith('.json'));
  const games = files.map((file) => JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8')) as GoldenGame);
  return new Map(games.map((game) => [game.id, game]));
}

export function writeGolden(golden: GoldenGame): string {
  const file = new URL(`${golden.id}.json`, FOLDER);
  writeFileSync(file, `${JSON.stringify(golden)}\n`);
  return file.pathname;
}

/** A played game as a golden one. Throws Error if it has not ended in a known way. */
export function goldenOf({ setup, seed, actions, game }: PlayedGame): GoldenGame {
  const ending = endingOf(game)?.name;
  if (!game.victory || ending === undefined) throw new Error('It has not ended in a known way');
  const id = goldenId(setup, ending);
  return {
    format: 1,
    ruleset: extractors.name,
    version: extractors.version,
    id,
    name: id.replaceAll('-', ' '),
    setup,
    seed,
    checks: replay(setup, seed, actions).checks,
    takeBacks: [],
    actions,
    ending,
    victory: game.victory,
  };
}

/** What a save leads to under the rules as they are. Throws Error at an action that is not legal. */
export function replay(
  setup: Setup,
  seed: number,
  actions: readonly Action[],
): { readonly game: Game; readonly checks: GoldenGame['checks'] } {
  const game = extractors.setup(setup, seed);
  const checks: { after: number; hash: string }[] = [];
  for (const [index, action] of actions.entries()) {
    const why = extractors.whyIllegal(game, action);
    if (why) throw new Error(`Action ${index + 1}, ${JSON.stringify(action)}: ${JSON.stringify(why)}`);
    const { turn } = game;
    extractors.play(game, action);
    if (game.turn !== turn || index === actions.length - 1)
      checks.push({ after: index + 1, hash: hashOf(game) });
  }
  return { game, checks };
}
