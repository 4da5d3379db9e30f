import type { AnimationStep } from '../../../board/model';
import type { Hex } from '../../../hex';
import { isPlaced, type CounterId, type Event, type Position } from '../../../rules/extractors';

/** The game an event left, and the one it found: what is gone was somewhere. */
export interface Change {
  readonly before: Position;
  readonly after: Position;
}

/** What one event looks like on the board; units that are gone leave nothing to move. */
export function motionOf(change: Change, event: Event): readonly AnimationStep[] {
  switch (event.type) {
    case 'moved': {
      const unit = change.after.units[event.unit];
      if (event.steps.length === 0 || !isPlaced(unit)) return [];
      const hexes = [event.steps[0].from, ...event.steps.map(({ to }) => to)];
      const facing = unit.where.facing;
      return [{ kind: 'moved', counter: event.unit, steps: hexes.map((hex) => ({ hex, facing })) }];
    }
    case 'shot': {
      const hit = event.results.some(({ hits }) => hits.includes(true));
      const to = hexOf(change, event.target);
      return event.firers.flatMap(({ unit }): readonly AnimationStep[] => {
        const from = hexOf(change, unit);
        if (from === undefined || to === undefined) return [];
        return [
          { kind: 'shot', from, to, result: hit ? 'hit' : 'miss' },
          ...(hit ? [{ kind: 'damage', hex: to } as const] : []),
        ];
      });
    }
    case 'selfDestruct': {
      const hex = hexOf(change, event.machine);
      return hex === undefined ? [] : [{ kind: 'damage', hex }];
    }
    default:
      return [];
  }
}

/** Where a unit is, or was before it went. */
function hexOf({ before, after }: Change, id: CounterId): Hex | undefined {
  for (const { units } of [after, before]) {
    const unit = units[id] as Position['units'][CounterId] | undefined;
    if (unit !== undefined && isPlaced(unit)) return unit.where.hex;
  }
  return undefined;
}
