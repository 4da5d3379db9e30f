import { ArrowLeft } from 'lucide-react';
import { memo, useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { reachOf, unitOf, type Position, type Unit } from '../../../rules/extractors';

import { useDocked } from '../dock';
import { fireTitle } from '../fire';
import { Legend, toolDecision } from './tools';
import { ForcesList } from '../forces';
import { hintDecision, useHint } from '../opponent/hints';
import { Behind, FartherBehind, UpToDate } from '../../game/Behind';
import { later } from '../../shell/later';
import { Screen } from '../../shell/Screen';
import { ActionBar } from '../../widgets/ActionBar';
import { Button } from '../../widgets/Button';
import { NOW, ThreeColumns } from '../../widgets/ThreeColumns';
import type { SheetHeight } from '../../widgets/PhoneSheet';
import { RuleOpenerProvider, type Rule } from '../../widgets/ruleLinks';
import { useSettings } from '../../shell/settings';
import { useColumns } from '../../widgets/useColumns';
import { decidingTitle, DeedList } from '../opponent';
import { useScene } from '../input/useScene';
import {
  ComputerActions,
  ComputerPanel,
  FireActions,
  FirePanel,
  KeysPanel,
  LogPanel,
  OrderOfBattle,
  RallyActions,
  RallyPanel,
  ResultPanel,
  UnitDock,
  WhyActions,
  WhyPanel,
} from '../laterPanels';
import {
  usePosition,
  usePublished,
  useTable,
  type ExtractorsLogEntry,
  type ExtractorsPublished,
} from '../table';
import { phaseName, shortName, HIDDEN_WAIT, hiddenThatMay, someoneCanAct, unitName } from '../wording';
import { newsFor } from '../inHand/SinceLook';
import { BoardPane } from './BoardPane';
import { useCoached } from '../input/coached';
import type { Desk } from '../input/desk';
import { useEnding } from './ending';
import { GameBar } from './GameBar';
import { useDesk, useDeskState } from '../input/deskStore';
import { PhaseBanner } from './PhaseBanner';
import { MovePanel } from './MovePanel';
import { PlayActions } from '../inHand/PlayActions';
import { useTold } from '../input/told';
import { usePlayKeys } from './usePlayKeys';

/** The rules beside the map, open at the one that was asked for. */
const ReferenceTab = later(() => import('../reference').then((part) => part.ReferencePanel)).component(
  (Panel) => Panel,
  <p className="card-note">Opening the rules</p>,
);

/** A phase of the game: the map, and a frame behind it all that stands round it. */
export function PlayScreen() {
  return (
    <Behind desk={useDesk().state}>
      <Page />
    </Behind>
  );
}

/** The bar, the units and the log, the map, the decision in hand. */
function Page() {
  const position = usePosition();
  const ending = useEnding();
  const [tab, setTab] = useState(NOW);
  const coached = useCoached();
  const table = useTable();
  const [height, setHeight] = useState<SheetHeight>(() =>
    coached || newsFor(table).length > 0 ? 'half' : 'peek',
  );
  const [rule, setRule] = useState<Rule | null>(null);
  const state = useDeskState((whole) => whole);
  const { selected } = state;
  const columns = useColumns();
  usePlayKeys(setTab);
  useFirstInHand(position);
  useLookBack(position);
  const { looked: lookedId, result } = state;
  const tool = state.sight !== null || state.noting !== null;
  const hint = useHint(position);
  const inHand = `${hint !== null} ${selected ?? ''} ${lookedId ?? ''} ${tool} ${result !== null}`;
  const [held, setHeld] = useState(inHand);
  // A page that covers the decision makes way for it.
  const showDecision = useCallback(() => {
    setHeight((now) => (now === 'peek' ? 'half' : now));
    if (columns !== 'wide') setTab(NOW);
  }, [columns]);
  if (inHand !== held) {
    setHeld(inHand);
    if (hint !== null || selected !== null || lookedId !== null || tool || result !== null) showDecision();
  }
  const left = [
    { id: 'units', label: 'Units', content: <Units /> },
    { id: 'battle', label: 'Battle', content: <OrderOfBattle /> },
    { id: 'log', label: 'Log', content: <LogPanel onShow={showDecision} /> },
    { id: 'rules', label: 'Rules', content: <ReferenceTab rule={rule} /> },
    ...(tab === 'legend' ? [{ id: 'legend', label: 'Legend', content: <Legend /> }] : []),
    ...(tab === 'keys' ? [{ id: 'keys', label: 'Keys', content: <KeysPanel on="f" /> }] : []),
  ];
  const openRule = (asked: Rule) => {
    setRule(asked);
    setTab('rules');
  };
  const docked = useDocked();
  const shown = usePublished(({ log }) => log.find(({ index }) => index === result));
  const looked = columns !== 'wide' && docked?.id === state.looked && !state.aimed ? docked : null;
  const computer = usePublished((published) => published.computer);
  const last = usePublished(({ log }) => log.at(-1));
  const playing = useScene() !== null;
  const decision = looked
    ? lookedAt(position, state, looked)
    : computer && state.why === null
      ? computerDecision(computer, decidingTitle(computer, position, { last, playing }))
      : hint
        ? hintDecision
        : withCard(decisionOf(position, state, shown), columns === 'wide' || result !== null ? null : docked);
  // Of a game that has ended the last dice are looked at here before the result.
  const { phase } = useTold().position;
  const heading = phase.name === 'ended' && coached === null ? 'The last dice' : phaseName(phase);
  return (
    <Screen
      title={`${heading}, Extractors`}
      bar={<GameBar onEnd={ending.end} onTab={setTab} />}
      layout="table"
    >
      <h1 className="visually-hidden">{heading}</h1>
      <RuleOpenerProvider value={openRule}>
        <ThreeColumns
          leftLabel="Units, log and rules"
          left={left}
          far="log"
          dock={docked && <UnitDock unit={docked} />}
          middle={
            <>
              <UpToDate>
                <BoardPane />
              </UpToDate>
              <PhaseBanner />
            </>
          }
          right={coached ? withPanel(decision, coached.panel) : decision}
          tab={tab}
          onTab={setTab}
          height={height}
          onHeight={setHeight}
        />
      </RuleOpenerProvider>
      {ending.dialog}
    </Screen>
  );
}

/** The longest list has a frame of its own. */
const Units = memo(function Units() {
  return (
    <FartherBehind>
      <ForcesList />
    </FartherBehind>
  );
});

/** Where the card of who is in hand has no column of its own it comes below the decision. */
function withCard(decision: Decision, docked: Unit | null): Decision {
  if (docked === null) return decision;
  const content = (
    <>
      {decision.content}
      <UnitDock unit={docked} />
    </>
  );
  return { ...decision, content };
}

/** The coach speaks above the decision. */
function withPanel(decision: Decision, panel: ReactNode): Decision {
  const content = (
    <>
      {panel}
      {decision.content}
    </>
  );
  return { ...decision, content };
}

/** A side that comes from behind the curtain sees first what was done since it looked; a press or Skip goes on. */
function useLookBack({ phase }: Position): void {
  const { lookBack } = useDesk();
  const side = useRef(phase.side);
  useEffect(() => lookBack(side.current), [lookBack]);
}

/** A phase begins with its first unit in hand, if the player likes to be led on. */
function useFirstInHand({ turn, phase }: Position): void {
  const desk = useDesk();
  const { goOn } = useSettings();
  const begun = `${turn} ${phase.side} ${phase.name}`;
  useEffect(() => {
    if (desk.state.getState().selected === null) desk.goOn();
  }, [goOn, desk, begun]);
}

interface Decision {
  readonly label: string;
  /** The label as a tab. */
  readonly short?: string;
  readonly content: ReactNode;
  readonly footer: ReactNode;
}

/** Where the card has no column of its own it takes the decision's place, and offers the way back. */
function lookedAt(position: Position, { selected }: Desk, unit: Unit): Decision {
  const back = selected !== null && Object.hasOwn(position.units, selected) ? selected : null;
  return {
    label: unitName(unit),
    short: 'Card',
    content: <UnitDock unit={unit} />,
    footer: <LookedActions back={back === null ? null : unitOf(position, back)} />,
  };
}

function LookedActions({ back }: { readonly back: Unit | null }) {
  const desk = useDesk();
  return (
    <ActionBar>
      <Button icon={<ArrowLeft aria-hidden size={20} />} onPress={() => desk.look(null)}>
        {back ? `Back to ${shortName(back)}` : 'Back'}
      </Button>
    </ActionBar>
  );
}

function computerDecision(computer: NonNullable<ExtractorsPublished['computer']>, label: string): Decision {
  return {
    label,
    short: 'Computer',
    content: <ComputerPanel computer={computer} />,
    footer: <ComputerActions computer={computer} />,
  };
}

function decisionOf(position: Position, desk: Desk, shown: ExtractorsLogEntry | undefined): Decision {
  if (desk.why !== null) return { label: 'Why', content: <WhyPanel />, footer: <WhyActions /> };
  const decision = ownDecision(position, desk, shown);
  const { content } = decision;
  if (desk.selected !== null || desk.result !== null || desk.sight || desk.noting) return decision;
  return {
    ...decision,
    content: (
      <>
        <DeedList />
        {content}
      </>
    ),
  };
}

function ownDecision(position: Position, desk: Desk, shown: ExtractorsLogEntry | undefined): Decision {
  const tool = toolDecision(desk);
  if (tool) return tool;
  const label = fireTitle(position, desk, shown);
  switch (position.phase.name) {
    case 'fire':
      return { label, short: 'Fire', content: <FirePanel />, footer: <FireActions /> };
    case 'rally':
      return { label, short: 'Rally', content: <RallyPanel />, footer: <RallyActions /> };
    default:
      if (desk.result !== null)
        return { label, short: 'Dice', content: <ResultPanel />, footer: <FireActions /> };
      return {
        label: moveTitle(position, desk),
        short: 'Move',
        content: <MovePanel />,
        footer: <PlayActions />,
      };
  }
}

/** The unit in hand and what is asked of the player next. */
function moveTitle(position: Position, { selected, plan }: Desk): string {
  if (selected === null || !Object.hasOwn(position.units, selected))
    return someoneCanAct(position)
      ? 'Pick a unit'
      : hiddenThatMay(position) > 0
        ? HIDDEN_WAIT
        : 'Nobody can act';
  const name = unitName(position.units[selected]);
  return plan === null && reachOf(position, selected).ends.length > 0 ? `${name}: tap a lit hex` : name;
}
