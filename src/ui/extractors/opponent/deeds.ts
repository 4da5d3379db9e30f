import type { Hex } from '../../../hex';
import type { Phase, Position } from '../../../rules/extractors';
import { linesOf, toldOf } from '../input/result';
import type { LogLine } from '../wording';
import type { ExtractorsLogEntry } from '../table';
import type { Why } from './why';

/** One thing the computer has done, as far as the looking side may read it. */
export interface Deed {
  /** Its place in the log. */
  readonly index: number;
  readonly level: string;
  readonly lines: readonly LogLine[];
  /** In one line, to be read or heard: of dice what they brought, the rolls stand in the log. */
  readonly told: string;
  readonly why: Why | null;
}

/** What an entry of the log brought, the beginnings of phases apart; null: nothing the computer did. */
export function deedOf(position: Position, entry: ExtractorsLogEntry | undefined): Deed | null {
  if (entry?.level === undefined) return null;
  const lines = linesOf(position, entry.events);
  const why = (entry.why as Why | undefined) ?? null;
  if (lines.length === 0) return null;
  const told = toldOf(position, entry.events);
  return { index: entry.index, level: entry.level, lines, told, why };
}

/** What the computer has done since a person last did something, the oldest first. */
export function deedsSince(position: Position, log: readonly ExtractorsLogEntry[]): readonly Deed[] {
  const own = log.findLastIndex(({ level }) => level === undefined);
  return log.slice(own + 1).flatMap((entry) => deedOf(position, entry) ?? []);
}

/** What was done in one phase; null: in one that began before the log. */
export interface DeedsOfPhase {
  readonly phase: Phase | null;
  readonly deeds: readonly Deed[];
}

/** Deeds by the phases they were done in, in their order. */
export function deedsByPhase(
  log: readonly ExtractorsLogEntry[],
  deeds: readonly Deed[],
): readonly DeedsOfPhase[] {
  const found: { phase: Phase | null; deeds: Deed[] }[] = [];
  for (const deed of deeds) {
    const phase = phaseBefore(log, deed.index);
    if (found.length === 0 || found.at(-1)!.phase !== phase) found.push({ phase, deeds: [] });
    found.at(-1)!.deeds.push(deed);
  }
  return found;
}

/** The phase that had begun when an act was done; it may end its own. */
function phaseBefore(log: readonly ExtractorsLogEntry[], index: number): Phase | null {
  for (let at = log.findIndex((entry) => entry.index === index) - 1; at >= 0; at--) {
    const began = log[at].events.findLast(({ type }) => type === 'phaseBegan');
    if (began?.type === 'phaseBegan') return began.phase;
  }
  return null;
}

/** Where it was done: the hex that it names last. */
export function placeOfDeed({ lines }: Deed): Hex | null {
  return lines.flatMap(({ hexes }) => hexes).at(-1) ?? null;
}
