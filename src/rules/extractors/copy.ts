import type { Draft } from '../result';
import type {
  Activation,
  CounterId,
  Cycle,
  Game,
  Machine,
  Order,
  OrderBox,
  Position,
  Section,
  StaticPiece,
  Unit,
  Vehicle,
  Victory,
  WeaponSlot,
  Where,
} from './types';

/** A game of its own: equal to the one it was copied from, and shares with it nothing that play could change. */
export function copyGame(game: Game): Draft<Game> {
  const { state, rolled } = game.dice;
  return { ...copyPosition(game), dice: { state: [...state], rolled } };
}

/** A copy of a position without dice, such as a view. */
export function copyPosition(position: Position): Draft<Position> {
  const { scenario, rules, handicap, variant, turn, phase, activation, uncovered, victory } = position;
  return {
    scenario,
    rules,
    ...(handicap && { handicap: { ...handicap } }),
    ...(variant && { variant: { ...variant } }),
    turn,
    phase: { ...phase },
    activation: activation && copyActivation(activation),
    units: copyUnits(position.units),
    uncovered: [...uncovered],
    victory: victory && copyVictory(victory),
  };
}

function copyUnits(units: Position['units']): Record<CounterId, Draft<Unit>> {
  const copies = {} as Record<CounterId, Draft<Unit>>;
  for (const id in units) copies[id as CounterId] = copyUnit(units[id as CounterId]);
  return copies;
}

/** Written out field by field: a copy that has to look at what it copies takes ten times as long. */
export function copyUnit(unit: Unit): Draft<Unit> {
  const copy = copyOfClass(unit);
  if (unit.varied !== undefined) copy.varied = { ...unit.varied };
  return copy;
}

function copyOfClass(unit: Unit): Draft<Unit> {
  switch (unit.class) {
    case 'section':
      return copySection(unit);
    case 'vehicle':
      return copyVehicle(unit);
    case 'static':
      return copyStatic(unit);
    case 'machine':
      return copyMachine(unit);
  }
}

function copySection(unit: Section): Draft<Section> {
  const copy: Draft<Section> = {
    id: unit.id,
    side: unit.side,
    where: copyWhere(unit.where),
    force: unit.force,
    moved: unit.moved,
    fired: unit.fired,
    hidden: unit.hidden,
    ambush: unit.ambush,
    class: unit.class,
    kind: unit.kind,
    steps: unit.steps,
    pinned: unit.pinned,
    routed: unit.routed,
    disembarked: unit.disembarked,
  };
  if (unit.rallyTurn !== undefined) copy.rallyTurn = unit.rallyTurn;
  return copy;
}

function copyVehicle(unit: Vehicle): Draft<Vehicle> {
  return {
    id: unit.id,
    side: unit.side,
    where: copyWhere(unit.where),
    force: unit.force,
    moved: unit.moved,
    fired: unit.fired,
    hidden: unit.hidden,
    ambush: unit.ambush,
    class: unit.class,
    kind: unit.kind,
    armour: unit.armour,
    firepowerHits: unit.firepowerHits,
    speedHits: unit.speedHits,
  };
}

function copyStatic(unit: StaticPiece): Draft<StaticPiece> {
  return {
    id: unit.id,
    side: unit.side,
    where: copyWhere(unit.where),
    force: unit.force,
    moved: unit.moved,
    fired: unit.fired,
    hidden: unit.hidden,
    ambush: unit.ambush,
    class: unit.class,
    kind: unit.kind,
    armour: unit.armour,
  };
}

function copyMachine(unit: Machine): Draft<Machine> {
  const copy: Draft<Machine> = {
    id: unit.id,
    side: unit.side,
    where: copyWhere(unit.where),
    force: unit.force,
    moved: unit.moved,
    fired: unit.fired,
    hidden: unit.hidden,
    ambush: unit.ambush,
    class: unit.class,
    kind: unit.kind,
    letter: unit.letter,
    armour: unit.armour,
    extraArmour: unit.extraArmour,
    speedLost: unit.speedLost,
    slots: unit.slots.map(copySlot),
    thanis: { freeMove: unit.thanis.freeMove, freeTarget: unit.thanis.freeTarget },
    move: copyCycle(unit.move),
    combat: copyCycle(unit.combat),
    objective: unit.objective && { hex: unit.objective.hex, exit: unit.objective.exit },
    mark: unit.mark,
    held: unit.held,
    combatReset: unit.combatReset,
  };
  if (unit.holdsFire !== undefined) copy.holdsFire = unit.holdsFire;
  return copy;
}

function copySlot({ weapon, lost, fired }: WeaponSlot): Draft<WeaponSlot> {
  return { weapon, lost, fired };
}

function copyCycle<O extends Order>({ boxes, marker, running, reset }: Cycle<O>): Draft<Cycle<O>> {
  const [first, second, third] = boxes;
  return { boxes: [copyBox(first), copyBox(second), copyBox(third)], marker, running, reset } as Draft<
    Cycle<O>
  >;
}

function copyBox<O extends Order>({ order, revealed, lost }: OrderBox<O>): OrderBox<O> {
  return { order, revealed, lost };
}

function copyWhere(where: Where): Draft<Where> {
  if (where.at === 'map') return { at: 'map', hex: where.hex, facing: where.facing, inside: where.inside };
  if (where.at === 'toEnter' && where.inside !== undefined) return { at: 'toEnter', inside: where.inside };
  return where.at === 'exited' ? { at: 'exited', edge: where.edge } : { at: where.at };
}

function copyActivation(activation: Activation): Draft<Activation> {
  return activation.type === 'firing' ? { ...activation, swept: [...activation.swept] } : { ...activation };
}

function copyVictory({ winner, because, points }: Victory): Draft<Victory> {
  return {
    winner,
    because: { ...because },
    points: points.map(({ side, cause, value }) => ({ side, cause: { ...cause }, value })),
  };
}
