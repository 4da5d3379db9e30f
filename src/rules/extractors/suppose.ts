import { copyPosition } from './copy';
import type { Draft } from '../result';
import type { CounterId, End, Position, Unit } from './types';
import { passengersOf } from './units';

/** A place for a unit; an end of `reachOf` is one. */
export type Place = Pick<End, 'hex' | 'facing'> & Partial<Pick<End, 'into'>>;

/** A position in which units stand where they might, for questions about shots and sight; the one it is made of stays as it is. */
export interface Supposition {
  /** Changes as units are stood elsewhere. */
  readonly position: Position;
  /** Puts a unit there, with what it carries, wherever it was; whether it could get there or stand there is not asked. Throws RangeError if it is not in play. */
  stand(unit: CounterId, place: Place): Position;
  /** All units where they were. */
  reset(): Position;
}

/** Supposes nothing yet. Cheap: for thousands of places one supposition is enough. */
export function suppose(position: Position): Supposition {
  const supposed = copyPosition(position);
  const moved = new Map<CounterId, Unit['where']>();
  const put = (unit: Draft<Unit>, where: Unit['where']) => {
    if (!moved.has(unit.id)) moved.set(unit.id, unit.where);
    unit.where = where;
  };
  return {
    position: supposed,
    stand(id, { hex, facing, into = null }) {
      const unit = supposed.units[id] as Draft<Unit> | undefined;
      if (!unit) throw new RangeError(`No unit ${id} in play`);
      for (const passenger of passengersOf(supposed, id))
        put(passenger, { at: 'map', hex, facing: null, inside: id });
      put(unit, { at: 'map', hex, facing, inside: into });
      return supposed;
    },
    reset() {
      for (const [id, where] of moved) supposed.units[id].where = where;
      moved.clear();
      return supposed;
    },
  };
}
