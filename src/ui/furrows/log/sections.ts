import { setup, type Event, type Phase, type Position, type Setup, type Side } from '../../../rules/furrows';
import { remarkOf, type LogBlock, type LogSection, type Remark } from '../../log/sections';
import { SIDES } from '../sides';
import type { FurrowsLogEntry } from '../table';
import { PART_NAME, logLines, phaseName, type LogLine } from '../wording';

export type LogKind = 'orders' | 'moves' | 'combat';

export interface DeedBlock extends LogBlock {
  readonly kind: LogKind;
  readonly lines: readonly LogLine[];
}

interface Section extends LogSection<DeedBlock> {
  readonly blocks: DeedBlock[];
}

const KINDS: Readonly<Record<Event['type'], LogKind>> = {
  turnBegan: 'orders',
  phaseBegan: 'orders',
  partBegan: 'orders',
  placed: 'orders',
  unplaced: 'orders',
  movementOrdered: 'orders',
  gunneryOrdered: 'orders',
  locked: 'orders',
  revealed: 'orders',
  programsFixed: 'orders',
  moved: 'moves',
  wireCrushed: 'moves',
  entered: 'moves',
  retreated: 'moves',
  flagged: 'moves',
  declared: 'combat',
  undeclared: 'combat',
  declaringEnded: 'combat',
  aimed: 'combat',
  loaded: 'combat',
  entryLost: 'combat',
  fired: 'combat',
  assaultRolled: 'combat',
  hitsAssigned: 'combat',
  assaultFought: 'combat',
  destroyed: 'combat',
  applied: 'combat',
  recovered: 'combat',
  ended: 'combat',
};

/**
 * The log by phases of orders and parts of a turn, the newest first and in each the newest first. What happens at the
 * same time, such as the moves of a step, stays in its order.
 */
export function logSections(
  begun: Setup,
  position: Position,
  log: readonly FurrowsLogEntry[],
): readonly LogSection<DeedBlock>[] {
  // Any seed will do: nothing has been rolled yet.
  const { turn, phase } = setup(begun, 0);
  const sections: Section[] = [{ key: 'begun', ...headed(turn, phase), blocks: [] }];
  for (const entry of log) {
    const remark = remarkOf(entry, SIDES);
    if (remark) sections[0].blocks.unshift(remarkBlock(remark));
    entry.events.forEach((event, at) => {
      const key = `${entry.index} ${at}`;
      const heading = headingOf(event);
      if (heading) sections.unshift({ key, ...heading, blocks: [] });
      sections[0].blocks.unshift(...blocksOf(position, event, key));
    });
  }
  return sections.filter(({ blocks }) => blocks.length > 0);
}

function remarkBlock({ key, side, text }: Remark): DeedBlock {
  return { key, kind: 'orders', side, lines: [{ text, side: side as Side }] };
}

type Heading = Pick<Section, 'title' | 'side'>;

/** What begins a section. Declaring, hits and retreats lie within a part. */
function headingOf(event: Event): Heading | null {
  if (event.type === 'partBegan')
    return { title: `Turn ${event.turn}, ${PART_NAME[event.part]}`, side: null };
  if (event.type === 'revealed') return { title: 'Orders revealed', side: null };
  if (event.type !== 'phaseBegan') return null;
  const { turn, phase } = event;
  return phase.name === 'orders' || phase.name === 'placement' ? headed(turn, phase) : null;
}

function headed(turn: number, phase: Phase): Heading {
  return { title: turn > 0 ? `Turn ${turn}, ${phaseName(phase)}` : phaseName(phase), side: phase.side };
}

/** A volley is told with its hits; whatever else an event tells, each sentence is about another base. */
function blocksOf(position: Position, event: Event, key: string): readonly DeedBlock[] {
  const kind = KINDS[event.type];
  const lines = logLines(position, event);
  if (event.type === 'fired') return [{ key, kind, side: lines[0].side, lines }];
  return lines.map((line, at) => ({ key: `${key} ${at}`, kind, side: line.side, lines: [line] }));
}
