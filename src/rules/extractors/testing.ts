import type { Direction } from '../../hex';
import { seedDice } from '../rng';
import { CHASSIS, SECTIONS, STATICS, VEHICLES, counterId, counterOf } from './data';
import { at } from './maps/doriana';
import type {
  Chassis,
  CombatOrder,
  Cycle,
  Game,
  Machine,
  MachineLetter,
  MoveOrder,
  Order,
  OnMap,
  Phase,
  Section,
  StaticPiece,
  Unit,
  Vehicle,
  Weapon,
} from './types';

/** Positions for tests: units by short calls, everything else with a default. */
export function gameWith(units: readonly Unit[], rest: Partial<Game> = {}): Game {
  return {
    scenario: 'engage',
    rules: 'full',
    turn: 2,
    phase: { name: 'movement', side: 'dorian' },
    activation: null,
    units: Object.fromEntries(units.map((unit) => [unit.id, unit])),
    uncovered: [],
    victory: null,
    dice: seedDice(1),
    ...rest,
  };
}

export const DORIAN_MOVES: Phase = { name: 'movement', side: 'dorian' };
export const DORIAN_FIRES: Phase = { name: 'fire', side: 'dorian' };
export const DORIAN_RALLIES: Phase = { name: 'rally', side: 'dorian' };
export const AVRONIAN_MOVES: Phase = { name: 'movement', side: 'avronian' };
export const AVRONIAN_FIRES: Phase = { name: 'fire', side: 'avronian' };

const N: Direction = 0;

/** A section by counter id in a printed hex, such as section('panza-shock-1', '1215'). */
export function section(id: string, hex: string, rest: Partial<Section> = {}): Section {
  const { kind } = counterOf(counterId(id));
  const sectionKind = kind as Section['kind'];
  return {
    ...base(id, onMap(hex, null)),
    class: 'section',
    kind: sectionKind,
    steps: SECTIONS[sectionKind].steps,
    pinned: false,
    routed: false,
    disembarked: false,
    ...rest,
  };
}

/** A Dorian vehicle or an Extractor in a printed hex with its facing. */
export function vehicle(
  id: string,
  hex: string,
  facing: Direction = N,
  rest: Partial<Vehicle> = {},
): Vehicle {
  const kind = counterOf(counterId(id)).kind as Vehicle['kind'];
  return {
    ...base(id, onMap(hex, facing)),
    class: 'vehicle',
    kind,
    armour: VEHICLES[kind].armour,
    firepowerHits: 0,
    speedHits: 0,
    ...rest,
  };
}

/** A fort or the Command Post. */
export function staticPiece(id: string, hex: string, rest: Partial<StaticPiece> = {}): StaticPiece {
  const kind = counterOf(counterId(id)).kind as StaticPiece['kind'];
  return { ...base(id, onMap(hex, null)), class: 'static', kind, armour: STATICS[kind].armour, ...rest };
}

export interface MachineSketch {
  readonly weapons?: readonly (Weapon | null)[];
  readonly move?: readonly MoveOrder[];
  readonly combat?: readonly CombatOrder[];
  readonly rest?: Partial<Machine>;
}

/** A machine, such as machine('A', 'glide', '1215', 0, { weapons: ['laser'], move: ['close'] }). */
export function machine(
  letter: MachineLetter,
  chassis: Chassis,
  where: readonly [hex: string, facing: Direction],
  sketch: MachineSketch = {},
): Machine {
  const { armour, slots } = CHASSIS[chassis];
  return {
    ...base(letter, onMap(...where)),
    class: 'machine',
    kind: chassis,
    letter,
    armour,
    extraArmour: 0,
    speedLost: 0,
    slots: slots.map((_, slot) => ({ weapon: sketch.weapons?.[slot] ?? null, lost: false, fired: false })),
    thanis: { freeMove: false, freeTarget: false },
    move: cycleOf(sketch.move ?? [], true),
    combat: cycleOf(sketch.combat ?? [], false),
    objective: null,
    mark: null,
    held: false,
    combatReset: false,
    ...sketch.rest,
  };
}

export function onMap(hex: string, facing: Direction | null): OnMap {
  return { at: 'map', hex: at(hex), facing, inside: null };
}

function base(id: string, where: OnMap) {
  const { id: counter, side } = counterOf(counterId(id));
  return { id: counter, side, where, force: 0, moved: false, fired: false, hidden: false, ambush: false };
}

function cycleOf<O extends Order>(orders: readonly O[], running: boolean): Cycle<O> {
  const box = (index: number) => ({ order: orders[index] ?? null, revealed: false, lost: false });
  return { boxes: [box(0), box(1), box(2)], marker: null, running, reset: false };
}
