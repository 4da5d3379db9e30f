import type { Unit } from '../../../rules/extractors';
import { percent } from '../../widgets/figures';
import { UnitRow } from '../../widgets/UnitRow';
import { UnitPicture } from '../art/UnitPicture';
import { unitName, whereabouts } from '../wording';

interface ChanceRowProps {
  readonly unit: Unit;
  /** Of a hit, 0 to 1. */
  readonly chance: number;
  readonly onAim: () => void;
}

/** A unit that may be fired at, or may fire, with the chance of a hit; a tap aims. */
export function ChanceRow({ unit, chance, onAim }: ChanceRowProps) {
  return (
    <UnitRow
      picture={<UnitPicture unit={unit} size={40} />}
      name={unitName(unit)}
      detail={whereabouts(unit)}
      figure={percent(chance)}
      state="can"
      onSelect={onAim}
    />
  );
}
