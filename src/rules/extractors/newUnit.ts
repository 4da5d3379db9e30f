import type { Draft } from '../result';
import { CHASSIS, COUNTERS, SECTIONS, SPARE_COUNTERS, STATICS, VEHICLES, counterOf } from './data';
import { scenarioOf } from './scenarios';
import type {
  Arrival,
  Chassis,
  CounterId,
  Cycle,
  Machine,
  MachineLetter,
  Order,
  OrderBox,
  Position,
  Section,
  StaticPiece,
  Unit,
  Vehicle,
  Where,
} from './types';
import { variedOf } from './variant';

/** A unit of a force, unhurt, where its force begins [§5]. A machine's counter needs its chassis; without one this throws RangeError. */
export function newUnit(
  position: Pick<Position, 'scenario' | 'variant'>,
  force: number,
  id: CounterId,
  chassis?: Chassis,
): Unit {
  const where = startOf(scenarioOf(position).forces[force].arrival);
  const unit = unhurt({ id, force, where }, chassis);
  const varied = variedOf(position, unit.kind);
  if (!varied) return unit;
  unit.varied = varied;
  if (unit.class === 'vehicle') unit.armour = varied.armour ?? unit.armour;
  return unit;
}

type Begun = Pick<Unit, 'id' | 'force' | 'where'>;

function unhurt(begun: Begun, chassis: Chassis | undefined): Draft<Unit> {
  const { kind } = counterOf(begun.id);
  if (kind === null) return newMachine(begun, chassis);
  if (kind in SECTIONS) return newSection(begun, kind as Section['kind']);
  if (kind in STATICS) return newStatic(begun, kind as StaticPiece['kind']);
  return newVehicle(begun, kind as Vehicle['kind']);
}

/*
 * Written out field by field in the order of copy.ts: what is built alike is read fast wherever it comes from.
 */
function newSection({ id, where, force }: Begun, kind: Section['kind']): Draft<Section> {
  return {
    id,
    side: counterOf(id).side,
    where,
    force,
    moved: false,
    fired: false,
    hidden: false,
    ambush: false,
    class: 'section',
    kind,
    steps: SECTIONS[kind].steps,
    pinned: false,
    routed: false,
    disembarked: false,
  };
}

function newVehicle({ id, where, force }: Begun, kind: Vehicle['kind']): Draft<Vehicle> {
  return {
    id,
    side: counterOf(id).side,
    where,
    force,
    moved: false,
    fired: false,
    hidden: false,
    ambush: false,
    class: 'vehicle',
    kind,
    armour: VEHICLES[kind].armour,
    firepowerHits: 0,
    speedHits: 0,
  };
}

function newStatic({ id, where, force }: Begun, kind: StaticPiece['kind']): Draft<StaticPiece> {
  return {
    id,
    side: counterOf(id).side,
    where,
    force,
    moved: false,
    fired: false,
    hidden: false,
    ambush: false,
    class: 'static',
    kind,
    armour: STATICS[kind].armour,
  };
}

/** A machine with its display, without equipment or orders [§8]. */
function newMachine({ id, where, force }: Begun, chassis: Chassis | undefined): Draft<Machine> {
  if (!chassis) throw new RangeError(`Machine ${id} needs a chassis`);
  const { armour, slots } = CHASSIS[chassis];
  return {
    id,
    side: counterOf(id).side,
    where,
    force,
    moved: false,
    fired: false,
    hidden: false,
    ambush: false,
    class: 'machine',
    kind: chassis,
    letter: id as string as MachineLetter,
    armour,
    extraArmour: 0,
    speedLost: 0,
    slots: slots.map(() => ({ weapon: null, lost: false, fired: false })),
    thanis: { freeMove: false, freeTarget: false },
    move: emptyCycle(true),
    combat: emptyCycle(false),
    objective: null,
    mark: null,
    held: false,
    combatReset: false,
  };
}

/** A machine's cycle before any order [§8.1]; the Move cycle always runs. */
function emptyCycle<O extends Order>(running: boolean): Draft<Cycle<O>> {
  return { boxes: [emptyBox(), emptyBox(), emptyBox()], marker: null, running, reset: false } as Draft<
    Cycle<O>
  >;
}

function emptyBox(): OrderBox {
  return { order: null, revealed: false, lost: false };
}

/** Where the units of a force are before the first turn [§5]. */
function startOf(arrival: Arrival): Where {
  switch (arrival.type) {
    case 'stands':
      return { at: 'map', hex: arrival.hex, facing: null, inside: null };
    case 'placed':
      return { at: 'unplaced' };
    case 'enters':
      return { at: 'toEnter' };
  }
}

/** Units by id in the order of the counter mix. */
export function inMixOrder(units: readonly Unit[]): Record<CounterId, Unit> {
  const sorted = [...units].sort((a, b) => rankInMix(a.id) - rankInMix(b.id));
  return Object.fromEntries(sorted.map((unit) => [unit.id, unit]));
}

const MIX: ReadonlyMap<CounterId, number> = new Map(
  [...COUNTERS, ...SPARE_COUNTERS].map(({ id }, index) => [id, index]),
);

function rankInMix(id: CounterId): number {
  return MIX.get(id) ?? MIX.size;
}
