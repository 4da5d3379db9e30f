import type { Draft } from '../../result';
import type { Activation, BoxIndex, CounterId, Event, Game, Machine, Objective, Position } from '../types';
import { takeMarkersOff, takeOff } from './marks';
import { distanceToObjective, reachedWithin } from './objective';

type Moving = Extract<Activation, { type: 'moving' }>;

/** Ends the execution of a Move order after the machine's move: its marker advances, Hold and Vector take effect [§8.1, §8.3, R-104]. */
export function completeMoveOrder(game: Draft<Game>, id: CounterId): Event[] {
  const machine = game.units[id] as Draft<Machine>;
  const { order, box } = game.activation as Moving;
  machine.moved = true;
  game.activation = null;
  machine.move.marker = box;
  if (order === 'hold') machine.held = true;
  const events = order === 'vector' ? takeOffIfReached(game, machine, box) : [];
  if (machine.where.at === 'exited') takeMarkersOff(machine);
  return events;
}

/** At the objective the marker and the Vector order being executed come off, even if it was the last [§8.3.1, R-81]. */
function takeOffIfReached(game: Draft<Game>, machine: Draft<Machine>, box: BoxIndex): Event[] {
  const { objective } = machine;
  if (!objective || !hasReached(game, machine, objective)) return [];
  machine.objective = null;
  return [
    { type: 'objectiveRemoved', machine: machine.id, cycle: 'move', why: 'reached' },
    takeOff(machine, 'move', box),
  ];
}

/** A Vector leaves the map at its mark only. */
function hasReached(position: Position, machine: Machine, objective: Objective): boolean {
  if (machine.where.at !== 'map') return true;
  return distanceToObjective(machine.where.hex, objective) <= reachedWithin(position, machine, objective);
}
