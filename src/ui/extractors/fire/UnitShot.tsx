import type { Position, Side, ToHit, UnitForecast, UnitResult } from '../../../rules/extractors';
import { ShotTable } from '../../widgets/ShotTable';
import { DamageDice } from './DamageDice';
import { DamageOdds } from './DamageOdds';
import { SightLines } from './SightLines';
import { ShotFigures } from './ShotFigures';
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
    <div className="unit-shot" data-many={toHit.length > 2 || undefined}>
      {!result && (
        <div className="only-sheet">
          <ShotFigures unit={unit} />
        </div>
      )}
      {chunks(toHit).map(({ from, part }) => (
        <ShotTable
          key={from}
          title={toHit.length > 1 ? 'To hit, one die each' : 'To hit'}
          firers={part.map((hit) => ({
            name: firerShort(position, hit.firer),
            detail: result ? undefined : firerDetail(position, hit),
          }))}
          rows={[...toHitRows(part, side, result && rollsFrom(result, from)), ...damageRows(part)]}
        />
      ))}
      {result && <DamageDice position={position} result={result} />}
      <div className="only-full">
        <SightLines position={position} toHit={toHit} />
      </div>
      {!result && (
        <div className="only-full">
          <DamageOdds position={position} unit={unit} />
        </div>
      )}
    </div>
  );
}

/** More firers than this stand in a table below. */
const ACROSS = 3;

function chunks(
  toHit: readonly ToHit[],
): readonly { readonly from: number; readonly part: readonly ToHit[] }[] {
  const tables = Math.ceil(toHit.length / ACROSS);
  const across = Math.ceil(toHit.length / tables);
  return Array.from({ length: tables }, (_, i) => ({
    from: i * across,
    part: toHit.slice(i * across, (i + 1) * across),
  }));
}

/** The dice of the firers from one on. */
function rollsFrom({ rolls, hits }: UnitResult, from: number): Pick<UnitResult, 'rolls' | 'hits'> {
  return { rolls: rolls.slice(from), hits: hits.slice(from) };
}
