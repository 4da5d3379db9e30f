import type { Detail } from '../../../board/terrain/detail';
import type { Layer } from '../../../board/terrain/drawing';
import { drawMarsh } from '../../../board/terrain/marsh';
import type { ValleyFields } from './fields';
import { SWAMP } from './palette';

/** Much water, and reeds that stand close. */
export function drawSwamp({ inside: { swamp } }: ValleyFields, detail: Detail): Layer[] {
  const dry = { wet: 6, pool: 4.5 };
  return drawMarsh(
    swamp,
    { ink: SWAMP, dry, shore: 0.22, apart: 4.2, tufts: { step: 13, above: 4 } },
    detail,
  );
}
