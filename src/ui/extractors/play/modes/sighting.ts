import { doriana, lineOfSight } from '../../../../rules/extractors';
import type { Mode } from '../desk';

/** The line-of-sight tool: the first tap is one end, the second the other [§7.2]. */
export const sighting: Mode = {
  marks: (_, { sight }) => {
    if (!sight || sight.from === null) return [];
    if (sight.to === null) return [{ kind: 'selected', hex: sight.from }];
    const { clear, block } = lineOfSight(doriana, sight.from, sight.to);
    const blockedAt =
      block?.kind === 'hex' ? block.hex : (block?.sides.find((side) => side !== null) ?? null);
    return [{ kind: 'sight', from: sight.from, to: sight.to, clear, blockedAt: clear ? null : blockedAt }];
  },
  tap: (_, desk, { hex }) => {
    const from = desk.sight?.from ?? null;
    const fresh = from === null || desk.sight?.to != null;
    return { ...desk, sight: fresh ? { from: hex, to: null } : { from, to: hex } };
  },
  action: () => null,
};
