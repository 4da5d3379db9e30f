import {
  armiesOf,
  purchasesOf,
  recommendedArmy,
  scenarioOf,
  shoppingFor,
  type ArmyNumber,
  type Position,
  type Purchase,
  type Side,
  type WrittenArmy,
} from '../../rules/extractors';

/** Won against the other side's recommended army, in percent of so many games between two Sergeants where nothing else is said. */
type Won = readonly [percent: number, games: number];

/** Armies of the house that the Colonel buys: they won more than the recommended one, or leave two Colonels an even game (docs/balance.md). */
const STRONGER: Readonly<Record<string, readonly (readonly [WrittenArmy, Won])[]>> = {
  // Between two Colonels; those of Ambush too.
  'incoming simple avronian': [['A ss', [48, 200]]],
  'threePodAttack full avronian': [['A tmu +1, B mmt MF, C lsk', [42, 24]]],
  'threePodAttack simple avronian': [['A pl +1, B pl, C pk', [45, 200]]],
  'extractors full dorian': [['Panza, Ehn Ark, 2 revil, 2 agrax', [38, 16]]],
  'extractors simple avronian': [['A pss, Bg pls, Cg pls +1, Do l', [88, 60]]],
  'ambush full dorian': [["Panza, Bha', pgp, 2 walker, dagmaton", [75, 12]]],
  'ambush simple dorian': [['Xibalem, Ehn Ark, 3 walker, transcom', [42, 40]]],
  'dobernStrongpoint full dorian': [['Panza, Marache, 2 agrax, walker', [50, 20]]],
  'dobernStrongpoint simple dorian': [['3 revil, 3 agrax, 2 walker', [62, 200]]],
  'dobernStrongpoint simple avronian': [['Ab pss, Bb pss +2, Co pk', [55, 60]]],
  'engage full dorian': [
    [
      'Ferl Erlop, Comar Hart, Comar Ehn, Ferl Edrid, Ehn Etaki, Connakti, transcom, pgp, 3 revil, 2 floater',
      [80, 60],
    ],
  ],
  // A Colonel against a Captain who fights his way in; between two Sergeants it wins no more than the recommended one.
  'engage full avronian': [['Ab pls +2 M, Bm pmlsl, Cb pls +1, Dg pls', [56, 16]]],
  // Against a company as its book plays it; between two Sergeants 47 of 60.
  'engage simple avronian': [['Ao mm, Bg st, Cg put, Dm pmm, Eo m', [76, 42]]],
  'engage simple dorian': [
    [
      "Urcado, Comar Hart, Comar Ehn, Pad Rakem, Bha', Ehn Etaki, Marache, transcom, pgp, floater, walker, revil, flyer, agrax",
      [63, 30],
    ],
  ],
};

/** What wins more often than this leaves the other side no game, and nobody would care to play against it twice. */
const NO_GAME = 85;

/**
 * Here one of them wins another Colonel too many games, and what is recommended too few, or the other way about: he buys what is
 * recommended so many times for each time he buys it.
 */
const IN_TURNS: Readonly<Record<string, number>> = {
  'ambush full dorian': 2,
  'ambush simple dorian': 1,
  'engage full avronian': 1,
  'engage full dorian': 3,
  'extractors full dorian': 1,
  'threePodAttack full avronian': 1,
};

/**
 * The numbers of the armies of the house that a side draws from: the one that has served best against the recommended one of
 * the other side, in some scenarios the recommended one too, as often as it is to be drawn; that alone, where none did
 * clearly better, or the numbers or the points are not the printed ones, which nobody has measured.
 */
export function armiesFromBook(position: Position, side: Side): readonly ArmyNumber[] {
  const { scenario, rules, variant, handicap } = position;
  const recommended = recommendedArmy(position, side);
  if (variant || handicap) return [recommended];
  const name = `${scenario} ${rules} ${side}`;
  const known = (STRONGER[name] ?? []).filter(([, [won]]) => won <= NO_GAME);
  const [best] = [...known].sort(([, [a]], [, [b]]) => b - a);
  const number = armiesOf(position, side).findIndex((army) => army === best?.[0]) as ArmyNumber | -1;
  if (number === -1) return [recommended];
  return [number, ...Array.from({ length: IN_TURNS[name] ?? 0 }, () => recommended)];
}

/** The number of the army of the house a side has bought; null: another one. What it has lost since is counted too. */
export function armyHeld(position: Position, side: Side): number | null {
  const held = sorted(
    scenarioOf(position).forces.flatMap((force, number) =>
      force.side === side && force.budget ? purchasesOf(position, number) : [],
    ),
  );
  const armies = armiesOf(position, side);
  // Who buys nothing has what is recommended.
  if (armies.length === 0) return 0;
  const number = armies.findIndex(
    (army) => sorted(shoppingFor(position.scenario, side, army).map(({ purchase }) => purchase)) === held,
  );
  return number < 0 ? null : number;
}

/** The same for the same purchases in any order. */
function sorted(purchases: readonly Purchase[]): string {
  return purchases
    .map((purchase) => Object.values(purchase).sort().join(' '))
    .sort()
    .join(', ');
}
