import type { Hex } from '../../../hex';
import {
  consequences,
  mustStillRun,
  reachOf,
  whyIllegal,
  whyNotBegin,
  type End,
  type Illegal,
  type Position,
  type Unit,
} from '../../../rules/extractors';
import { Button } from '../../widgets/Button';
import { Card } from '../../widgets/Card';
import { Reason } from '../../widgets/Reason';
import { RuleLink } from '../../widgets/RuleLink';
import { consequencesText, hexName, mps, reasonText } from '../wording';
import { BeginEmbarked } from './BeginEmbarked';
import { useActCaption } from '../input/coached';
import { useDesk, useDeskState } from '../input/deskStore';
import { leavingFrom, stayIn } from '../input/modes/moving';
import { NotAllowed } from './NotAllowed';
import { OrderCard } from './OrderCard';
import { PlanCard } from './PlanCard';

interface MoveStepsProps {
  readonly position: Position;
  readonly unit: Unit;
}

/** The order card says what the machine has to do first. */
const EXPLAINED: readonly Illegal['reason'][] = ['notRevealed', 'markFirst'];

/** What is asked of the unit in hand, step by step: its order, where it goes and what that costs [§6.3]. */
export function MoveSteps({ position, unit }: MoveStepsProps) {
  const plan = useDeskState((desk) => desk.plan);
  const why = whyNotBegin(position, unit.id);
  return (
    <>
      {unit.class === 'machine' && <OrderCard key={unit.id} machine={unit} />}
      {unit.hidden && <Uncover position={position} unit={unit} />}
      {plan?.kind === 'move' && <PlanCard position={position} unit={unit} plan={plan} />}
      {plan === null && !why && <Hint position={position} unit={unit} />}
      {plan === null && <BeginEmbarked position={position} unit={unit} />}
      {why && !EXPLAINED.includes(why.reason) && !unit.hidden && (
        <Card title="Cannot move now">
          <Reason rule={why.rule}>{reasonText(position, why).text}</Reason>
        </Card>
      )}
    </>
  );
}

function Hint({ position, unit }: MoveStepsProps) {
  const desk = useDesk();
  const reach = reachOf(position, unit.id);
  const [stay, leaves] = [stayIn(reach, unit), leavingFrom(reach)];
  if (unit.where.at === 'toEnter')
    return (
      <Card title={reach.ends.length ? 'Choose where it enters' : 'It cannot enter now'}>
        <p>
          {reach.ends.length
            ? 'Tap a lit hex: it enters by the nearest entry hex.'
            : 'It waits for a free entry hex.'}
        </p>
        <Entries ends={reach.ends} />
      </Card>
    );
  const runs = mustStillRun(position).includes(unit.id);
  return (
    <Card
      title={runs ? 'Routed: it has to run' : 'Choose where it ends'}
      aside={`${mps(reach.allowance)} MP`}
    >
      {runs ? (
        <p>
          Tap a lit hex: it ends as near to its friendly edge as it can <RuleLink rule="§6.3.5" />
        </p>
      ) : (
        <p>Tap a lit hex. The numbers are the movement points left there.</p>
      )}
      {stay && (
        <Button
          wide
          caption={unit.class === 'section' ? 'No move' : 'Turn where it is'}
          onPress={() => desk.plan({ kind: 'move', end: stay })}
        >
          Stay in this hex
        </Button>
      )}
      {leaves && (
        <Button wide onPress={() => desk.plan({ kind: 'move', end: leaves })}>
          Leave the map from here
        </Button>
      )}
      <NotAllowed position={position} unit={unit} />
    </Card>
  );
}

/** More entry hexes than these are a whole edge of the map. */
const FEW = 4;

/** Where entry hexes lie far apart, the map goes from one to the other. */
function Entries({ ends }: { readonly ends: readonly End[] }) {
  const desk = useDesk();
  const hexes = fewEntries(ends);
  if (hexes.length < 2) return null;
  return (
    <div className="entries">
      {hexes.map((hex) => (
        <Button key={hex} onPress={() => desk.state.setState({ focus: hex, centre: hex })}>
          Show {hexName(hex)}
        </Button>
      ))}
    </div>
  );
}

/** The hexes by which the ends are reached, in order; none where there are many: each asks for a path, which takes its time. */
function fewEntries(ends: readonly End[]): readonly Hex[] {
  const hexes = new Set<Hex>();
  for (const { path } of ends) {
    if (path.length > 0) hexes.add(path[0]);
    if (hexes.size > FEW) return [];
  }
  return [...hexes].sort((a, b) => a - b);
}

/** Activating a hidden unit at the start of the turn [§9.4]. */
function Uncover({ position, unit }: MoveStepsProps) {
  const desk = useDesk();
  const captionOf = useActCaption();
  const action = { type: 'uncover', unit: unit.id } as const;
  const why = whyIllegal(position, action);
  return (
    <Card title="Hidden">
      <Button
        wide
        kind="dice"
        reason={why && reasonText(position, why).text}
        caption={why ? undefined : captionOf(consequencesText(position, consequences(position, action)))}
        onPress={() => desk.act(action)}
      >
        Activate it
      </Button>
    </Card>
  );
}
