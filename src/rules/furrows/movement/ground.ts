import { directionTo, type Hex } from '../../../hex';
import {
  CLIMB_COST,
  CUTTERS_WIRE_COST,
  ENTRY_COST,
  LEAVING_SWAMP,
  ROAD_COST,
  SMALL_ENOUGH_FOR_SWAMP,
  WORK_COST,
  type EntryCost,
} from '../data';
import { abilityOf, profileOf } from '../bases';
import { mapOf } from '../scenarios';
import { heightOf } from '../sight';
import type { Base, CostCause, CostEntry, GameMap, Position, Work } from '../types';

/** A work that lies in a hex: as printed, wire until it is crushed [§2, E-89]. */
export function hasWork(position: Position, hex: Hex, work: Work): boolean {
  return mapOf(position).works[work][hex] === 1 && !(work === 'wire' && position.crushed.includes(hex));
}

/** The step goes from one road hex to the next along a chain [§2, E-32]. */
export function isRoadLink(map: GameMap, from: Hex, to: Hex): boolean {
  const direction = directionTo(map.grid, from, to);
  return direction !== undefined && (map.road[from] & (1 << direction)) !== 0;
}

/** Ground that a base's class may not enter, unless it comes along a road link; null: from nowhere [E-70]. */
export function isBarred(position: Position, base: Base, from: Hex | null, to: Hex): boolean {
  const map = mapOf(position);
  if (ENTRY_COST[map.terrain[to]][profileOf(base).class] !== 'no') return false;
  return from === null || !isRoadLink(map, from, to);
}

/** The attempts a base needs to enter an adjacent hex that is not barred to it: the dearest thing there counts [§2, §6.4]. */
export function entryCost(position: Position, base: Base, from: Hex, to: Hex): readonly CostEntry[] {
  const { class: of, size } = profileOf(base);
  const map = mapOf(position);
  const entries = [
    isRoadLink(map, from, to) ? entry({ code: 'road' }, ROAD_COST) : dearest(position, base, from, to),
  ];
  const small = of === 'wheeled' && SMALL_ENOUGH_FOR_SWAMP.includes(size);
  if (map.terrain[from] === 'swamp' && LEAVING_SWAMP[of] > 0 && !small)
    entries.push(entry({ code: 'leavingSwamp' }, LEAVING_SWAMP[of]));
  return entries;
}

function dearest(position: Position, base: Base, from: Hex, to: Hex): CostEntry {
  const { class: of } = profileOf(base);
  const map = mapOf(position);
  const terrain = map.terrain[to];
  const climbs = heightOf(map, to) > heightOf(map, from);
  const found: CostEntry[] = [
    climbs
      ? entry({ code: 'climb', terrain }, CLIMB_COST[of])
      : entry({ code: 'terrain', terrain }, ENTRY_COST[terrain][of]),
  ];
  for (const work of ['trench', 'wire', 'gunPit'] as const)
    if (hasWork(position, to, work)) found.push(entry({ code: 'work', work }, workCost(base, work)));
  return found.reduce((most, each) => (each.value > most.value ? each : most));
}

function workCost(base: Base, work: Work): EntryCost {
  return work === 'wire' && abilityOf(base, 'wireCutters')
    ? CUTTERS_WIRE_COST
    : WORK_COST[work][profileOf(base).class];
}

/** 'no' is never asked for: barred ground is no end of a step. */
function entry(cause: CostCause, cost: EntryCost): CostEntry {
  return { cause, value: cost === 'no' ? Infinity : cost };
}
