import type { Hex } from '../../../../hex';
import { counterOf, type CounterId, type Event, type RuleRef, type Side } from '../../../../rules/extractors';

/** A sentence of the log. */
export interface LogLine {
  readonly text: string;
  /** Whose doing it is; null: nobody's. */
  readonly side: Side | null;
  readonly hexes: readonly Hex[];
  readonly units: readonly CounterId[];
  readonly rule?: RuleRef;
  /** The event behind it where a card can be shown: the shot with its dice. */
  readonly card?: Extract<Event, { type: 'shot' | 'selfDestruct' }>;
}

/** A line about one unit of its side. */
export function lineOf(unit: CounterId, text: string, rest: Partial<LogLine> = {}): LogLine {
  return { text, side: counterOf(unit).side, hexes: [], units: [unit], ...rest };
}

/** The event of a type, also where several types share a shape. */
export type EventOf<Type extends Event['type']> = Event extends infer One
  ? One extends { readonly type: infer Types }
    ? Type extends Types
      ? One
      : never
    : never
  : never;
