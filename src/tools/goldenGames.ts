import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { hashOf } from '../rules/hash';
import type { Ruleset, Types } from '../rules/ruleset';
import type { Player } from '../rules/autoplay';
import type { PlayedOut } from '../rules/playOut';

/** A game as the store saves it, with its recorded end; the rules have to play it so for ever, or raise their version. */
export interface GoldenGame<T extends Types> {
  readonly format: 1;
  readonly ruleset: string;
  readonly version: number;
  readonly id: string;
  readonly name: string;
  readonly setup: T['Setup'];
  readonly seed: number;
  /** Fingerprints at the start of each turn and at the end. */
  readonly checks: readonly { readonly after: number; readonly hash: string }[];
  readonly takeBacks: readonly [];
  readonly actions: readonly T['Action'][];
  readonly ending: string;
  readonly victory: unknown;
}

/** What the golden games of a game are told by. */
export interface Recorded<T extends Types> {
  readonly rules: Ruleset<T>;
  readonly setups: readonly T['Setup'][];
  /** The first half of an id. */
  nameOf(setup: T['Setup']): string;
  /** Every way a set-up can end that is to be recorded. */
  endingsOf(setup: T['Setup']): readonly string[];
  /** The ending a game has come to; undefined: none that is known. */
  endingOf(game: T['Game']): string | undefined;
  victoryOf(game: T['Game']): unknown;
  /** Who plays the game of a seed so that it may end so. */
  playerTowards(setup: T['Setup'], ending: string, seed: number): Player<T>;
}

/** The name of the golden game of an ending, as a file and for people. */
export function goldenId<T extends Types>(
  { nameOf }: Pick<Recorded<T>, 'nameOf'>,
  setup: T['Setup'],
  ending: string,
): string {
  return `${nameOf(setup)}-${ending}`;
}

const folderOf = (ruleset: string) => new URL(`../rules/${ruleset}/games/`, import.meta.url);

/** The golden games there are of some rules, by id; a new game has none. */
export function goldenGames<T extends Types>({ name }: Ruleset<T>): ReadonlyMap<string, GoldenGame<T>> {
  const folder = folderOf(name);
  if (!existsSync(folder)) return new Map();
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
  const games = files.map((file) => JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as GoldenGame<T>);
  return new Map(games.map((game) => [game.id, game]));
}

export function writeGolden<T extends Types>(golden: GoldenGame<T>): void {
  const folder = folderOf(golden.ruleset);
  mkdirSync(folder, { recursive: true });
  writeFileSync(new URL(`${golden.id}.json`, folder), `${JSON.stringify(golden)}\n`);
}

/** A played game as a golden one. Throws Error if it has not ended in a known way. */
export function goldenOf<T extends Types>(
  recorded: Recorded<T>,
  { setup, seed, actions, game }: PlayedOut<T>,
): GoldenGame<T> {
  const { rules } = recorded;
  const ending = recorded.endingOf(game);
  if (ending === undefined) throw new Error('It has not ended in a known way');
  const id = goldenId(recorded, setup, ending);
  return {
    format: 1,
    ruleset: rules.name,
    version: rules.version,
    id,
    name: id.replaceAll('-', ' '),
    setup,
    seed,
    checks: replay(rules, { setup, seed, version: rules.version, actions }).checks,
    takeBacks: [],
    actions,
    ending,
    victory: recorded.victoryOf(game),
  };
}

/** What a save leads to under the rules as they are, with the numbers it began with. Throws Error at an action that is not legal. */
export function replay<T extends Types>(
  rules: Ruleset<T>,
  { setup, seed, version, actions }: Pick<GoldenGame<T>, 'setup' | 'seed' | 'version' | 'actions'>,
): { readonly game: T['Game']; readonly checks: GoldenGame<T>['checks'] } {
  const game = rules.setup(setup, seed, version);
  const checks: { after: number; hash: string }[] = [];
  for (const [index, action] of actions.entries()) {
    const why = rules.whyIllegal(game, action);
    if (why !== undefined)
      throw new Error(`Action ${index + 1}, ${JSON.stringify(action)}: ${JSON.stringify(why)}`);
    const { turn } = rules.standing(game);
    rules.play(game, action);
    if (rules.standing(game).turn !== turn || index === actions.length - 1)
      checks.push({ after: index + 1, hash: hashOf(rules.asWrittenUnder?.(game, version) ?? game) });
  }
  return { game, checks };
}
