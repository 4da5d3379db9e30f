import type { ReactNode } from 'react';
import {
  forecast,
  type CombatOrder,
  type CounterId,
  type Machine,
  type Position,
} from '../../../rules/extractors';
import { Card } from '../../widgets/Card';
import { RuleLink } from '../../widgets/RuleLink';
import { useDeskState } from '../input/deskStore';
import { shotsInHand } from '../input/modes/firing';
import { chanceOnceMarked } from '../input/modes/marking';
import { orderInHand, shotOf } from '../input/modes/ordered';
import { orderMeaning } from '../input/orderMeaning';
import { UnitCard } from '../inHand/UnitCard';
import { usePosition } from '../table';
import { boxName, nameOf, orderName, orderRule, percent } from '../wording';
import { AllocationCard } from './AllocationCard';
import { CombatOrderCard } from './CombatOrderCard';
import { FreeFire } from './FreeFire';
import { ShotCard } from './ShotCard';
import { SilentWeapons } from './SilentWeapons';
import { SweepCard } from './SweepCard';

/** A machine in its fire phase: its order to reveal, or what the order makes it do [§8.4]. */
export function MachineFire({ machine }: { readonly machine: Machine }) {
  const position = usePosition();
  const { activation } = position;
  if (position.rules === 'simple') return <FreeFire machine={machine} />;
  if (activation?.type !== 'firing' || activation.machine !== machine.id)
    return (
      <>
        <UnitCard unit={machine} />
        <CombatOrderCard key={machine.id} machine={machine} />
      </>
    );
  const head = <OrderHead machine={machine} order={activation.order ?? 'freeTarget'} />;
  if (activation.marking)
    return (
      <>
        {head}
        <MarkCard position={position} />
      </>
    );
  return <Executed machine={machine} head={head} />;
}

/** What the order makes it do; its meaning stands above until a shot is in hand, which comes first then. */
function Executed({ machine, head }: { readonly machine: Machine; readonly head: ReactNode }) {
  const position = usePosition();
  const aimed = useDeskState((desk) => shotsInHand(position, desk) !== null);
  return (
    <>
      {!aimed && head}
      <Shots machine={machine} order={orderInHand(position)} />
      {aimed && head}
    </>
  );
}

interface ShotsProps {
  readonly machine: Machine;
  readonly order: CombatOrder | null;
}

function Shots({ machine, order }: ShotsProps) {
  switch (order) {
    case 'closestTarget':
    case 'optimize':
      return <AllocationCard machine={machine} />;
    case 'sweep':
      return <SweepCard machine={machine} />;
    case 'target':
      return <MarkedShot machine={machine} />;
    default:
      return <FreeFire machine={machine} />;
  }
}

interface OrderHeadProps {
  readonly machine: Machine;
  readonly order: CombatOrder;
}

function OrderHead({ machine, order }: OrderHeadProps) {
  const { marker } = machine.combat;
  return (
    <Card
      kicker={marker === null ? 'Revealed' : `${boxName('combat', marker)}, revealed`}
      title={orderName(order)}
      aside={<RuleLink rule={orderRule(order)} />}
    >
      <p className="only-full">{orderMeaning(machine, order)}</p>
      {machine.combatReset && <p>Combat reset this phase: −2 to hit.</p>}
      {machine.held && <p>Hold this turn: +1 to hit.</p>}
    </Card>
  );
}

/** Any enemy in the open may be marked, in sight or not [§8.4.4]. */
function MarkCard({ position }: { readonly position: Position }) {
  const plan = useDeskState((desk) => desk.plan);
  const marked = plan?.kind === 'act' && plan.action.type === 'markTarget' ? plan.action.target : null;
  return (
    <Card title="Mark one enemy">
      <p>
        Tap the enemy to mark, line of sight or not, then confirm. Key T goes from one to the next, the
        likeliest hit first.
      </p>
      {marked !== null && (
        <p>
          <b>{nameOf(position, marked)}</b> is ready to be marked: {markedWords(position, marked)}.
        </p>
      )}
    </Card>
  );
}

function markedWords(position: Position, target: CounterId): string {
  const chance = chanceOnceMarked(position, target);
  return chance === null ? 'nothing can fire at it now' : `${percent(chance)} to hit it now`;
}

/** All that can fire at the mark, combined [§8.4.4]. */
function MarkedShot({ machine }: { readonly machine: Machine }) {
  const position = usePosition();
  const state = useDeskState((desk) => desk);
  const shots = shotsInHand(position, state) ?? [];
  return (
    <>
      {shots.map((shot) => (
        <ShotCard key={shot.target} forecast={forecast(position, shot)} />
      ))}
      <SilentWeapons machine={machine} way={shots} fires={(slot) => shotOf(shots, slot) !== undefined} />
    </>
  );
}
