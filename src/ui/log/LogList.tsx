import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { Button } from '../widgets/Button';
import { EmptyState } from '../widgets/EmptyState';
import type { LogBlock, LogSection } from './sections';

/** So many blocks are shown before more are asked for. */
const PAGE = 60;

/** The block that Tab comes to, marked by `data-log` on what takes the keyboard; told when another takes it. */
export interface Roving {
  readonly stop: string | undefined;
  readonly onVisit: (key: string) => void;
}

interface LogListProps<Block extends LogBlock> {
  /** The newest first. */
  readonly sections: readonly LogSection<Block>[];
  /** What is said where there are none. */
  readonly empty: string;
  readonly children: (section: LogSection<Block>, roving: Roving) => ReactNode;
}

/** What has happened, the newest first: one stop of Tab, arrows go through it; a long log page by page. */
export function LogList<Block extends LogBlock>({ sections, empty, children }: LogListProps<Block>) {
  const [pages, setPages] = useState(1);
  const [visited, setVisited] = useState<string | null>(null);
  if (sections.length === 0) return <EmptyState title={empty} />;
  const shown = firstBlocks(sections, pages * PAGE);
  const more = count(sections) - count(shown);
  const keys = shown.flatMap(({ blocks }) => blocks.map(({ key }) => key));
  const stop = visited !== null && keys.includes(visited) ? visited : keys.at(0);
  return (
    <>
      <div className="log-list" onKeyDown={moveFocus}>
        {shown.map((section) => children(section, { stop, onVisit: setVisited }))}
      </div>
      {more > 0 && (
        <div className="card">
          <Button wide caption={`${more} more`} onPress={() => setPages(pages + 1)}>
            Show earlier
          </Button>
        </div>
      )}
    </>
  );
}

const STEPS: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
};

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key];
  if (!step) return;
  const heads = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-log]')];
  const at = heads.findIndex((head) => head === document.activeElement);
  if (at < 0) return;
  event.preventDefault();
  heads[step(at, heads.length - 1)].focus();
}

/** An empty section counts as one block: its heading is told too. */
function firstBlocks<Block extends LogBlock>(
  sections: readonly LogSection<Block>[],
  most: number,
): readonly LogSection<Block>[] {
  let left = most;
  return sections.flatMap((section) => {
    if (left <= 0) return [];
    const blocks = section.blocks.slice(0, left);
    left -= Math.max(1, blocks.length);
    return [{ ...section, blocks }];
  });
}

function count(sections: readonly LogSection[]): number {
  return sections.reduce((sum, { blocks }) => sum + blocks.length, 0);
}
