import { memo } from 'react';
import { List, Swords } from 'lucide-react';
import {
  knownPoints,
  TURN,
  whyUnfinished,
  writePosition,
  type Position,
  type Side,
} from '../../../rules/extractors';
import { copyItem, keysItem, pageItems, redoItem, restartItem } from '../../play/items';
import { PRINT_LINK, SCENARIOS_LINK } from '../../shell/links';
import { SettingsMenu } from '../../shell/SettingsMenu';
import { PhaseBar, type PhaseSegment } from '../../widgets/PhaseBar';
import type { MenuItem } from '../../widgets/menuItems';
import { useColumns } from '../../widgets/useColumns';
import { usePosition, usePublished, useTable } from '../table';
import {
  aheadText,
  endPhaseName,
  leftToDo,
  phaseName,
  reasonText,
  redoText,
  scenarioName,
  turnText,
} from '../wording';
import { useHintItem } from '../opponent/hints';
import { computerTitle, useSeatItems } from '../opponent';
import { useCoached } from '../input/coached';
import { useMapTools } from './tools';
import { useDesk } from '../input/deskStore';
import { lookingSide } from '../input/lastShot';
import { useTold } from '../input/told';

interface GameBarProps {
  readonly onEnd: () => void;
  readonly onTab: (tab: string) => void;
}

/** Whose turn, which phase, what is left; the end of the phase; the menu of a game. */
export const GameBar = memo(function GameBar({ onEnd, onTab }: GameBarProps) {
  const { position, log } = useTold();
  const computer = usePublished((published) => published.computer);
  const table = useTable();
  const coached = useCoached();
  const why = whyUnfinished(position) ?? unfinished(position);
  const { todo, rest } = leftToDo(position);
  if (position.phase.name === 'ended' && coached === null)
    return <LastDiceBar side={lookingSide(position, log)} {...{ onTab }} />;
  return (
    <PhaseBar
      side={position.phase.side ?? 'dorian'}
      phase={phaseName(position.phase)}
      turn={turnText(position)}
      where={coached?.title ?? scenarioName(position.scenario)}
      whereShort={coached?.short}
      segments={segmentsOf(position)}
      left={computer ? { todo: computerTitle(computer) } : { todo, rest }}
      score={coached ? undefined : aheadText(knownPoints(position))}
      end={
        computer
          ? computer.state === 'thinking'
            ? { label: 'Stop thinking', short: 'Stop', onPress: table.hurry }
            : { label: 'Go on', onPress: table.goOn }
          : {
              label: endPhaseName(position),
              short: 'End phase',
              reason: why && reasonText(position, why).text,
              onPress: onEnd,
            }
      }
      menu={<GameMenu onTab={onTab} />}
    />
  );
});

/** The game has ended with dice that are still looked at. */
function LastDiceBar({ side, onTab }: { readonly side: Side } & Pick<GameBarProps, 'onTab'>) {
  const position = usePosition();
  const desk = useDesk();
  return (
    <PhaseBar
      side={side}
      phase="The last dice"
      turn={turnText(position)}
      where={scenarioName(position.scenario)}
      segments={[]}
      left={{ todo: '' }}
      end={{ label: 'See the result', short: 'Result', onPress: () => desk.show(null) }}
      menu={<GameMenu onTab={onTab} />}
    />
  );
}

function unfinished({ activation }: Position) {
  return activation
    ? ({ reason: 'unfinished', machine: activation.machine, rule: '§6.3' } as const)
    : undefined;
}

function segmentsOf({ phase }: Position): readonly PhaseSegment[] {
  const now = TURN.findIndex(({ name, side }) => name === phase.name && side === phase.side);
  return TURN.map((each, index) => ({
    label: phaseName(each),
    side: each.side ?? 'dorian',
    state: index < now ? 'done' : index === now ? 'now' : 'toCome',
  }));
}

const PAGES = [
  { id: 'units', label: 'Units', Icon: List },
  { id: 'battle', label: 'Battle', Icon: Swords },
] as const;

function GameMenu({ onTab }: Pick<GameBarProps, 'onTab'>) {
  const position = usePosition();
  const table = useTable();
  const desk = useDesk();
  const redo = usePublished((published) => published.redo);
  const canRestart = usePublished((published) => published.canRestart);
  const phone = useColumns() === 'phone';
  const seatItems = useSeatItems();
  const coached = useCoached();
  const hint = useHintItem();
  const tools = useMapTools(() => onTab('legend'));
  const items: readonly MenuItem[] = [
    ...(phone ? pageItems(PAGES, onTab) : []),
    ...(coached ? [] : hint),
    ...tools,
    { type: 'rule' },
    redoItem(redo && redoText(position, redo), desk.redo),
    restartItem(canRestart, () => {
      table.restartPhase();
      desk.select(null);
    }),
    keysItem(onTab),
    copyItem(() => writePosition(position)),
    { type: 'rule' },
    ...(coached ? coached.items : [...seatItems, { type: 'rule' } as const, PRINT_LINK, SCENARIOS_LINK]),
  ];
  return <SettingsMenu items={items} />;
}
