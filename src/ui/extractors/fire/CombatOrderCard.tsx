import { forecastSelfDestruct, whyIllegal, type Machine, type Position } from '../../../rules/extractors';
import { Button } from '../../widgets/Button';
import { Card } from '../../widgets/Card';
import { Reason } from '../../widgets/Reason';
import { RuleLink } from '../../widgets/RuleLink';
import { useDesk, useDeskState } from '../input/deskStore';
import { hasEnemyInReach } from '../couldFire';
import { NextOrder } from '../display';
import { usePosition } from '../table';
import { nameOf, reasonText } from '../wording';
import { Blocks, blastHead } from './ShotCard';

/** The Combat order of a machine before it is revealed: reveal, reset, or stay silent [§8.1, §8.2]. */
export function CombatOrderCard({ machine }: { readonly machine: Machine }) {
  const position = usePosition();
  const desk = useDesk();
  const plan = useDeskState((state) => state.plan);
  const reset = { type: 'reset', machine: machine.id, cycle: 'combat' } as const;
  const why = whyIllegal(position, { type: 'reveal', machine: machine.id });
  const noReset = whyIllegal(position, reset);
  const noResetText = noReset && reasonText(position, noReset);
  if (plan?.kind === 'act' && plan.action.type === 'reveal')
    return <BlastWarning position={position} machine={machine} />;
  return (
    <>
      <Card title="Combat cycle" aside={<RuleLink rule="§8.1" />}>
        <p>{cycleText(machine)}</p>
        {!why && !hasEnemyInReach(position, machine) && (
          <p className="card-strong">{nothingInRange(machine)}</p>
        )}
        {why && <Reason rule={why.rule}>{reasonText(position, why).text}</Reason>}
        {!why && <NextOrder machine={machine} cycle="combat" />}
      </Card>
      <Card title="Combat reset" aside={<RuleLink rule="§8.2" />}>
        {noResetText ? (
          <Reason rule={noResetText.rule}>{noResetText.text}</Reason>
        ) : (
          <Button
            wide
            caption="New orders, hidden; the first is executed now at −2"
            onPress={() => desk.act(reset)}
          >
            Reset Combat orders
          </Button>
        )}
      </Card>
    </>
  );
}

function nothingInRange({ combat }: Machine): string {
  return combat.running
    ? 'No weapon has a target: the order fires at nothing.'
    : 'No weapon has a target: revealing starts the cycle and fires at nothing.';
}

/** Once begun the cycle cannot pause; before that the machine may hold its fire [§8.1]. */
function cycleText({ combat, fired }: Machine): string {
  if (fired) return 'It has done its fire in this phase.';
  return combat.running
    ? 'The cycle has begun: an order is executed in every fire phase.'
    : 'The cycle has not begun. Leave it silent, or reveal its first order; from then on it cannot pause.';
}

/** What it would do to whom, and to itself [§8.4.5]. */
function BlastWarning({ position, machine }: { readonly position: Position; readonly machine: Machine }) {
  const units = forecastSelfDestruct(position, machine.id);
  return (
    <>
      <Card>
        <div className="warning">
          <b>{nameOf(position, machine.id)} will be destroyed, whatever the dice say.</b>
          <p>It strikes every enemy within 1 hex at firepower 7, line of sight or not.</p>
        </div>
      </Card>
      <Blocks position={position} {...blastHead(position, machine.id)} units={units} />
    </>
  );
}
