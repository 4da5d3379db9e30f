import {
  enemyOf,
  exposedUnits,
  firersOf,
  options,
  unitOf,
  whyIllegal,
  whyNotAllocation,
  type Action,
  type CombatOrder,
  type CounterId,
  type Firer,
  type Illegal,
  type Position,
  type Shot,
} from '../../../../rules/extractors';
import { gainsByArea } from './areaEffect';

/** All shots of a machine under Closest Target or Optimize, chosen together [§8.4]. */
export type Way = readonly Shot[];

/** The Combat order being executed; null: none, or Simple rules. */
export function orderInHand({ activation }: Position): CombatOrder | null {
  return activation?.type === 'firing' && !activation.marking ? activation.order : null;
}

/** Its shots are all chosen before any roll [§8.4.1, §8.4.3]. */
export function isAllocated(order: CombatOrder | null): boolean {
  return order === 'closestTarget' || order === 'optimize';
}

const asked = new WeakMap<Position, readonly Action[]>();

/** What the order being executed lets the machine do; asked once a position. */
function orderedActions(position: Position): readonly Action[] {
  const known = asked.get(position);
  if (known) return known;
  const actions = position.activation?.type === 'firing' ? options(position) : [];
  asked.set(position, actions);
  return actions;
}

/** The ways Closest Target or Optimize leave open, the obvious one first. */
export function waysOf(position: Position): readonly Way[] {
  return orderedActions(position).flatMap((action) => (action.type === 'allocate' ? [action.shots] : []));
}

/** The one action an order leaves, or its first way; null where the player has to choose. */
export function defaultAction(position: Position): Action | null {
  const order = orderInHand(position);
  if (isAllocated(order)) return defaultWay(position);
  if (order === 'target') return orderedActions(position).find(({ type }) => type === 'fire') ?? null;
  return null;
}

/** The targets of the first way; a weapon alone uses its area effect where that gains something and strikes no friend. */
function defaultWay(position: Position): Action | null {
  const ways = orderedActions(position).filter((action) => action.type === 'allocate');
  const wanted = ways.at(0)?.shots.map((shot) => ({ ...shot, area: gainsByArea(position, shot) }));
  const same = (way: Way) =>
    way.length === wanted?.length &&
    way.every(({ target, area }, i) => target === wanted[i].target && area === wanted[i].area);
  return ways.find(({ shots }) => same(shots)) ?? ways.at(0) ?? null;
}

/** Where a weapon fires in a way. */
export function shotOf(way: Way, slot: number): Shot | undefined {
  return way.find(({ firers }) => firers.some((firer) => firer.slot === slot));
}

/** The way nearest to the one in hand in which this weapon fires at that target, with its area effect or without. */
export function wayWith(
  position: Position,
  now: Way,
  slot: number,
  aim: Pick<Shot, 'target' | 'area'>,
): Way | undefined {
  const fits = waysOf(position).filter((way) => {
    const shot = shotOf(way, slot);
    return shot?.target === aim.target && shot.area === aim.area;
  });
  return best(fits, (way) => agreement(way, now));
}

/** The way in which most weapons fire at a target. */
export function wayAt(position: Position, target: CounterId): Way | undefined {
  const weapons = (way: Way) =>
    way.filter((shot) => shot.target === target).reduce((sum, { firers }) => sum + firers.length, 0);
  return best(
    waysOf(position).filter((way) => weapons(way) > 0),
    weapons,
  );
}

/** Why the order keeps a weapon from a target, what the others do apart; undefined: it does not. */
export function whyNotAt(position: Position, firer: Firer, target: CounterId): Illegal | undefined {
  const shot: Shot = { firers: [firer], target, area: false };
  const why = isAllocated(orderInHand(position))
    ? whyNotAllocation(position, firer.unit, [shot])
    : whyIllegal(position, { type: 'fire', ...shot });
  return why && why.reason !== 'mustFire' && why.reason !== 'mustCombine' ? why : undefined;
}

/** The enemies the order lets a weapon fire at, what the others do apart. */
export function targetsOf(position: Position, firer: Firer): readonly CounterId[] {
  return exposedUnits(position, enemyOf(unitOf(position, firer.unit).side))
    .map(({ id }) => id)
    .filter((id) => !whyNotAt(position, firer, id));
}

/** The weapons of a machine that have not fired, in slot order. */
export function weaponsLeft(position: Position, machine: CounterId): readonly Firer[] {
  const unit = unitOf(position, machine);
  if (unit.class !== 'machine') return [];
  return firersOf(unit).filter(({ slot }) => slot !== null && !unit.slots[slot].fired);
}

function agreement(way: Way, now: Way): number {
  let same = 0;
  for (const { firers, target, area } of way)
    for (const { slot } of firers) {
      const other = slot === null ? undefined : shotOf(now, slot);
      if (other?.target === target) same += other.area === area ? 2 : 1;
    }
  return same;
}

function best<T>(items: readonly T[], worth: (item: T) => number): T | undefined {
  let found: T | undefined;
  for (const item of items) if (found === undefined || worth(item) > worth(found)) found = item;
  return found;
}
