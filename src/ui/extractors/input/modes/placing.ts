import type { BoardMark } from '../../../../board/model';
import type { Direction, Hex } from '../../../../hex';
import {
  capacityOf,
  enemyOf,
  facesHexside,
  isPlaced,
  placementOptions,
  scenarioOf,
  unitOf,
  unitsIn,
  unitsOf,
  unplacedUnits,
  whyIllegal,
  zoneOf,
  type Action,
  type CounterId,
  type Edge,
  type Position,
  type Unit,
} from '../../../../rules/extractors';
import { boardSide } from '../../art/look';
import type { Desk, Mode, Tap } from '../desk';
import { idle, selectedMark } from './idle';
import { inHand, tappedUnit } from './select';

type PlaceAction = Extract<Action, { readonly type: 'place' }>;

/**
 * Set-up: the hexes for the unit in hand are drawn, a tap places it there, a tap on a Floater or fort with room puts a section
 * into it; with all placed, a tap on a unit takes that one in hand [§5].
 */
export const placing: Mode = {
  ...idle,
  marks: (position, desk) => [...zoneMarks(position, desk), ...selectedMark(position, desk)],
  tapsMeanHexes: (position, desk) => toPlace(position, desk) !== null,
  tap: (position, desk, tap) => {
    const unit = toPlace(position, desk);
    const own = tappedUnit(position, tap, (other) => other.side === position.phase.side);
    if (unit === null || own === unit) return inHand(desk, own);
    const action = placeAction(position, desk, unit, tap);
    if (tap.counter !== null && own !== null && action.into === null) return inHand(desk, own);
    const refusal = whyIllegal(position, action) ?? null;
    if (refusal) return { ...inHand(desk, own ?? unit), refusal };
    return { ...desk, selected: unit, plan: { kind: 'act', action } };
  },
};

/** The unit in hand, else the next to place: what carries or shelters comes before the sections that go into it. */
export function toPlace(position: Position, { selected }: Pick<Desk, 'selected'>): CounterId | null {
  if (selected !== null && Object.hasOwn(position.units, selected)) return selected;
  const units = unplacedUnits(position);
  return (units.find((unit) => unit.class !== 'section') ?? units.at(0))?.id ?? null;
}

/** The place a tap means: in the open, or in a carrier of the hex that has room. */
function placeAction(position: Position, desk: Desk, id: CounterId, { hex, counter }: Tap): PlaceAction {
  const facing = facingFor(position, desk, unitOf(position, id));
  const into = carriersIn(position, hex)
    .filter((carrier) => counter === null || carrier === counter)
    .find((carrier) => !whyIllegal(position, { type: 'place', unit: id, hex, facing, into: carrier }));
  return { type: 'place', unit: id, hex, facing, into: into ?? null };
}

/** Floaters and forts in a hex [§3, §6.3.3]. */
export function carriersIn(position: Position, hex: Hex): readonly CounterId[] {
  return unitsIn(position, hex)
    .filter((unit) => unit.side === position.phase.side && capacityOf(unit) > 0)
    .map(({ id }) => id);
}

const TOWARDS: Readonly<Record<Edge, Direction>> = { north: 0, east: 1, south: 3, west: 5 };

/** As it faces already, as chosen before, as the others face, else towards the enemy's edge; null for what has no facing. */
export function facingFor(
  position: Position,
  { facing }: Pick<Desk, 'facing'>,
  unit: Unit,
): Direction | null {
  if (!facesHexside(unit)) return null;
  if (isPlaced(unit) && unit.where.facing !== null) return unit.where.facing;
  if (facing !== undefined) return facing;
  const other = unitsOf(position).find(
    (each) => each.side === unit.side && isPlaced(each) && facesHexside(each),
  );
  if (other && isPlaced(other) && other.where.facing !== null) return other.where.facing;
  const enemy = enemyOf(unit.side);
  return TOWARDS[scenarioOf(position).friendlyEdge[enemy]];
}

/** Where all of the map is open no zone is drawn. */
const MOST_OF_THE_MAP = 500;

function zoneMarks(position: Position, desk: Desk): readonly BoardMark[] {
  const { side } = position.phase;
  const unit = toPlace(position, desk);
  if (unit === null || side === null || !zoneOf(position, unitOf(position, unit))) return [];
  const hexes = openHexes(position, unit);
  return hexes.length < MOST_OF_THE_MAP ? [{ kind: 'zone', side: boardSide(side), hexes }] : [];
}

const OPEN = new WeakMap<Position, Map<CounterId, readonly Hex[]>>();

/** The hexes a unit may be placed in now, asked once a position. */
export function openHexes(position: Position, unit: CounterId): readonly Hex[] {
  const known = OPEN.get(position) ?? new Map<CounterId, readonly Hex[]>();
  OPEN.set(position, known);
  const asked = known.get(unit) ?? hexesOf(placementOptions(position, unit));
  known.set(unit, asked);
  return asked;
}

function hexesOf(actions: readonly Action[]): readonly Hex[] {
  return [...new Set(actions.flatMap((action) => (action.type === 'place' ? [action.hex] : [])))];
}
