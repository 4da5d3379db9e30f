import type { HitCase, ToHit } from '../types';
import { combined } from './damage';

/** Every set of firers that may hit, the empty one first, with its chance; impossible sets are left out [§7.5]. */
export function hitCases(toHit: readonly ToHit[]): readonly HitCase[] {
  const cases: HitCase[] = [];
  for (let set = 0; set < 1 << toHit.length; set++) {
    const hits: number[] = [];
    let chance = 1;
    for (let index = 0; index < toHit.length; index++) {
      const hit = (set >> index) & 1;
      chance *= hit ? toHit[index].chance : 1 - toHit[index].chance;
      if (hit) hits.push(index);
    }
    if (chance > 0) cases.push({ hits, chance, ...combined(toHit, hits) });
  }
  return cases;
}
