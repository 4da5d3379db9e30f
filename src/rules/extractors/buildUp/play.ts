import type { Draft } from '../../result';
import { countersOfCell, counterId, counterOf } from '../data';
import { inMixOrder, newUnit } from '../newUnit';
import { recommendedForce, type Shopping } from '../recommended/forces';
import { scenarioOf } from '../scenarios';
import type { Action, ArmyNumber, Event, Game, Machine, MachineLetter, Purchase, Side, Unit } from '../types';
import { unitsOf } from '../units';
import { isTaken, whitesOf, whyNotRecommended } from './legality';
import { purchasesOf } from './purchases';
import { spendMore } from './spendMore';

type BuildUpAction = Extract<Action, { readonly type: 'buy' | 'sell' | 'recommend' }>;

/** Does a step of the build-up [§5]. */
export function playBuildUp(game: Draft<Game>, action: BuildUpAction): Event[] {
  const side = game.phase.side as Side;
  if (action.type === 'recommend') {
    const { army } = action;
    recommend(game, side, army);
    return [{ type: 'recommended', side, ...(army !== undefined && { army }) }];
  }
  const { type, force, purchase } = action;
  if (type === 'buy') buy(game, force, purchase);
  else sell(game, force, purchase);
  return [{ type: type === 'buy' ? 'bought' : 'sold', side, force, purchase }];
}

/** Gives everything back and buys an army of the house, or what of it the points of a handicap leave, and more for what is over. */
function recommend(game: Draft<Game>, side: Side, army: ArmyNumber | undefined): void {
  for (const [force, { side: owner }] of scenarioOf(game).forces.entries()) {
    if (owner !== side) continue;
    for (const purchase of purchasesOf(game, force)) sell(game, force, purchase);
  }
  const list = recommendedForce(game, side, army);
  const inNeed = (game.handicap?.[side] ?? 0) < 0;
  // As printed they can be bought; fewer points or counters may leave some of it.
  const fits = !inNeed && game.variant === undefined;
  for (const { force, purchase } of inNeed ? neededFirst(list) : list)
    if (fits || !whyNotRecommended(game, force, purchase)) buy(game, force, purchase);
  if (inNeed) sellUnarmed(game, side);
  spendMore(game, side, (force, purchase) => buy(game, force, purchase));
}

/** With few points every machine gets a weapon before any gets all of its own; extra armour and Thanis orders come last. */
function neededFirst(list: Shopping): Shopping {
  return [...list].sort((a, b) => needOf(a.purchase) - needOf(b.purchase));
}

/** After the last slot of any machine. */
const LAST = 99;

function needOf(purchase: Purchase): number {
  if (purchase.item === 'weapon') return 1 + purchase.slot;
  return purchase.item === 'extraArmour' || purchase.item === 'thanis' ? LAST : 0;
}

/** A machine for which there was no weapon is money for others. */
function sellUnarmed(game: Draft<Game>, side: Side): void {
  for (const [force, { side: owner, budget }] of scenarioOf(game).forces.entries()) {
    if (owner !== side || !budget || budget.freeMachines.length > 0) continue;
    for (const purchase of purchasesOf(game, force))
      if (purchase.item === 'machine' && isUnarmed(game, purchase.letter)) sell(game, force, purchase);
  }
}

function isUnarmed(game: Draft<Game>, letter: MachineLetter): boolean {
  const machine = game.units[counterId(letter)] as Draft<Machine>;
  return machine.slots.every(({ weapon }) => weapon === null);
}

function buy(game: Draft<Game>, force: number, purchase: Purchase): void {
  switch (purchase.item) {
    case 'cell':
      add(
        game,
        countersOfCell(purchase.cell).map(({ id }) => newUnit(game, force, id)),
      );
      return;
    case 'white': {
      const counter = whitesOf(game, purchase.kind).find((white) => !isTaken(game, white));
      if (counter) add(game, [newUnit(game, force, counter.id)]);
      return;
    }
    case 'machine':
      add(game, [newUnit(game, force, counterId(purchase.letter), purchase.chassis)]);
      return;
    default:
      fit(game, purchase, 1);
  }
}

/** A machine is given back with its equipment. */
function sell(game: Draft<Game>, force: number, purchase: Purchase): void {
  switch (purchase.item) {
    case 'cell':
      for (const { id } of countersOfCell(purchase.cell)) delete game.units[id];
      return;
    case 'white': {
      const last = unitsOf(game).findLast((unit) => unit.force === force && isWhite(unit, purchase.kind));
      if (last) delete game.units[last.id];
      return;
    }
    case 'machine':
      delete game.units[counterId(purchase.letter)];
      return;
    default:
      fit(game, purchase, -1);
  }
}

function isWhite(unit: Unit, kind: Unit['kind']): boolean {
  return unit.kind === kind && counterOf(unit.id).cell === null;
}

function add(game: Draft<Game>, units: readonly Unit[]): void {
  game.units = inMixOrder([...unitsOf(game), ...units]) as Draft<Game>['units'];
}

type Equipment = Extract<Purchase, { readonly item: 'weapon' | 'extraArmour' | 'thanis' }>;

/** Fits a machine with equipment, or takes it off again. */
function fit(game: Draft<Game>, purchase: Equipment, change: 1 | -1): void {
  const machine = game.units[counterId(purchase.letter)] as Draft<Machine> | undefined;
  if (!machine) return;
  switch (purchase.item) {
    case 'weapon':
      machine.slots[purchase.slot].weapon = change === 1 ? purchase.weapon : null;
      return;
    case 'extraArmour':
      machine.extraArmour += change;
      machine.armour += change;
      return;
    case 'thanis':
      machine.thanis[purchase.order] = change === 1;
  }
}
