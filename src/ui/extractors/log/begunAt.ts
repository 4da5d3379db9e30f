import { TURN, type Event, type Phase, type Position } from '../../../rules/extractors';
import type { ExtractorsLogEntry } from '../table';

interface Begun {
  readonly turn: number;
  readonly phase: Phase | null;
}

/** When the log begins: turn 0 with its preparations, or where a game from a position takes up. */
export function begunAt({ turn, phase }: Position, log: readonly ExtractorsLogEntry[]): Begun {
  for (const { events } of log) {
    const first = events.find((event) => event.type === 'phaseBegan');
    if (first) return before(first);
  }
  return { turn, phase: turn > 0 && phase.side !== null ? phase : null };
}

function before({ turn, phase }: Extract<Event, { type: 'phaseBegan' }>): Begun {
  const at = TURN.findIndex(({ name, side }) => name === phase.name && side === phase.side);
  if (at > 0) return { turn, phase: TURN[at - 1] };
  return at === 0 && turn > 1 ? { turn: turn - 1, phase: TURN[TURN.length - 1] } : { turn: 0, phase: null };
}
