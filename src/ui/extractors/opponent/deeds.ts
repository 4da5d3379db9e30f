import type { Position } from '../../../rules/extractors';
import { logLines, type LogLine } from '../wording';
import type { ExtractorsLogEntry } from '../table';
import type { Why } from './reasons';

/** One thing the computer has done, as far as the looking side may read it. */
export interface Deed {
  /** Its place in the log. */
  readonly index: number;
  readonly level: string;
  readonly lines: readonly LogLine[];
  readonly why: Why | null;
}

/** What an entry of the log brought, the beginnings of phases apart; null: nothing the computer did. */
export function deedOf(position: Position, entry: ExtractorsLogEntry | undefined): Deed | null {
  if (entry?.level === undefined) return null;
  const lines = entry.events.flatMap((event) =>
    event.type === 'phaseBegan' ? [] : logLines(position, event),
  );
  const why = (entry.why as Why | undefined) ?? null;
  return lines.length === 0 ? null : { index: entry.index, level: entry.level, lines, why };
}

/** What the computer has done since a person last did something, the oldest first. */
export function deedsSince(position: Position, log: readonly ExtractorsLogEntry[]): readonly Deed[] {
  const own = log.findLastIndex(({ level }) => level === undefined);
  return log.slice(own + 1).flatMap((entry) => deedOf(position, entry) ?? []);
}

/** In one line, to be read or heard. */
export function deedText({ lines }: Deed): string {
  return lines.map(({ text }) => text).join(' ');
}
