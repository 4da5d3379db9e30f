import { Dices } from 'lucide-react';
import { memo, useMemo } from 'react';
import type { Hex } from '../../../hex';
import { unitsOf, type Position } from '../../../rules/extractors';
import { LogFrame } from '../../log/LogFrame';
import { LogItem } from '../../log/LogItem';
import type { Choice } from '../../widgets/SegmentedControl';
import { useDesk, useDeskState } from '../input/deskStore';
import { useTold } from '../input/told';
import { useTable } from '../table';
import type { LogLine } from '../wording';
import { logSections, type DeedBlock, type LogKind } from './logEntries';

const KINDS: readonly Choice<LogKind>[] = [
  { value: 'fire', label: 'Dice' },
  { value: 'movement', label: 'Moves' },
  { value: 'orders', label: 'Orders' },
];

interface LogPanelProps {
  /** A card or reasons have been asked for: they stand elsewhere. */
  readonly onShow?: () => void;
}

/** What has happened, the newest first; a line shows its place on the map, dice open their card. */
export const LogPanel = memo(function LogPanel({ onShow }: LogPanelProps) {
  const { position, log } = useTold();
  const sections = useMemo(() => logSections(position, log), [position, log]);
  return (
    <LogFrame sections={sections} kinds={KINDS}>
      {(block, { stop, onVisit }) => (
        <Block key={block.key} {...{ block, onVisit, onShow }} stop={block.key === stop} />
      )}
    </LogFrame>
  );
});

interface BlockProps {
  readonly onShow: LogPanelProps['onShow'];
  readonly block: DeedBlock;
  readonly stop: boolean;
  readonly onVisit: (key: string) => void;
}

/** One action, with the card of its dice and the computer's reasons. */
const Block = memo(function Block({ block, stop, onVisit, onShow }: BlockProps) {
  const desk = useDesk();
  const table = useTable();
  const { card, why, lines } = block;
  const shown = useDeskState(({ result }) => card !== null && result === card);
  const place = () => {
    const { position } = table.published.getState();
    return position && placeOf(position, lines[0]);
  };
  return (
    <LogItem
      {...{ block, stop, onVisit, place }}
      opens={
        card === null
          ? undefined
          : { words: 'Shows the card with the dice.', icon: <Dices aria-hidden size={16} />, shown }
      }
      onOpen={() => {
        if (card === null) return;
        desk.show(card);
        onShow?.();
      }}
    >
      {why !== null && (
        <WhyButton
          text={lines[0].text}
          stop={stop}
          onPress={() => {
            desk.why(why, place());
            onShow?.();
          }}
        />
      )}
    </LogItem>
  );
});

interface WhyButtonProps {
  readonly text: string;
  /** Its block is the one that Tab comes to. */
  readonly stop: boolean;
  readonly onPress: () => void;
}

/** The computer's reasons for it. */
function WhyButton({ text, stop, onPress }: WhyButtonProps) {
  return (
    <button type="button" className="log-why" tabIndex={stop ? 0 : -1} onClick={onPress}>
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
