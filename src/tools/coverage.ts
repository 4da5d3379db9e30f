import { readFileSync } from 'node:fs';
import { endingOf } from './endings';
import type { Action, Event, Game, Illegal } from '../rules/extractors';

const TYPES = new URL('../rules/extractors/types/', import.meta.url);

/** How often things happened, by name. */
class Tally {
  private readonly counts = new Map<string, number>();

  add(name: string, times = 1): void {
    this.counts.set(name, (this.counts.get(name) ?? 0) + times);
  }

  get(name: string): number {
    return this.counts.get(name) ?? 0;
  }

  get names(): readonly string[] {
    return [...this.counts.keys()].sort();
  }
}

/** What a run of games has reached. */
export class Coverage {
  readonly actions = new Tally();
  readonly events = new Tally();
  readonly reasons = new Tally();
  readonly endings = new Tally();

  noteAction(action: Action): void {
    this.actions.add(action.type);
  }

  noteEvents(events: readonly Event[]): void {
    for (const event of events) {
      this.events.add(event.type);
      const detail = detailOf(event);
      if (detail !== null) this.events.add(`${event.type} ${detail}`);
      if (event.type === 'shot' || event.type === 'selfDestruct')
        for (const { criticals } of event.results)
          for (const { effect } of criticals) this.events.add(`critical ${effect.effect}`);
    }
  }

  noteReason({ reason }: Illegal): void {
    this.reasons.add(reason);
  }

  noteEnd(game: Game): void {
    this.endings.add(`${game.scenario} ${game.rules} ${endingOf(game)?.name ?? 'UNKNOWN'}`);
  }
}

function detailOf(event: Event): string | null {
  switch (event.type) {
    case 'eliminated':
    case 'notExecuted':
    case 'objectiveRemoved':
    case 'uncovered':
      return event.why;
    case 'revealed':
      return event.order;
    case 'shot':
      return event.area ? 'area' : event.firers.length > 1 ? 'combined' : 'single';
    default:
      return null;
  }
}

/** Every name a union of the contract gives to `tag`, in the order of its file: reasons, event types, action types. */
export function namesIn(file: 'reasons' | 'events' | 'actions', tag: 'reason' | 'type'): readonly string[] {
  const text = readFileSync(new URL(`${file}.ts`, TYPES), 'utf8');
  const found = [...text.matchAll(new RegExp(`readonly ${tag}:((?:\\s*\\|?\\s*'\\w+')+)`, 'g'))];
  return [...new Set(found.flatMap(([, names]) => [...names.matchAll(/'(\w+)'/g)].map(([, name]) => name)))];
}
