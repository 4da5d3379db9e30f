import { compared, type Position, type UnitResult } from '../../../rules/extractors';
import { percent } from '../../widgets/figures';
import { nameOf } from '../wording';
import { decimals } from './outcomes';
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
  return `${expected}, ${got}: ${rankText(result)}.`;
}

function rankText(result: UnitResult): string {
  const { below, above } = compared(result);
  if (below === 0 && above === 0) return 'as every such shot';
  return below >= above
    ? `better than ${percent(below)} of such shots`
    : `worse than ${percent(above)} of such shots`;
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
