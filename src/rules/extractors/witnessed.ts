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
  return events.filter((event) => mayRead(event, side, secretBuildUp)).map((event) => asRead(event, side));
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
    case 'ordered':
      return sideOf(event.machine) === side;
    default:
      return true;
  }
}

/** Where a Program hit drew among the boxes could tell which of them hold Thanis orders [§8.5]. */
function asRead(event: Event, side: Side): Event {
  if (side === 'avronian' || (event.type !== 'shot' && event.type !== 'selfDestruct')) return event;
  const results = event.results.map((result) => ({
    ...result,
    criticals: result.criticals.map((critical) =>
      critical.effect.effect === 'orderBox' ? { ...critical, draw: null } : critical,
    ),
  }));
  return { ...event, results };
}

function sideOf(id: CounterId): Side {
  return counterOf(id).side;
}
