/** `npm run fuzz`: plays random games and looks for anything no game may do. */
import { extractors, whyIllegal, type Action, type Event, type Game, type Setup } from '../rules/extractors';
import { readOptions, runTool, setupsOf, UsageError, wholeNumber } from './arguments';
import { chanceOf, type Chance } from './chance';
import { endingsOf } from './endings';
import { Coverage, namesIn } from './coverage';
import { changed, plausible } from './plausible';
import { TOOL_GAMES, type ToolGame } from './games';
import { fingerprintWatch } from './fingerprints';
import { randomGame, type Watch } from './randomGame';
import { BrokenGame } from '../rules/playOut';
import { strictWatch } from './watch';

const HELP = `Plays seeded random games and stops short of nothing: a crash, a dead end or an illegal state is printed with
its scenario, seed and actions.

  npm run fuzz -- [options]

  --games N       games in all, spread over the scenarios (20000)
  --seed S        seed of the first game of each scenario (1)
  --scenario X    one scenario alone: ${['incoming', 'threePodAttack', 'extractors', 'ambush', 'dobernStrongpoint', 'engage'].join(', ')}
  --rules R       full or simple alone
  --game G        extractors, with all that is told of its actions and reasons, or another game under the eye of the
                  contract alone: ${TOOL_GAMES.map(({ name }) => name).join(', ')} (extractors)
  --fingerprints  fingerprints too: followed, after each action and after each undo, the same as from scratch
  --quiet         no progress, no coverage

Exit code 1 if a game broke.`;

/** Broken games printed in full. */
const SHOWN = 3;
const SECOND = 1000;

runTool(HELP, (args) => {
  const values = readOptions(args, ['games', 'seed', 'scenario', 'rules', 'game'], ['fingerprints', 'quiet']);
  const games = wholeNumber(values, 'games', 20_000, 1);
  const first = wholeNumber(values, 'seed', 1);
  if (values.game !== undefined && values.game !== extractors.name) {
    const game = TOOL_GAMES.find(({ name }) => name === values.game);
    if (!game) throw new UsageError(`--game is one of ${TOOL_GAMES.map(({ name }) => name).join(', ')}`);
    return fuzzContract(game, { games, first, progress: values.quiet !== true }) === 0 ? 0 : 1;
  }
  const setups = setupsOf(values);
  const coverage = new Coverage();
  const watches = values.fingerprints === true ? [fingerprintWatch] : [];
  const broken = fuzz(setups, { games, first, coverage, watches, progress: values.quiet !== true });
  if (values.quiet !== true) printCoverage(coverage, setups);
  return broken === 0 ? 0 : 1;
});

/** Any game under the eye of the contract: how many broke. */
function fuzzContract(game: ToolGame, { games, first, progress }: Omit<Run, 'coverage' | 'watches'>): number {
  const endings = new Map<string, number>();
  const started = Date.now();
  let told = started;
  let actions = 0;
  let broken = 0;
  for (let done = 0; done < games; done++) {
    try {
      const played = game.play(done % game.setups, (first + Math.floor(done / game.setups)) >>> 0);
      actions += played.actions;
      endings.set(played.ending, (endings.get(played.ending) ?? 0) + 1);
    } catch (error) {
      if (!(error instanceof BrokenGame)) throw error;
      if (++broken <= SHOWN) printBroken(error, game);
    }
    if (!progress || Date.now() - told < SECOND) continue;
    told = Date.now();
    report(done + 1, games, actions, started);
  }
  for (const [ending, count] of [...endings].sort()) console.log(`  ${String(count).padStart(8)}  ${ending}`);
  console.log(`\n${games - broken} games of ${game.name} ended, ${broken} broke; ${actions} actions.`);
  return broken;
}

interface Run {
  readonly games: number;
  readonly first: number;
  readonly coverage: Coverage;
  /** Each makes a watch for a game, beside the strict one. */
  readonly watches: readonly (() => Watch)[];
  readonly progress: boolean;
}

/** How many games broke. */
function fuzz(setups: readonly Setup[], { games, first, coverage, watches, progress }: Run): number {
  const started = Date.now();
  let told = started;
  let actions = 0;
  let broken = 0;
  for (let game = 0; game < games; game++) {
    const setup = setups[game % setups.length];
    const seed = (first + Math.floor(game / setups.length)) >>> 0;
    try {
      const curiosity = curious(coverage, chanceOf(seed));
      const played = randomGame(setup, seed, all([curiosity, ...watches.map((watch) => watch())]));
      actions += played.actions.length;
      coverage.noteEnd(played.game);
    } catch (error) {
      if (!(error instanceof BrokenGame)) throw error;
      if (++broken <= SHOWN) printBroken(error);
    }
    if (!progress || Date.now() - told < SECOND) continue;
    told = Date.now();
    report(game + 1, games, actions, started);
  }
  if (progress) report(games, games, actions, started);
  console.log(`\n${games - broken} games ended, ${broken} broke; ${actions} actions.`);
  return broken;
}

function all(watches: readonly Watch[]): Watch {
  return {
    before: (game, action) => watches.forEach((watch) => watch.before?.(game, action)),
    after: (game, action, events) => watches.forEach((watch) => watch.after?.(game, action, events)),
  };
}

/** Watches strictly, notes what is reached, and asks about actions nobody offered. */
function curious(coverage: Coverage, chance: Chance): Watch {
  const strict = strictWatch();
  return {
    before(game: Game, action: Action) {
      strict.before?.(game, action);
      coverage.noteAction(action);
      if (chance(3) > 0) return;
      const why = whyIllegal(game, chance(2) ? plausible(game, chance) : changed(game, action, chance));
      if (why) coverage.noteReason(why);
    },
    after(game: Game, action: Action, events: readonly Event[]) {
      coverage.noteEvents(events);
      strict.after?.(game, action, events);
    },
  };
}

function report(done: number, games: number, actions: number, started: number): void {
  const seconds = (Date.now() - started) / SECOND;
  const line = `${done} of ${games} games, ${actions} actions, ${Math.round(actions / seconds)} a second, ${Math.round(seconds)} s`;
  if (process.stdout.isTTY) process.stdout.write(`\r${line}  `);
  else console.log(line);
}

function printBroken(
  { message, cause, played }: BrokenGame,
  { name, version }: Pick<ToolGame, 'name' | 'version'> = extractors,
): void {
  const { setup, seed, actions } = played;
  console.log(`\nBroken: ${JSON.stringify(setup)}, seed ${seed}, action ${actions.length}: ${message}`);
  if (cause instanceof Error) console.log(cause.stack);
  console.log(JSON.stringify({ ruleset: name, version, setup, seed, actions }));
}

function printCoverage({ actions, events, reasons, endings }: Coverage, setups: readonly Setup[]): void {
  const shown = (title: string, tally: Coverage['events'], known: readonly string[]) => {
    const missing = known.filter((name) => tally.get(name) === 0);
    console.log(`\n${title}: ${known.length - missing.length} of ${known.length}`);
    for (const name of tally.names) console.log(`  ${String(tally.get(name)).padStart(8)}  ${name}`);
    if (missing.length) console.log(`  not reached: ${missing.join(', ')}`);
  };
  shown('Actions', actions, namesIn('actions', 'type'));
  shown('Events', events, namesIn('events', 'type'));
  shown('Reasons', reasons, namesIn('reasons', 'reason'));
  const known = setups.flatMap((setup) =>
    endingsOf(setup).map(({ name }) => `${setup.scenario} ${setup.rules} ${name}`),
  );
  shown('Endings', endings, known);
}
