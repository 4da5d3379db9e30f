import { enemyOf, type Event, type Phase, type Position, type Side } from '../../../rules/extractors';
import type { ExtractorsLogEntry } from '../table';
import { begunAt } from './begunAt';
import { levelName } from '../../seats/levels';
import { agreedWords, logLines, sideName, type LogLine } from '../wording';

export type LogKind = 'all' | 'fire' | 'movement' | 'orders';

/** What one action brought, in sentences. */
export interface LogBlock {
  /** The log entry, to lay its dice on the table again; null: no dice. */
  readonly card: number | null;
  /** The log entry with the computer's reasons; null: a person did it, or they are not told yet. */
  readonly why: number | null;
  readonly key: string;
  readonly side: Side | null;
  readonly kind: LogKind;
  readonly lines: readonly LogLine[];
}

/** A phase with what was done in it, the last first. */
export interface LogSection {
  readonly key: string;
  readonly turn: number;
  readonly phase: Phase | null;
  readonly blocks: readonly LogBlock[];
}

const KINDS: Readonly<Record<Event['type'], Exclude<LogKind, 'all'>>> = {
  phaseBegan: 'movement',
  bought: 'orders',
  sold: 'orders',
  recommended: 'orders',
  placed: 'movement',
  unplaced: 'movement',
  ordered: 'orders',
  reset: 'orders',
  locked: 'orders',
  revealed: 'orders',
  notExecuted: 'orders',
  marked: 'orders',
  targetMarked: 'orders',
  objectiveRemoved: 'orders',
  orderRemoved: 'orders',
  entered: 'movement',
  moved: 'movement',
  bogRoll: 'movement',
  embarked: 'movement',
  disembarked: 'movement',
  sheltered: 'movement',
  leftShelter: 'movement',
  begunEmbarked: 'movement',
  enteredEmbarked: 'movement',
  exited: 'movement',
  fortOverrun: 'movement',
  uncovered: 'movement',
  shot: 'fire',
  selfDestruct: 'fire',
  passengersHit: 'fire',
  eliminated: 'fire',
  rallyRoll: 'fire',
  pinRemoved: 'fire',
  ended: 'fire',
};

/** The log by phases and actions, both the newest first; within an action as it happened. */
export function logSections(position: Position, log: readonly ExtractorsLogEntry[]): readonly LogSection[] {
  const sections: { key: string; turn: number; phase: Phase | null; blocks: LogBlock[] }[] = [
    { key: 'before', turn: 0, phase: null, blocks: agreed(position) },
  ];
  const begun = begunAt(position, log);
  if (begun.turn > 0) sections.unshift({ key: 'begun', ...begun, blocks: [] });
  for (const entry of log) {
    let events: Event[] = [];
    const close = () => {
      if (events.length > 0) sections[0].blocks.unshift(blockOf(position, entry, events));
      events = [];
    };
    for (const event of entry.events) {
      if (event.type !== 'phaseBegan') {
        events.push(event);
        continue;
      }
      close();
      const { turn, phase } = event;
      sections.unshift({ key: `${entry.index} ${phase.name} ${phase.side}`, turn, phase, blocks: [] });
      if (event.passedOver) sections[0].blocks.push(blockOf(position, entry, [event]));
    }
    close();
    if (entry.takeBack) sections[0].blocks.unshift(takenBack(entry.index, entry.takeBack));
    if (entry.seated) sections[0].blocks.unshift(seatedAnew(entry.index, entry.seated));
  }
  return sections.filter(
    ({ blocks, phase, key }) => blocks.length > 0 || (phase !== null && key !== 'begun'),
  );
}

/** Sections with the blocks of one side and kind; empty phases go, the newest stays. */
export function filtered(
  sections: readonly LogSection[],
  side: Side | 'all',
  kind: LogKind,
): readonly LogSection[] {
  if (side === 'all' && kind === 'all') return sections;
  return sections
    .map((section) => ({
      ...section,
      blocks: section.blocks.filter(
        (block) => (side === 'all' || block.side === side) && (kind === 'all' || block.kind === kind),
      ),
    }))
    .filter(({ blocks }) => blocks.length > 0);
}

const built = new WeakMap<Event, LogBlock>();

/** What has been told stays the same block: the log grows by one, and nothing of it is made or drawn anew. */
function blockOf(position: Position, entry: ExtractorsLogEntry, events: readonly Event[]): LogBlock {
  const known = built.get(events[0]);
  const block = newBlock(position, entry, events);
  if (known && isSame(known, block)) return known;
  built.set(events[0], block);
  return block;
}

/** The lines are those of the events, which are worded once. */
function isSame(one: LogBlock, other: LogBlock): boolean {
  return (
    one.key === other.key &&
    one.card === other.card &&
    one.why === other.why &&
    one.lines.length === other.lines.length &&
    one.lines.every((line, i) => line === other.lines[i])
  );
}

function newBlock(position: Position, entry: ExtractorsLogEntry, events: readonly Event[]): LogBlock {
  const lines = events.flatMap((event) => linesOf(position, event));
  const dice = events.some(({ type }) => type === 'shot' || type === 'selfDestruct' || type === 'rallyRoll');
  return {
    key: `${entry.index} ${events[0].type}`,
    card: dice ? entry.index : null,
    why: entry.why && events.some(({ type }) => type !== 'phaseBegan') ? entry.index : null,
    side: lines[0].side,
    kind: KINDS[events[0].type],
    lines,
  };
}

/** What the game has otherwise than printed. */
function agreed(position: Position): LogBlock[] {
  const lines = agreedWords(position).map((text): LogLine => ({ text, side: null, hexes: [], units: [] }));
  return lines.length === 0
    ? []
    : [{ key: 'agreed', card: null, why: null, side: null, kind: 'orders', lines }];
}

/** That a side has changed hands. */
function seatedAnew(index: number, seated: NonNullable<ExtractorsLogEntry['seated']>): LogBlock {
  const side = seated.side as Side;
  const who = seated.level === null ? 'A person' : levelName(seated.level);
  const text = `${who} plays ${sideName(side)} from here on.`;
  const line: LogLine = { text, side, hexes: [], units: [] };
  return { key: `${index} seated`, card: null, why: null, side, kind: 'orders', lines: [line] };
}

/** That something went: with the other side's consent, or freely against the computer. */
function takenBack(index: number, { by, freely }: NonNullable<ExtractorsLogEntry['takeBack']>): LogBlock {
  const side = by as Side;
  const agreed = freely ? 'the computer was not asked' : `${sideName(enemyOf(side))} agreed`;
  const text = `${sideName(side)} took back its last action and everything since; ${agreed}.`;
  const line: LogLine = { text, side, hexes: [], units: [] };
  return { key: `${index} takeBack`, card: null, why: null, side, kind: 'orders', lines: [line] };
}

const worded = new WeakMap<Event, readonly LogLine[]>();

/** An event is worded once: a long game has thousands. */
function linesOf(position: Position, event: Event): readonly LogLine[] {
  const known = worded.get(event);
  if (known) return known;
  const lines = logLines(position, event);
  worded.set(event, lines);
  return lines;
}
