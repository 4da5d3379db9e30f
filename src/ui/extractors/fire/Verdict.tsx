import { compared, type Position, type UnitResult } from '../../../rules/extractors';
import { nameOf } from '../wording';
import { decimals, rankText } from './outcomes';
import { effectsText } from '../input/result';

/** What became of it, and how that stands beside what was to be expected. */
export function Verdict({ position, result }: { readonly position: Position; readonly result: UnitResult }) {
  const hit = result.hits.some(Boolean);
  return (
    <div className="verdict">
      <p className="verdict-head">
        <b>{nameOf(position, result.forecast.target)}:</b> {hit ? effectsText(position, result) : 'missed'}
      </p>
      <p>{luckText(result)}</p>
    </div>
  );
}

/** 'Expected 1.3, got 2: better than 80 % of such shots.' */
function luckText(result: UnitResult): string {
  const { mean, table } = result.forecast;
  const expected = `Expected ${decimals(mean)} ${table === 'soft' ? (decimals(mean) === '1' ? 'step' : 'steps') : 'armour'}`;
  const got = `got ${gotText(result)}`;
  return `${expected}, ${got}: ${rankText(compared(result))}.`;
}

/** Steps or armour that went. */
function gotText({ effects, forecast }: UnitResult): string {
  if (effects.some(({ effect }) => effect === 'destroyed')) return 'it all';
  const wanted = forecast.table === 'soft' ? 'step' : 'armour';
  const lost = effects.reduce(
    (sum, effect) =>
      (effect.effect === 'step' || effect.effect === 'armour') && effect.effect === wanted
        ? sum + effect.lost
        : sum,
    0,
  );
  return String(lost);
}
