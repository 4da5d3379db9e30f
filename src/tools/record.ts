/** `npm run record`: finds games that end in a wanted way and keeps them as golden games. */
import { type Setup } from '../rules/extractors';
import { readOptions, runTool, setupsOf, UsageError, wholeNumber } from './arguments';
import { ENDINGS, endingOf, endingsOf, type Ending } from './endings';
import { goldenGames, goldenId, goldenOf, replay, writeGolden, type GoldenGame } from './goldenGames';
import { LEANINGS } from './leanings';
import { randomPlayer } from './player';
import { randomGame, type PlayedGame } from './randomGame';

const HELP = `Records golden games in src/rules/extractors/games: whole games with their recorded end, which the tests replay.

  npm run record -- --scenario X --rules R [options]
  npm run record -- --missing

  --scenario X    the scenario
  --rules R       full or simple; both if not named
  --seed S        the game of this seed, or the first seed to try (1)
  --want ENDING   tries seed after seed for a game that ends so
  --tries N       seeds to try for an ending (400)
  --missing       every ending that has no golden game, or one that the rules no longer play to its end

Endings: ${ENDINGS.map(({ scenario, name }) => `${scenario} ${name}`).join(', ')}.`;

/** Of so many games with the ending the shortest is kept. */
const CHOSEN_FROM = 4;

runTool(HELP, (args) => {
  const values = readOptions(args, {
    scenario: { type: 'string' },
    rules: { type: 'string' },
    seed: { type: 'string' },
    want: { type: 'string' },
    tries: { type: 'string' },
    missing: { type: 'boolean' },
  });
  if (values.scenario === undefined && values.missing !== true)
    throw new UsageError('Name a --scenario, or --missing for all that is missing');
  const setups = setupsOf(values);
  const search = { first: wholeNumber(values, 'seed', 1), tries: wholeNumber(values, 'tries', 400, 1) };
  if (values.missing === true)
    return failures(
      setups.flatMap((setup) => missingOf(setup)),
      search,
    );
  if (values.want === undefined) {
    for (const setup of setups) keep(randomGame(setup, search.first));
    return 0;
  }
  const wanted = setups.flatMap((setup) => {
    const ending = endingsOf(setup).find(({ name }) => name === values.want);
    if (!ending)
      throw new UsageError(
        `--want is one of ${endingsOf(setup)
          .map(({ name }) => name)
          .join(', ')}`,
      );
    return [{ setup, ending }];
  });
  return failures(wanted, search);
});

interface Wanted {
  readonly setup: Setup;
  readonly ending: Ending;
}

interface Search {
  readonly first: number;
  readonly tries: number;
}

function missingOf(setup: Setup): readonly Wanted[] {
  const games = goldenGames();
  return endingsOf(setup)
    .filter(({ name }) => !stillPlays(games.get(goldenId(setup, name))))
    .map((ending) => ({ setup, ending }));
}

function stillPlays(golden: GoldenGame | undefined): boolean {
  if (!golden) return false;
  try {
    const { game, checks } = replay(golden.setup, golden.seed, golden.actions);
    return endingOf(game)?.name === golden.ending && JSON.stringify(checks) === JSON.stringify(golden.checks);
  } catch {
    return false;
  }
}

/** 0 if every ending was found, else 1. */
function failures(wanted: readonly Wanted[], search: Search): number {
  let missing = 0;
  for (const { setup, ending } of wanted) {
    const found = shortest(setup, ending, search);
    if (found) keep(found);
    else {
      missing++;
      console.error(
        `${goldenId(setup, ending.name)}: not in ${search.tries} games from seed ${search.first}`,
      );
    }
  }
  return missing === 0 ? 0 : 1;
}

function shortest(setup: Setup, ending: Ending, { first, tries }: Search): PlayedGame | undefined {
  const found: PlayedGame[] = [];
  const leanings = LEANINGS[`${setup.scenario} ${ending.name}`];
  for (let seed = first; seed < first + tries && found.length < CHOSEN_FROM; seed++) {
    // Every other game leans towards the ending, the rest play any way.
    const player = randomPlayer(setup, seed, seed % 2 ? leanings : undefined);
    const played = randomGame(setup, seed, {}, player);
    if (endingOf(played.game)?.name === ending.name) found.push(played);
  }
  return found.sort((a, b) => a.actions.length - b.actions.length).at(0);
}

function keep(played: PlayedGame): void {
  const golden = goldenOf(played);
  const { victory, actions, seed } = golden;
  writeGolden(golden);
  console.log(`${golden.id}: seed ${seed}, ${actions.length} actions, ${JSON.stringify(victory.because)}`);
}
