import type { Draft } from '../../result';
import { setsUpHidden } from '../hidden';
import type { Action, CounterId, Event, Game, Position, Where } from '../types';
import { isPlaced, passengersOf, unitOf } from '../units';
import { garrisonIn } from './zones';

type PlacementAction = Extract<Action, { readonly type: 'place' | 'unplace' }>;

/** Places a unit or takes it up again, those aboard and a fort's garrison with it [§5]. */
export function playPlacement(game: Draft<Game>, action: PlacementAction): Event[] {
  const companions = companionsOf(game, action.unit);
  if (action.type === 'unplace') return [action.unit, ...companions].map((id) => takeUp(game, id));
  const { unit, hex, facing, into } = action;
  return [
    putDown(game, unit, { at: 'map', hex, facing, inside: into }),
    ...companions.map((id) => putDown(game, id, { ...game.units[id].where, hex } as Where)),
  ];
}

function putDown(game: Draft<Game>, id: CounterId, where: Where): Event {
  const unit = game.units[id];
  const hidden = setsUpHidden(game, unit.side);
  unit.where = { ...where };
  unit.hidden = hidden;
  return { type: 'placed', unit: id, where, hidden };
}

function takeUp(game: Draft<Game>, id: CounterId): Event {
  const unit = game.units[id];
  const { hidden } = unit;
  unit.where = { at: 'unplaced' };
  unit.hidden = false;
  return { type: 'unplaced', unit: id, hidden };
}

/** Sections aboard a Floater or inside a fort, and the garrison on top of it. */
function companionsOf(position: Position, id: CounterId): readonly CounterId[] {
  const unit = unitOf(position, id);
  const sections =
    unit.kind === 'fort' && isPlaced(unit)
      ? garrisonIn(position, unit.where.hex)
      : passengersOf(position, id);
  return sections.map((section) => section.id);
}
