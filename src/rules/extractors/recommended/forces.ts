import { forcesThatBuy, scenarioOf } from '../scenarios';
import type { ArmyNumber, Position, Purchase, ScenarioId, Side } from '../types';
import { ARMIES, OFFERED, type Buyer } from './armies';
import { purchasesIn, type WrittenArmy } from './written';

/** What to buy, each for the force that can buy it. */
export type Shopping = readonly { readonly force: number; readonly purchase: Purchase }[];

/** A sensible force for each side that buys, as it was recommended up to version 3 of the rules: games of then still take it [§5]. */
const FORMERLY: Readonly<Partial<Record<Buyer, WrittenArmy>>> = {
  'incoming full avronian': 'A uu',
  'incoming simple avronian': 'A uu',
  'threePodAttack full dorian': 'Panza, Ehn Ark, Xibalem, 2 pgp, dagmaton, 2 transcom',
  'threePodAttack full avronian': 'A pls +1 MF, B pls, C plu',
  'threePodAttack simple dorian': 'Panza, Ehn Ark, Xibalem, 2 pgp, walker, dagmaton, 2 transcom',
  'threePodAttack simple avronian': 'A pls +2, B pls +2, C plu +1',
  'extractors full dorian': "Panza, Bha', 3 revil, 2 agrax, 2 floater",
  'extractors full avronian': 'A pss, Bm pmlsl, Cb pls +1 MF',
  'extractors simple dorian': "Panza, Bha', 3 revil, 2 agrax, pgp, 2 floater, transcom",
  'extractors simple avronian': 'A pss, Bm pmlsl, Cb pls +5',
  'ambush full dorian': "Panza, Bha', pgp, 2 walker, dagmaton",
  'ambush full avronian': 'A pl, Bb sl',
  'ambush simple dorian': "Panza, Bha', pgp, 2 walker, dagmaton, transcom",
  'ambush simple avronian': 'A pl, Bb sl',
  'dobernStrongpoint full dorian': 'Panza, Marache, 2 agrax, revil, 2 walker',
  'dobernStrongpoint full avronian': 'Ab pss, Bb pss, Cm pl',
  'dobernStrongpoint simple dorian': 'Panza, Marache, 3 agrax, revil, 2 walker',
  'dobernStrongpoint simple avronian': 'Ab pss, Bb pss, Cm pl',
  'engage full dorian': "Panza, Ehn Ark, Bha', transcom, dagmaton, pgp, 2 walker, 2 agrax, revil, floater",
  'engage full avronian': 'Ab pls +1 MF, Bm pmlsl, Cb pls, Dg pls',
  'engage simple dorian':
    "Panza, Ehn Ark, Bha', 2 transcom, dagmaton, 2 pgp, 2 walker, 2 agrax, revil, floater",
  'engage simple avronian': 'Ab pls +5, Bm pmlsl, Cb pls, Dg pls',
};

/** The armies of a side by their numbers; none if it buys nothing [§5]. */
export function armiesOf(
  { scenario, rules }: Pick<Position, 'scenario' | 'rules'>,
  side: Side,
): readonly WrittenArmy[] {
  return ARMIES[`${scenario} ${rules} ${side}`] ?? [];
}

/** The numbers of those that are offered, the recommended one first [§5]. */
export function armiesOffered(
  { scenario, rules }: Pick<Position, 'scenario' | 'rules'>,
  side: Side,
): readonly ArmyNumber[] {
  const name = `${scenario} ${rules} ${side}` as const;
  return OFFERED[name] ?? (ARMIES[name] ? [0, 1, 2] : []);
}

/** The number of the recommended one; 0 too where the side buys nothing [§5]. */
export function recommendedArmy(position: Pick<Position, 'scenario' | 'rules'>, side: Side): ArmyNumber {
  return armiesOffered(position, side).at(0) ?? 0;
}

/** One of them as it would be bought, or without a number the one formerly recommended [§5]. */
export function recommendedForce(
  { scenario, rules }: Pick<Position, 'scenario' | 'rules'>,
  side: Side,
  army?: ArmyNumber,
): Shopping {
  const name = `${scenario} ${rules} ${side}` as const;
  const written = army === undefined ? FORMERLY[name] : armiesOf({ scenario, rules }, side)[army];
  if (written === undefined) return [];
  const known = READ.get(`${name} ${written}`) ?? shoppingFor(scenario, side, written);
  READ.set(`${name} ${written}`, known);
  return known;
}

/** Armies of the house whose line has been read, by scenario, rules, side and line. */
const READ = new Map<string, Shopping>();

/** What a written army buys, each for the force that can buy it: equipment for that of its machine [§5, §9.3]. */
export function shoppingFor(scenario: ScenarioId, side: Side, army: WrittenArmy): Shopping {
  const { forces } = scenarioOf(scenario);
  const own = forcesThatBuy(scenario, side);
  return purchasesIn(army).map((purchase) => {
    const given = own.find(
      (force) => 'letter' in purchase && (forces[force].given as readonly string[]).includes(purchase.letter),
    );
    return { force: given ?? own.at(-1)!, purchase };
  });
}
