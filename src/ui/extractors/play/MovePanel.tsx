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
  mps,
  reasonText,
  requirementLines,
} from '../wording';
import { crossing } from '../../../rules/extractors';
import { useDesk, useDeskState } from './deskStore';
import { endsIn, moveAction, withFacing } from './modes/moving';
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
      {plan?.kind === 'move' && <PlanCard position={position} unit={unit} end={plan.end} />}
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

function PlanCard({
  position,
  unit,
  end,
}: {
  readonly position: Position;
  readonly unit: Unit;
  readonly end: End;
}) {
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
      <Ways position={position} unit={unit} end={end} />
      <FacingChoice position={position} unit={unit} end={end} />
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
function Ways({
  position,
  unit,
  end,
}: {
  readonly position: Position;
  readonly unit: Unit;
  readonly end: End;
}) {
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
          if (way) desk.plan({ kind: 'move', end: way });
        }}
      />
    </Card>
  );
}

function FacingChoice({
  position,
  unit,
  end,
}: {
  readonly position: Position;
  readonly unit: Unit;
  readonly end: End;
}) {
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
          if (turned) desk.plan({ kind: 'move', end: turned });
        }}
      />
    </Card>
  );
}
