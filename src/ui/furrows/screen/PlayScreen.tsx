import { useEffect, useState, type ReactNode } from 'react';
import type { BaseId, Phase, Position } from '../../../rules/furrows';
import { Behind, UpToDate } from '../../game/Behind';
import { stepLeft } from '../../game/entry';
import { later } from '../../shell/later';
import { Screen } from '../../shell/Screen';
import type { SheetHeight } from '../../widgets/PhoneSheet';
import { RuleOpenerProvider, type Rule } from '../../widgets/ruleLinks';
import { NOW, ThreeColumns } from '../../widgets/ThreeColumns';
import { BaseList } from '../panels/BaseList';
import { DeclarePanel } from '../panels/DeclarePanel';
import { HitsPanel } from '../panels/HitsPanel';
import { KeysPanel } from '../panels/KeysPanel';
import { LogPanel } from '../log/LogPanel';
import { OrdersPanel } from '../panels/OrdersPanel';
import { PlacementPanel } from '../panels/PlacementPanel';
import { ResultPanel } from '../panels/ResultPanel';
import { RetreatPanel } from '../panels/RetreatPanel';
import { ReplayScreen } from '../replay/ReplayScreen';
import { TellingActions, TellingPanel } from '../panels/TellingPanel';
import { usePosition, useTable } from '../table';
import { baseName, phaseName, winnerText } from '../wording';
import { canFire } from '../play/aiming';
import { BoardPane } from '../play/BoardPane';
import { ownBases, useDesk, useDeskState } from '../play/desk';
import { GameBar } from '../play/GameBar';
import { PlayActions } from '../play/PlayActions';
import { usePlayKeys } from '../play/usePlayKeys';

/** The rules beside the map, open at the one that was asked for. */
const ReferenceTab = later(() => import('../reference').then((part) => part.ReferencePanel)).component(
  (Panel) => Panel,
  <p className="card-note">Opening the rules</p>,
);

/** The game: the map, and a frame behind it all that stands round it. */
export function PlayScreen() {
  return (
    <Behind desk={useDesk().state}>
      <Page />
    </Behind>
  );
}

/** The bar, the bases and the log, the map, the decision in hand or what has happened. */
function Page() {
  const table = useTable();
  const position = usePosition();
  const told = useDeskState((state) => state.telling !== null);
  const inHand = useDeskState(({ selected }) => selected);
  const [tab, setTab] = useState(NOW);
  const [height, setHeight] = useState<SheetHeight>('half');
  const [rule, setRule] = useState<Rule | null>(null);
  usePlayKeys(setTab);
  const openRule = (next: Rule) => {
    setRule(next);
    setTab('rules');
  };
  useFirstInHand();
  const { phase, victory } = position;
  const [replaying, setReplaying] = useState(() => stepLeft(table.published.getState().id, 0) !== null);
  if (phase.name === 'ended' && replaying && !told)
    return <ReplayScreen onLeave={() => setReplaying(false)} />;
  const title = told ? 'What happened' : phaseName(phase);
  return (
    <Screen
      title={`${title}, Iron Furrows`}
      layout="table"
      bar={<GameBar onTab={setTab} onReplay={() => setReplaying(true)} />}
    >
      <h1 className="visually-hidden">{title}</h1>
      <RuleOpenerProvider value={openRule}>
        <ThreeColumns
          leftLabel="Bases, log and rules"
          left={leftOf(rule)}
          middle={
            <UpToDate>
              <BoardPane />
            </UpToDate>
          }
          right={{
            label:
              victory && !told ? winnerText(victory.winner) : named(position, told ? null : inHand, title),
            content: told ? (
              <TellingPanel />
            ) : phase.name === 'ended' ? (
              <ResultPanel onReplay={() => setReplaying(true)} />
            ) : (
              PANELS[phase.name]
            ),
            footer: told ? <TellingActions /> : phase.name !== 'ended' && <PlayActions />,
          }}
          tab={tab}
          onTab={setTab}
          height={height}
          onHeight={setHeight}
        />
      </RuleOpenerProvider>
    </Screen>
  );
}

const leftOf = (rule: Rule | null) => [
  { id: 'bases', label: 'Bases', content: <BaseList /> },
  { id: 'log', label: 'Log', content: <LogPanel /> },
  { id: 'rules', label: 'Rules', content: <ReferenceTab rule={rule} /> },
  { id: 'keys', label: 'Keys', content: <KeysPanel /> },
];

const PANELS: Readonly<Record<Exclude<Phase['name'], 'ended'>, ReactNode>> = {
  placement: <PlacementPanel />,
  orders: <OrdersPanel />,
  declare: <DeclarePanel />,
  hits: <HitsPanel />,
  retreat: <RetreatPanel />,
};

/** Whose orders they are, where a phone's half sheet has gone on from the base's own head. */
function named(position: Position, base: BaseId | null, title: string): string {
  if (base === null || position.phase.name !== 'orders' || !Object.hasOwn(position.bases, base)) return title;
  return `${baseName(position, base)}: orders`;
}

/** A phase begins with the first own base in hand; in the fire, and after each shot declared, with one that can fire. */
function useFirstInHand(): void {
  const position = usePosition();
  const desk = useDesk();
  const { turn, part, phase, declared } = position;
  const now = `${turn} ${part} ${phase.name} ${phase.side} ${phase.name === 'retreat' ? phase.base : ''} ${declared.length}`;
  useEffect(() => {
    const { selected } = desk.state.getState();
    const own = ownBases(position);
    const firers = phase.name === 'declare' ? own.filter((id) => canFire(position, id)) : [];
    if (selected !== null && (firers.length > 0 ? firers : own).includes(selected)) return;
    const wants = phase.name !== 'hits' && phase.name !== 'ended';
    desk.select(wants ? (firers[0] ?? own[0] ?? null) : null);
    // The base in hand changes with the phase, not with every action of it.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [now, desk]);
}
