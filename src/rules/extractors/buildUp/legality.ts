import {
  CELLS,
  COUNTERS,
  EXTRA_ARMOUR_LIMIT,
  MACHINE_LIMIT,
  SPARE_COUNTERS,
  WEAPONS,
  countersOfCell,
  counterId,
  type Counter,
} from '../data';
import { armiesOf } from '../recommended/forces';
import { scenarioOf } from '../scenarios';
import type { Action, Budget, Illegal, Machine, Position, Purchase, Side } from '../types';
import { illegal, unitsOf } from '../units';
import { mixOf } from '../variant';
import { budgetOf } from './budget';
import { branchesOf, costOf, isBought, isMachine, isSame, machineOf, purchasesOf } from './purchases';

type BuildUpAction = Extract<Action, { readonly type: 'buy' | 'sell' | 'recommend' }>;
type Of<Item extends Purchase['item']> = Extract<Purchase, { readonly item: Item }>;

/** Why a step of the build-up is not allowed [§5]. */
export function whyNotBuildUp(position: Position, action: BuildUpAction): Illegal | undefined {
  if (action.type === 'recommend') return whyNotArmy(position, action.army);
  const force = scenarioOf(position).forces.at(action.force);
  if (!force || action.force < 0) return illegal('§5', { reason: 'malformed', field: 'force' });
  if (force.side !== position.phase.side)
    return illegal('§5', { reason: 'notYourForce', force: action.force });
  return action.type === 'buy'
    ? whyNotBuy(position, action.force, action.purchase)
    : whyNotSell(position, action.force, action.purchase);
}

/** The share of the points of which the cap of a handicap was once reckoned: what is recommended keeps to it, as it did. */
const FORMER_SHARE = { full: 162 / 250, simple: 188 / 290 };

/** Why a recommended force does not buy this with the points of a handicap: a saved game takes what it took. */
export function whyNotRecommended(
  position: Position,
  force: number,
  purchase: Purchase,
): Illegal | undefined {
  return (
    whyNotBuy(position, force, purchase) ??
    whyOverCap(position, force, purchase, FORMER_SHARE[position.rules])
  );
}

/** A side that buys has the armies the house has for it, and no others [§5]. */
function whyNotArmy(position: Position, army: number | undefined): Illegal | undefined {
  const { length } = armiesOf(position, position.phase.side as Side);
  if (army === undefined || length === 0 || army < length) return undefined;
  return illegal('§5', { reason: 'malformed', field: 'army' });
}

/** Why a force may not buy this [§3, §5]. */
function whyNotBuy(position: Position, force: number, purchase: Purchase): Illegal | undefined {
  const { budget } = scenarioOf(position).forces[force];
  if (!budget || !isForSale(budget, purchase)) return illegal('§5', { reason: 'notForSale', purchase });
  return (
    whyNotAvailable(position, force, purchase) ??
    whyNotAffordable(position, force, costOf(position, budget, purchase)) ??
    whyOverCap(position, force, purchase)
  );
}

/** Why it cannot be given back: only what was bought can [§5]. */
function whyNotSell(position: Position, force: number, purchase: Purchase): Illegal | undefined {
  const bought = purchasesOf(position, force).some((other) => isSame(other, purchase));
  return bought ? undefined : illegal('§5', { reason: 'notBought', purchase });
}

/** The scenario lets the force buy such things at all. */
function isForSale(budget: Budget, purchase: Purchase): boolean {
  switch (purchase.item) {
    case 'cell':
      return budget.cells && purchase.cell in CELLS;
    case 'white':
      return budget.whites.includes(purchase.kind);
    case 'machine':
      return [budget, ...budget.freeMachines].some(({ chassis }) => chassis.includes(purchase.chassis));
    case 'weapon':
      return budget.weapons !== 'none' && purchase.weapon in WEAPONS;
    case 'extraArmour':
      return budget.extraArmour;
    case 'thanis':
      return budget.thanis;
  }
}

function whyNotAvailable(position: Position, force: number, purchase: Purchase): Illegal | undefined {
  switch (purchase.item) {
    case 'cell':
      return countersOfCell(purchase.cell).some((counter) => isTaken(position, counter))
        ? illegal('R-03', { reason: 'cellTaken', cell: purchase.cell })
        : undefined;
    case 'white':
      return whyMixExhausted(position, purchase);
    case 'machine':
      return whyNotMachine(position, force, purchase);
    case 'weapon':
      return whyNotFitting(position, force, purchase, (machine) => whyNotWeapon(machine, purchase));
    case 'extraArmour':
      return whyNotFitting(position, force, purchase, whyNotArmour);
    case 'thanis':
      if (position.rules === 'simple') return illegal('§8', { reason: 'simpleRules' });
      return whyNotFitting(position, force, purchase, () => whyNotThanis(position, purchase));
  }
}

function whyMixExhausted(position: Position, { kind }: Of<'white'>): Illegal | undefined {
  const counters = whitesOf(position, kind);
  return counters.every((counter) => isTaken(position, counter))
    ? illegal('R-03', { reason: 'counterMix', kind, limit: counters.length })
    : undefined;
}

/** The white counters of a kind, lowest number first. */
export function whitesOf(position: Pick<Position, 'variant'>, kind: Of<'white'>['kind']): readonly Counter[] {
  const of = ({ kind: other, cell }: Counter) => other === kind && cell === null;
  const all = [...COUNTERS.filter(of), ...SPARE_COUNTERS.filter(of)];
  return all.slice(0, mixOf(position, kind));
}

/** The counter is in the game, whoever bought it and whatever became of it: it cannot be bought again. */
export function isTaken(position: Position, { id }: Counter): boolean {
  return id in position.units;
}

/** Five machines at most, those of every force together [§5]; where only a free one may be chosen, no other [§9.4]. */
function whyNotMachine(position: Position, force: number, { letter }: Of<'machine'>): Illegal | undefined {
  const limit = machineLimitOf(position, force);
  if (unitsOf(position).filter(isMachine).length >= limit)
    return illegal('§5', { reason: 'machineLimit', limit });
  const id = counterId(letter);
  return id in position.units ? illegal('§5', { reason: 'letterTaken', machine: id }) : undefined;
}

function machineLimitOf(position: Position, force: number): number {
  const { budget, given } = scenarioOf(position).forces[force];
  return budget?.freeMachines.length ? given.length + budget.freeMachines.length : MACHINE_LIMIT;
}

/** Equipment goes on a machine of the same force [§5, R-68]. */
function whyNotFitting(
  position: Position,
  force: number,
  { letter }: Of<'weapon' | 'extraArmour' | 'thanis'>,
  whyNot: (machine: Machine) => Illegal | undefined,
): Illegal | undefined {
  const machine = machineOf(position, letter);
  if (!machine) return illegal('§5', { reason: 'noSuchUnit', unit: letter });
  if (machine.force !== force)
    return illegal('§5', { reason: 'otherForce', machine: machine.id, force: machine.force });
  return whyNot(machine);
}

/** One weapon a slot [§5, R-69]. */
function whyNotWeapon({ id, slots }: Machine, { slot }: Of<'weapon'>): Illegal | undefined {
  const place = slots.at(slot);
  if (!place || slot < 0) return illegal('§3', { reason: 'noSuchSlot', slot, slots: slots.length });
  return place.weapon
    ? illegal('§5', { reason: 'slotTaken', machine: id, slot, weapon: place.weapon })
    : undefined;
}

/** Up to 5 points of extra armour a machine [§3]. */
function whyNotArmour({ extraArmour }: Machine): Illegal | undefined {
  return extraArmour >= EXTRA_ARMOUR_LIMIT
    ? illegal('§3', { reason: 'armourLimit', limit: EXTRA_ARMOUR_LIMIT })
    : undefined;
}

/** One Free Move and one Free Target for the army, on the same machine [§5]. */
function whyNotThanis(position: Position, { letter, order }: Of<'thanis'>): Illegal | undefined {
  const holder = unitsOf(position)
    .filter(isMachine)
    .find(({ thanis }) => thanis.freeMove || thanis.freeTarget);
  const taken = holder && (holder.letter !== letter || holder.thanis[order]);
  return taken ? illegal('§5', { reason: 'thanisTaken', machine: holder.id }) : undefined;
}

function whyNotAffordable(position: Position, force: number, cost: number): Illegal | undefined {
  const { left } = budgetOf(position, force);
  return cost > left ? illegal('§5', { reason: 'pointsShort', cost, left }) : undefined;
}

/** Infantry and vehicles of *Engage!* each at most 65 % of the points [§9.6]. */
function whyOverCap(position: Position, force: number, purchase: Purchase, share = 1): Illegal | undefined {
  const { points, branches } = budgetOf(position, force);
  const most = Math.floor(points * share);
  for (const { branch, total: had, cap } of branches)
    for (const { cause, value } of branchesOf(purchase)) {
      const total = had + value;
      if (cause === branch && (total > cap || total > most))
        return illegal('§9.6', { reason: 'classCap', branch, total, cap });
    }
  return undefined;
}

/** Why the build-up cannot end yet; points may be left over [§5, R-66]. */
export function whyBuildUpUnfinished(position: Position): Illegal | undefined {
  const { side } = position.phase;
  for (const [index, { budget, side: owner }] of scenarioOf(position).forces.entries()) {
    if (owner !== side || !budget) continue;
    const machines = unitsOf(position).filter(
      (unit): unit is Machine => isMachine(unit) && unit.force === index,
    );
    const chosen = machines.filter((machine) => isBought(position, machine)).length;
    const missing = budget.freeMachines.length - chosen;
    if (missing > 0) return illegal('§9.4', { reason: 'mustChoose', what: 'machine', missing });
    const empty = machines.flatMap(({ slots }) => slots).filter(({ weapon }) => weapon === null).length;
    if (budget.weapons === 'free' && empty > 0)
      return illegal('§9.1', { reason: 'mustChoose', what: 'weapon', missing: empty });
  }
  const present = unitsOf(position).some((unit) => unit.side === side);
  return present ? undefined : illegal('§5', { reason: 'mustChoose', what: 'unit', missing: 1 });
}
