import type { Hex } from '../../../hex';
import type { Event, Phase, Position } from '../../../rules/extractors';
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

/** Deeds by the phases they were done in, in their order, with the log's entry in which each began; -1 and no phase: before the log. */
export function deedsByPhase(log: readonly ExtractorsLogEntry[], deeds: readonly Deed[]) {
  const found: { readonly began: number; readonly phase: Phase | undefined; readonly deeds: Deed[] }[] = [];
  for (const deed of deeds) {
    // It may end its own.
    const entry = log.findLast(({ index, events }) => index < deed.index && phaseBegunIn(events));
    const began = entry?.index ?? -1;
    const last = found.at(-1);
    if (last?.began === began) last.deeds.push(deed);
    else found.push({ began, phase: entry && phaseBegunIn(entry.events), deeds: [deed] });
  }
  return found;
}

function phaseBegunIn(events: readonly Event[]): Phase | undefined {
  return events.findLast((event) => event.type === 'phaseBegan')?.phase;
}

/** Where it was done: the hex that it names last. */
export function placeOfDeed({ lines }: Deed): Hex | null {
  return lines.flatMap(({ hexes }) => hexes).at(-1) ?? null;
}
