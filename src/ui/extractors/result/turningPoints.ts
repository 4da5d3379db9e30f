import type { CounterId, Event } from '../../../rules/extractors';
import { phaseAt, type Step } from '../replay';
import { listed, logLines, nameOf } from '../wording';

/** A unit that was lost or left the map, and the step of the replay that shows it. */
export interface TurningPoint {
  readonly step: number;
  readonly unit: CounterId;
  /** 'Commando of Ehn Etaki is eliminated.' */
  readonly text: string;
  /** 'Turn 2, Avronian fire, by Orni A' */
  readonly detail: string;
}

/** Every loss and every exit, in their order. */
export function turningPointsOf(steps: readonly Step[]): readonly TurningPoint[] {
  return steps.flatMap(({ game, events }, step) => {
    const when = phaseAt(steps[Math.max(0, step - 1)].game);
    return partingsOf(events).flatMap((event) => {
      const by = destroyersOf(events).filter((unit) => unit !== event.unit);
      const detail = by.length > 0 ? `${when}, by ${listed(by.map((id) => nameOf(game, id)))}` : when;
      return logLines(game, event).map(({ text }) => ({ step, unit: event.unit, text, detail }));
    });
  });
}

type Parting = Extract<Event, { type: 'eliminated' | 'exited' }>;

/** Who leaves the map routed is lost: that is told once. */
function partingsOf(events: readonly Event[]): readonly Parting[] {
  const lost = new Set(events.flatMap((event) => (event.type === 'eliminated' ? [event.unit] : [])));
  return events.filter(
    (event): event is Parting =>
      event.type === 'eliminated' || (event.type === 'exited' && !lost.has(event.unit)),
  );
}

function destroyersOf(events: readonly Event[]): readonly CounterId[] {
  const units = events.flatMap((event) => {
    if (event.type === 'shot') return event.firers.map(({ unit }) => unit);
    return event.type === 'selfDestruct' || event.type === 'fortOverrun' ? [event.machine] : [];
  });
  return [...new Set(units)];
}
