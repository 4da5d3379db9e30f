import type { UnitForecast } from '../../../rules/extractors';
import { Figures } from '../../widgets/Figures';
import { percent } from '../../widgets/figures';
import { decimals } from './outcomes';

/** The three figures that decide. */
export function ShotFigures({ unit }: { readonly unit: UnitForecast }) {
  const { anyHit, mean, critical, destroyed, table, toHit } = unit;
  const soft = table === 'soft';
  return (
    <Figures
      figures={[
        { value: percent(anyHit), label: toHit.length > 1 ? 'any hit' : 'hit' },
        { value: decimals(mean), label: soft ? 'mean steps' : 'mean armour' },
        soft || destroyed > 0
          ? { value: percent(destroyed), label: soft ? 'eliminated' : 'destroyed' }
          : { value: percent(critical), label: 'critical roll' },
      ]}
    />
  );
}
