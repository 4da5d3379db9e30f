import { DIRECTIONS, type Hex } from '../../hex';
import type { Draft } from '../result';
import { SET_UP_DISTANCE } from './data';
import { basesOf, illegal, isPlaced, placedBases, profileOf } from './bases';
import { isBarred } from './movement';
import { modesOf } from './orders';
import { rangeOfHexes } from './range';
import { armyOf, mapOf, scenarioOf } from './scenarios';
import { beginTurn, enter } from './sequence';
import { fitTogether, stackIn } from './stacking';
import type { Action, Base, Event, Game, Illegal, Mode, Position, Side } from './types';

type PlaceAction = Extract<Action, { readonly type: 'place' }>;
type PlacementAction = Extract<Action, { readonly type: 'place' | 'unplace' | 'endPlacement' }>;

/** Why a base may not be set up so, be taken up again, or the set-up not be ended [§15, §16]. */
export function whyNotPlacement(position: Position, action: PlacementAction): Illegal | undefined {
  switch (action.type) {
    case 'place':
      return whyNotPlace(position, action);
    case 'unplace':
      return isPlaced(position.bases[action.base])
        ? undefined
        : illegal('§15', { reason: 'notOnMap', base: action.base });
    case 'endPlacement': {
      const bases = unplacedBases(position).map(({ id }) => id);
      return bases.length ? illegal('§15', { reason: 'unplaced', bases }) : undefined;
    }
  }
}

/** Bases the side to decide has still to set up, in the order of its army list. */
export function unplacedBases(position: Position): readonly Base[] {
  const { side } = position.phase;
  return basesOf(position).filter((base) => base.side === side && base.where.at === 'unplaced');
}

/** Modes to set up in: any but fast [§15]. */
export function setUpModes(base: Base): readonly Mode[] {
  return modesOf(base).filter((mode) => mode !== 'fast');
}

function whyNotPlace(position: Position, { base: id, hex, mode }: PlaceAction): Illegal | undefined {
  const base = position.bases[id];
  if (!setUpModes(base).includes(mode)) return illegal('§15', { reason: 'noSuchMode', base: id, mode });
  return whyNotHex(position, base, hex);
}

/** Why a base may not be set up in a hex: zone, ground, enemies, stacking [§15]. */
export function whyNotHex(position: Position, base: Base, hex: Hex): Illegal | undefined {
  if (!armyOf(position, base.side).zone.includes(hex)) return illegal('§16', { reason: 'outsideZone', hex });
  if (isBarred(position, base, null, hex)) {
    const terrain = mapOf(position).terrain[hex];
    return illegal('§2', { reason: 'barred', hex, terrain, class: profileOf(base).class });
  }
  const near = placedBases(position).find(
    (other) => other.side !== base.side && rangeOfHexes(position, hex, other.where.hex) <= SET_UP_DISTANCE,
  );
  if (near) {
    const range = rangeOfHexes(position, hex, near.where.hex);
    const least = SET_UP_DISTANCE + 1;
    return illegal('§15', { reason: 'enemyNear', hex, enemy: near.id, distance: range, least });
  }
  const others = stackIn(position, base.side, hex, base).filter((other) => other.id !== base.id);
  if (fitTogether([...others, base])) return undefined;
  return illegal('§6.2', { reason: 'stackFull', hex, bases: others.map((other) => other.id) });
}

/** Sets a base up, takes it up again, or ends a side's set-up: after the last the first turn begins [§15, §16]. */
export function playPlacement(game: Draft<Game>, action: PlacementAction): readonly Event[] {
  switch (action.type) {
    case 'place': {
      const base = game.bases[action.base];
      const where = { at: 'map', hex: action.hex, facing: action.facing } as const;
      base.where = where;
      base.mode = action.mode;
      return [{ type: 'placed', base: base.id, where, mode: action.mode }];
    }
    case 'unplace':
      game.bases[action.base].where = { at: 'unplaced' };
      return [{ type: 'unplaced', base: action.base }];
    case 'endPlacement': {
      const next = nextToPlace(game);
      return next ? [enter(game, { name: 'placement', side: next })] : beginTurn(game);
    }
  }
}

/** The side that sets up after this one [§16]. */
function nextToPlace(position: Position): Side | undefined {
  const sides = scenarioOf(position).armies.map(({ side }) => side);
  return sides.at(sides.indexOf(position.phase.side!) + 1);
}

/** Every place, facing and mode of the bases still to be set up, those that may be taken up, and the end. */
export function placementOptions(position: Position): readonly Action[] {
  const { side } = position.phase;
  const unplaced = unplacedBases(position);
  const places = unplaced.flatMap((base) => placesOf(position, base));
  const taken = placedBases(position)
    .filter((base) => base.side === side)
    .map(({ id }): Action => ({ type: 'unplace', base: id }));
  return [...places, ...taken, ...(unplaced.length ? [] : [{ type: 'endPlacement' } as const])];
}

function placesOf(position: Position, base: Base): readonly PlaceAction[] {
  return armyOf(position, base.side)
    .zone.filter((hex) => !whyNotHex(position, base, hex))
    .flatMap((hex) =>
      setUpModes(base).flatMap((mode) =>
        DIRECTIONS.map((facing): PlaceAction => ({ type: 'place', base: base.id, hex, facing, mode })),
      ),
    );
}
