import { useMemo } from 'react';
import type { Hex } from '../../../hex';
import type { Position } from '../../../rules/furrows';
import { LogFrame } from '../../log/LogFrame';
import { LogItem } from '../../log/LogItem';
import { RuleLink } from '../../widgets/RuleLink';
import type { Choice } from '../../widgets/SegmentedControl';
import { usePosition, usePublished } from '../table';
import type { LogLine } from '../wording';
import { logSections, type LogKind } from './sections';

const KINDS: readonly Choice<LogKind>[] = [
  { value: 'combat', label: 'Combat' },
  { value: 'moves', label: 'Moves' },
  { value: 'orders', label: 'Orders' },
];

/** What has happened, the newest first; a sentence shows its place on the map. */
export function LogPanel() {
  const position = usePosition();
  const setup = usePublished((published) => published.setup);
  const log = usePublished((published) => published.log);
  const sections = useMemo(() => logSections(setup, position, log), [setup, position, log]);
  return (
    <LogFrame sections={sections} kinds={KINDS}>
      {(block, { stop, onVisit }) => (
        <LogItem
          key={block.key}
          block={block}
          stop={block.key === stop}
          onVisit={onVisit}
          place={() => placeOf(position, block.lines[0])}
          behind={({ rule }) => rule && <Rule rule={rule} stop={block.key === stop} />}
        />
      )}
    </LogFrame>
  );
}

/** Tab comes to the rules of the block it comes to. */
function Rule({ rule, stop }: { readonly rule: NonNullable<LogLine['rule']>; readonly stop: boolean }) {
  return (
    <>
      {' '}
      <RuleLink rule={rule} tabIndex={stop ? undefined : -1} />
    </>
  );
}

/** A destroyed base keeps the hex from which it was removed. */
function placeOf(position: Position, { place }: LogLine): Hex | null {
  if (typeof place !== 'string') return place ?? null;
  const { where } = position.bases[place];
  return where.at === 'unplaced' ? null : where.hex;
}
