import { Dices } from 'lucide-react';
import { memo, useMemo, useState, type KeyboardEvent } from 'react';
import type { Hex } from '../../../hex';
import { unitsOf, type Position, type Side } from '../../../rules/extractors';
import { Button } from '../../widgets/Button';
import { EmptyState } from '../../widgets/EmptyState';
import { SegmentedControl } from '../../widgets/SegmentedControl';
import { SideMark } from '../../widgets/SideMark';
import { useDesk, useDeskState } from '../input/deskStore';
import { useTold } from '../input/told';
import { useTable } from '../table';
import { phaseName, type LogLine } from '../wording';
import { filtered, logSections, type LogBlock, type LogKind, type LogSection } from './logEntries';
import './log.css';

/** So many actions are shown before more are asked for. */
const PAGE = 60;

/** What has happened, the newest first; a line shows its place on the map, dice open their card. */
export const LogPanel = memo(function LogPanel() {
  const { position, log } = useTold();
  const [side, setSide] = useState<Side | 'all'>('all');
  const [kind, setKind] = useState<LogKind>('all');
  const [pages, setPages] = useState(1);
  const sections = useMemo(() => logSections(position, log), [position, log]);
  const found = useMemo(() => filtered(sections, side, kind), [sections, side, kind]);
  const shown = firstBlocks(found, pages * PAGE);
  const [visited, setVisited] = useState<string | null>(null);
  const keys = shown.flatMap(({ blocks }) => blocks.map(({ key }) => key));
  const stop = visited !== null && keys.includes(visited) ? visited : keys.at(0);
  return (
    <div className="log">
      <h2 className="visually-hidden">What has happened</h2>
      <div className="log-filters">
        <SegmentedControl
          label="Side"
          labelHidden
          value={side}
          choices={[
            { value: 'all', label: 'Both' },
            { value: 'dorian', label: 'Dorian' },
            { value: 'avronian', label: 'Avronian' },
          ]}
          onChange={setSide}
        />
        <SegmentedControl
          label="Kind"
          labelHidden
          value={kind}
          choices={[
            { value: 'all', label: 'All' },
            { value: 'fire', label: 'Dice' },
            { value: 'movement', label: 'Moves' },
            { value: 'orders', label: 'Orders' },
          ]}
          onChange={setKind}
        />
      </div>
      {found.length === 0 && (
        <EmptyState
          title={log.length === 0 ? 'Nothing has happened yet' : 'Nothing of this kind has happened'}
        />
      )}
      <div onKeyDown={moveFocus}>
        {shown.map((section) => (
          <Section key={section.key} section={section} stop={stop} onVisit={setVisited} />
        ))}
      </div>
      {count(shown) < count(found) && (
        <div className="card">
          <Button wide caption={`${count(found) - count(shown)} more`} onPress={() => setPages(pages + 1)}>
            Show earlier
          </Button>
        </div>
      )}
    </div>
  );
});

interface SectionProps {
  readonly section: LogSection;
  /** The block that Tab comes to. */
  readonly stop: string | undefined;
  readonly onVisit: (key: string) => void;
}

function Section({ section, stop, onVisit }: SectionProps) {
  const { phase, blocks } = section;
  return (
    <section className="log-section">
      <h3>
        {phase?.side && <SideMark side={phase.side} size={18} />}
        {headingOf(section)}
      </h3>
      <ol>
        {blocks.map((block) => (
          <Block key={block.key} block={block} stop={block.key === stop} onVisit={onVisit} />
        ))}
      </ol>
    </section>
  );
}

function headingOf({ turn, phase }: LogSection): string {
  if (phase === null) return turn > 0 ? `Turn ${turn}` : 'Before the game';
  return turn > 0 ? `Turn ${turn}, ${phaseName(phase)}` : phaseName(phase);
}

interface BlockProps {
  readonly block: LogBlock;
  readonly stop: boolean;
  readonly onVisit: (key: string) => void;
}

/** One action: its first sentence is the button that shows the place and opens the dice. */
const Block = memo(function Block({ block, stop, onVisit }: BlockProps) {
  const desk = useDesk();
  const table = useTable();
  const shown = useDeskState(({ result }) => block.card !== null && result === block.card);
  const [head, ...rest] = block.lines;
  const show = () => {
    const { position } = table.published.getState();
    const hex = position && placeOf(position, head);
    if (hex !== null) desk.focus(hex);
  };
  const open = () => {
    show();
    if (block.card !== null) desk.show(block.card);
  };
  return (
    <li className="log-block stretched" data-side={block.side} data-shown={shown || undefined}>
      <button
        type="button"
        className="row-pick log-head"
        data-log
        tabIndex={stop ? 0 : -1}
        aria-pressed={block.card === null ? undefined : shown}
        onFocus={() => {
          onVisit(block.key);
          show();
        }}
        onPointerEnter={(event) => event.pointerType === 'mouse' && show()}
        onClick={open}
      >
        {block.card !== null && <Dices aria-hidden size={16} />}
        {head.text}
        {block.card !== null && <span className="visually-hidden"> Shows the card with the dice.</span>}
      </button>
      {rest.map(({ text }, i) => (
        <p key={i}>{text}</p>
      ))}
      {block.why !== null && <WhyButton index={block.why} text={head.text} stop={stop} />}
    </li>
  );
});

interface WhyButtonProps {
  readonly index: number;
  readonly text: string;
  /** Its block is the one that Tab comes to. */
  readonly stop: boolean;
}

/** The computer's reasons for it. */
function WhyButton({ index, text, stop }: WhyButtonProps) {
  const desk = useDesk();
  return (
    <button type="button" className="log-why" tabIndex={stop ? 0 : -1} onClick={() => desk.why(index)}>
      Why<span className="visually-hidden">{` did it: ${text}`}</span>
    </button>
  );
}

/** Where it happened: the hex it names, else where its unit lies. */
function placeOf(position: Position, { hexes, units }: LogLine): Hex | null {
  if (hexes.length > 0) return hexes[hexes.length - 1];
  const unit = unitsOf(position).find(({ id, where }) => units.includes(id) && where.at === 'map');
  return unit?.where.at === 'map' ? unit.where.hex : null;
}

const STEPS: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
};

/** The list is one stop; arrows go through it. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key];
  if (!step) return;
  const heads = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-log]')];
  const at = heads.findIndex((head) => head === document.activeElement);
  if (at < 0) return;
  event.preventDefault();
  heads[step(at, heads.length - 1)].focus();
}

function firstBlocks(sections: readonly LogSection[], most: number): readonly LogSection[] {
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
