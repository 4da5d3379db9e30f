import { allHexes, rowOf, type Hex } from '../../../hex';
import type { Weighted } from '../../chance';
import { recommendedArmy, recommendedForce, shoppingFor } from '../recommended/forces';
import type { WrittenArmy } from '../recommended/written';
import { recommendedProgram } from '../recommended/orders';
import { recommendedHexes } from '../recommended/placement';
import { mapOf } from '../scenarios';
import { programIn, type Program } from '../recommended/writtenProgram';
import type { Position, ScenarioId, Side } from '../types';
import type { Prior, ShoppingList } from './prior';

/** What to think of the other side when nothing better is known: it does as the game recommends, or something as plain. */
export function recommendedPrior(position: Pick<Position, 'scenario' | 'rules'>, other: Side): Prior {
  return {
    programs:
      other === 'avronian' ? [[RECOMMENDED, recommendedProgram(position.scenario)], ...PLAIN_PROGRAMS] : [],
    armies: [
      [RECOMMENDED, recommendedForce(position, other, recommendedArmy(position, other))],
      ...plainArmies(position.scenario, other),
    ],
    thanis: 70,
    hideouts: other === 'dorian' ? hideoutsOf(position) : [],
    facings: [
      [4, 0],
      [1, 1],
      [1, 5],
    ],
    aboard: 50,
  };
}

/** How much likelier what is recommended is than each of the others. */
const RECOMMENDED = 4;

/** Move and Combat cycles by their initials, with their weights. */
const PLAIN_PROGRAMS: Weighted<Program> = [
  [2, programIn('VVV CTO')],
  [2, programIn('VVV CSC')],
  [2, programIn('CCC COC')],
  [2, programIn('VCP CTO')],
  [2, programIn('CCP CSC')],
  [1, programIn('VCC CTO')],
  [1, programIn('VPC COC')],
  [1, programIn('CPH COC')],
  [1, programIn('CHC TTT')],
  [1, programIn('PPP CCC')],
  [1, programIn('RPC CSO')],
  [1, programIn('HHC COS')],
  [1, programIn('V-- C--')],
  [1, programIn('C-- O--')],
  [1, programIn('VC- CS-')],
];

/** Armies of the scenarios in which some of one goes unseen [§9.4, §9.6]. */
function plainArmies(scenario: ScenarioId, side: Side): Weighted<ShoppingList> {
  return (PLAIN_ARMIES[`${scenario} ${side}`] ?? []).map((army) => [1, shoppingFor(scenario, side, army)]);
}

const PLAIN_ARMIES: Readonly<Partial<Record<`${ScenarioId} ${Side}`, readonly WrittenArmy[]>>> = {
  'ambush dorian': [
    'Ehn Ark, Xibalem, Panza, 2 dagmaton, transcom, floater',
    'Ferl Erlop, 3 agrax, revil, walker, flyer',
    'Panza, Urcado, 2 pgp, transcom, floater',
  ],
  'engage dorian': [
    'Panza, Ehn Ark, Xibalem, Comar Ehn, 2 dagmaton, 2 transcom, 2 pgp, 2 floater, walker',
    'Panza, Outbok, Marache, 3 agrax, 3 revil, 2 flyer, transcom, floater',
    "Urcado, Bha', Ehn Etaki, 2 pgp, 3 walker, agrax, 2 transcom, floater",
  ],
  'engage avronian': [
    'Ag pls, Bg pls, Cb pls, Db uls',
    'Am pmlsl +2, Bm pmlsl +2, Cb pll',
    'Ab pls, Bb pls, Co uk, Dm plkl',
  ],
};

const FIRST_ROW = 4;
const ROWS_BELOW = 2;

/** The hexes of the recommended set-up, and any others away from both edges. */
function hideoutsOf(position: Pick<Position, 'scenario' | 'rules'>): Weighted<Hex> {
  const { grid } = mapOf(position);
  const between = allHexes(grid).filter(
    (hex) => rowOf(grid, hex) >= FIRST_ROW && rowOf(grid, hex) <= grid.rows - ROWS_BELOW,
  );
  const named = recommendedHexes(position, 'dorian');
  const weight = Math.ceil((RECOMMENDED * between.length) / Math.max(1, named.length) / 2);
  return [...named.map((hex) => [weight, hex] as const), ...between.map((hex) => [1, hex] as const)];
}
