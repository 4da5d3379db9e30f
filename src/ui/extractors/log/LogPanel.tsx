import { Dices } from 'lucide-react';
import { memo, useMemo, useState } from 'react';
import type { Hex } from '../../../hex';
import { unitsOf, type Position, type Side } from '../../../rules/extractors';
import { LogList, type Roving } from '../../log/LogList';
import { SegmentedControl } from '../../widgets/SegmentedControl';
import { SideMark } from '../../widgets/SideMark';
import { useDesk, useDeskState } from '../input/deskStore';
import { useTold } from '../input/told';
import { useTable } from '../table';
import { phaseName, type LogLine } from '../wording';
import { filtered, logSections, type LogBlock, type LogKind, type LogSection } from './logEntries';
import './log.css';

/** What has happened, the newest first; a line shows its place on the map, dice open their card. */
export const LogPanel = memo(function LogPanel() {
  const { position, log } = useTold();
  const [side, setSide] = useState<Side | 'all'>('all');
  const [kind, setKind] = useState<LogKind>('all');
  const sections = useMemo(() => logSections(position, log), [position, log]);
  const found = useMemo(() => filtered(sections, side, kind), [sections, side, kind]);
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
      <LogList
        sections={found}
        empty={log.length === 0 ? 'Nothing has happened yet' : 'Nothing of this kind has happened'}
      >
        {(section, roving) => <Section key={section.key} section={section} {...roving} />}
      </LogList>
    </div>
  );
});

interface SectionProps extends Roving {
  readonly section: LogSection;
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
