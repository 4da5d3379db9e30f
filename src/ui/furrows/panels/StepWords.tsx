import {
  FOLLOW_RANGE,
  basesIn,
  captainOf,
  previewPath,
  type Placed,
  type Position,
} from '../../../rules/furrows';
import { total } from '../../../rules/result';
import { RuleLink } from '../../widgets/RuleLink';
import { count, listed } from '../../widgets/words';
import { MODE_NAME, baseName, facingName, hexName, partText } from '../wording';

interface StepWordsProps {
  readonly position: Position;
  readonly base: Placed;
  readonly turn: number;
}

/** What the three steps would do if nobody were in the way. */
export function StepWords({ position, base, turn }: StepWordsProps) {
  const path = previewPath(position, base, turn);
  if (!path) return null;
  const end = path.steps[path.steps.length - 1];
  return (
    <>
      <ol className="step-words">
        {path.steps.map((step, index) => {
          const { hex: from } = index === 0 ? path.from : path.steps[index - 1];
          return (
            <li key={index}>
              <b>{index + 1}</b>
              <span>
                {step.replaced && 'instead '}
                {partText(step.part)}: {wordsOf(position, step, from)}
                <Met position={position} base={base} step={step} from={from} />
              </span>
            </li>
          );
        })}
      </ol>
      {path.program === 'Follow' && !captainOf(position, base) && (
        <p className="card-note">
          No captain within {FOLLOW_RANGE} hexes now: without one it does its default in movement 2{' '}
          <RuleLink rule="E-75" />
        </p>
      )}
      <p className="card-note">
        Expected after it: {hexName(position, end.hex)}, {MODE_NAME[end.mode]}, faces {facingName(end.facing)}
      </p>
    </>
  );
}

/** Who stands now where the step would enter: an enemy is assaulted there, if he still stands. */
function Met({
  position,
  base,
  step,
  from,
}: {
  readonly position: Position;
  readonly base: Placed;
  readonly step: Step;
  readonly from: Step['hex'];
}) {
  const met = step.hex === from ? [] : basesIn(position, step.hex).filter(({ side }) => side !== base.side);
  if (met.length === 0) return null;
  return (
    <>
      : an assault if {listed(met.map(({ id }) => baseName(position, id)))} still{' '}
      {met.length > 1 ? 'stand' : 'stands'} there <RuleLink rule="§10.1" />
    </>
  );
}

type Step = NonNullable<ReturnType<typeof previewPath>>['steps'][number];

function wordsOf(position: Position, step: Step, from: Placed['where']['hex']): string {
  const { tried, hex, cost, tokens, mode, facing } = step;
  if (tried === null) return `stays, ${MODE_NAME[mode]}, faces ${facingName(facing)}`;
  const attempts = total(cost);
  const swamp = cost.some(({ cause }) => cause.code === 'leavingSwamp') ? ', out of swamp' : '';
  if (hex === tried && hex !== from)
    return `enters ${hexName(position, tried)}, ${count(attempts, 'attempt')}${swamp}`;
  return `tries ${hexName(position, tried)}, attempt ${tokens} of ${attempts}, stays`;
}
