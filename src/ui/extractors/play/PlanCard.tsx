import { DIRECTIONS, DIRECTION_NAMES, type Direction } from '../../../hex';
import { isIllegal, reachOf, walk, type End, type Position, type Unit } from '../../../rules/extractors';
import { Button } from '../../widgets/Button';
import { Card } from '../../widgets/Card';
import { CostList } from '../../widgets/CostList';
import { RequirementList } from '../../widgets/RequirementList';
import { SegmentedControl } from '../../widgets/SegmentedControl';
import { costLines, costSum, directionName, hexName, listed, mps, requirementLines } from '../wording';
import { Along } from './Along';
import type { MovePlan } from '../input/desk';
import { useDesk } from '../input/deskStore';
import { FromThere } from './FromThere';
import { endingAt, endsIn, moveAction, withFacing } from '../input/modes/moving';
import { verdictOf } from './verdict';
import { endName, waysIn } from '../input/ways';

interface PlanProps {
  readonly position: Position;
  readonly unit: Unit;
  readonly plan: MovePlan;
}

/** A planned move: what its order requires, how it ends, what it costs [§6.3]. */
export function PlanCard(props: PlanProps) {
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
      <Along {...props} />
      <FromThere {...props} />
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
            label: (
              <>
                <span aria-hidden>{DIRECTION_NAMES[facing]}</span>
                <span className="visually-hidden">{directionName(facing)}</span>
              </>
            ),
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
