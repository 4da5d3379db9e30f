import {
  armiesOf,
  armiesOffered,
  CELLS,
  CHASSIS,
  enemyOf,
  purchasesIn,
  recommendedArmy,
  SCENARIOS,
  WEAPONS,
  WHITE_MIX,
  type CellName,
  type Purchase,
  type Setup,
  type Side,
  type WrittenArmy,
} from '../../rules/extractors';
import { scoreOf, wilson, type Share } from '../arena/statistics';
import { nameOfSetup } from './ledger';
import { percent, table } from './report';
import type { Trial } from './trial';

/** How an army of a side fares against one of the other. */
interface Meeting {
  readonly setup: Setup;
  readonly side: Side;
  readonly army: WrittenArmy;
  readonly other: WrittenArmy;
  readonly games: number;
  readonly won: Share;
}

/** Of fewer games nothing is said. */
const FEWEST_GAMES = 12;
const EVEN = 0.5;

/** The armies of the house and what each unit and weapon wins with, as Markdown. */
export function houseReport(trials: readonly Trial[]): string {
  const records = recordsIn(trials);
  return [houseTable(records), whoWins(records)].join('\n\n');
}

function recordsIn(trials: readonly Trial[]): readonly Meeting[] {
  const met = new Map<string, Trial[]>();
  for (const trial of trials) {
    if (trial.army || trial.setUp || trial.setup.handicap || trial.setup.variant) continue;
    const { dorian, avronian } = armiesIn(trial);
    const key = `${nameOfSetup(trial.setup)} ${dorian} : ${avronian}`;
    met.set(key, [...(met.get(key) ?? []), trial]);
  }
  return [...met.values()].flatMap((games) =>
    (['dorian', 'avronian'] as const).map((side): Meeting => {
      const armies = armiesIn(games[0]);
      const won = games.reduce((sum, { winner }) => sum + scoreOf(winner, side), 0);
      return {
        setup: games[0].setup,
        side,
        army: armies[side],
        other: armies[enemyOf(side)],
        games: games.length,
        won: wilson(won, games.length),
      };
    }),
  );
}

/** Whoever names none takes the recommended one. */
function armiesIn({ setup, armies }: Trial): Readonly<Record<Side, WrittenArmy>> {
  const of = (side: Side) => armies?.[side] ?? recommendedOf(setup, side);
  return { dorian: of('dorian'), avronian: of('avronian') };
}

/** Nothing, where the side buys nothing. */
function recommendedOf(setup: Pick<Setup, 'scenario' | 'rules'>, side: Side): WrittenArmy {
  return armiesOf(setup, side).at(recommendedArmy(setup, side)) ?? '';
}

/** Each army of the house against the recommended one of the other side. */
function houseTable(records: readonly Meeting[]): string {
  const rows = SCENARIOS.flatMap(({ id }) =>
    (['full', 'simple'] as const).flatMap((rules) =>
      (['dorian', 'avronian'] as const).flatMap((side) =>
        armiesOffered({ scenario: id, rules }, side).map((number) => {
          const army = armiesOf({ scenario: id, rules }, side)[number];
          const other = recommendedOf({ scenario: id, rules }, enemyOf(side));
          const found = records.find(
            ({ setup, ...each }) =>
              nameOfSetup(setup) === `${id} ${rules}` &&
              each.side === side &&
              each.army === army &&
              each.other === other,
          );
          return [
            number === recommendedArmy({ scenario: id, rules }, side) ? `${id} ${rules}, ${side}` : '',
            army,
            found ? percent(found.won.share) : '–',
            found ? String(found.games) : '–',
          ];
        }),
      ),
    ),
  );
  return table(['Side', 'Army, the recommended first', 'Wins', 'Games'], rows);
}

/** Each thing that can be bought, with the army holding it that wins most often. */
function whoWins(records: readonly Meeting[]): string {
  const rows = EVERYTHING.map(([name, side, holds]) => {
    const best = records
      .filter(
        (each) => each.side === side && each.games >= FEWEST_GAMES && purchasesIn(each.army).some(holds),
      )
      .sort((a, b) => b.won.share - a.won.share)
      .at(0);
    return best
      ? [
          name,
          `${best.army} (${nameOfSetup(best.setup)})`,
          percent(best.won.share),
          String(best.games),
          best.won.share >= EVEN ? 'yes' : 'no',
        ]
      : [name, '–', '–', '–', 'no'];
  });
  return table(['Unit or weapon', 'In the army', 'Wins', 'Games', 'Half or more'], rows);
}

type Holds = (purchase: Purchase) => boolean;

const EVERYTHING: readonly (readonly [name: string, side: Side, holds: Holds])[] = [
  ...(Object.keys(CELLS) as CellName[]).map(
    (cell) => [cell, 'dorian', (each: Purchase) => each.item === 'cell' && each.cell === cell] as const,
  ),
  ...WHITE_MIX.map(
    ([kind]) => [kind, 'dorian', (each: Purchase) => each.item === 'white' && each.kind === kind] as const,
  ),
  ...Object.keys(CHASSIS).map(
    (kind) =>
      [kind, 'avronian', (each: Purchase) => each.item === 'machine' && each.chassis === kind] as const,
  ),
  ...Object.keys(WEAPONS).map(
    (weapon) =>
      [weapon, 'avronian', (each: Purchase) => each.item === 'weapon' && each.weapon === weapon] as const,
  ),
  ['extra armour', 'avronian', ({ item }) => item === 'extraArmour'],
  ['Thanis orders', 'avronian', ({ item }) => item === 'thanis'],
];
