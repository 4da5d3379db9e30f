import type { Draft } from '../../result';
import type { BoxIndex, CounterId, Event, Game, Machine, Order, Unit } from '../types';
import { BOXES } from './cycle';

/** A unit destroyed or gone off the map is marked no longer, and all Target orders aimed at it come off [§8.4.4]. */
export function dropMarksOn(game: Draft<Game>, unit: CounterId): Event[] {
  return (Object.values(game.units) as Draft<Unit>[])
    .filter(
      (other): other is Draft<Machine> =>
        other.class === 'machine' && other.where.at === 'map' && other.mark === unit,
    )
    .flatMap((machine) => dropMark(machine));
}

/** The markers of a machine that is destroyed or leaves go with it [§8.3.1, §8.4.4]. */
export function takeMarkersOff(unit: Draft<Unit>): void {
  if (unit.class !== 'machine') return;
  unit.objective = null;
  unit.mark = null;
}

function dropMark(machine: Draft<Machine>): Event[] {
  machine.mark = null;
  const removed = BOXES.filter((box) => machine.combat.boxes[box].order === 'target');
  return [
    { type: 'objectiveRemoved', machine: machine.id, cycle: 'combat', why: 'targetGone' },
    ...removed.map((box) => takeOff(machine, 'combat', box)),
  ];
}

/** Takes an order off the display in the open: both sides see the box empty [§8.3.1, §8.4.4]. */
export function takeOff(machine: Draft<Machine>, cycle: 'move' | 'combat', box: BoxIndex): Event {
  const { order } = machine[cycle].boxes[box];
  machine[cycle].boxes[box].order = null;
  machine[cycle].boxes[box].revealed = true;
  return { type: 'orderRemoved', machine: machine.id, cycle, box, order: order as Order };
}
