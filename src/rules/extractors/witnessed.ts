import { counterOf } from './data';
import { scenarioOf } from './scenarios';
import type { CounterId, Event, Position, Side } from './types';

/** The events a side may read: nothing of the other side's secret purchases, Thanis orders, hidden set-up and orders [§5, §8.1, §9.4, R-88]. */
export function witnessed(
  position: Position,
  events: readonly Event[],
  side: Side | 'all',
): readonly Event[] {
  if (side === 'all') return events;
  const secretBuildUp = scenarioOf(position).specials.includes('secretBuildUp');
  return events.flatMap((event) => (mayRead(event, side, secretBuildUp) ? [asRead(event, side)] : []));
}

/** A name tells what the army holds, its secret orders too. */
function asRead(event: Event, side: Side): Event {
  return event.type === 'recommended' && event.side !== side ? { type: event.type, side: event.side } : event;
}

function mayRead(event: Event, side: Side, secretBuildUp: boolean): boolean {
  switch (event.type) {
    case 'bought':
    case 'sold':
      return event.side === side || (!secretBuildUp && event.purchase.item !== 'thanis');
    case 'recommended':
      return event.side === side || !secretBuildUp;
    case 'placed':
    case 'unplaced':
      return sideOf(event.unit) === side || !event.hidden;
    case 'begunEmbarked':
      return sideOf(event.unit) === side || !secretBuildUp;
    case 'ordered':
      return sideOf(event.machine) === side;
    default:
      return true;
  }
}

function sideOf(id: CounterId): Side {
  return counterOf(id).side;
}
