import type { ReactNode } from 'react';
import {
  unitOf,
  type CounterId,
  type Forecast,
  type Position,
  type Side,
  type UnitForecast,
  type UnitResult,
} from '../../../rules/extractors';
import { Card } from '../../widgets/Card';
import { Die } from '../../widgets/Die';
import { percent } from '../../widgets/figures';
import { Pill } from '../../widgets/Pill';
import { RuleLink } from '../../widgets/RuleLink';
import { usePosition } from '../table';
import { UnitPicture } from '../art/UnitPicture';
import { count, nameOf } from '../wording';
import { effectsText, type FireEvent } from '../input/result';
import { orderInHand } from '../input/modes/ordered';
import { shotKind, shotTitle } from './shotWords';
import { UnitShot } from './UnitShot';
import './fire.css';

type ShotCardProps = {
  /** The game it is told in; the one on the table unless another is said. */
  readonly position?: Position;
} & (
  | {
      readonly forecast: Forecast;
      readonly result?: undefined;
      /** What may still be chosen of it. */
      readonly children?: ReactNode;
    }
  | { readonly result: FireEvent; readonly forecast?: undefined; readonly children?: undefined }
);

/** A shot before the dice, or the same rows with the dice in them [§7]. */
export function ShotCard({ position: told, forecast, result, children }: ShotCardProps) {
  const onTable = usePosition();
  const position = told ?? onTable;
  if (forecast)
    return (
      <Blocks
        {...headOf(position, forecast)}
        kicker={shotKind(position, forecast, orderInHand(position))}
        position={position}
        units={forecast.units}
        choices={children}
      />
    );
  const units = result.results.map((one) => one.forecast);
  const head = result.type === 'shot' ? headOf(position, result) : blastHead(position, result.machine);
  return <Blocks {...head} position={position} units={units} results={result.results} />;
}

interface Head {
  readonly title: string;
  readonly kicker: string;
  readonly rule: '§7' | '§7.4' | '§7.5' | '§8.4.5';
  readonly target: CounterId;
  readonly side: Side;
}

function headOf(position: Position, shot: Pick<Forecast, 'firers' | 'target' | 'area'>): Head {
  const { firers, target, area } = shot;
  return {
    title: shotTitle(position, shot),
    kicker: shotKind(position, shot),
    rule: area ? '§7.4' : firers.length > 1 ? '§7.5' : '§7',
    target,
    side: unitOf(position, firers[0].unit).side,
  };
}

/** A machine that blows itself up [§8.4.5]. */
export function blastHead(position: Position, machine: CounterId): Head {
  const title = `${nameOf(position, machine)} destroys itself`;
  return { title, kicker: 'Self-destruct', rule: '§8.4.5', target: machine, side: 'avronian' };
}

interface BlocksProps extends Head {
  readonly position: Position;
  readonly units: readonly UnitForecast[];
  readonly results?: readonly UnitResult[] | undefined;
  readonly choices?: ReactNode;
}

/** One block a unit, friends first and marked. */
export function Blocks({ title, kicker, rule, target, choices, ...shot }: BlocksProps) {
  const { position, side, units, results } = shot;
  const order = units
    .map((_, index) => index)
    .sort((a, b) => Number(units[b].friend) - Number(units[a].friend));
  const [only] = units;
  return (
    <>
      <Card
        level="main"
        title={title}
        kicker={results ? `${kicker}: the dice` : kicker}
        picture={<Picture position={position} unit={target} size={44} />}
        aside={<RuleLink rule={rule} />}
      >
        {units.length === 1 ? (
          <UnitShot position={position} side={side} unit={only} result={results?.[0]} choices={choices} />
        ) : (
          <>
            <p>{summary(units, results !== undefined)}</p>
            {choices}
          </>
        )}
      </Card>
      {units.length > 1 &&
        order.map((index) => (
          <UnitBlock
            key={units[index].target}
            position={position}
            side={side}
            unit={units[index]}
            declared={units[index].target === target}
            result={results?.[index]}
          />
        ))}
    </>
  );
}

/** '3 units may be struck, 1 of them a friend. One die to hit for each.' */
function summary(units: readonly UnitForecast[], after: boolean): string {
  if (units.length === 0) return 'No enemy is in its hex or adjacent.';
  const friends = units.filter(({ friend }) => friend).length;
  const marked = friends === 0 ? '' : friends === 1 ? ', 1 of them a friend' : `, ${friends} of them friends`;
  const all = count(units.length, 'unit');
  return after ? `${all} in reach${marked}.` : `${all} may be struck${marked}. One die to hit for each.`;
}

interface UnitBlockProps {
  readonly position: Position;
  readonly side: Side;
  readonly unit: UnitForecast;
  readonly declared: boolean;
  readonly result: UnitResult | undefined;
}

function UnitBlock({ position, side, unit, declared, result }: UnitBlockProps) {
  return (
    <details className="unit-block" open={result ? result.hits.some(Boolean) : declared}>
      <summary>
        <Picture position={position} unit={unit.target} size={36} />
        <span>
          <b>{nameOf(position, unit.target)}</b>
          {unit.friend && <Pill tone="attention">Friend</Pill>}
          <small>
            {result
              ? struck(position, result)
              : `${percent(unit.anyHit)} hit, ${percent(unit.destroyed)} gone`}
          </small>
        </span>
        {result && (
          <span className="dice-line">
            {result.rolls.map((roll, i) => (
              <Die key={i} roll={roll} />
            ))}
          </span>
        )}
      </summary>
      <UnitShot position={position} side={side} unit={unit} result={result} />
    </details>
  );
}

function struck(position: Position, result: UnitResult): string {
  return result.hits.some(Boolean) ? `hit: ${effectsText(position, result)}` : 'missed';
}

function Picture({
  position,
  unit,
  size,
}: {
  readonly position: Position;
  readonly unit: CounterId;
  readonly size: number;
}) {
  return <UnitPicture unit={unitOf(position, unit)} size={size} />;
}
