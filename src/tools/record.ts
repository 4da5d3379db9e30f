/** `npm run record`: finds games that end in a wanted way and keeps them as golden games. */
import type { Types } from '../rules/ruleset';
import { readOptions, runTool, UsageError, wholeNumber } from './arguments';
import {
  goldenGames,
  goldenId,
  goldenOf,
  replay,
  writeGolden,
  type GoldenGame,
  type Recorded,
} from './goldenGames';
import { playOut, type PlayedOut } from '../rules/playOut';
import { RECORDED } from './recorded';

const HELP = `Records golden games in src/rules/GAME/games: whole games with their recorded end, which the tests replay.

  npm run record -- --scenario X --rules R [options]
  npm run record -- --missing
  npm run record -- --game furrows --missing

  --game G        ${[...RECORDED.keys()].join(' or ')} (extractors)
  --scenario X    the scenario
  --rules R       full or simple; quick or ahead; both if not named
  --seed S        the game of this seed, or the first seed to try (1)
  --want ENDING   tries seed after seed for a game that ends so
  --tries N       seeds to try for an ending (400)
  --missing       every ending that has no golden game, or one that the rules no longer play to its end

Endings: ${[...RECORDED.values()].map((ask) => ask(endingsIn)).join('; ')}.`;

/** Of so many games with the ending the shortest is kept. */
const CHOSEN_FROM = 4;

interface Asked<T extends Types> {
  readonly recorded: Recorded<T>;
  readonly setups: readonly T['Setup'][];
  readonly first: number;
  readonly tries: number;
}

runTool(HELP, (args) => {
  const values = valuesOf(args);
  const game = values.game ?? 'extractors';
  const ask = RECORDED.get(game);
  if (!ask) throw new UsageError(`--game is ${[...RECORDED.keys()].join(' or ')}, not '${game}'`);
  return ask((recorded) => record(recorded, values));
});

function valuesOf(args: readonly string[]) {
  return readOptions(args, ['game', 'scenario', 'rules', 'seed', 'want', 'tries'], ['missing']);
}
type Values = ReturnType<typeof valuesOf>;

/** 0 if all that was wanted is kept, else 1. */
function record<T extends Types>(recorded: Recorded<T>, values: Values): number {
  if (values.scenario === undefined && values.missing !== true)
    throw new UsageError('Name a --scenario, or --missing for all that is missing');
  const setups = setupsWith(recorded, [values.scenario, values.rules]);
  const first = wholeNumber(values, 'seed', 1);
  const asked = { recorded, setups, first, tries: wholeNumber(values, 'tries', 400, 1) };
  if (values.missing === true)
    return failures(
      asked,
      setups.flatMap((setup) => missingOf(recorded, setup)),
    );
  const { want } = values;
  if (want === undefined) {
    for (const setup of setups) keep(recorded, played(asked, { setup, ending: '' }, first));
    return 0;
  }
  return failures(
    asked,
    setups.map((setup) => {
      const endings = recorded.endingsOf(setup);
      const ending = endings.find((name) => name === want);
      if (ending === undefined) throw new UsageError(`--want is one of ${endings.join(', ')}`);
      return { setup, ending };
    }),
  );
}

function endingsIn<T extends Types>({ setups, nameOf, endingsOf }: Recorded<T>): string {
  return setups.map((setup) => `${nameOf(setup)} ${endingsOf(setup).join(', ')}`).join('; ');
}

/** The set-ups in which these words are chosen. Throws UsageError if there is none. */
function setupsWith<T extends Types>(
  { setups, rules }: Recorded<T>,
  words: readonly (string | boolean | undefined)[],
): readonly T['Setup'][] {
  const asked = words.filter((word) => word !== undefined);
  const found = setups.filter((setup) => {
    const chosen: readonly unknown[] = Object.values(setup as object);
    return asked.every((word) => chosen.includes(word));
  });
  if (found.length > 0) return found;
  const known = [...new Set(setups.flatMap((setup) => Object.values(setup as object) as unknown[]))];
  throw new UsageError(`${rules.title} has no set-up with ${asked.join(' and ')}: ${known.join(', ')}`);
}

interface Wanted<T extends Types> {
  readonly setup: T['Setup'];
  readonly ending: string;
}

function missingOf<T extends Types>(recorded: Recorded<T>, setup: T['Setup']): readonly Wanted<T>[] {
  const games = goldenGames(recorded.rules);
  return recorded
    .endingsOf(setup)
    .filter((ending) => !stillPlays(recorded, games.get(goldenId(recorded, setup, ending))))
    .map((ending) => ({ setup, ending }));
}

function stillPlays<T extends Types>(
  { rules, endingOf }: Recorded<T>,
  golden: GoldenGame<T> | undefined,
): boolean {
  if (!golden) return false;
  try {
    // With the numbers of now, as the page begins it.
    const { game, checks } = replay(rules, { ...golden, version: rules.version });
    return endingOf(game) === golden.ending && JSON.stringify(checks) === JSON.stringify(golden.checks);
  } catch {
    return false;
  }
}

/** 0 if every ending was found, else 1. */
function failures<T extends Types>(asked: Asked<T>, wanted: readonly Wanted<T>[]): number {
  let missing = 0;
  for (const one of wanted) {
    const found = shortest(asked, one);
    if (found) keep(asked.recorded, found);
    else {
      missing++;
      const id = goldenId(asked.recorded, one.setup, one.ending);
      console.error(`${id}: not in ${asked.tries} games from seed ${asked.first}`);
    }
  }
  return missing === 0 ? 0 : 1;
}

function shortest<T extends Types>(asked: Asked<T>, wanted: Wanted<T>): PlayedOut<T> | undefined {
  const found: PlayedOut<T>[] = [];
  const { recorded, first, tries } = asked;
  for (let seed = first; seed < first + tries && found.length < CHOSEN_FROM; seed++) {
    const one = played(asked, wanted, seed);
    if (recorded.endingOf(one.game) === wanted.ending) found.push(one);
  }
  return found.sort((a, b) => a.actions.length - b.actions.length).at(0);
}

function played<T extends Types>(
  { recorded }: Asked<T>,
  { setup, ending }: Wanted<T>,
  seed: number,
): PlayedOut<T> {
  return playOut(recorded.rules, setup, seed, { player: recorded.playerTowards(setup, ending, seed) });
}

function keep<T extends Types>(recorded: Recorded<T>, found: PlayedOut<T>): void {
  const golden = goldenOf(recorded, found);
  writeGolden(golden);
  const { id, seed, actions, victory } = golden;
  console.log(`${id}: seed ${seed}, ${actions.length} actions, ${JSON.stringify(victory)}`);
}
