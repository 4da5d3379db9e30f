import type { Position, Side, UnitForecast, UnitResult } from '../../../rules/extractors';
import { Figures } from '../../widgets/Figures';
import { percent } from '../../widgets/figures';
import { ShotTable } from '../../widgets/ShotTable';
import { DamageDice } from './DamageDice';
import { DamageOdds } from './DamageOdds';
import { SightLines } from './SightLines';
import { damageRows, toHitRows } from './shotRows';
import { firerDetail, firerShort } from './shotWords';

interface UnitShotProps {
  readonly position: Position;
  readonly side: Side;
  readonly unit: UnitForecast;
  readonly result?: UnitResult | undefined;
}

/** What one unit has to fear of a shot, or what the dice did to it: the same rows. */
export function UnitShot({ position, side, unit, result }: UnitShotProps) {
  const { toHit } = unit;
  return (
    <div className="unit-shot">
      {!result && (
        <div className="only-sheet">
          <ShotFigures unit={unit} />
        </div>
      )}
      <ShotTable
        title={toHit.length > 1 ? 'To hit, one die each' : 'To hit'}
        firers={toHit.map((hit) => ({
          name: firerShort(position, hit.firer),
          detail: result ? undefined : firerDetail(position, hit),
        }))}
        rows={[...toHitRows(toHit, side, result), ...damageRows(toHit)]}
      />
      <div className="only-full">
        <SightLines position={position} toHit={toHit} />
      </div>
      {result ? (
        <DamageDice position={position} result={result} />
      ) : (
        <div className="only-full">
          <DamageOdds position={position} unit={unit} />
        </div>
      )}
    </div>
  );
}

/** The three figures that decide. */
export function ShotFigures({ unit }: { readonly unit: UnitForecast }) {
  const { anyHit, mean, critical, destroyed, table, toHit } = unit;
  const soft = table === 'soft';
  return (
    <Figures
      figures={[
        { value: percent(anyHit), label: toHit.length > 1 ? 'any hit' : 'hit' },
        { value: decimals(mean), label: soft ? 'mean steps lost' : 'mean armour lost' },
        soft
          ? { value: percent(destroyed), label: 'eliminated' }
          : { value: percent(critical), label: 'critical roll' },
      ]}
    />
  );
}

/** '1.29' */
export function decimals(value: number): string {
  return String(Math.round(value * 100) / 100);
}
