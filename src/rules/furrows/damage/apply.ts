import type { Draft } from '../../result';
import { SHAKEN_TOKENS } from '../data';
import { isImmobilised, placedBase, placedBases, profileOf } from '../bases';
import { modesOf } from '../orders';
import type { Base, BaseId, Event, Game } from '../types';
import { NOTHING_PENDING, isDoomed, isPending } from './harm';

/** Step 7: everything pending takes effect, base by base in the order of the army lists [§9.4]. */
export function applyPending(game: Draft<Game>): readonly Event[] {
  return placedBases(game)
    .filter(({ pending }) => isPending(pending))
    .flatMap(({ id }) => applyTo(game, id));
}

function applyTo(game: Draft<Game>, id: BaseId): readonly Event[] {
  const base = game.bases[id];
  // More losses than models are wasted.
  const effects = { ...base.pending, models: Math.min(base.pending.models, base.models) };
  const doomed = isDoomed(base);
  loseModels(base, effects.models);
  if (effects.shaken) base.shaken = SHAKEN_TOKENS;
  base.gear += effects.gear;
  if (effects.jam) base.jammed = game.turn + 1;
  base.mode = doomed ? base.mode : modeWithGear(base);
  base.pending = { ...NOTHING_PENDING };
  const applied: Event = { type: 'applied', base: id, effects, models: base.models, wear: base.wear };
  return doomed ? [applied, destroy(game, id, 'damage')] : [applied];
}

/** Each loss halves the wear of a base that began with more than one model [§3.5, §9.4]. */
function loseModels(base: Draft<Base>, models: number): void {
  base.models -= models;
  if (profileOf(base).models > 1) for (let i = 0; i < models; i++) base.wear = Math.floor(base.wear / 2);
}

/** Not fast any more, and standing once it is immobilised [§3.5, E-73]. */
function modeWithGear(base: Draft<Base>): Base['mode'] {
  if (isImmobilised(base)) return 'stand';
  return modesOf(base).includes(base.mode) ? base.mode : 'slow';
}

/** Takes a base off the map. Throws RangeError if it is not on it. */
export function destroy(
  game: Draft<Game>,
  id: BaseId,
  why: Extract<Event, { type: 'destroyed' }>['why'],
): Event {
  const base = game.bases[id];
  const { where } = placedBase(game, id);
  base.where = { at: 'destroyed', hex: where.hex };
  base.models = 0;
  base.shaken = 0;
  base.difficult = null;
  base.pending = { ...NOTHING_PENDING };
  base.queue = { movement: [], gunnery: [] };
  return { type: 'destroyed', base: id, where, why };
}
