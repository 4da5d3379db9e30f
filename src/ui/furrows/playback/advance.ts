import type { Hex } from '../../../hex';
import {
  NO_HARM,
  SHAKEN_TOKENS,
  addedTo,
  withEffect,
  type AssaultHitResult,
  type Base,
  type BaseId,
  type Event,
  type HitResult,
  type Move,
  type Position,
  type Volley,
} from '../../../rules/furrows';

/**
 * A position as it looks after an event: what counters and marks show, so that a turn can be told step by step. The rules
 * are not asked again; at the end of the telling the position itself takes the place of this one.
 */
export function advance(position: Position, event: Event): Position {
  switch (event.type) {
    case 'turnBegan':
      return { ...position, turn: event.turn };
    case 'partBegan':
      return { ...position, part: event.part };
    case 'placed':
      return changed(position, event.base, { where: event.where, mode: event.mode });
    case 'unplaced':
      return changed(position, event.base, { where: { at: 'unplaced' } });
    case 'aimed':
      return aimedNow(position, event.base);
    case 'loaded':
      return changed(position, event.base, { loads: loadsOf(position.bases[event.base], event.weapons, 1) });
    case 'fired':
      return fired(position, event.volley);
    case 'moved':
      return event.moves.reduce(movedBy, position);
    case 'wireCrushed':
      return { ...position, crushed: [...position.crushed, ...event.hexes] };
    case 'assaultFought':
      return event.results.reduce(struckBy, position);
    case 'entered':
      return into(position, event.base, event.hex);
    case 'retreated':
      return gaveWay(position, event);
    default:
      return later(position, event);
  }
}

/** The end of a turn, and what shows nothing on the map. */
function later(position: Position, event: Event): Position {
  switch (event.type) {
    case 'destroyed': {
      const { hex } = event.where as { readonly hex: Hex };
      return changed(position, event.base, { where: { at: 'destroyed', hex } });
    }
    case 'applied': {
      const { pending, shaken } = position.bases[event.base];
      return changed(position, event.base, {
        models: event.models,
        wear: event.wear,
        shaken: event.effects.shaken ? SHAKEN_TOKENS : shaken,
        pending: { ...pending, models: 0, shaken: false, gear: 0, jam: false, destroyed: false },
      });
    }
    case 'recovered':
      return changed(position, event.base, { shaken: event.tokens });
    case 'flagged':
      return {
        ...position,
        flags: position.flags.map((flag) => (flag.hex === event.hex ? { ...flag, side: event.side } : flag)),
      };
    case 'ended':
      return { ...position, victory: event.victory };
    default:
      return position;
  }
}

function changed(position: Position, id: BaseId, change: Partial<Base>): Position {
  return { ...position, bases: { ...position.bases, [id]: { ...position.bases[id], ...change } } };
}

function aimedNow(position: Position, id: BaseId): Position {
  const { where, turn } = position.bases[id];
  return where.at === 'map' ? changed(position, id, { turn: { ...turn, aimed: where.hex } }) : position;
}

function loadsOf(base: Base, weapons: readonly string[], tokens: number): Base['loads'] {
  const loads: Record<string, number> = { ...base.loads };
  for (const weapon of weapons) if (weapon in loads) loads[weapon] = tokens;
  return loads;
}

function fired(position: Position, { forecast, shots }: Volley): Position {
  const { base, weapon, target } = forecast.declaration;
  const firer = position.bases[base];
  const after = changed(position, base, { loads: loadsOf(firer, [weapon], 0) });
  return shots.reduce((now, { hit }) => (hit ? struck(now, target, hit) : now), after);
}

function struck(position: Position, id: BaseId, { damage }: HitResult): Position {
  if (!damage?.effect) return position;
  const base = position.bases[id];
  const harm = withEffect(NO_HARM, damage.effect);
  return changed(position, id, { wear: base.wear + harm.wear, pending: addedTo(base.pending, harm) });
}

function struckBy(position: Position, { assigned, result }: AssaultHitResult): Position {
  return struck(position, assigned.target, result);
}

function movedBy(position: Position, move: Move): Position {
  const base = position.bases[move.base];
  const hex = move.outcome === 'enters' && move.to !== null ? move.to : move.hex;
  const [, facing] = move.facing;
  const [, mode] = move.mode;
  return changed(position, move.base, {
    mode,
    where: { at: 'map', hex, facing },
    difficult: move.to !== null && move.tokens[1] > 0 ? { hex: move.to, tokens: move.tokens[1] } : null,
    pending: move.outcome === 'stopped' ? { ...base.pending, shaken: true } : base.pending,
  });
}

function into(position: Position, id: BaseId, hex: Hex): Position {
  const { where } = position.bases[id];
  return where.at === 'map' ? changed(position, id, { where: { ...where, hex } }) : position;
}

function gaveWay(position: Position, event: Extract<Event, { type: 'retreated' }>): Position {
  const { mode } = position.bases[event.base];
  return changed(position, event.base, {
    where: { at: 'map', hex: event.hex, facing: event.facing[1] },
    mode: mode === 'fast' ? 'fast' : 'slow',
  });
}
