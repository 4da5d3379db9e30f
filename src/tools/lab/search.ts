/** `npm run lab:search`: armies of both sides found against each other, by lot and by small changes to the best. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import {
  copyGame,
  extractors,
  purchasesOf,
  recommendedArmy,
  scenarioOf,
  type Setup,
  type Side,
  type WrittenArmy,
} from '../../rules/extractors';
import { playerNamed, type PlayerName } from '../arena/players';
import { readOptions, runTool, setupsOf, wholeNumber } from '../arguments';
import { alteredArmy, drawnArmy } from './drawnArmy';
import { nameOfSetup } from './ledger';
import { changed } from './levers';
import { playMissing } from './playMissing';
import { boutOf, searchReport, type Found } from './searchReport';
import { strengthsIn } from './strengths';
import type { Job, Trial } from './trial';
import { armyOf, buysIn } from './writtenForce';

const HELP = `Finds armies of both sides against each other: all meet all, the best are altered, the best of those meet often.

  npm run lab:search -- [options]

  --player P      who plays both sides (sergeant)
  --scenario S    one scenario alone
  --rules R       full or simple alone
  --variant V     numbers of these games, such as walker.firepower=3,agrax.firepower=4
  --armies N      armies drawn for each side beside the recommended (12)
  --rounds N      times the best are altered (2)
  --best N        how many of a side are altered, and meet in the final (4)
  --final N       games of each pair of the final (10)
  --seed K        seed of the first game (1001)
  --also A;B      armies that take part, as 'dorian Panza, 2 pgp; avronian Ab psl'
  --threads T     games at once (2)
  --ledger FILE   the games played so far, gone on with (reports/lab/search.jsonl)
  --report FILE   Markdown (reports/lab/search.md)

A run that is stopped goes on where it stopped. Exit code 1 if an action was refused.`;

const CHILDREN = 2;

interface Search {
  readonly player: PlayerName;
  readonly armies: number;
  readonly rounds: number;
  readonly best: number;
  readonly final: number;
  readonly seed: number;
  readonly also: readonly string[];
  readonly file: string;
  readonly threads: number;
}

type Armies = Readonly<Record<Side, readonly WrittenArmy[]>>;

runTool(HELP, async (args) => {
  const values = readOptions(args, [
    'player',
    'scenario',
    'rules',
    'variant',
    'armies',
    'rounds',
    'best',
    'final',
    'seed',
    'also',
    'threads',
    'ledger',
    'report',
  ]);
  const search: Search = {
    player: playerNamed('player', values.player ?? 'sergeant'),
    armies: wholeNumber(values, 'armies', 12, 1),
    rounds: wholeNumber(values, 'rounds', 2),
    best: wholeNumber(values, 'best', 4, 1),
    final: wholeNumber(values, 'final', 10, 1),
    seed: wholeNumber(values, 'seed', 1001),
    also: (values.also ?? '').split(';').map((each) => each.trim()),
    file: values.ledger ?? 'reports/lab/search.jsonl',
    threads: wholeNumber(values, 'threads', 2, 1),
  };
  const setups = setupsOf(values);
  const found: Found[] = [];
  for (const setup of values.variant === undefined ? setups : changed(setups, values.variant))
    found.push(await searched(setup, search));
  const file = values.report ?? 'reports/lab/search.md';
  const page = searchReport(found);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, page);
  console.log(page);
  return found.some(({ trials }) => trials.some(({ refused }) => refused > 0)) ? 1 : 0;
});

/** All against all once, then the best and their children, then the best often. */
async function searched(setup: Setup, search: Search): Promise<Found> {
  const trials: Trial[] = [];
  const meet = async (armies: Armies, seed: number, games: number) => {
    trials.push(...(await playMissing(pairings(setup, armies, { search, seed, games }), search)));
  };
  await meet(
    both((side) => beginners(setup, side, search)),
    search.seed,
    1,
  );
  for (let round = 1; round <= search.rounds; round++) {
    const best = bestIn(trials, search.best);
    await meet(
      both((side) => [...best[side], ...children(setup, best[side], side, round)]),
      search.seed + round,
      1,
    );
  }
  const best = bestIn(trials, search.best);
  await meet(best, search.seed + 100, search.final);
  console.error(nameOfSetup(setup));
  return { setup, trials, finalists: best };
}

function both(of: (side: Side) => readonly WrittenArmy[]): Armies {
  return { dorian: [...new Set(of('dorian'))], avronian: [...new Set(of('avronian'))] };
}

/** The recommended, those asked for, and some drawn; of a side that buys nothing, nothing. */
function beginners(setup: Setup, side: Side, { armies, also }: Search): readonly WrittenArmy[] {
  if (!scenarioOf(setup).forces.some((force) => force.side === side && force.budget)) return [''];
  const named = also.flatMap((each) => (each.startsWith(`${side} `) ? [each.slice(side.length + 1)] : []));
  const numbers = Array.from({ length: armies }, (_, index) => index + 1);
  return [
    recommendedOf(setup, side),
    ...named,
    ...numbers.map((number) => armyOf(drawnArmy(setup, { side, number }))),
  ];
}

function recommendedOf(setup: Setup, side: Side): WrittenArmy {
  const game = copyGame(extractors.setup(setup, 1));
  game.phase = { name: 'buildUp', side };
  extractors.play(game, { type: 'recommend', army: recommendedArmy(setup, side) });
  return armyOf(
    [...scenarioOf(setup).forces.keys()].flatMap((force) =>
      scenarioOf(setup).forces[force].side === side
        ? purchasesOf(game, force).map((purchase) => ({ type: 'buy', force, purchase }) as const)
        : [],
    ),
  );
}

function children(
  setup: Setup,
  parents: readonly WrittenArmy[],
  side: Side,
  round: number,
): readonly WrittenArmy[] {
  return parents.flatMap((parent, place) =>
    parent === ''
      ? []
      : Array.from({ length: CHILDREN }, (_, index) =>
          armyOf(
            alteredArmy(setup, buysIn(setup, side, parent), {
              side,
              number: 1000 * round + 10 * place + index,
            }),
          ),
        ),
  );
}

function pairings(
  setup: Setup,
  { dorian, avronian }: Armies,
  {
    search: { player },
    seed,
    games,
  }: { readonly search: Search; readonly seed: number; readonly games: number },
): readonly Job[] {
  return Array.from({ length: games }, (_, index) => seed + index).flatMap((each) =>
    dorian.flatMap((ours) =>
      avronian.map((theirs): Job => ({
        setup,
        pairing: { dorian: player, avronian: player },
        seed: each,
        armies: { ...(ours && { dorian: ours }), ...(theirs && { avronian: theirs }) },
      })),
    ),
  );
}

function bestIn(trials: readonly Trial[], count: number): Armies {
  const strengths = strengthsIn(trials.map(boutOf));
  return both((side) =>
    [...strengths[side]]
      .sort(([, a], [, b]) => b - a)
      .slice(0, count)
      .map(([army]) => army),
  );
}
