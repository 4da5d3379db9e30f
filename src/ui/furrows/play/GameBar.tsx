import { List } from 'lucide-react';
import {
  TURN_PARTS,
  missingOrders,
  positionToBegin,
  scenarioOf,
  whyIllegal,
  toGoOn,
  writePosition,
  type Position,
} from '../../../rules/furrows';
import { copyItem, keysItem, pageItems, redoItem, restartItem } from '../../play/items';
import { useSaveItems } from '../../saves/items';
import { PRINT_LINK, SCENARIOS_LINK } from '../../shell/links';
import { SettingsMenu } from '../../shell/SettingsMenu';
import type { MenuItem } from '../../widgets/menuItems';
import { PhaseBar, type PhaseSegment } from '../../widgets/PhaseBar';
import { useColumns } from '../../widgets/useColumns';
import { count } from '../../widgets/words';
import { usePosition, usePublished, useTable } from '../table';
import { PART_SHORT, phaseName, reasonText, turnText, winnerText } from '../wording';
import { boardSide } from '../art/look';
import { useDesk, useDeskState } from './desk';
import { mainAct } from './mainAct';

interface GameBarProps {
  readonly onTab: (tab: string) => void;
  /** From the beginning, once the game has ended. */
  readonly onReplay: () => void;
}

/** Whose decision, which part of the turn, what is left to do, and the act that ends it. */
export function GameBar({ onTab, onReplay }: GameBarProps) {
  const position = usePosition();
  const desk = useDesk();
  const state = useDeskState((whole) => whole);
  const { telling } = state;
  const { victory } = position;
  const beat = telling?.beats[telling.at];
  const act = mainAct(position, state);
  const why = act ? whyIllegal(position, act.action) : undefined;
  return (
    <PhaseBar
      side={beat ? beat.side : (position.phase.side ?? victory?.winner ?? null)}
      phase={beat ? beat.title : victory ? winnerText(victory.winner) : phaseName(position.phase)}
      turn={beat ? `Turn ${beat.turn}` : turnText(position)}
      where={scenarioOf(position).title}
      segments={segmentsOf(position, beat?.part)}
      left={{ todo: beat ? 'What happened' : todo(position), rest: beat ? undefined : restWords(position) }}
      end={
        beat
          ? { label: 'Skip to now', short: 'Skip', onPress: () => desk.goTo(telling.beats.length) }
          : act
            ? {
                label: act.label,
                short: act.short,
                reason: why && reasonText(position, why).text,
                onPress: () => desk.act(act.action),
              }
            : { label: 'Replay the game', short: 'Replay', onPress: onReplay }
      }
      menu={<GameMenu onTab={onTab} />}
    />
  );
}

function segmentsOf(position: Position, told: Position['part'] | undefined): readonly PhaseSegment[] {
  const part = told === undefined ? position.part : told;
  const over = position.phase.name === 'ended' && told === undefined;
  const now = over ? TURN_PARTS.length : part === null ? -1 : TURN_PARTS.indexOf(part);
  const side = position.phase.side ?? 'foundry';
  const state = (index: number) => (index < now ? 'done' : index === now ? 'now' : 'toCome');
  return [
    {
      label: 'Orders',
      side,
      state: now >= 0 ? 'done' : position.phase.name === 'placement' ? 'toCome' : 'now',
    },
    ...TURN_PARTS.filter((each) => each !== 'agony').map((each): PhaseSegment => ({
      label: PART_SHORT[each],
      side,
      state: state(TURN_PARTS.indexOf(each)),
    })),
  ];
}

function todo(position: Position): string {
  const { phase } = position;
  switch (phase.name) {
    case 'orders': {
      const bases = new Set(missingOrders(position, phase.side).map(({ base }) => base));
      return bases.size === 0 ? 'All orders are written' : `${count(bases.size, 'base')} without orders`;
    }
    case 'placement':
      return `Set up in the ${boardSide(phase.side)} hexes`;
    case 'declare':
      return `${count(position.declared.length, 'declaration')} so far`;
    case 'hits':
      return 'Distribute the hits';
    case 'retreat':
      return 'A beaten base gives way';
    case 'ended':
      return 'The game is over';
  }
}

function restWords({ phase }: Position): string | undefined {
  if (phase.name === 'orders') return 'Revealed when both have locked';
  return phase.name === 'declare' ? 'Rolled when both have declared' : undefined;
}

const PAGES = [{ id: 'bases', label: 'Bases', Icon: List }] as const;

/** Orders a turn ahead that lie face down, and a turn half done, are in no line [E-98]. */
function copiedWords(line: string): string {
  return 'error' in positionToBegin(line)
    ? 'Position copied, to look at: no game goes on from it here (E-98).'
    : 'Position copied.';
}

function GameMenu({ onTab }: Pick<GameBarProps, 'onTab'>) {
  const table = useTable();
  const position = usePosition();
  const desk = useDesk();
  const redo = usePublished((published) => published.redo);
  const canRestart = usePublished((published) => published.canRestart);
  const phone = useColumns() === 'phone';
  const items: readonly MenuItem[] = [
    ...(phone ? pageItems(PAGES, onTab) : []),
    redoItem(redo && (redo.together > 1 ? `Redo ${redo.together} acts` : 'Redo'), desk.redo),
    restartItem(canRestart, () => table.restartPhase()),
    ...useSaveItems(),
    copyItem(() => writePosition(toGoOn(position)), copiedWords),
    keysItem(onTab),
    { type: 'rule' },
    PRINT_LINK,
    SCENARIOS_LINK,
  ];
  return <SettingsMenu items={items} />;
}
