import type { Direction, Hex } from '../../../hex';
import {
  mapOf,
  unitsIn,
  type Machine,
  type Placed,
  type Position,
  type Unit,
} from '../../../rules/extractors';
import { directionName, hexName, nameOf, terrainName, unitName } from './names';
import { statusWords } from './status';
import { capital } from './text';

/** A hex in one sentence, what a sighted player sees of it: terrain, road, who is there, marks. */
export function hexLine(position: Position, hex: Hex): string {
  const things = [...occupants(position, hex), ...marks(position, hex)];
  const ground = `${hexName(hex)}, ${groundWords(position, hex)}`;
  return things.length > 0 ? `${ground}: ${things.join('; ')}.` : `${ground}.`;
}

/** 'rough', 'lake with a road on a bridge', 'flux to the north-east'. */
export function groundWords(position: Position, hex: Hex): string {
  const map = mapOf(position);
  const terrain = map.terrain[hex];
  const arrow = map.flux[hex];
  const ground = arrow === null ? terrainName(terrain) : `flux to the ${directionName(arrow)}`;
  if (map.road[hex] === 0) return ground;
  return terrain === 'lake' ? `${ground} with a bridge` : `${ground} with road`;
}

/** A unit as the hex line tells it: name, side, facing, what is the matter with it, who is inside. */
function occupantWords(position: Position, unit: Placed): string {
  const { facing } = unit.where;
  const inside = unitsIn(position, unit.where.hex).filter(({ where }) => where.inside === unit.id);
  return [
    unitName(unit),
    sideWord(unit),
    ...(facing === null ? [] : [`facing ${directionName(facing)}`]),
    ...statusWords(unit),
    ...inside.map(
      (passenger) => `with ${[nameOf(position, passenger.id), ...ownStatus(passenger)].join(', ')} inside`,
    ),
  ].join(', ');
}

function occupants(position: Position, hex: Hex): readonly string[] {
  return unitsIn(position, hex)
    .filter(({ where }) => where.inside === null)
    .map((unit) => occupantWords(position, unit));
}

function marks(position: Position, hex: Hex): readonly string[] {
  const machines = Object.values(position.units).filter((unit): unit is Machine => unit.class === 'machine');
  return machines.flatMap((machine) => [
    ...objectiveMark(position, machine, hex),
    ...targetMark(position, machine, hex),
  ]);
}

function objectiveMark(position: Position, machine: Machine, hex: Hex): readonly string[] {
  const { objective, id } = machine;
  if (objective?.hex !== hex) return [];
  return [`Vector mark of ${nameOf(position, id)}${exitWords(objective.exit)}`];
}

function targetMark(position: Position, { mark, id }: Machine, hex: Hex): readonly string[] {
  const target = mark !== null && Object.hasOwn(position.units, mark) ? position.units[mark] : undefined;
  if (!target || target.where.at !== 'map' || target.where.hex !== hex) return [];
  return [`Target mark of ${nameOf(position, id)} on ${nameOf(position, target.id)}`];
}

function exitWords(exit: Direction | null): string {
  return exit === null ? '' : ` off the map to the ${directionName(exit)}`;
}

function sideWord({ side }: Unit): string {
  return capital(side);
}

/** Without where it is: the carrier has been named. */
function ownStatus(passenger: Placed): readonly string[] {
  return statusWords({ ...passenger, where: { ...passenger.where, inside: null } });
}
