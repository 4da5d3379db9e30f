import type { Hex } from '../../../hex';
import type { Draft } from '../../result';
import { mapOf } from '../scenarios';
import type { Activation, BoxIndex, CounterId, Event, Game, Machine } from '../types';
import { takeMarkersOff, takeOff } from '../display/marks';
import { distanceToObjective, reachedWithin } from './objective';

type Moving = Extract<Activation, { type: 'moving' }>;

/**
 * Ends the execution of a Move order after what the machine's move brought about: its marker advances, Hold takes effect but
 * in the turn of entry, the objective comes off where it has been reached [§8.1, §8.3].
 */
export function completeMoveOrder(game: Draft<Game>, id: CounterId, done: readonly Event[]): Event[] {
  const machine = game.units[id] as Draft<Machine>;
  const { order, box } = game.activation as Moving;
  const entered = done.some(({ type }) => type === 'entered');
  machine.moved = true;
  game.activation = null;
  machine.move.marker = box;
  if (order === 'hold' && !entered) machine.held = true;
  const left = machine.where.at === 'exited';
  // A Vector leaves the map at its mark only.
  const reached = left ? order === 'vector' : hasReached(game, machine, done);
  const events = reached ? takeObjectiveOff(machine, order, box) : [];
  if (left) takeMarkersOff(machine);
  return events;
}

/** Whatever the order, the marker comes off; a Vector being executed comes off with it, even if it was the last [§8.3.1, R-81]. */
function takeObjectiveOff(machine: Draft<Machine>, order: Moving['order'], box: BoxIndex): Event[] {
  machine.objective = null;
  const removed: Event = { type: 'objectiveRemoved', machine: machine.id, cycle: 'move', why: 'reached' };
  return order === 'vector' ? [removed, takeOff(machine, 'move', box)] : [removed];
}

/** Where it stands, or in passing [§8.3.1, R-82]. */
function hasReached(game: Draft<Game>, machine: Draft<Machine>, done: readonly Event[]): boolean {
  const { objective, where } = machine;
  if (!objective) return false;
  const within = reachedWithin(game, machine, objective);
  const stands = where.at === 'map' ? [where.hex] : [];
  return [...hexesOf(done), ...stands].some(
    (hex) => distanceToObjective(mapOf(game), hex, objective) <= within,
  );
}

/** The hexes it came into. */
function hexesOf(done: readonly Event[]): readonly Hex[] {
  return done.flatMap((event) => {
    if (event.type === 'entered') return [event.hex];
    return event.type === 'moved' ? event.steps.map(({ to }) => to) : [];
  });
}
