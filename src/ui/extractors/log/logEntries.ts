import type { Event, Phase, Position, Side } from '../../../rules/extractors';
import { remarkOf, type LogBlock, type LogSection, type Remark } from '../../log/sections';
import { SIDES } from '../sides';
import type { ExtractorsLogEntry } from '../table';
import { agreedWords, logLines, phaseName, type LogLine } from '../wording';
import { begunAt } from './begunAt';

export type LogKind = 'fire' | 'movement' | 'orders';

/** What one action brought, in sentences. */
export interface DeedBlock extends LogBlock {
  /** The log entry, to lay its dice on the table again; null: no dice. */
  readonly card: number | null;
  /** The log entry with the computer's reasons; null: a person did it, or they are not told yet. */
  readonly why: number | null;
  readonly kind: LogKind;
  readonly lines: readonly LogLine[];
}

/** A phase with what was done in it, the last first. */
interface PhaseSection {
  readonly key: string;
  readonly turn: number;
  readonly phase: Phase | null;
  readonly blocks: DeedBlock[];
}

const KINDS: Readonly<Record<Event['type'], LogKind>> = {
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
export function logSections(
  position: Position,
  log: readonly ExtractorsLogEntry[],
): readonly LogSection<DeedBlock>[] {
  const sections: PhaseSection[] = [{ key: 'before', turn: 0, phase: null, blocks: agreed(position) }];
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
    const remark = remarkOf(entry, SIDES);
    if (remark) sections[0].blocks.unshift(remarkBlock(remark));
  }
  return sections
    .filter(({ blocks, phase, key }) => blocks.length > 0 || (phase !== null && key !== 'begun'))
    .map(({ key, turn, phase, blocks }) => ({
      key,
      title: titleOf(turn, phase),
      side: phase?.side ?? null,
      blocks,
    }));
}

function titleOf(turn: number, phase: Phase | null): string {
  if (phase === null) return turn > 0 ? `Turn ${turn}` : 'Before the game';
  return turn > 0 ? `Turn ${turn}, ${phaseName(phase)}` : phaseName(phase);
}

const built = new WeakMap<Event, DeedBlock>();

/** What has been told stays the same block: the log grows by one, and nothing of it is made or drawn anew. */
function blockOf(position: Position, entry: ExtractorsLogEntry, events: readonly Event[]): DeedBlock {
  const known = built.get(events[0]);
  const block = newBlock(position, entry, events);
  if (known && isSame(known, block)) return known;
  built.set(events[0], block);
  return block;
}

/** The lines are those of the events, which are worded once. */
function isSame(one: DeedBlock, other: DeedBlock): boolean {
  return (
    one.key === other.key &&
    one.card === other.card &&
    one.why === other.why &&
    one.lines.length === other.lines.length &&
    one.lines.every((line, i) => line === other.lines[i])
  );
}

function newBlock(position: Position, entry: ExtractorsLogEntry, events: readonly Event[]): DeedBlock {
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
function agreed(position: Position): DeedBlock[] {
  const lines = agreedWords(position).map((text): LogLine => ({ text, side: null, hexes: [], units: [] }));
  return lines.length === 0
    ? []
    : [{ key: 'agreed', card: null, why: null, side: null, kind: 'orders', lines }];
}

function remarkBlock({ key, side, text }: Remark): DeedBlock {
  const lines: readonly LogLine[] = [{ text, side: side as Side, hexes: [], units: [] }];
  return { key, card: null, why: null, side, kind: 'orders', lines };
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
