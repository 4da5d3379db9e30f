import type { Purchase, Setup, Side } from '../../rules/extractors';
import { scoreOf, wilson, type Share } from '../arena/statistics';
import { drawnArmy, type Draw } from './drawnArmy';
import { drawnProgram } from './drawnProgram';
import { setUpWords } from './drawnSetUp';
import { nameOfSetup } from './ledger';
import { meanOf } from './levers';
import { percent, points, table } from './report';
import type { Trial } from './trial';

/** What is drawn by lot. */
export type Drawn = 'army' | 'setUp' | 'program';

/** An army or a set-up drawn by lot beside the recommended one, on the games both have; shares are its own side's. */
interface Rival {
  readonly drawn: Drawn;
  readonly draw: Draw;
  readonly games: number;
  readonly won: Share;
  /** How much more it wins than the recommended army, pair by pair. */
  readonly more: Share;
}

/** What the games of one side of a scenario say about its armies. */
export interface Compared {
  readonly setup: Setup;
  readonly side: Side;
  readonly recommended: Share & { readonly games: number };
  /** The best first. */
  readonly rivals: readonly Rival[];
  readonly refused: number;
}

const SHOWN = 3;

/** Numbers of the drawn armies, those that won most first. */
export function betterFirst(side: Side, trials: readonly Trial[]): readonly number[] {
  return rivalsIn(side, trials).map(({ draw }) => draw.number);
}

/** Every side of which armies were drawn, in the order of the games. */
export function comparedIn(trials: readonly Trial[]): readonly Compared[] {
  const setups = new Map(trials.map(({ setup }) => [nameOfSetup(setup), setup]));
  return [...setups].flatMap(([name, setup]) => {
    const games = trials.filter((trial) => nameOfSetup(trial.setup) === name);
    return (['dorian', 'avronian'] as const)
      .filter((side) => games.some((trial) => drawOf(trial)?.side === side))
      .map((side) =>
        comparedTo(
          setup,
          side,
          games.filter((trial) => (drawOf(trial)?.side ?? side) === side),
        ),
      );
  });
}

export function comparedTo(setup: Setup, side: Side, trials: readonly Trial[]): Compared {
  const usual = trials.filter((trial) => !drawOf(trial));
  const won = usual.reduce((sum, { winner }) => sum + scoreOf(winner, side), 0);
  return {
    setup,
    side,
    recommended: { games: usual.length, ...wilson(won, usual.length) },
    rivals: rivalsIn(side, trials),
    refused: trials.filter(({ refused }) => refused > 0).length,
  };
}

function rivalsIn(side: Side, trials: readonly Trial[]): readonly Rival[] {
  const usual = new Map(
    trials
      .filter((trial) => !drawOf(trial))
      .map((trial) => [trial.seed, scoreOf(trial.winner, side)] as const),
  );
  const byNumber = new Map<number, Trial[]>();
  for (const trial of trials) {
    const draw = drawOf(trial);
    if (draw) byNumber.set(draw.number, [...(byNumber.get(draw.number) ?? []), trial]);
  }
  return [...byNumber.values()]
    .map((games) => rivalOf(side, lastRound(games, trials), usual))
    .sort((a, b) => b.more.share - a.more.share || a.draw.number - b.draw.number);
}

/** What brought an army into a round was partly luck: of its games those on seeds that were given to no more armies than its last one. */
function lastRound(games: readonly Trial[], trials: readonly Trial[]): readonly Trial[] {
  const company = ({ seed }: Trial) => trials.filter((each) => each.seed === seed && drawOf(each)).length;
  const fewest = Math.min(...games.map(company));
  return games.filter((trial) => company(trial) === fewest);
}

function rivalOf(side: Side, games: readonly Trial[], usual: ReadonlyMap<number, number>): Rival {
  const scores = games.map(({ winner }) => scoreOf(winner, side));
  const more = games.flatMap(({ seed }, index) => {
    const twin = usual.get(seed);
    return twin === undefined ? [] : [scores[index] - twin];
  });
  const won = scores.reduce((sum, score) => sum + score, 0);
  return {
    drawn: games[0].program ? 'program' : games[0].setUp ? 'setUp' : 'army',
    draw: drawOf(games[0])!,
    games: games.length,
    won: wilson(won, games.length),
    more: meanOf(more),
  };
}

function drawOf({ army, setUp, program }: Trial): Draw | undefined {
  return army ?? setUp ?? program;
}

const HEADINGS: Readonly<Record<Drawn, string>> = { army: 'Armies', setUp: 'Set-ups', program: 'Programmes' };

/** As Markdown. */
export function armiesReport(all: readonly Compared[], drawn: Drawn = 'army'): string {
  return [`# ${HEADINGS[drawn]} drawn by lot`, standings(all), ...all.map(bestOf), ''].join('\n\n');
}

/** The best drawn of each side, of those that played the last round. */
export function standings(all: readonly Compared[]): string {
  return table(
    ['Scenario', 'Side', 'Recommended wins', 'Drawn', 'Best of them', 'It wins', 'More than recommended'],
    all.map(({ setup, side, recommended, rivals }) => {
      const [{ draw, games, won, more }] = lastOnes(rivals);
      return [
        nameOfSetup(setup),
        side,
        `${percent(recommended.share)} of ${recommended.games}`,
        String(rivals.length),
        `#${draw.number}`,
        `${percent(won.share)} of ${games}`,
        leadWords(more),
      ];
    }),
  );
}

/** Those that played the longest round, the best first. */
function lastOnes(rivals: readonly Rival[]): readonly Rival[] {
  const most = Math.max(...rivals.map(({ games }) => games));
  return rivals.filter(({ games }) => games === most);
}

function leadWords(more: Share): string {
  return `${points(more.share)} (${points(more.low)} to ${points(more.high)})`;
}

function bestOf({ setup, side, rivals }: Compared): string {
  const played = lastOnes(rivals).slice(0, SHOWN);
  const lines = played.map(
    ({ drawn, draw, games, won, more }) =>
      `- #${draw.number}: ${percent(won.share)} of ${games}, ${leadWords(more)}: ${wordsOf(setup, drawn, draw)}`,
  );
  const winning = rivals.filter(({ drawn, won }) => drawn === 'army' && won.share >= 0.5);
  const kinds = new Set(
    winning.flatMap(({ draw }) => drawnArmy(setup, draw).map(({ purchase }) => kindOf(purchase))),
  );
  const inThem =
    winning.length > 0
      ? `In the ${winning.length} that won half their games or more: ${[...kinds].sort().join(', ')}.`
      : `${rivals.filter(({ won }) => won.share >= 0.5).length} of ${rivals.length} won half their games or more.`;
  return [`**${nameOfSetup(setup)}, ${side}**`, ...(lines.length > 0 ? [lines.join('\n')] : []), inThem].join(
    '\n\n',
  );
}

function wordsOf(setup: Setup, drawn: Drawn, draw: Draw): string {
  if (drawn === 'program') return drawnProgram(draw);
  if (drawn === 'setUp') return setUpWords(setup, draw);
  return holdings(drawnArmy(setup, draw).map(({ purchase }) => purchase));
}

/** 'agrax 2, Bha’, walker'. */
function holdings(purchases: readonly Purchase[]): string {
  const counts = new Map<string, number>();
  for (const purchase of purchases) {
    const kind = kindOf(purchase);
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  return [...counts].map(([kind, number]) => (number === 1 ? kind : `${kind} ${number}`)).join(', ');
}

function kindOf(purchase: Purchase): string {
  switch (purchase.item) {
    case 'cell':
      return purchase.cell;
    case 'white':
      return purchase.kind;
    case 'machine':
      return purchase.chassis;
    case 'weapon':
      return purchase.weapon;
    case 'extraArmour':
      return 'extra armour';
    case 'thanis':
      return 'Thanis';
  }
}
