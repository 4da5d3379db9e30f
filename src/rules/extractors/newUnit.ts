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
  Position,
  Section,
  StaticPiece,
  Unit,
  Vehicle,
  Where,
} from './types';
import { variedOf } from './variant';

/** A machine's cycle before any order [§8.1]; the Move cycle always runs. */
function emptyCycle<O extends Order>(running: boolean): Cycle<O> {
  const box = { order: null, revealed: false, lost: false };
  return { boxes: [{ ...box }, { ...box }, { ...box }], marker: null, running, reset: false };
}

/** A unit of a force, unhurt, where its force begins [§5]. A machine's counter needs its chassis; without one this throws RangeError. */
export function newUnit(
  position: Pick<Position, 'scenario' | 'variant'>,
  force: number,
  id: CounterId,
  chassis?: Chassis,
): Unit {
  const { side, kind } = counterOf(id);
  const where = startOf(scenarioOf(position).forces[force].arrival);
  const marks = { moved: false, fired: false, hidden: false, ambush: false };
  const own = kind ?? chassis;
  const varied = own && variedOf(position, own);
  const base = { id, side, where, force, ...marks, ...(varied && { varied }) };
  if (kind === null) return { ...base, ...display(id, chassis) };
  if (kind in SECTIONS) {
    const section = kind as Section['kind'];
    const { steps } = SECTIONS[section];
    return {
      ...base,
      class: 'section',
      kind: section,
      steps,
      pinned: false,
      routed: false,
      disembarked: false,
    };
  }
  if (kind in STATICS) {
    const piece = kind as StaticPiece['kind'];
    return { ...base, class: 'static', kind: piece, armour: STATICS[piece].armour };
  }
  const vehicle = kind as Vehicle['kind'];
  const armour = varied?.armour ?? VEHICLES[vehicle].armour;
  return { ...base, class: 'vehicle', kind: vehicle, armour, firepowerHits: 0, speedHits: 0 };
}

type Display = Omit<
  Machine,
  'id' | 'side' | 'where' | 'force' | 'moved' | 'fired' | 'hidden' | 'ambush' | 'varied'
>;

/** A machine's display without equipment or orders [§8]. */
function display(id: CounterId, chassis: Chassis | undefined): Display {
  if (!chassis) throw new RangeError(`Machine ${id} needs a chassis`);
  const { armour, slots } = CHASSIS[chassis];
  return {
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
