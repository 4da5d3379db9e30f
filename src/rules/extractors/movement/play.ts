import { directionTo, type Direction, type Hex } from '../../../hex';
import type { Draft } from '../../result';
import { eliminate } from '../fire/eliminate';
import { uncover } from '../hidden';
import { completeMoveOrder } from '../moveOrders/complete';
import { dropMarksOn } from '../display/marks';
import { holdsFireOnEntry, mapOf } from '../scenarios';
import type { CounterId, Event, Game, MoveAction, Position, Unit, Walk } from '../types';
import {
  capacityOf,
  facesHexside,
  isIllegal,
  isPlaced,
  passengersOf,
  unitOf,
  unitsIn,
  unitsOf,
  type Placed,
} from '../units';
import { bringIn } from './entering';
import { bump, rollForBog } from './interrupted';
import { edgeLeft, isRouted, moverOf, type Mover } from './mover';
import { staysInside } from './going';
import { walk } from './walk';

/** Makes a legal move; bog rolls and hidden units may cut it short [§6.3]. */
export function playMove(game: Draft<Game>, action: MoveAction): Event[] {
  const id = action.unit;
  const walked = walkOf(game, action);
  const bog = rollForBog(game, action, walked);
  const { action: made, found } = bump(game, bog.action);
  const events = [
    ...comingOut(game, action),
    ...bog.events,
    ...(made ? moving(game, made, made === action ? walked : walkOf(game, made)) : []),
    ...found.flatMap((hidden) => uncover(game, hidden, 'bumped')),
  ];
  game.units[id].moved = true;
  if (game.activation === null) return events;
  if (made) return [...events, ...completeMoveOrder(game, id, events)];
  // It has not entered, so its Move cycle does not advance.
  game.activation = null;
  return events;
}

function walkOf(game: Draft<Game>, action: MoveAction): Walk {
  const walked = walk(game, action);
  if (isIllegal(walked)) throw new Error(`Played an illegal move: ${JSON.stringify(action)}`);
  return walked;
}

/** A section leaves its Floater or fort before it moves [§6.3.3, R-36]. */
function comingOut(game: Draft<Game>, action: MoveAction): Event[] {
  const unit = game.units[action.unit];
  if (unit.class !== 'section' || unit.where.at !== 'map') return [];
  const carrier = unit.where.inside;
  if (carrier === null || staysInside(carrier, action)) return [];
  const lands = unitOf(game, carrier).class === 'vehicle';
  if (lands) unit.disembarked = true;
  return [{ type: lands ? 'disembarked' : 'leftShelter', unit: unit.id, carrier }];
}

/** The part of the move that is made, on the map. */
function moving(game: Draft<Game>, action: MoveAction, { steps, costs, end }: Walk): Event[] {
  const unit = unitOf(game, action.unit);
  const events: Event[] = [];
  if (!isPlaced(unit)) {
    const entrant: Draft<Unit> = game.units[action.unit];
    if (entrant.class === 'machine' && holdsFireOnEntry(game, entrant)) entrant.holdsFire = true;
    events.push(entering(game, unit, action), ...bringIn(game, unit.id, action.path[0]));
  }
  events.push({ type: 'moved', unit: unit.id, steps: [...steps], costs: [...costs], facing: end.facing });
  events.push(...overrun(game, unit, action));
  if (action.exit !== null) return [...events, ...leaving(game, unit, end.hex, action.exit)];
  const stays = isPlaced(unit) && staysInside(unit.where.inside, action);
  stand(game, action, end.hex);
  return action.into === null || stays ? events : [...events, goingInside(game, unit.id, action.into)];
}

function entering(position: Position, unit: Unit, { path, facing }: MoveAction): Event {
  const ahead = path.length > 1 ? directionTo(mapOf(position).grid, path[0], path[1]) : undefined;
  const faces = facesHexside(unit) ? (ahead ?? facing) : null;
  return { type: 'entered', unit: unit.id, hex: path[0], facing: faces };
}

/** An empty fort is destroyed by a machine entering its hex [§9.5]. */
function overrun(game: Draft<Game>, unit: Unit, { path }: MoveAction): Event[] {
  if (unit.class !== 'machine') return [];
  const forts = unitsOf(game).filter((fort): fort is Placed => fort.kind === 'fort' && isPlaced(fort));
  if (forts.length === 0) return [];
  return [...new Set(path)]
    .flatMap((hex) => forts.filter(({ where }) => where.hex === hex && isEmpty(game, hex)))
    .flatMap((fort): Event[] => [
      { type: 'fortOverrun', fort: fort.id, machine: unit.id },
      ...eliminate(game, fort.id, 'overrun'),
    ]);
}

/** No section in or on the fort of this hex [§9.5]. */
function isEmpty(position: Position, hex: Hex): boolean {
  return !unitsIn(position, hex).some((unit) => unit.class === 'section');
}

/** It stands where its move ended; what it carries goes with it [§6.3.3]. */
function stand(game: Draft<Game>, { unit: id, facing, into }: MoveAction, hex: Hex): void {
  if (capacityOf(game.units[id]) > 0)
    for (const { id: passenger } of passengersOf(game, id))
      game.units[passenger].where = { at: 'map', hex, facing: null, inside: id };
  game.units[id].where = { at: 'map', hex, facing, inside: into };
}

function goingInside(game: Draft<Game>, unit: CounterId, carrier: CounterId): Event {
  const shelters = unitOf(game, carrier).class === 'static';
  return { type: shelters ? 'sheltered' : 'embarked', unit, carrier };
}

/** It does not return; a routed section is lost. */
function leaving(game: Draft<Game>, unit: Unit, hex: Hex, exit: Direction): Event[] {
  const { id } = unit;
  const edge = edgeLeft(moverOf(game, id) as Mover, hex, exit)!;
  const exited: Event = { type: 'exited', unit: id, hex, edge };
  if (isRouted(unit)) return [exited, ...eliminate(game, id, 'leftMap')];
  game.units[id].where = { at: 'exited', edge };
  return [exited, ...dropMarksOn(game, id)];
}
