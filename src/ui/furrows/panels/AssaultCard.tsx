import type {
  AssaultCause,
  AssaultForecast,
  AssaultRoll,
  DeflectionCause,
  Force,
  ForceRoll,
  Position,
} from '../../../rules/furrows';
import { percent, signed } from '../../widgets/figures';
import { SideMark } from '../../widgets/SideMark';
import { count } from '../../widgets/words';
import { usePosition } from '../table';
import { rollText } from '../wording/damage';
import { FACET_NAME, MODEL_NAME, SIDE_NAME, baseName } from '../wording';

interface AssaultCardProps {
  readonly forecast: AssaultForecast;
  /** The dice, once they have fallen. */
  readonly roll?: AssaultRoll | null;
}

/** An assault: dice by profile, deflections, what is left, and the chance of the advantage beforehand. */
export function AssaultCard({ forecast, roll }: AssaultCardProps) {
  return (
    <section className="card assault-card" aria-label="Assault">
      {forecast.forces.map((force, index) => (
        <ForceRows
          key={force.side}
          force={force}
          chance={forecast.advantage[force.side]}
          roll={roll?.rolls[index]}
        />
      ))}
      {roll && <p className="card-strong">The {SIDE_NAME[roll.advantage]} has the advantage.</p>}
    </section>
  );
}

interface ForceRowsProps {
  readonly force: Force;
  readonly chance: number;
  readonly roll: ForceRoll | undefined;
}

function ForceRows({ force, chance, roll }: ForceRowsProps) {
  const position = usePosition();
  return (
    <div className="assault-force" data-side={force.side}>
      <h3>
        <SideMark side={force.side} size={20} /> {SIDE_NAME[force.side]}
        <small>{percent(chance)} chance of the advantage, before the dice</small>
      </h3>
      {force.profiles.map(({ profile, dice, count: many }, index) => (
        <p key={index}>
          {diceWords(many)} at {profile.toHit}+, AP {signed(profile.ap)}, damage {rollText(profile.damage)}
          <small>{causesText(position, dice)}</small>
          {roll && <Faces dice={roll.rolls[index]} from={profile.toHit} />}
          {roll && (
            <b className="assault-left">
              {count(roll.left[index], 'hit')} left of {roll.successes[index]}
            </b>
          )}
        </p>
      ))}
      {force.deflections.map(({ toHit, dice, count: many }, index) => (
        <p key={index}>
          {diceWords(many, 'deflection ')} at {toHit}+<small>{causesText(position, dice)}</small>
          {roll && <Faces dice={roll.deflections[index]} from={toHit} />}
        </p>
      ))}
    </div>
  );
}

interface Cause {
  readonly cause: AssaultCause | DeflectionCause;
  readonly value: number;
}

/** 'Anvil, front: +4; sergeant: +1'. */
function causesText(position: Position, dice: readonly Cause[]): string {
  return dice.map(({ cause, value }) => `${causeText(position, cause)}: ${signed(value)}`).join('; ');
}

/** '1 deflection die'. */
function diceWords(many: number, what = ''): string {
  return count(many, `${what}die`, `${what}dice`);
}

function Faces({ dice, from }: { readonly dice: readonly number[]; readonly from: number }) {
  return (
    <span className="faces" role="img" aria-label={`rolled ${dice.join(', ')}`}>
      {dice.map((face, index) => (
        <span key={index} data-hit={face >= from || undefined}>
          {face}
        </span>
      ))}
    </span>
  );
}

function causeText(position: Position, cause: Cause['cause']): string {
  switch (cause.code) {
    case 'base':
      return `${baseName(position, cause.base)}, ${FACET_NAME[cause.facet]}`;
    case 'elite':
      return MODEL_NAME[cause.elite];
    case 'halved':
      return `${baseName(position, cause.base)} is ${cause.why}, half`;
    case 'trench':
      return 'holds a trench';
  }
}
