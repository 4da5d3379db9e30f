import { DIRECTIONS, allHexes, neighbour, type Direction, type Hex } from '../hex';
import {
  doriana,
  ordersOf,
  priceListOf,
  scenarioOf,
  type Action,
  type Firer,
  type Position,
  type Unit,
} from '../rules/extractors';
import { unitsOf } from '../rules/extractors/units';
import { pick, type Chance } from './chance';

const HEXES = allHexes(doriana.grid);
const TYPES: readonly Action['type'][] = [
  'buy',
  'sell',
  'recommend',
  'place',
  'unplace',
  'order',
  'reset',
  'lockOrders',
  'reveal',
  'markHex',
  'markTarget',
  'embark',
  'move',
  'uncover',
  'fire',
  'allocate',
  'cease',
  'rally',
  'endPhase',
];

/** The actions that belong to a phase: others are only sometimes worth asking about. */
const USUAL: Readonly<Partial<Record<Position['phase']['name'], readonly Action['type'][]>>> = {
  buildUp: ['buy', 'sell', 'endPhase'],
  placement: ['place', 'unplace', 'endPhase'],
  programming: ['order', 'endPhase'],
  movement: [
    'move',
    'move',
    'move',
    'embark',
    'uncover',
    'reset',
    'reveal',
    'markHex',
    'lockOrders',
    'endPhase',
  ],
  fire: ['fire', 'fire', 'fire', 'allocate', 'markTarget', 'cease', 'reset', 'reveal', 'endPhase'],
  rally: ['rally', 'endPhase'],
};

/** An action somebody might think of: well formed, about things there are, legal or not. */
export function plausible(position: Position, chance: Chance): Action {
  const usual = USUAL[position.phase.name] ?? TYPES;
  const type = pick(chance, chance(12) === 0 ? TYPES : usual)!;
  const some: Some = { position, chance };
  return asked(some, type);
}

interface Some {
  readonly position: Position;
  readonly chance: Chance;
}

function asked(some: Some, type: Action['type']): Action {
  const { position, chance } = some;
  const machine = unitId(some, (unit) => unit.class === 'machine');
  const cycle = pick(chance, ['move', 'combat'] as const)!;
  switch (type) {
    case 'buy':
    case 'sell': {
      const { forces } = scenarioOf(position);
      const purchase = pick(chance, priceListOf(position, chance(forces.length)));
      return purchase ? { type, force: chance(forces.length), purchase } : asked(some, 'recommend');
    }
    case 'recommend':
      // The fourth is that of an earlier version, without a number.
      return { type, ...pick(chance, [{ army: 0 }, { army: 1 }, { army: 2 }, {}] as const) };
    case 'place':
      return { type, unit: unitId(some), ...spot(some) };
    case 'unplace':
    case 'uncover':
    case 'rally':
      return { type, unit: unitId(some) };
    case 'order':
      return {
        type,
        machine,
        cycle,
        box: pick(chance, [0, 1, 2] as const)!,
        order: pick(chance, [null, ...ordersOf('move'), ...ordersOf('combat')])!,
      };
    case 'reset':
      return { type, machine, cycle };
    case 'lockOrders':
    case 'reveal':
    case 'cease':
      return { type, machine };
    case 'markHex':
      return { type, machine, hex: pick(chance, HEXES)!, exit: chance(3) ? null : direction(chance) };
    case 'markTarget':
      return { type, machine, target: unitId(some) };
    case 'embark':
      return { type, unit: unitId(some), into: chance(4) ? unitId(some, isFloater) : null };
    case 'move':
      return move(some);
    case 'fire':
      return { type, ...shot(some) };
    case 'allocate':
      return { type, machine, shots: Array.from({ length: 1 + chance(3) }, () => shot(some)) };
    default:
      return { type };
  }
}

const isFloater = ({ kind }: Unit) => kind === 'floater';

/** Mostly of the side to decide, now and then any. */
function unitId({ position, chance }: Some, wanted: (unit: Unit) => boolean = () => true): Unit['id'] {
  const units = unitsOf(position).filter(wanted);
  const own = units.filter(({ side }) => side === position.phase.side);
  return (
    (pick(chance, chance(8) ? own : units) ?? pick(chance, unitsOf(position)))?.id ?? ('A' as Unit['id'])
  );
}

function spot(some: Some) {
  const { chance, position } = some;
  const carrier = unitsOf(position).find(({ kind }) => kind === 'floater' || kind === 'fort');
  const into = carrier && chance(4) === 0 ? carrier : null;
  const hex = into?.where.at === 'map' ? into.where.hex : pick(chance, HEXES)!;
  return { hex, facing: chance(2) ? direction(chance) : null, into: into?.id ?? null };
}

/** A walk of a few hexes from where the unit is, often without going back. */
function move(some: Some): Action {
  const { position, chance } = some;
  const id = unitId(some);
  const unit = position.units[id];
  const path: Hex[] = [];
  let hex = unit?.where.at === 'map' ? unit.where.hex : undefined;
  if (hex === undefined) path.push((hex = pick(chance, HEXES)!));
  let way = unit?.where.at === 'map' && unit.where.facing !== null ? unit.where.facing : direction(chance);
  for (let left = chance(6); left > 0; left--) {
    const next: Hex | undefined = neighbour(doriana.grid, hex, way);
    if (next !== undefined) path.push((hex = next));
    if (chance(3) === 0) way = direction(chance);
  }
  const faces = unit?.class === 'vehicle' || unit?.class === 'machine';
  const exit = chance(8) === 0 ? direction(chance) : null;
  const facing = chance(20) === 0 ? null : (exit ?? (chance(2) ? way : direction(chance)));
  const carriers = unitsOf(position).filter(({ kind }) => kind === 'floater' || kind === 'fort');
  const into = chance(5) === 0 ? (pick(chance, carriers)?.id ?? null) : null;
  return { type: 'move', unit: id, path, facing: faces ? facing : chance(15) ? null : way, exit, into };
}

function shot(some: Some) {
  const { position, chance } = some;
  const enemies = unitsOf(position).filter(({ side }) => side !== position.phase.side);
  const target = (pick(chance, chance(10) ? enemies : unitsOf(position)) ?? { id: 'A' as Unit['id'] }).id;
  const firers = Array.from({ length: 1 + (chance(2) ? 0 : chance(4)) }, () => firer(some));
  return { firers, target, area: chance(5) === 0 };
}

function firer(some: Some): Firer {
  const { position, chance } = some;
  const unit = position.units[position.activation?.machine ?? unitId(some)];
  const slot = unit?.class === 'machine' ? chance(unit.slots.length + Number(chance(10) === 0)) : null;
  return { unit: unit?.id ?? ('A' as Unit['id']), slot: slot === null ? null : Math.min(slot, 4) };
}

function direction(chance: Chance): Direction {
  return pick(chance, DIRECTIONS)!;
}

/** An action with one thing about it changed: what somebody does who misses by a little. */
export function changed(position: Position, action: Action, chance: Chance): Action {
  const some: Some = { position, chance };
  const other = asked(some, action.type) as unknown as Readonly<Record<string, unknown>>;
  const field = pick(
    chance,
    Object.keys(action).filter((name) => name !== 'type' && name in other),
  );
  if (field === undefined) return plausible(position, chance);
  if (action.type === 'move' && field === 'path') return { ...action, path: strayed(action.path, chance) };
  if (action.type === 'fire' && field === 'firers')
    return { ...action, firers: [...action.firers, firer(some)] };
  return { ...action, [field]: other[field] };
}

/** A step more, a step less, or another last step. */
function strayed(path: readonly Hex[], chance: Chance): readonly Hex[] {
  const kept = chance(3) ? path : path.slice(0, -1);
  const last = kept.at(-1);
  const next =
    last === undefined || chance(3) === 0 ? undefined : neighbour(doriana.grid, last, direction(chance));
  return next === undefined ? kept : [...kept, next];
}
