import type { Direction } from '../../../hex';
import { isPlaced, setUpModes, type Base, type Mode } from '../../../rules/furrows';

export interface SetUp {
  readonly facing: Direction;
  readonly mode: Mode;
}

/** How a base would be set up: as chosen, as it stands, or facing the enemy and slow. */
export function setUpOf(base: Base, chosen: SetUp | null): SetUp {
  if (chosen) return chosen;
  if (isPlaced(base)) return { facing: base.where.facing, mode: base.mode };
  const modes = setUpModes(base);
  return { facing: base.side === 'foundry' ? 3 : 0, mode: modes.includes('slow') ? 'slow' : modes[0] };
}
