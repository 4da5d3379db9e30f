import { UNITS } from './data';
import { NOTHING_PENDING } from './damage';
import { fullLoads } from './gunnery';
import type { Base, Given, Side } from './types';

/** A base before it is set up: all its models, all weapons loaded [§15, E-22]. */
export function freshBase(side: Side, { id, unit, upgrades }: Given): Base {
  const { models, weapons } = UNITS[unit];
  return {
    id,
    side,
    unit,
    upgrades,
    where: { at: 'unplaced' },
    mode: 'slow',
    models,
    wear: 0,
    shaken: 0,
    gear: 0,
    jammed: 0,
    loads: fullLoads(weapons),
    difficult: null,
    pending: NOTHING_PENDING,
    turn: { running: null, moved: false, fired: false, aimed: null },
    order: null,
    queue: { movement: [], gunnery: [] },
  };
}
