import type { Purchase, Setup, Side } from '../../rules/extractors';
import { wilson, type Share } from '../arena/statistics';
import { drawnArmy, type Draw } from './drawnArmy';
import { setUpWords } from './drawnSetUp';
import { nameOfSetup } from './ledger';
import { meanOf } from './levers';
import { percent, points, table } from './report';
import type { Trial } from './trial';

/** What is drawn by lot. */
export type Drawn = 'army' | 'setUp';

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

/** By so much an army must win more than the recommended one to be called better. */
const MARGIN = 0.1;
/** Of fewer games nothing is said. */
const FEWEST_GAMES = 30;
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
  const won = usual.reduce((sum, trial) => sum + scoreOf(side, trial), 0);
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
    trials.filter((trial) => !drawOf(trial)).map((trial) => [trial.seed, scoreOf(side, trial)] as const),
  );
  const byNumber = new Map<number, Trial[]>();
  for (const trial of trials) {
    const draw = drawOf(trial);
    if (draw) byNumber.set(draw.number, [...(byNumber.get(draw.number) ?? []), trial]);
  }
  return [...byNumber.values()]
    .map((games) => rivalOf(side, games, usual))
    .sort((a, b) => b.more.share - a.more.share || a.draw.number - b.draw.number);
}

function rivalOf(side: Side, games: readonly Trial[], usual: ReadonlyMap<number, number>): Rival {
  const scores = games.map((trial) => scoreOf(side, trial));
  const more = games.flatMap(({ seed }, index) => {
    const twin = usual.get(seed);
    return twin === undefined ? [] : [scores[index] - twin];
  });
  const won = scores.reduce((sum, score) => sum + score, 0);
  return {
    drawn: games[0].setUp ? 'setUp' : 'army',
    draw: drawOf(games[0])!,
    games: games.length,
    won: wilson(won, games.length),
    more: meanOf(more),
  };
}

function drawOf({ army, setUp }: Trial): Draw | undefined {
  return army ?? setUp;
}

function scoreOf(side: Side, { winner }: Trial): number {
  return winner === null ? 0.5 : Number(winner === side);
}

/** Surely better than the recommended army, and by more than the margin. */
export function isBetter({ games, more }: Rival): boolean {
  return games >= FEWEST_GAMES && more.share > MARGIN && more.low > 0;
}

/** As Markdown. */
export function armiesReport(all: readonly Compared[], drawn: Drawn = 'army'): string {
  return [`# ${drawn === 'army' ? 'Armies' : 'Set-ups'} drawn by lot`, armiesSection(all), ''].join('\n\n');
}

/** How the recommended armies stand among those drawn, what the best are, and what stands in an army that wins. */
export function armiesSection(all: readonly Compared[]): string {
  return [
    `One counts as better when it wins over ${100 * MARGIN} points more than the recommended one in ${FEWEST_GAMES} games or more of the same seeds, and the interval of the difference, pair by pair, lies above 0.`,
    standings(all),
    ...all.map(bestOf),
  ].join('\n\n');
}

function standings(all: readonly Compared[]): string {
  return table(
    ['Scenario', 'Side', 'Recommended wins', 'Games', 'Drawn', 'Mean of them', 'Better'],
    all.map((compared) => {
      const { setup, side, recommended, rivals } = compared;
      const mean = rivals.reduce((sum, { won }) => sum + won.share, 0) / Math.max(1, rivals.length);
      const better = rivals.filter(isBetter).map(({ draw }) => `#${draw.number}`);
      return [
        nameOfSetup(setup),
        side,
        percent(recommended.share),
        String(recommended.games),
        String(rivals.length),
        percent(mean),
        better.join(', ') || 'none',
      ];
    }),
  );
}

function bestOf({ setup, side, rivals }: Compared): string {
  const played = rivals.filter(({ games }) => games >= FEWEST_GAMES).slice(0, SHOWN);
  const lines = played.map(
    ({ drawn, draw, games, won, more }) =>
      `- #${draw.number}: ${percent(won.share)} of ${games}, ${points(more.share)} (${points(more.low)} to ${points(more.high)}): ${drawn === 'army' ? holdings(drawnArmy(setup, draw).map(({ purchase }) => purchase)) : setUpWords(setup, draw)}`,
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
