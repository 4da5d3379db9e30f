import { memo } from 'react';
import { ArrowRight, Undo2 } from 'lucide-react';
import type { Machine, Position, Shot } from '../../../rules/extractors';
import { useSettings } from '../../shell/settings';
import { ActionBar } from '../../widgets/ActionBar';
import { Button } from '../../widgets/Button';
import { EMPTY_DESK, type Desk } from '../input/desk';
import { useDesk, useDeskState } from '../input/deskStore';
import { modeOf } from '../input/modes';
import { toggled } from '../input/modes/aiming';
import { machineToReveal } from '../input/modes/firing';
import { Confirm } from '../inHand/Confirm';
import { NextButton } from '../inHand/NextButton';
import { UndoButton } from '../inHand/PlayActions';
import { nextUnit } from '../input/units';
import { lookingSide } from '../input/lastShot';
import { usePosition, usePublished } from '../table';
import { nameOf } from '../wording';
import { hasDice } from '../input/result';
import { RevealButton } from './RevealButton';
import { firerShort } from './shotWords';
import { useChange } from './useChange';

/** The foot of the right column in fire and rally: what undo takes back, and the act with its consequence. */
export const FireActions = memo(function FireActions() {
  const position = usePosition();
  const state = useDeskState((desk) => desk);
  const machine = machineToReveal(position, state);
  const { plan } = state;
  const { goOn } = useSettings();
  const nextMachine = goOn && state.result !== null ? machineAfter(position, state) : null;
  return (
    <ActionBar>
      {plan?.kind === 'shot' && plan.shot.firers.length > 1 ? (
        <TakeOut position={position} shot={plan.shot} />
      ) : (
        <UndoButton position={position} />
      )}
      {nextMachine ? (
        <RevealButton machine={nextMachine} named />
      ) : state.result !== null ? (
        <Next position={position} />
      ) : machine && !plan ? (
        <RevealButton machine={machine} />
      ) : (
        <Confirm
          position={position}
          action={modeOf(position, state).action(position, state)}
          otherwise={idleWords(position)}
        />
      )}
    </ActionBar>
  );
});

/** The machine that reveals next once the dice are read; null: something else is next [§8.1]. */
function machineAfter(position: Position, { selected, last }: Desk): Machine | null {
  if (position.activation !== null) return null;
  const next = nextUnit(position, selected ?? last, 1);
  return next === null ? null : machineToReveal(position, { ...EMPTY_DESK, selected: next });
}

export { FireActions as RallyActions };

/** Undoes the last joining. */
function TakeOut({ position, shot }: { readonly position: Position; readonly shot: Shot }) {
  const change = useChange();
  const last = shot.firers[shot.firers.length - 1];
  return (
    <Button
      icon={<Undo2 aria-hidden size={20} />}
      caption={`Take out ${firerShort(position, last)}`}
      onPress={() => change((now, desk) => toggled(now, desk, shot, last))}
    >
      Undo
    </Button>
  );
}

/** After the dice: on to the unit that can act next. */
function Next({ position }: { readonly position: Position }) {
  const desk = useDesk();
  const { side } = position.phase;
  const { activation } = position;
  const { selected, last } = useDeskState((state) => state);
  const log = usePublished((published) => published.log);
  const dice = useDeskState(({ result }) =>
    log.some(({ index, events }) => index === result && hasDice(events)),
  );
  if (position.phase.name === 'ended')
    return (
      <Button
        kind="go"
        side={lookingSide(position, log)}
        icon={<ArrowRight aria-hidden size={22} />}
        caption="The game is over"
        onPress={() => desk.show(null)}
      >
        See the result
      </Button>
    );
  const go = { kind: 'go', side: side ?? undefined, icon: <ArrowRight aria-hidden size={22} /> } as const;
  const next = activation ? activation.machine : nextUnit(position, selected ?? last, 1);
  if (next === null)
    return (
      <Button {...go} caption="Nobody is left that can act" onPress={() => desk.show(null)}>
        {dice ? 'Put the dice away' : 'Go on'}
      </Button>
    );
  const goOn = (
    <Button {...go} caption="It has not finished its fire" onPress={() => desk.show(null)}>
      Go on: {nameOf(position, next)}
    </Button>
  );
  return <NextButton position={position} otherwise={goOn} />;
}

/** What the button says while nothing is prepared, and what has to be chosen first. */
function idleWords({ phase, activation }: Position): { readonly act: string; readonly missing: string } {
  if (phase.name === 'rally') return { act: 'Roll to rally', missing: 'Choose a routed section first' };
  const marks = activation?.type === 'firing' && activation.marking;
  return { act: 'Fire', missing: marks ? 'Choose the enemy to mark' : 'Choose a target first' };
}
