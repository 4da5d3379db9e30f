import type { AnimationStep } from '../../../board/model';
import type { Hex } from '../../../hex';
import { isPlaced, type CounterId, type Event, type Firer, type Position } from '../../../rules/extractors';

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
    case 'shot':
      return shotSteps(change, event);
    case 'rallyRoll':
      return [ROLLING];
    case 'selfDestruct': {
      const hex = hexOf(change, event.machine);
      return hex === undefined ? [] : [ROLLING, { kind: 'damage', hex }];
    }
    default:
      return [];
  }
}

/** The dice roll beside the map before anything is seen on it. */
const ROLL_TIME = 550;
const ROLLING: AnimationStep = { kind: 'pause', time: ROLL_TIME };

/** One for each unit that fires: its weapons fire as one. */
export function volleysOf(firers: readonly Firer[]): readonly Firer[] {
  return firers.filter(({ unit }, index) => firers.findIndex((other) => other.unit === unit) === index);
}

/** The dice, then the shots, then what they did. */
function shotSteps(change: Change, event: Extract<Event, { type: 'shot' }>): readonly AnimationStep[] {
  const to = hexOf(change, event.target);
  const isHit = (unit: CounterId) =>
    event.firers.some((firer, i) => firer.unit === unit && event.results.some(({ hits }) => hits[i]));
  const shots = volleysOf(event.firers).flatMap(({ unit }): readonly AnimationStep[] => {
    const from = hexOf(change, unit);
    if (from === undefined || to === undefined) return [];
    return [{ kind: 'shot', from, to, result: isHit(unit) ? 'hit' : 'miss' }];
  });
  if (shots.length === 0 || to === undefined) return [];
  const hit = event.results.some(({ hits }) => hits.includes(true));
  return [ROLLING, ...shots, ...(hit ? [{ kind: 'damage', hex: to } as const] : [])];
}

/** Where a unit is, or was before it went. */
function hexOf({ before, after }: Change, id: CounterId): Hex | undefined {
  for (const { units } of [after, before]) {
    const unit = units[id] as Position['units'][CounterId] | undefined;
    if (unit !== undefined && isPlaced(unit)) return unit.where.hex;
  }
  return undefined;
}
