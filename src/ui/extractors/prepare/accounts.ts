import {
  budgetOf,
  costOf,
  isSame,
  scenarioOf,
  type Account,
  type Budget,
  type Force,
  type Machine,
  type Position,
  type Purchase,
} from '../../../rules/extractors';
import { orderName, purchaseName, weaponName } from '../wording';

/** A force that has something to choose, with its points. */
export interface BuyingForce {
  readonly index: number;
  readonly force: Force;
  readonly budget: Budget;
  readonly account: Account;
}

/** The forces of the side in build-up that buy something [§5]. */
export function buyingForces(position: Position): readonly BuyingForce[] {
  return scenarioOf(position).forces.flatMap((force, index) =>
    force.side === position.phase.side && force.budget
      ? [{ index, force, budget: force.budget, account: budgetOf(position, index) }]
      : [],
  );
}

export interface BoughtLine {
  readonly purchase: Purchase;
  readonly count: number;
  readonly cost: number;
  /** '3 × PGP'. */
  readonly name: string;
}

/** What was bought, like things in one line [§5]. */
export function boughtLines({ spent }: Account): readonly BoughtLine[] {
  const lines: { purchase: Purchase; count: number; cost: number }[] = [];
  for (const { cause, value } of spent) {
    const line = lines.find(({ purchase }) => isSame(purchase, cause));
    if (line) {
      line.count += 1;
      line.cost += value;
    } else lines.push({ purchase: cause, count: 1, cost: value });
  }
  return lines.map((line) => ({ ...line, name: countedName(line.purchase, line.count) }));
}

function countedName(purchase: Purchase, count: number): string {
  switch (purchase.item) {
    case 'weapon':
      return `${purchase.letter}, slot ${purchase.slot + 1}: ${weaponName(purchase.weapon)}`;
    case 'extraArmour':
      return `${purchase.letter}: ${count} extra armour`;
    case 'thanis':
      return `${purchase.letter}: ${orderName(purchase.order)}`;
    case 'cell':
    case 'white':
    case 'machine':
      return counted(purchase, count);
  }
}

function counted(purchase: Purchase, count: number): string {
  return count === 1 ? purchaseName(purchase) : `${count} × ${purchaseName(purchase)}`;
}

/** How many of a line the force has bought. */
export function countBought({ spent }: Account, purchase: Purchase): number {
  return spent.filter(({ cause }) => isSame(cause, purchase)).length;
}

/** What has been paid for one machine and what is on it. */
export function paidFor({ spent }: Account, { letter }: Machine): number {
  return spent
    .filter(({ cause }) => 'letter' in cause && cause.letter === letter)
    .reduce((sum, { value }) => sum + value, 0);
}

/** What one more would cost; 0 where the scenario gives it free. */
export function priceOf(position: Position, { budget }: BuyingForce, purchase: Purchase): number {
  return costOf(position, budget, purchase);
}

/** The machines a force can fit. */
export function machinesOf(position: Position, force: number): readonly Machine[] {
  return Object.values(position.units).filter(
    (unit): unit is Machine => unit.class === 'machine' && unit.force === force,
  );
}

/** Given by the scenario, so it cannot be given back [§9]. */
export function isGiven(position: Position, machine: Machine): boolean {
  return scenarioOf(position).forces[machine.force].given.includes(machine.id);
}
