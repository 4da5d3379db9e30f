import type { LogEntry } from '../../store/published';
import type { Rule } from '../widgets/ruleLinks';
import { otherSide, sideNameOf, type Side, type SideUi } from '../widgets/sides';
import { levelName } from '../seats/levels';

/** A sentence of the log. */
export interface LogSentence {
  readonly text: string;
  readonly rule?: Rule;
}

/** What was done at once: the first sentence is its head. */
export interface LogBlock {
  readonly key: string;
  /** Whose doing it is; null: nobody's. */
  readonly side: Side | null;
  /** What it can be filtered by. */
  readonly kind: string;
  readonly lines: readonly LogSentence[];
}

/** A stretch of the log with a heading, a phase or a part of a turn; its blocks the newest first. */
export interface LogSection<Block extends LogBlock = LogBlock> {
  readonly key: string;
  readonly title: string;
  /** Whose phase it is. */
  readonly side: Side | null;
  readonly blocks: readonly Block[];
}

/** Every side, every kind. */
export const ALL = 'all';

/** Sections with the blocks of one side and kind; sections without any go. */
export function filtered<Block extends LogBlock>(
  sections: readonly LogSection<Block>[],
  side: Side,
  kind: string,
): readonly LogSection<Block>[] {
  if (side === ALL && kind === ALL) return sections;
  return sections
    .map((section) => ({
      ...section,
      blocks: section.blocks.filter(
        (block) => (side === ALL || block.side === side) && (kind === ALL || block.kind === kind),
      ),
    }))
    .filter(({ blocks }) => blocks.length > 0);
}

/** What an entry tells in place of events, the same in every game. */
export interface Remark {
  readonly key: string;
  readonly side: Side;
  readonly text: string;
}

/** That something was taken back, or that a side has changed hands; null: the entry tells events. */
export function remarkOf(entry: LogEntry<unknown>, sides: readonly SideUi[]): Remark | null {
  const { index, takeBack, seated } = entry;
  if (takeBack) {
    const { by, freely } = takeBack;
    const agreed = freely
      ? 'the computer was not asked'
      : `${sideNameOf(sides, otherSide(sides, by))} agreed`;
    const text = `${sideNameOf(sides, by)} took back its last action and everything since; ${agreed}.`;
    return { key: `${index} takeBack`, side: by, text };
  }
  if (!seated) return null;
  const who = seated.level === null ? 'A person' : levelName(seated.level);
  const text = `${who} plays ${sideNameOf(sides, seated.side)} from here on.`;
  return { key: `${index} seated`, side: seated.side, text };
}
