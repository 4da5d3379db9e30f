import type { Event, UnitResult } from '../rules/extractors';

/** How many dice the events tell of. */
export function diceOfEvents(events: readonly Event[]): number {
  return events.reduce((sum, event) => sum + diceOf(event), 0);
}

function diceOf(event: Event): number {
  switch (event.type) {
    case 'bogRoll':
    case 'rallyRoll':
      return 1;
    case 'shot':
    case 'selfDestruct':
      return event.results.reduce((sum, result) => sum + diceOfResult(result), 0);
    default:
      return 0;
  }
}

function diceOfResult({ rolls, damage, criticals }: UnitResult): number {
  const critical = criticals.reduce((sum, { draw }) => sum + (draw === null ? 1 : 2), 0);
  return rolls.length + Number(damage !== null) + critical;
}
