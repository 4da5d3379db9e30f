import { ArrowRight, Check, Crosshair, Dices, Lock, Undo2, WandSparkles } from 'lucide-react';
import {
  consequences,
  unplacedBases,
  whyIllegal,
  type Action,
  type BaseId,
  type Position,
} from '../../../rules/furrows';
import { ActionBar } from '../../widgets/ActionBar';
import { Button } from '../../widgets/Button';
import { useColumns } from '../../widgets/useColumns';
import { count } from '../../widgets/words';
import { usePosition, usePublished } from '../table';
import { baseName, reasonText } from '../wording';
import { canFire } from './aiming';
import { ownBases, useDesk, useDeskState, type Desk } from './desk';
import { mainAct } from './mainAct';
import { defaultsText, nextDefault } from './orders';
import { confirmOrders, nextLacking } from './proceed';
import { setUpRest } from './setUp';

const BARS = {
  nothing: 'Nothing to take back',
  dice: 'Dice have fallen',
  revealed: 'Orders are revealed',
  handedOver: 'The other side has looked',
} as const;

/** The foot of the right column: undo, and the act that matters most now. */
export function PlayActions() {
  const position = usePosition();
  const desk = useDesk();
  const state = useDeskState((whole) => whole);
  const undo = usePublished((published) => published.undo);
  return (
    <ActionBar>
      <Button
        icon={<Undo2 aria-hidden size={20} />}
        hideSecond={useColumns() === 'phone'}
        {...(undo.possible
          ? { caption: undo.together > 1 ? `The last ${undo.together} at once` : 'The last act' }
          : { reason: BARS[undo.why] })}
        onPress={desk.undo}
      >
        Undo
      </Button>
      <Act position={position} state={state} />
    </ActionBar>
  );
}

interface ActProps {
  readonly position: Position;
  readonly state: Desk;
}

function Act({ position, state }: ActProps) {
  const desk = useDesk();
  const { phase } = position;
  const side = phase.side ?? undefined;
  if (phase.name === 'placement' && unplacedBases(position).length > 0)
    return (
      <Button
        kind="go"
        side={side}
        icon={<WandSparkles aria-hidden size={22} />}
        caption="The rest of the bases, at once"
        onPress={() => setUpRest(desk, position)}
      >
        Recommended set-up
      </Button>
    );
  if (phase.name === 'orders' && nextDefault(position) !== null)
    return <Write position={position} selected={state.selected} />;
  if (phase.name === 'declare' && state.aim) {
    const action: Action = { type: 'declare', ...state.aim };
    const why = whyIllegal(position, action);
    return (
      <Button
        kind="go"
        side={side}
        icon={<Crosshair aria-hidden size={22} />}
        caption="Nothing is rolled yet"
        reason={why && reasonText(position, why).text}
        onPress={() => desk.act(action)}
      >
        Declare
      </Button>
    );
  }
  return <End position={position} state={state} />;
}

function End({ position, state }: ActProps) {
  const desk = useDesk();
  const act = mainAct(position, state);
  if (!act) return null;
  const why = whyIllegal(position, act.action);
  const final = consequences(position, act.action);
  const rolls = position.phase.name !== 'retreat' && final.dice[1] > 0;
  return (
    <Button
      kind={rolls ? 'dice' : 'go'}
      side={position.phase.side ?? undefined}
      icon={
        rolls ? (
          <Dices aria-hidden size={22} />
        ) : position.phase.name === 'orders' ? (
          <Lock aria-hidden size={22} />
        ) : (
          <Check aria-hidden size={22} />
        )
      }
      caption={captionOf(position, final)}
      reason={why && reasonText(position, why).text}
      onPress={() => desk.act(act.action)}
    >
      {act.label}
    </Button>
  );
}

/** What is given away with it, and what ends. */
function captionOf(position: Position, final: ReturnType<typeof consequences>): string | undefined {
  const silent =
    position.phase.name === 'declare' ? ownBases(position).filter((id) => canFire(position, id)) : [];
  const who =
    silent.length > 1 ? count(silent.length, 'base') : silent.map((id) => baseName(position, id)).join('');
  const ends = endsOf(position, final);
  return silent.length > 0 ? `${who} could still fire${ends ? `. ${ends}` : ''}` : ends;
}

/** Where no shot is declared it is not sure that dice fall: it can be taken back if none did. */
function endsOf(
  { phase, declared }: Position,
  { dice, reveals, handsOver }: ReturnType<typeof consequences>,
): string | undefined {
  if (phase.name === 'retreat') return 'The turn goes on';
  if (reveals) return 'Final: orders are revealed';
  if (dice[1] > 0)
    return phase.name === 'declare' && declared.length === 0 ? 'Final if dice roll' : 'Final: dice roll';
  return handsOver ? 'Hands over' : undefined;
}

interface WriteProps {
  readonly position: Position;
  readonly selected: BaseId | null;
}

/** Confirms the base in hand, what it lacks filled in, and goes on to the next that lacks orders. */
function Write({ position, selected }: WriteProps) {
  const desk = useDesk();
  const next = nextLacking(position, selected);
  const side = position.phase.side ?? undefined;
  if (selected !== null && nextDefault(position, selected) !== null)
    return (
      <Button
        kind="go"
        side={side}
        icon={<Check aria-hidden size={22} />}
        caption={defaultsText(position, selected)}
        onPress={() => confirmOrders(desk, position)}
      >
        Confirm orders
      </Button>
    );
  return (
    <Button
      kind="go"
      side={side}
      icon={<ArrowRight aria-hidden size={22} />}
      caption="Still without orders"
      onPress={() => desk.select(next)}
    >
      Next: {next === null ? '' : baseName(position, next)}
    </Button>
  );
}
