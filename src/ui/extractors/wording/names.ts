import { hexNumber, type Direction, type Hex } from '../../../hex';
import {
  CHASSIS,
  SECTIONS,
  STATICS,
  VEHICLES,
  WEAPONS,
  counterOf,
  doriana,
  findCounter,
  scenarioOf,
  type Arc,
  type CellName,
  type CounterId,
  type CounterKind,
  type CycleName,
  type Edge,
  type MovementType,
  type Order,
  type Phase,
  type Position,
  type Purchase,
  type ScenarioId,
  type Side,
  type Terrain,
  type Unit,
  type Weapon,
} from '../../../rules/extractors';

const SIDES: Readonly<Record<Side, string>> = { dorian: 'Dorian', avronian: 'Avronian' };

const TERRAINS: Readonly<Record<Terrain, string>> = {
  clear: 'clear ground',
  rough: 'rough',
  lake: 'lake',
  buildup: 'build-up',
  depression: 'depression',
  bog: 'creeshing bog',
  flux: 'flux',
  chimneys: 'chimneys',
};

const MOVEMENT_TYPES: Readonly<Record<MovementType, string>> = {
  articulated: 'Articulated',
  leg: 'Leg',
  tracked: 'Tracked',
  acv: 'ACV',
  orni: 'Orni',
};

const DIRECTIONS = ['north', 'north-east', 'south-east', 'south', 'south-west', 'north-west'] as const;

const ARCS: Readonly<Record<Arc, string>> = {
  front: 'front',
  frontAndFlanks: 'front and flanks',
  rear: 'rear',
  rearAndFlanks: 'rear and flanks',
  turret: 'turret',
};

const ORDERS: Readonly<Record<Order, string>> = {
  vector: 'Vector',
  close: 'Close',
  retire: 'Retire',
  patrol: 'Patrol',
  hold: 'Hold',
  freeMove: 'Free Move',
  closestTarget: 'Closest Target',
  sweep: 'Sweep',
  optimize: 'Optimize',
  target: 'Target',
  selfDestruct: 'Self-destruct',
  freeTarget: 'Free Target',
};

const ORDER_RULES: Readonly<Record<Order, `§${string}`>> = {
  vector: '§8.3.1',
  close: '§8.3.2',
  retire: '§8.3.3',
  patrol: '§8.3.4',
  hold: '§8.3.5',
  freeMove: '§8.5',
  closestTarget: '§8.4.1',
  sweep: '§8.4.2',
  optimize: '§8.4.3',
  target: '§8.4.4',
  selfDestruct: '§8.4.5',
  freeTarget: '§8.5',
};

const PHASES: Readonly<Record<Exclude<Phase['name'], 'ended'>, string>> = {
  buildUp: 'build-up',
  placement: 'placement',
  programming: 'orders',
  movement: 'movement',
  fire: 'fire',
  rally: 'rally',
};

export function sideName(side: Side): string {
  return SIDES[side];
}

function cellName(cell: CellName): string {
  return cell;
}

export function weaponName(weapon: Weapon): string {
  return WEAPONS[weapon].name;
}

export function orderName(order: Order): string {
  return ORDERS[order];
}

/** Where the rules tell what the order asks. */
export function orderRule(order: Order): `§${string}` {
  return ORDER_RULES[order];
}

export function cycleName(cycle: CycleName): string {
  return cycle === 'move' ? 'Move' : 'Combat';
}

export function terrainName(terrain: Terrain): string {
  return TERRAINS[terrain];
}

export function movementTypeName(type: MovementType): string {
  return MOVEMENT_TYPES[type];
}

/** 'north', 'south-west'. */
export function directionName(direction: Direction): string {
  return DIRECTIONS[direction];
}

export function arcName(arc: Arc): string {
  return ARCS[arc];
}

/** 'north edge'. */
export function edgeName(edge: Edge): string {
  return `${edge} edge`;
}

/** 'Dorian fire'. */
export function phaseName(phase: Phase): string {
  return phase.name === 'ended' ? 'Game over' : `${SIDES[phase.side]} ${PHASES[phase.name]}`;
}

export function scenarioName(id: ScenarioId): string {
  return scenarioOf(id).title;
}

/** The printed number: '0512' [§1]. */
export function hexName(hex: Hex): string {
  return hexNumber(doriana.grid, hex);
}

/** 'Shock', 'PGP', 'Command Post', 'Glide'. */
export function kindName(kind: CounterKind): string {
  if (kind in SECTIONS) return SECTIONS[kind as keyof typeof SECTIONS].name;
  if (kind in VEHICLES) return VEHICLES[kind as keyof typeof VEHICLES].name;
  if (kind in STATICS) return STATICS[kind as keyof typeof STATICS].name;
  return CHASSIS[kind as keyof typeof CHASSIS].name;
}

/** 'Shock 1, Ehn Etaki', 'PGP 2', 'Glide A', 'Command Post'. */
export function unitName(unit: Unit): string {
  const { cell } = counterOf(unit.id);
  return cell === null ? shortName(unit) : `${shortName(unit)}, ${cell}`;
}

/** Without the cell: 'Shock 1', 'Glide A'. */
export function shortName(unit: Unit): string {
  if (unit.class === 'machine') return `${CHASSIS[unit.kind].name} ${unit.letter}`;
  const { rank } = counterOf(unit.id);
  return rank === null ? kindName(unit.kind) : `${kindName(unit.kind)} ${rank}`;
}

/** Of a counter that is no machine, in a sentence: 'Shock 1 of Ehn Etaki', 'PGP 2'. */
export function counterName(id: CounterId): string {
  const { kind, rank, cell } = counterOf(id);
  const short = [kind === null ? id : kindName(kind), ...(rank === null ? [] : [rank])].join(' ');
  return cell === null ? short : `${short} of ${cell}`;
}

/** In a sentence, also for a unit the view does not hold: 'Shock 1 of Ehn Etaki', 'Glide A'. */
export function nameOf(position: Position, id: CounterId): string {
  const { short, cell } = partsOf(position, id);
  return cell === null ? short : `${short} of ${cell}`;
}

/** As short as can be told apart in this game: 'Shock 1', but 'Shock 1 of Panza' where another cell has one. */
export function briefName(position: Position, id: CounterId): string {
  const { short, cell } = partsOf(position, id);
  if (cell === null) return short;
  // 'Shock' is also taken for 'Shock 1'.
  const namesake = Object.values(position.units).some((other) => {
    const name = shortName(other);
    return other.id !== id && (name.startsWith(short) || short.startsWith(name));
  });
  return namesake ? `${short} of ${cell}` : short;
}

/** 'Laser of Glide A'; a unit without slots by its own name. */
export function firerName(position: Position, unit: CounterId, slot: number | null): string {
  const name = nameOf(position, unit);
  return slot === null ? name : `${slotName(position, unit, slot)} of ${name}`;
}

/** The weapon in a slot, or 'slot 2'. */
export function slotName(position: Position, unit: CounterId, slot: number): string {
  const machine = Object.hasOwn(position.units, unit) ? position.units[unit] : undefined;
  const held = machine?.class === 'machine' ? machine.slots[slot] : undefined;
  return held?.weapon ? weaponName(held.weapon) : `slot ${slot + 1}`;
}

/** 'Panza', 'Transcom', 'Glide B', 'Laser in slot 2 of machine A', 'Free Move for machine A'. */
export function purchaseName(purchase: Purchase): string {
  switch (purchase.item) {
    case 'cell':
      return cellName(purchase.cell);
    case 'white':
      return kindName(purchase.kind);
    case 'machine':
      return `${CHASSIS[purchase.chassis].name} ${purchase.letter}`;
    case 'weapon':
      return `${weaponName(purchase.weapon)} in slot ${purchase.slot + 1} of machine ${purchase.letter}`;
    case 'extraArmour':
      return `1 extra armour for machine ${purchase.letter}`;
    case 'thanis':
      return `${orderName(purchase.order)} for machine ${purchase.letter}`;
  }
}

function partsOf(position: Position, id: CounterId): { short: string; cell: CellName | null } {
  const unit = Object.hasOwn(position.units, id) ? position.units[id] : undefined;
  if (unit) return { short: shortName(unit), cell: counterOf(id).cell };
  const counter = findCounter(id);
  if (!counter) return { short: 'unknown unit', cell: null };
  if (counter.kind === null) return { short: `machine ${id}`, cell: null };
  const kind = kindName(counter.kind);
  return { short: counter.rank === null ? kind : `${kind} ${counter.rank}`, cell: counter.cell };
}
