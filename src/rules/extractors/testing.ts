import { sectorsOf, type Direction, type Grid, type Hex } from '../../hex';
import { seedDice, type Dice } from '../rng';
import { aspectsIn, frontsTowards, inArc, turnsInto } from './arcs';
import { CHASSIS, SECTIONS, STATICS, VEHICLES, counterId, counterOf } from './data';
import { at } from './maps/doriana';
import { seedThatRolls } from './scriptedDice';
import type {
  Aspect,
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

/** Dice whose next rolls on 1d10 are these. Throws RangeError if no seed gives them. */
export const loadedDice = (...rolls: readonly number[]): Dice => seedDice(seedThatRolls(rolls));

/** Whether a hex lies in the front area [§6.1, R-05]. */
export function inFrontArea(grid: Grid, hex: Hex, facing: Direction, target: Hex): boolean {
  return inArc('front', sectorsOf(grid, hex, facing, target));
}

/**
 * The sides of a target, facing so in `hex`, that fire from another hex comes through: two on an exact boundary, of
 * which the firer takes the better; 'none' at range 0 [§6.1, R-05, R-50].
 */
export function aspectsOf(grid: Grid, hex: Hex, facing: Direction, fromHex: Hex): readonly Aspect[] {
  if (hex === fromHex) return ['none'];
  return aspectsIn(sectorsOf(grid, hex, facing, fromHex));
}

/** The fewest 60° turns that bring a hex into the front area, 0 to 3 [§6.1, R-19]. */
export function turnsToFront(grid: Grid, hex: Hex, facing: Direction, target: Hex): number {
  return turnsInto(frontsTowards(grid, hex, target))[facing];
}
