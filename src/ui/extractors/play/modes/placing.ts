import type { BoardMark } from '../../../../board/model';
import {
  facesHexside,
  hexesOfZone,
  unplacedUnits,
  whyIllegal,
  zoneOf,
  type Action,
  type CounterId,
  type Position,
} from '../../../../rules/extractors';
import type { Desk, Mode, Tap } from '../desk';
import { idle, selectedMark } from './idle';
import { inHand, tappedUnit } from './select';

/** Set-up: the zone of the unit in hand is drawn, a tap places it, a tap on a placed unit takes it in hand [§5]. */
export const placing: Mode = {
  ...idle,
  marks: (position, desk) => [...zoneMarks(position, desk), ...selectedMark(position, desk)],
  tap: (position, desk, tap) => {
    const unit = tappedUnit(position, tap, ({ side }) => side === position.phase.side);
    if (tap.counter !== null && unit !== null) return inHand(desk, unit);
    const selected = desk.selected ?? unplacedUnits(position).at(0)?.id ?? null;
    if (selected === null) return inHand(desk, unit);
    const action = placeAction(position, selected, tap);
    const refusal = whyIllegal(position, action) ?? null;
    return { ...desk, selected, refusal, plan: refusal ? null : { kind: 'act', action } };
  },
};

/** Vehicles and machines arrive facing north unless they already face somewhere. */
export function placeAction(position: Position, id: CounterId, { hex }: Tap): Action {
  const unit = position.units[id];
  const facing = facesHexside(unit) ? (unit.where.at === 'map' ? unit.where.facing : 0) : null;
  return { type: 'place', unit: id, hex, facing, into: null };
}

function zoneMarks(position: Position, { selected }: Desk): readonly BoardMark[] {
  const unit = selected === null ? unplacedUnits(position).at(0) : position.units[selected];
  const zone = unit && zoneOf(position, unit);
  const side = position.phase.side;
  return zone && side ? [{ kind: 'zone', side, hexes: hexesOfZone(position, zone) }] : [];
}
