import type { Hex } from '../../../hex';
import type { Draft } from '../../result';
import { entryTurnOf } from '../scenarios';
import type { Action, CounterId, Event, Game, Illegal, Position, Section, Unit } from '../types';
import { capacityOf, illegal, unitOf, unitsOf } from '../units';
import { needsOrder } from './mover';
import { countEnds } from './reach';

export type EmbarkAction = Extract<Action, { type: 'embark' }>;

/** Why a section may not begin embarked in a Floater that enters with it, or not on foot again [§5, R-107]. */
export function whyNotEmbark(position: Position, { unit: id, into }: EmbarkAction): Illegal | undefined {
  const unit = unitOf(position, id);
  if (unit.class !== 'section') return illegal('§6.3.3', { reason: 'notASection', unit: id });
  if (unit.where.at !== 'toEnter') return illegal('§5', { reason: 'notWaiting', unit: id });
  const turn = entryTurnOf(position, unit);
  if (position.turn < turn) return illegal('R-41', { reason: 'entryTurn', turn, now: position.turn });
  if (into === null)
    return unit.where.inside === undefined ? illegal('§5', { reason: 'notAboard', unit: id }) : undefined;
  return whyNotAboard(position, unit, into);
}

function whyNotAboard(position: Position, unit: Section, into: CounterId): Illegal | undefined {
  if (!Object.hasOwn(position.units, into)) return illegal('§6.3.3', { reason: 'noSuchUnit', unit: into });
  const carrier = unitOf(position, into);
  const limit = capacityOf(carrier);
  if (carrier.side !== unit.side || limit === 0)
    return illegal('§6.3.3', { reason: 'notACarrier', unit: into });
  if (carrier.where.at !== 'toEnter' || carrier.force !== unit.force)
    return illegal('§5', { reason: 'notWaiting', unit: into });
  const aboard = waitingAboard(position, into);
  if (aboard.some(({ id }) => id === unit.id))
    return illegal('§6.3.3', { reason: 'inside', unit: unit.id, carrier: into });
  return aboard.length >= limit ? illegal('§6.3.3', { reason: 'carrierFull', unit: into, limit }) : undefined;
}

/** Not a boarding: it has not embarked this turn, and keeps its move [§5, R-09]. */
export function playEmbark(game: Draft<Game>, { unit, into }: EmbarkAction): Event[] {
  game.units[unit].where = into === null ? { at: 'toEnter' } : { at: 'toEnter', inside: into };
  return [{ type: 'begunEmbarked', unit, carrier: into }];
}

/** The Floaters in which a section that waits may begin, and getting out of the one it is in [§5]. */
export function embarkOptions(position: Position, { id, where }: Unit): readonly EmbarkAction[] {
  if (where.at !== 'toEnter') return [];
  const floaters = unitsOf(position).filter(({ kind }) => kind === 'floater');
  return [...floaters.map((floater) => floater.id), null]
    .map((into): EmbarkAction => ({ type: 'embark', unit: id, into }))
    .filter((action) => !whyNotEmbark(position, action));
}

/** Sections that begin embarked in a Floater that waits to enter [§5]. */
export function waitingAboard(position: Position, carrier: CounterId): readonly Section[] {
  return unitsOf(position).filter(
    (unit): unit is Section =>
      unit.class === 'section' && unit.where.at === 'toEnter' && unit.where.inside === carrier,
  );
}

/** They come in with their Floater, at no cost of their own [§5]. */
export function bringIn(game: Draft<Game>, carrier: CounterId, hex: Hex): Event[] {
  return waitingAboard(game, carrier).map(({ id }): Event => {
    game.units[id].where = { at: 'map', hex, facing: null, inside: carrier };
    return { type: 'enteredEmbarked', unit: id, carrier };
  });
}

/** Units that have to enter before the phase may end: who is due does, if it has a legal end; machines under orders are asked for those. */
export function mustStillEnter(position: Position): readonly CounterId[] {
  const { name, side } = position.phase;
  if (name !== 'movement') return [];
  return unitsOf(position)
    .filter((unit) => unit.side === side && unit.where.at === 'toEnter' && !needsOrder(position, unit))
    .filter(({ id }) => countEnds(position, id) > 0)
    .map(({ id }) => id);
}
