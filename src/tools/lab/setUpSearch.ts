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
import type { PlayerName } from '../arena/players';
import { scoreOf, wilson } from '../arena/statistics';
import { alteredSetUp, drawnSetUp, recommendedSetUp, type Bought } from './drawnSetUp';
import { nameOfSetup } from './ledger';
import { playMissing } from './playMissing';
import { intervalOf, percent, table } from './report';
import type { Job } from './trial';

const CHANGES = 3;
const FINALISTS = 6;
/** Seeds of the final are far from those of the search. */
const FRESH = 900_000;

/** What is looked for, and how long. */
export interface Search {
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

interface Standing {
  readonly setUp: WrittenSetUp;
  /** By pair of players. */
  readonly tallies: readonly Tally[];
}

interface Tally {
  won: number;
  of: number;
}

/** Where a side looks for its set-ups, with the army it has and those who play. */
interface Ground {
  readonly setup: Setup;
  readonly side: Side;
  readonly begun: Position;
  readonly army: ArmyNumber;
  readonly bought: Bought;
  readonly pairings: readonly Pairing[];
}

/** Markdown: the best found and the recommended one on the same fresh seeds. */
export async function searched(setup: Setup, side: Side, search: Search): Promise<string> {
  const begun = extractors.setup(setup, 1);
  const army = search.army ?? armiesFromBook(begun, side)[0];
  const pairings = pairingsFor(begun, side, search);
  const ground: Ground = { setup, side, begun, army, bought: { [side]: army }, pairings };
  const recommended = writtenSetUp(begun, recommendedSetUp(setup, side, ground.bought));
  const best = await bestFound(ground, recommended, search);
  const finalists = [...new Set([recommended, ...best.slice(0, FINALISTS)])].map((setUp) =>
    fresh(ground, setUp),
  );
  await playAll(ground, finalists, { from: search.seed + FRESH, games: search.final }, search);
  return pageOf(ground, { finalists, recommended }, search);
}

/** Those that the rounds leave, the best first. */
async function bestFound(
  ground: Ground,
  recommended: WrittenSetUp,
  search: Search,
): Promise<readonly WrittenSetUp[]> {
  const { setup, side, begun, army, bought } = ground;
  let number = 0;
  const draw = () => ({ side, number: ++number + search.seed });
  const altered = (setUp: WrittenSetUp) =>
    writtenSetUp(begun, alteredSetUp(setup, placesIn(begun, setUp), draw(), bought));
  const numbers = Array.from({ length: search.drawn });
  let all: readonly Standing[] = [
    recommended,
    ...setUpsKnown(setup, side, army),
    ...search.also,
    ...numbers.map(() => altered(recommended)),
    ...numbers.map(() => writtenSetUp(begun, drawnSetUp(setup, draw(), bought))),
  ].map((setUp) => fresh(ground, setUp));
  for (let round = 0; round < search.rounds; round++) {
    const { games } = search;
    await playAll(ground, all, { from: search.seed + round * games, games }, search);
    const best = bestFirst(all, (tally) => search.good(likely(tally))).slice(0, search.best);
    const told = best.map(({ tallies }) => tallies.map(({ won, of }) => `${won}/${of}`).join('+'));
    console.error(`${nameOfSetup(setup)} ${side}, round ${round + 1}: ${told.join(' ')}`);
    const children = best.flatMap(({ setUp }) =>
      Array.from({ length: CHANGES }, () => fresh(ground, altered(setUp))),
    );
    all = round + 1 < search.rounds ? [...best, ...children] : best;
  }
  return all.map(({ setUp }) => setUp);
}

function fresh({ pairings }: Ground, setUp: WrittenSetUp): Standing {
  return { setUp, tallies: pairings.map(() => ({ won: 0, of: 0 })) };
}

function pageOf(
  { setup, side, army, pairings }: Ground,
  { finalists, recommended }: { readonly finalists: readonly Standing[]; readonly recommended: WrittenSetUp },
  { good, final, seed }: Search,
): string {
  const rows = bestFirst(finalists, ({ won, of }) => good(won / of)).map(({ setUp, tallies }) => [
    tallies.map(({ won, of }) => percent(won / of)).join(', '),
    tallies.map(({ won, of }) => intervalOf(wilson(won, of))).join(', '),
    `${setUp}${setUp === recommended ? ' (recommended)' : ''}`,
  ]);
  const pairs = pairings.map((pairing) => `${pairing[side]} against ${pairing[enemyOf(side)]}`).join(', ');
  return [
    `## ${nameOfSetup(setup)}, ${side}, army ${army}`,
    `${pairs}, ${final} games each, seeds from ${seed + FRESH} on.`,
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

/** Each plays the same seeds, from one on. Throws Error for a set-up that the game refuses. */
async function playAll(
  { setup, side, army, pairings }: Ground,
  all: readonly Standing[],
  { from, games }: { readonly from: number; readonly games: number },
  search: Search,
): Promise<void> {
  const armies =
    army === recommendedArmy(setup, side) ? {} : { armies: { [side]: armiesOf(setup, side)[army] } };
  const jobs = Array.from({ length: games }, (_, game) => from + game).flatMap((seed) =>
    all.flatMap(({ setUp }) =>
      pairings.map((pairing): Job => ({ setup, ...armies, pairing, seed, setUps: { [side]: setUp } })),
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

/** Few games say little [Laplace]. */
function likely({ won, of }: Tally): number {
  return (won + 1) / (of + 2);
}
