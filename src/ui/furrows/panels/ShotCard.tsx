import {
  NO_HARM,
  withEffect,
  type Harm,
  type HarmOdds,
  type ShotForecast,
  type ShotResult,
} from '../../../rules/furrows';
import { total } from '../../../rules/result';
import { Distribution } from '../../widgets/Distribution';
import { percent, signed } from '../../widgets/figures';
import { ShotTable, type ShotRow } from '../../widgets/ShotTable';
import { usePosition } from '../table';
import {
  FACET_NAME,
  MODEL_NAME,
  apCause,
  armourDiceText,
  baseName,
  damageCause,
  harmText,
  hitText,
  toHitCause,
  weaponName,
} from '../wording';

interface ShotCardProps {
  readonly forecast: ShotForecast;
  /** The dice, once they have fallen. */
  readonly shots?: readonly ShotResult[];
}

/** A declaration: to hit, armour dice, what comes of it. Exact before the dice, the same card with them after. */
export function ShotCard({ forecast, shots }: ShotCardProps) {
  const position = usePosition();
  const { declaration, groups, hit, facet, odds } = forecast;
  const firers = groups.map(({ model, shots: number }) => ({
    name: model === 'ordinary' ? `${number} ×` : MODEL_NAME[model],
  }));
  return (
    <section className="card shot-card" aria-label="The shot">
      <h3>
        {weaponName(declaration.weapon)} at {baseName(position, declaration.target)}
      </h3>
      <ShotTable title="To hit, open-ended d6" firers={firers} rows={hitRows(forecast)} />
      <p className="card-note">
        Hits its {FACET_NAME[facet]}, armour {hit.armour}. AP{' '}
        {hit.ap.map(({ cause, value }) => `${signed(value)} ${apCause(cause)}`).join(', ')} ={' '}
        {signed(total(hit.ap))}: {armourDiceText(hit)}.
      </p>
      <p className="card-note">
        Damage d{hit.sides}
        {hit.plus
          .filter(({ value }) => value !== 0)
          .map(({ cause, value }) => ` ${signed(value)} ${damageCause(cause)}`)}
        , wear added.
      </p>
      {shots && <Dice shots={shots} />}
      <Odds odds={odds} got={shots && harmOf(shots)} />
    </section>
  );
}

function hitRows({ groups }: ShotForecast): readonly ShotRow[] {
  const causes = groups.flatMap(({ toHit }) => toHit.modifiers.map(({ cause }) => toHitCause(cause)));
  const known = new Map(causes.map((cause) => [cause.text, cause]));
  const rows = [...known.values()].map(({ text, rule }): ShotRow => ({
    cause: text,
    rule,
    values: groups.map(
      ({ toHit }) => toHit.modifiers.find(({ cause }) => toHitCause(cause).text === text)?.value ?? 0,
    ),
  }));
  return [
    ...rows,
    { cause: 'Hits on', weight: 'sum', values: groups.map(({ toHit }) => `${Math.max(1, toHit.needed)}+`) },
    { cause: 'Chance of each shot', values: groups.map(({ toHit }) => percent(toHit.chance)) },
  ];
}

/** What the shots did, all together. */
function harmOf(shots: readonly ShotResult[]): Harm {
  return shots.reduce((harm, { hit }) => {
    const effect = hit?.damage?.effect;
    return effect ? withEffect(harm, effect) : harm;
  }, NO_HARM);
}

interface OddsProps {
  readonly odds: HarmOdds;
  /** What came, once the dice have fallen. */
  readonly got?: Harm | undefined;
}

/** The results of all shots together, the likeliest first; what came is among them. */
export function Odds({ odds, got }: OddsProps) {
  const falls = ({ destroyed, models }: Harm) => destroyed || (odds.left > 0 && models >= odds.left);
  const textOf = (harm: Harm) => (falls(harm) ? 'destroyed' : harmText(harm));
  const chances = new Map<string, number>();
  for (const { harm, chance } of odds.outcomes)
    chances.set(textOf(harm), (chances.get(textOf(harm)) ?? 0) + chance);
  const came = got && textOf(got);
  const outcomes = [...chances].map(([label, chance]) => ({ label, chance }));
  outcomes.sort((a, b) => b.chance - a.chance);
  const bars = outcomes.filter(({ label }, index) => index < 5 || label === came);
  const rest = 1 - bars.reduce((sum, { chance }) => sum + chance, 0);
  return (
    <div>
      <p className="odds-line">
        <b>{percent(odds.any)}</b> any harm <b>{percent(odds.shaken)}</b> shaken{' '}
        {odds.left === 0 ? (
          'doomed already'
        ) : (
          <>
            <b>{percent(odds.destroyed)}</b> destroyed
          </>
        )}
      </p>
      <Distribution
        label="What comes of it"
        got={came}
        bars={rest > 1e-9 ? [...bars, { label: 'other', chance: rest }] : bars}
      />
    </div>
  );
}

function Dice({ shots }: { readonly shots: readonly ShotResult[] }) {
  return (
    <ol className="shot-dice">
      {shots.map(({ model, rolls, rolled, hit }, index) => (
        <li key={index} data-hit={hit !== null || undefined}>
          <b>{rolled}</b> {rolls.length > 1 && `(${rolls.join(', ')}) `}
          {model === 'ordinary' ? '' : `${MODEL_NAME[model]}: `}
          {hit === null ? 'missed' : `hit; ${hitText(hit)}`}
        </li>
      ))}
    </ol>
  );
}
