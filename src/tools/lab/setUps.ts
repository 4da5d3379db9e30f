/** `npm run lab:setups`: set-ups that win, found by lot and by small changes to the best. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { replyFromBook, styleFromBook } from '../../opponent/extractors/book';
import { armiesFromBook } from '../../opponent/extractors/bought';
import { setUpsKnown } from '../../opponent/extractors/stood';
import { STYLES } from '../../opponent/extractors/styles';
import {
  armiesOf,
  enemyOf,
  extractors,
  placesIn,
  recommendedArmy,
  writtenSetUp,
  type ArmyNumber,
  type Position,
  type Setup,
  type Side,
  type WrittenSetUp,
} from '../../rules/extractors';
import type { Pairing } from '../arena/match';
import { playersNamed, type PlayerName } from '../arena/players';
import { scoreOf, wilson, type Share } from '../arena/statistics';
import { readOptions, runTool, setupsOf, UsageError, wholeNumber } from '../arguments';
import { alteredSetUp, drawnSetUp, recommendedSetUp, type Bought } from './drawnSetUp';
import { nameOfSetup } from './ledger';
import { playMissing } from './playMissing';
import { percent, table } from './report';
import type { Job } from './trial';

const HELP = `Finds where a side stands best: some set-ups drawn by lot, small changes of the recommended one and then of the best, round after
round, and the best of all beside the recommended one on fresh seeds. Those of the Colonel's book (stood.ts) take part: --drawn 0 --rounds 1
measures them alone. Unless told otherwise with the army that the Colonel buys, each side in the style that its book names.

  npm run lab:setups -- [options]

  --scenario S    one scenario alone
  --rules R       full or simple alone
  --side S        dorian or avronian alone
  --army N        the number of its army of the house
  --own P         who plays the side, as the arena names them; --other P: who plays against it. Two of each, such as
                  sergeant,captain and sergeant,captain, play in pairs: a set-up is as good as its worse pair
  --also A;B      set-ups that take part, as 'ehn-etaki-shock@2420, ehn-etaki-lance@1620, ehn-etaki-commando@0320'
  --drawn N       drawn by lot to begin with, and as many changes of the recommended one (20)
  --rounds N      rounds (8)
  --games N       games of each in a round (6)
  --best N        how many are changed, three times each, after a round (10)
  --final N       games of each of the last six on fresh seeds (40)
  --even          looks for what leaves both sides as many games, not for what wins
  --seed K        seed of the first game (1001)
  --threads T     games at once (2)
  --ledger FILE   the games played so far, gone on with (reports/lab/setUps.jsonl)
  --report FILE   Markdown (reports/lab/setUps.md)

A run that is stopped goes on where it stopped.`;

const CHANGES = 3;
const FINALISTS = 6;
/** Seeds of the final are far from those of the search. */
const FRESH = 900_000;

interface Search {
  readonly owns: readonly PlayerName[];
  readonly others: readonly PlayerName[];
  readonly army?: ArmyNumber;
  readonly also: readonly WrittenSetUp[];
  readonly drawn: number;
  readonly rounds: number;
  readonly games: number;
  readonly best: number;
  readonly final: number;
  /** How good a share won is; the best is the highest. */
  readonly good: (share: number) => number;
  readonly seed: number;
  readonly file: string;
  readonly threads: number;
}

runTool(HELP, async (args) => {
  const values = readOptions(
    args,
    [
      'scenario',
      'rules',
      'side',
      'army',
      'own',
      'other',
      'also',
      'drawn',
      'rounds',
      'games',
      'best',
      'final',
      'seed',
      'threads',
      'ledger',
      'report',
    ],
    ['even'],
  );
  const named = (name: 'own' | 'other') => {
    const list = values[name];
    return list === undefined ? [] : playersNamed(name, list);
  };
  const [owns, others] = [named('own'), named('other')];
  if (owns.length > 1 && owns.length !== others.length)
    throw new UsageError('--own and --other name as many players');
  const search: Search = {
    owns,
    others,
    ...(values.army !== undefined && { army: wholeNumber(values, 'army', 0) as ArmyNumber }),
    also: (values.also ?? '').split(';').flatMap((words) => words.trim() || []),
    drawn: wholeNumber(values, 'drawn', 20),
    rounds: wholeNumber(values, 'rounds', 8, 1),
    games: wholeNumber(values, 'games', 6, 1),
    best: wholeNumber(values, 'best', 10, 1),
    final: wholeNumber(values, 'final', 40, 1),
    good: values.even === true ? (share) => -Math.abs(share - 1 / 2) : (share) => share,
    seed: wholeNumber(values, 'seed', 1001),
    file: values.ledger ?? 'reports/lab/setUps.jsonl',
    threads: wholeNumber(values, 'threads', 2, 1),
  };
  const pages: string[] = ['# Set-ups found'];
  const file = values.report ?? 'reports/lab/setUps.md';
  mkdirSync(dirname(file), { recursive: true });
  for (const setup of setupsOf(values))
    for (const side of ['dorian', 'avronian'] as const) {
      if (side !== (values.side ?? side) || recommendedSetUp(setup, side).length === 0) continue;
      pages.push(await searched(setup, side, search));
      writeFileSync(file, `${pages.join('\n\n')}\n`);
      console.log(pages.at(-1));
    }
  return 0;
});

interface Standing {
  readonly setUp: WrittenSetUp;
  /** By pair of players. */
  readonly tallies: readonly Tally[];
}

interface Tally {
  won: number;
  of: number;
}

/** Markdown: the best found and the recommended one on the same fresh seeds. */
async function searched(setup: Setup, side: Side, search: Search): Promise<string> {
  const begun = extractors.setup(setup, 1);
  const army = search.army ?? armiesFromBook(begun, side)[0];
  const bought: Bought = { [side]: army };
  const armies =
    army === recommendedArmy(setup, side) ? {} : { armies: { [side]: armiesOf(setup, side)[army] } };
  const pairings = pairingsFor(begun, side, search);
  const fresh = (setUp: WrittenSetUp): Standing => ({
    setUp,
    tallies: pairings.map(() => ({ won: 0, of: 0 })),
  });
  let number = 0;
  const draw = () => ({ side, number: ++number + search.seed });
  const altered = (setUp: WrittenSetUp) =>
    writtenSetUp(begun, alteredSetUp(setup, placesIn(begun, setUp), draw(), bought));

  const play = (all: readonly Standing[], from: number, games: number) =>
    playAll(all, { base: { setup, ...armies }, pairings, side, from, games }, search);
  const recommended = writtenSetUp(begun, recommendedSetUp(setup, side, bought));
  const numbers = Array.from({ length: search.drawn });
  let all: readonly Standing[] = [
    recommended,
    ...setUpsKnown(setup, side, army),
    ...search.also,
    ...numbers.map(() => altered(recommended)),
    ...numbers.map(() => writtenSetUp(begun, drawnSetUp(setup, draw(), bought))),
  ].map(fresh);
  for (let round = 0; round < search.rounds; round++) {
    await play(all, search.seed + round * search.games, search.games);
    const best = bestFirst(all, (tally) => search.good(likely(tally))).slice(0, search.best);
    console.error(
      `${nameOfSetup(setup)} ${side}, round ${round + 1}: ${best.map(({ tallies }) => tallies.map(({ won, of }) => `${won}/${of}`).join('+')).join(' ')}`,
    );
    const children = best.flatMap(({ setUp }) =>
      Array.from({ length: CHANGES }, () => fresh(altered(setUp))),
    );
    all = round + 1 < search.rounds ? [...best, ...children] : best;
  }
  const finalists = [...new Set([recommended, ...all.slice(0, FINALISTS).map(({ setUp }) => setUp)])].map(
    fresh,
  );
  await play(finalists, search.seed + FRESH, search.final);
  const rows = bestFirst(finalists, ({ won, of }) => search.good(won / of)).map(({ setUp, tallies }) => [
    tallies.map(({ won, of }) => percent(won / of)).join(', '),
    tallies.map(({ won, of }) => intervalOf(wilson(won, of))).join(', '),
    `${setUp}${setUp === recommended ? ' (recommended)' : ''}`,
  ]);
  const pairs = pairings.map((pairing) => `${pairing[side]} against ${pairing[enemyOf(side)]}`).join(', ');
  return [
    `## ${nameOfSetup(setup)}, ${side}, army ${army}`,
    `${pairs}, ${search.final} games each, seeds from ${search.seed + FRESH} on.`,
    table(['Won', 'Interval', 'Set-up'], rows),
  ].join('\n\n');
}

/** Those asked for, or who plays in the styles that the book names. */
function pairingsFor(begun: Position, side: Side, { owns, others }: Search): readonly Pairing[] {
  const own: PlayerName = `style:${STYLES[replyFromBook(begun, side)].name}`;
  const other: PlayerName = `style:${STYLES[styleFromBook(begun, enemyOf(side))].name}`;
  return Array.from(
    { length: Math.max(1, owns.length) },
    (_, pair) => ({ [side]: owns.at(pair) ?? own, [enemyOf(side)]: others.at(pair) ?? other }) as Pairing,
  );
}

/** Each is as good as with the pair of players it does worst with. */
function bestFirst(all: readonly Standing[], good: (tally: Tally) => number): readonly Standing[] {
  const worst = ({ tallies }: Standing) => Math.min(...tallies.map(good));
  return [...all].sort((a, b) => worst(b) - worst(a));
}

interface Round {
  readonly base: Omit<Job, 'seed' | 'pairing'>;
  readonly pairings: readonly Pairing[];
  readonly side: Side;
  /** Seed of the first game. */
  readonly from: number;
  readonly games: number;
}

/** Each plays the same seeds. Throws Error for a set-up that the game refuses. */
async function playAll(
  all: readonly Standing[],
  { base, pairings, side, from, games }: Round,
  search: Search,
): Promise<void> {
  const jobs = Array.from({ length: games }, (_, game) => from + game).flatMap((seed) =>
    all.flatMap(({ setUp }) =>
      pairings.map((pairing): Job => ({ ...base, pairing, seed, setUps: { [side]: setUp } })),
    ),
  );
  const trials = await playMissing(jobs, search);
  for (const [index, { winner, refused }] of trials.entries()) {
    const { setUp, tallies } = all[Math.floor(index / pairings.length) % all.length];
    if (refused > 0) throw new Error(`Refused: ${setUp}`);
    const tally = tallies[index % pairings.length];
    tally.won += scoreOf(winner, side);
    tally.of++;
  }
}

function intervalOf({ low, high }: Share): string {
  return `${Math.round(100 * low)}–${Math.round(100 * high)}`;
}

/** Few games say little [Laplace]. */
function likely({ won, of }: Tally): number {
  return (won + 1) / (of + 2);
}
