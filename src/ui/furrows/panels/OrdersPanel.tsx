import type { ReactNode } from 'react';
import { Lock, RotateCcw, WandSparkles } from 'lucide-react';
import {
  dueTurns,
  isPlaced,
  leadOf,
  needsFacing,
  queueOf,
  queuedMovement,
  type Placed,
  type Position,
} from '../../../rules/furrows';
import { Button } from '../../widgets/Button';
import { Card } from '../../widgets/Card';
import { EmptyState } from '../../widgets/EmptyState';
import { RuleLink } from '../../widgets/RuleLink';
import { useScrolledTo } from '../../widgets/useScrolledTo';
import { useTop } from '../../widgets/useTop';
import { useDesk, useDeskState } from '../play/desk';
import { movementAction, movementBefore, nextDefault, sameAsBefore } from '../play/orders';
import { usePosition } from '../table';
import { ENTRY_NAME, facingName, programText } from '../wording';
import { BaseHead } from './BaseHead';
import { FacingWheel } from './FacingWheel';
import { GunneryPickers } from './GunneryPickers';
import { ProgramTiles } from './ProgramTiles';
import { StepWords } from './StepWords';

/** The orders of the base in hand: what lies in its queue, its programs, its gunnery. */
export function OrdersPanel() {
  const position = usePosition();
  const selected = useDeskState((desk) => desk.selected);
  const top = useTop(`${position.turn} ${selected}`);
  const base = selected === null ? undefined : position.bases[selected];
  if (!base || !isPlaced(base) || base.side !== position.phase.side)
    return (
      <EmptyState title="Write the orders">
        Pick a base on the map or in the list. Nothing is revealed until both sides have locked.
      </EmptyState>
    );
  const movement = dueTurns(position, base, 'movement');
  const gunnery = dueTurns(position, base, 'gunnery');
  return (
    <div ref={top}>
      <BaseHead base={base} />
      <Queue position={position} base={base} />
      {movement.map((turn) => (
        <Movement key={turn} position={position} base={base} turn={turn} />
      ))}
      {gunnery.map((turn) => (
        <GunneryPickers key={turn} position={position} base={base} turn={turn} />
      ))}
      {movement.length + gunnery.length === 0 && <NothingDue base={base} />}
      <Same position={position} base={base} turn={movement.at(-1) ?? position.turn} />
    </div>
  );
}

interface OrderProps {
  readonly position: Position;
  readonly base: Placed;
  readonly turn: number;
}

function Movement({ position, base, turn }: OrderProps) {
  const desk = useDesk();
  const written = queuedMovement(base, turn);
  return (
    <>
      <ProgramTiles position={position} base={base} turn={turn} />
      <section className="card" aria-label={`Turn ${turn}, what it comes to`}>
        {written && needsFacing(written.program) && written.facing !== null && (
          <TurnedTo key={programText(written.program)}>
            <FacingWheel
              label={`T of turn ${turn} faces`}
              value={written.facing}
              onChange={(facing) =>
                desk.act(movementAction(position, base, { turn, program: written.program, facing }))
              }
            />
          </TurnedTo>
        )}
        <StepWords position={position} base={base} turn={turn} />
      </section>
    </>
  );
}

/** A program that turns is not all said without its facing: the wheel comes into sight with it. */
function TurnedTo({ children }: { readonly children: ReactNode }) {
  return <div ref={useScrolledTo<HTMLDivElement>(null)}>{children}</div>;
}

/** What was written in earlier turns stands. */
function Queue({ position, base }: Omit<OrderProps, 'turn'>) {
  const { movement, gunnery } = queueOf(base);
  const due = {
    movement: dueTurns(position, base, 'movement'),
    gunnery: dueTurns(position, base, 'gunnery'),
  };
  const locked = [
    ...movement
      .filter(({ turn }) => !due.movement.includes(turn))
      .map(
        ({ turn, program, facing }) =>
          `Turn ${turn}: ${programText(program)}${facing === null ? '' : `, T faces ${facingName(facing)}`}`,
      ),
    ...gunnery
      .filter(({ turn }) => !due.gunnery.includes(turn))
      .map(
        ({ turn, entries }) =>
          `Turn ${turn} gunnery: ${entries.map((entry) => ENTRY_NAME[entry]).join(' and ')}`,
      ),
  ];
  if (locked.length === 0) return null;
  return (
    <div className="locked-orders">
      <Lock aria-hidden size={18} />
      <p>
        {locked.join('. ')}.{' '}
        {base.shaken > 0 ? 'Shaken: it is lost' : 'It stands; in another mode the default is done'}{' '}
        <RuleLink rule={base.shaken > 0 ? '§5.6' : '§5.3'} />
      </p>
    </div>
  );
}

function NothingDue({ base }: { readonly base: Placed }) {
  return (
    <Card>
      <p>
        {base.shaken > 0
          ? 'Shaken: it does the default of its mode and no gunnery'
          : 'Nothing is written for it now'}{' '}
        <RuleLink rule={base.shaken > 0 ? '§5.6' : '§5.1'} />
      </p>
    </Card>
  );
}

/** What was told last turn once more, and defaults for every base that has none. */
function Same({ position, base, turn }: OrderProps) {
  const desk = useDesk();
  const actions = sameAsBefore(position, base, turn);
  const whyNotSame = movementBefore(base, turn)
    ? 'Its program is not in the list of the mode expected'
    : 'Nothing is written for the turn before';
  const first = position.turn === 1 && leadOf(position, base, 'movement') === 0;
  return (
    <div className="card stack">
      {!first && (
        <Button
          wide
          icon={<RotateCcw aria-hidden size={20} />}
          reason={actions.length === 0 ? whyNotSame : undefined}
          onPress={() => desk.actTogether(actions)}
        >
          Same as last turn
        </Button>
      )}
      <Button
        wide
        icon={<WandSparkles aria-hidden size={20} />}
        caption="Defaults, which hardly move, and gunnery"
        reason={nextDefault(position) === null ? 'All orders are written' : undefined}
        onPress={() => desk.fill()}
      >
        Fill the rest
      </Button>
    </div>
  );
}
