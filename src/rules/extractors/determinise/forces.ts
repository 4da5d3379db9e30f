import { drawn, type Chance } from '../../chance';
import type { Draft } from '../../result';
import { budgetOf, playBuildUp, whitesOf, whyNotBuildUp } from '../buildUp';
import { countersOfCell, counterOf, type Counter } from '../data';
import { setsUpHidden } from '../hidden';
import { inMixOrder, newUnit } from '../newUnit';
import { forcesThatBuy, hasSpecial } from '../scenarios';
import type { Action, CounterId, Game, Position, Purchase, Side, Unit } from '../types';
import { unitsOf } from '../units';
import { hideAll } from './hideouts';
import { redacted } from '../view';
import type { Prior } from './prior';

/** Armies drawn from before the rest of the points counts as left over. */
const ARMIES_TRIED = 3;
/** Points for which neither side gets a unit [§3]. */
const TOO_FEW = 5;

/** Adds the units of a side that the other may not see: bought in secret and waiting [§9.6, R-88], or hidden [§9.4]. */
export function addUnseen(world: Draft<Game>, side: Side, prior: Prior, chance: Chance): void {
  const lies = setsUpHidden(world, side) && world.phase.name !== 'buildUp';
  if (!lies && !(hasSpecial(world, 'secretBuildUp') && hasBegunToBuy(world, side))) return;
  const seen = new Set(unitsOf(world).map(({ id }) => id));
  const shop: Draft<Game> = { ...world, phase: { name: 'buildUp', side } };
  addImplied(shop, side);
  const known = new Set(unitsOf(shop).map(({ id }) => id));
  for (let tried = 0; tried < ARMIES_TRIED && hasPoints(shop, side); tried++)
    for (const { force, purchase } of drawn(chance, prior.armies) ?? []) {
      const action: Action = { type: 'buy', force, purchase };
      if (isNew(purchase, known) && !whyNotBuildUp(shop, action)) playBuildUp(shop, action);
    }
  // Machines nobody has seen may have orders that lie face down too [§8.1].
  world.units = Object.fromEntries(
    unitsOf(shop).map((unit) => [unit.id, seen.has(unit.id) ? unit : redacted(unit)]),
  ) as Draft<Game>['units'];
  if (lies)
    hideAll(
      world,
      unitsOf(world).filter(({ id }) => !seen.has(id)),
      prior,
      chance,
    );
}

/** The Avronian buys after the Dorian [§5]. */
function hasBegunToBuy({ phase }: Position, side: Side): boolean {
  return phase.name !== 'buildUp' || side === 'dorian' || phase.side === 'avronian';
}

function hasPoints(shop: Position, side: Side): boolean {
  return forcesThatBuy(shop, side).some((force) => budgetOf(shop, force).left >= TOO_FEW);
}

/** Who is seen tells of others: cells come whole, whites from the lowest number on. */
function addImplied(shop: Draft<Game>, side: Side): void {
  const implied = new Map<CounterId, Unit>();
  for (const unit of unitsOf(shop).filter((each) => each.side === side && each.class !== 'machine'))
    for (const { id } of comeWith(shop, unit))
      if (!Object.hasOwn(shop.units, id)) implied.set(id, newUnit(shop, unit.force, id));
  if (implied.size > 0)
    shop.units = inMixOrder([...unitsOf(shop), ...implied.values()]) as Draft<Game>['units'];
}

function comeWith(shop: Position, { id, kind }: Unit): readonly Counter[] {
  const { cell, rank } = counterOf(id);
  if (cell !== null) return countersOfCell(cell);
  return whitesOf(shop, kind as Parameters<typeof whitesOf>[1]).filter((white) => white.rank! < (rank ?? 0));
}

/** Nothing is fitted on a machine that is seen: what it carries lies open. Thanis orders are drawn with the programmes. */
function isNew(purchase: Purchase, known: ReadonlySet<CounterId>): boolean {
  if (purchase.item === 'thanis') return false;
  return !('letter' in purchase) || !known.has(purchase.letter as string as CounterId);
}
