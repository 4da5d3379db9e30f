import { DIRECTIONS, type Direction } from '../../../hex';
import {
  isIllegal,
  reachOf,
  unitOf,
  walk,
  whyIllegal,
  whyNotBegin,
  type End,
  type Illegal,
  type Position,
  type Unit,
} from '../../../rules/extractors';
import { Button } from '../../widgets/Button';
import { Card } from '../../widgets/Card';
import { CostList } from '../../widgets/CostList';
import { EmptyState } from '../../widgets/EmptyState';
import { Reason } from '../../widgets/Reason';
import { RequirementList } from '../../widgets/RequirementList';
import { SegmentedControl } from '../../widgets/SegmentedControl';
import { usePosition } from '../table';
import {
  costLines,
  costSum,
  crossingText,
  directionName,
  hexName,
  listed,
  mps,
  reasonText,
  requirementLines,
} from '../wording';
import { crossing } from '../../../rules/extractors';
import { useDesk, useDeskState } from './deskStore';
import type { MovePlan } from './desk';
import { endingAt, endsIn, moveAction, withFacing } from './modes/moving';
import { OrderCard } from './OrderCard';
import { RefusalCard } from './RefusalCard';
import { UnitCard } from './UnitCard';
import { endName, waysIn } from './ways';
import { verdictOf } from './verdict';

/** The order card says what the machine has to do first. */
const EXPLAINED: readonly Illegal['reason'][] = ['notRevealed', 'markFirst'];

/** The right column while units move: the unit in hand, its order, where it goes and what that costs [§6.3]. */
export function MovePanel() {
  const position = usePosition();
  const selected = useDeskState((desk) => desk.selected);
  if (selected === null || !Object.hasOwn(position.units, selected))
    return (
      <>
        <EmptyState title="Pick a unit to move">
          Tap a counter on the map or a row in the list. The hexes it can reach light up.
        </EmptyState>
        <RefusalCard />
      </>
    );
  const unit = unitOf(position, selected);
  return (
    <>
      <UnitCard unit={unit} />
      {unit.side === position.phase.side && <Steps position={position} unit={unit} />}
      <RefusalCard />
    </>
  );
}

function Steps({ position, unit }: { readonly position: Position; readonly unit: Unit }) {
  const plan = useDeskState((desk) => desk.plan);
  const why = whyNotBegin(position, unit.id);
  return (
    <>
      {unit.class === 'machine' && <OrderCard machine={unit} />}
      {unit.hidden && <Uncover position={position} unit={unit} />}
      {plan?.kind === 'move' && <PlanCard position={position} unit={unit} plan={plan} />}
      {plan === null && !why && <Hint position={position} unit={unit} />}
      {why && !EXPLAINED.includes(why.reason) && !unit.hidden && (
        <Card title="Cannot move now">
          <Reason rule={why.rule}>{reasonText(position, why).text}</Reason>
        </Card>
      )}
    </>
  );
}

function Hint({ position, unit }: { readonly position: Position; readonly unit: Unit }) {
  const desk = useDesk();
  const reach = reachOf(position, unit.id);
  const stays = reach.ends.filter(({ path, exit }) => path.length === 0 && exit === null);
  const best = stays.at(0);
  if (unit.where.at === 'toEnter')
    return (
      <Card title={reach.ends.length ? 'Choose where it enters' : 'It cannot enter now'}>
        <p>
          {reach.ends.length
            ? 'Tap a lit hex: it enters by the nearest entry hex.'
            : 'It waits for a free entry hex.'}
        </p>
      </Card>
    );
  return (
    <Card title="Choose where it ends" aside={`${mps(reach.allowance)} MP`}>
      <p>Tap a lit hex. The numbers are the movement points left there.</p>
      {best && (
        <Button
          wide
          caption={unit.class === 'section' ? 'No move' : 'Turn where it is'}
          onPress={() => desk.plan({ kind: 'move', end: best })}
        >
          Stay in this hex
        </Button>
      )}
    </Card>
  );
}

/** Activating a hidden unit at the start of the turn [§9.4]. */
function Uncover({ position, unit }: { readonly position: Position; readonly unit: Unit }) {
  const desk = useDesk();
  const action = { type: 'uncover', unit: unit.id } as const;
  const why = whyIllegal(position, action);
  return (
    <Card title="Hidden">
      <Button
        wide
        kind="dice"
        reason={why && reasonText(position, why).text}
        caption={why ? undefined : crossingText(position, crossing(position, action))}
        onPress={() => desk.act(action)}
      >
        Activate it
      </Button>
    </Card>
  );
}

interface PlanProps {
  readonly position: Position;
  readonly unit: Unit;
  readonly plan: MovePlan;
}

function PlanCard(props: PlanProps) {
  const { position, unit, plan } = props;
  const { end } = plan;
  const walked = walk(position, moveAction(unit.id, end));
  if (isIllegal(walked)) return null;
  const verdict = verdictOf(end);
  return (
    <>
      {verdict && verdict.requirements.length > 0 && (
        <Card title="Required at the end of the move">
          <RequirementList requirements={requirementLines(position, verdict, 'broken')} />
        </Card>
      )}
      <Ways {...props} />
      <FacingChoice {...props} />
      <Waypoints {...props} />
      <Card title="Cost, step by step">
        <CostList
          lines={costLines(walked.costs).map(({ text, points, rule }) => ({
            cause: text,
            value: points,
            rule,
          }))}
          total={{ label: costSum(walked), value: mps(walked.spent) }}
        />
        {end.bogRolls > 0 && <p className="card-note">Leaving bog: on 7 to 9 it is stuck there.</p>}
      </Card>
    </>
  );
}

/** In the same hex: stay out, embark, take shelter, leave the map. */
function Ways({ position, unit, plan }: PlanProps) {
  const { end } = plan;
  const desk = useDesk();
  const ways = waysIn(endsIn(reachOf(position, unit.id), end.hex));
  if (ways.length < 2) return null;
  const key = (one: End) => `${one.exit ?? ''}/${one.into ?? ''}`;
  return (
    <Card>
      <SegmentedControl
        label="There"
        value={key(end)}
        choices={ways.map((way) => ({ value: key(way), label: endName(position, way) }))}
        onChange={(value) => {
          const way = ways.find((one) => key(one) === value);
          if (way) desk.plan(endingAt(position, unit.id, plan, way));
        }}
      />
    </Card>
  );
}

function FacingChoice({ position, unit, plan }: PlanProps) {
  const { end } = plan;
  const desk = useDesk();
  if (end.facing === null || end.exit !== null) return null;
  const reach = reachOf(position, unit.id);
  const here = endsIn(reach, end.hex);
  const ruledOut = reach.ruledOut.filter(({ hex }) => hex === end.hex);
  const refusal = (facing: Direction) => {
    const out = ruledOut.find((other) => other.facing === facing);
    return out ? 'Not what the order asks for' : 'Movement points do not reach for that turn';
  };
  return (
    <Card>
      <SegmentedControl
        label="Facing at the end"
        value={String(end.facing)}
        choices={DIRECTIONS.map((facing) => {
          const fits = withFacing(here, end, facing);
          return {
            value: String(facing),
            label: directionName(facing),
            ...(!fits && { reason: refusal(facing) }),
          };
        })}
        onChange={(value) => {
          const turned = withFacing(here, end, Number(value) as Direction);
          if (turned) desk.plan(endingAt(position, unit.id, plan, turned));
        }}
      />
    </Card>
  );
}

function endsAlike(a: End, b: End): boolean {
  return a.facing === b.facing && a.exit === b.exit && a.into === b.into;
}

/** Another path to the same end: by hexes the player names. */
function Waypoints({ position, unit, plan }: PlanProps) {
  const desk = useDesk();
  const { end, via = [], naming = false } = plan;
  const cheapest = endsIn(reachOf(position, unit.id), end.hex).find((other) => endsAlike(other, end));
  if (end.path.length < (unit.where.at === 'map' ? 1 : 2)) return null;
  return (
    <Card>
      <div className="waypoints">
        <Button
          wide
          pressed={naming}
          caption={via.length > 0 ? `By way of ${listed(via.map(hexName))}` : 'It takes the cheapest way'}
          onPress={() => desk.plan({ ...plan, naming: !naming })}
        >
          {naming ? 'Tap the hex to come by' : 'Come by another hex'}
        </Button>
        {via.length > 0 && cheapest && (
          <Button kind="quiet" onPress={() => desk.plan({ kind: 'move', end: cheapest })}>
            Take the cheapest way
          </Button>
        )}
      </div>
    </Card>
  );
}
