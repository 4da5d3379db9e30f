import { useMemo, useState, type ReactNode } from 'react';
import { SegmentedControl, type Choice } from '../widgets/SegmentedControl';
import { SideMark } from '../widgets/SideMark';
import { useSides } from '../widgets/sides';
import { LogList, type Roving } from './LogList';
import { ALL, filtered, type LogBlock, type LogSection } from './sections';
import './log.css';

interface LogFrameProps<Block extends LogBlock> {
  /** The newest first. */
  readonly sections: readonly LogSection<Block>[];
  /** The kinds of blocks that can be asked for. */
  readonly kinds: readonly Choice<string>[];
  /** Draws a block as a list item. */
  readonly children: (block: Block, roving: Roving) => ReactNode;
}

/** What has happened in a game, the newest first; one side's or one kind's alone where that is wanted. */
export function LogFrame<Block extends LogBlock>({ sections, kinds, children }: LogFrameProps<Block>) {
  const sides = useSides();
  const [side, setSide] = useState(ALL);
  const [kind, setKind] = useState(ALL);
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
            { value: ALL, label: 'Both' },
            ...sides.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={setSide}
        />
        <SegmentedControl
          label="Kind"
          labelHidden
          value={kind}
          choices={[{ value: ALL, label: 'All' }, ...kinds]}
          onChange={setKind}
        />
      </div>
      <LogList
        sections={found}
        empty={sections.length === 0 ? 'Nothing has happened yet' : 'Nothing of this kind has happened'}
      >
        {(section, roving) => (
          <section key={section.key} className="log-section">
            <h3>
              {section.side !== null && <SideMark side={section.side} size={18} />}
              {section.title}
            </h3>
            <ol>{section.blocks.map((block) => children(block, roving))}</ol>
          </section>
        )}
      </LogList>
    </div>
  );
}
