import type { Draft } from '../../result';
import { MACHINE_LETTERS } from '../data';
import { scenarioOf } from '../scenarios';
import type {
  CellName,
  DorianVehicleKind,
  Game,
  Machine,
  Purchase,
  SectionKind,
  Side,
  Weapon,
} from '../types';
import { unitsOf } from '../units';
import { budgetOf } from './budget';
import { whyNotRecommended } from './legality';
import { isMachine } from './purchases';

/** What a company is strengthened with, the dearest first. */
const WHITES: readonly (SectionKind | DorianVehicleKind)[] = [
  ...(['pgp', 'agrax', 'walker', 'revil', 'dagmaton', 'flyer', 'transcom'] as const),
];
const CELLS: readonly CellName[] = ['Ehn Ark', 'Comar Ehn', 'Comar Hart'];
/** What empty slots are filled with, from the first slot on. */
const WEAPONS: readonly Weapon[] = ['particleAccelerator', 'laser', 'shredder'];
/** A Bipod and a weapon in each of its slots. */
const POD = 56;

type Buy = (force: number, purchase: Purchase) => void;

/** Spends what a handicap gives a side beyond the points its recommended force was made for [§5, R-110]. */
export function spendMore(game: Draft<Game>, side: Side, buy: Buy): void {
  if ((game.handicap?.[side] ?? 0) === 0) return;
  for (const [force, { side: owner }] of scenarioOf(game).forces.entries()) {
    if (owner !== side) continue;
    for (let next = nextOf(game, force); next; next = nextOf(game, force)) buy(force, next);
  }
}

/** The next thing a force should have that it may buy. */
function nextOf(game: Game, force: number): Purchase | undefined {
  return wishesOf(game, force).find((purchase) => !whyNotRecommended(game, force, purchase));
}

function wishesOf(game: Game, force: number): readonly Purchase[] {
  const machines = unitsOf(game).filter((unit): unit is Machine => isMachine(unit) && unit.force === force);
  return [
    ...WHITES.map((kind): Purchase => ({ item: 'white', kind })),
    ...CELLS.map((cell): Purchase => ({ item: 'cell', cell })),
    ...(budgetOf(game, force).left >= POD ? newPod(game) : []),
    ...machines.flatMap(weaponsFor),
    ...[...machines]
      .sort((a, b) => a.extraArmour - b.extraArmour)
      .map(({ letter }): Purchase => ({ item: 'extraArmour', letter })),
  ];
}

function newPod({ units }: Game): readonly Purchase[] {
  const letter = MACHINE_LETTERS.find((each) => !(each in units));
  return letter ? [{ item: 'machine', letter, chassis: 'bipod' }] : [];
}

function weaponsFor({ letter, slots }: Machine): readonly Purchase[] {
  return slots.flatMap(({ weapon: held }, slot): Purchase[] =>
    held === null ? [{ item: 'weapon', letter, slot, weapon: WEAPONS[slot % WEAPONS.length] }] : [],
  );
}
