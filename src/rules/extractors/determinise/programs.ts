import { drawn, happens, pick, type Chance, type Weighted } from '../../chance';
import type { Draft } from '../../result';
import { budgetOf } from '../buildUp';
import { THANIS_COST } from '../data';
import { BOXES, CYCLES } from '../display/cycle';
import { entryTurnOf, scenarioOf } from '../scenarios';
import type { BoxIndex, Cycle, CycleName, Game, Machine, Order, OrderBox, Position } from '../types';
import type { Program } from '../recommended/writtenProgram';
import type { Prior } from './prior';

/** A machine and the boxes of each cycle in which nobody knows what lies. */
interface Display {
  readonly machine: Draft<Machine>;
  readonly open: Readonly<Record<CycleName, readonly BoxIndex[]>>;
}

/** Lays orders where they lie face down, as the prior has it and as what is revealed allows [§8.1, §8.5]. */
export function programUnseen(world: Draft<Game>, prior: Prior, chance: Chance): void {
  const displays = (Object.values(world.units) as Draft<Machine>[])
    .filter((unit) => unit.class === 'machine')
    .map((machine): Display => {
      const open = { move: openBoxes(world, machine, 'move'), combat: openBoxes(world, machine, 'combat') };
      return { machine, open };
    });
  for (const display of displays) lay(display, programFor(display.machine, prior.programs, chance));
  if (world.rules === 'full') buyThanis(world, displays, prior, chance);
}

/** The face-down boxes are filled as the program has it; those that cannot hold an order are empty. */
function lay({ machine, open }: Display, program: Program | undefined): void {
  for (const cycle of CYCLES)
    for (const box of BOXES) {
      const own: Draft<OrderBox> = machine[cycle].boxes[box];
      if (!isFaceDown(own)) continue;
      own.order = program && open[cycle].includes(box) ? program[cycle][box] : null;
    }
}

/**
 * The boxes that may hold an order the other side does not know. Not those that the marker has passed face down: a cycle
 * runs from filled box to filled box and turns each up [§8.1, R-53].
 */
function openBoxes(position: Position, machine: Machine, name: CycleName): readonly BoxIndex[] {
  if (!isProgrammed(position, machine)) return [];
  const { boxes, marker } = machine[name];
  const faceDown = BOXES.filter((box) => isFaceDown(boxes[box]));
  const { activation } = position;
  if (name !== 'move' || activation?.type !== 'moving' || activation.machine !== machine.id)
    return faceDown.filter((box) => marker === null || box > marker);
  // Its marker moves on when the order has been executed; round the cycle again every box has had its turn.
  const isRound = marker !== null && activation.box <= marker;
  return isRound ? [] : faceDown.filter((box) => box > activation.box);
}

function isFaceDown({ order }: OrderBox): boolean {
  return order === 'hidden';
}

/** Orders have been laid for it, or are being laid now [§4, §8.1]. */
function isProgrammed(position: Position, machine: Machine): boolean {
  const { rules, turn, phase } = position;
  if (rules === 'simple' || machine.where.at === 'unplaced') return false;
  const entry = Math.max(1, entryTurnOf(position, machine));
  if (turn === 0) return entry === 1 && phase.name === 'programming';
  return entry === 1 || turn > entry || (turn === entry && phase.side === 'avronian');
}

/** One that says what is revealed; else one of the same Move and one of the same Combat cycle; else any. */
function programFor(machine: Machine, programs: Weighted<Program>, chance: Chance): Program | undefined {
  const fitting = (...cycles: readonly CycleName[]) => {
    const agreeing = ([, program]: readonly [number, Program]) =>
      cycles.every((cycle) => agrees(machine[cycle], program[cycle]));
    return drawn(chance, programs.filter(agreeing));
  };
  const whole = fitting('move', 'combat');
  if (whole) return whole;
  const any = drawn(chance, programs);
  return any && { move: (fitting('move') ?? any).move, combat: (fitting('combat') ?? any).combat };
}

function agrees({ boxes }: Cycle, laid: readonly (Order | null)[]): boolean {
  return boxes.every(({ order, revealed }, index) => {
    const isKnown = revealed && order !== null && order !== 'freeMove' && order !== 'freeTarget';
    return !isKnown || order === laid[index];
  });
}

/** A machine that has lost an order box is not Thanis [§8.5]. */
function mayBeThanis(world: Draft<Game>, { force, move, combat }: Machine): boolean {
  const hasLost = [...move.boxes, ...combat.boxes].some(({ lost }) => lost);
  return scenarioOf(world).forces[force].budget?.thanis === true && !hasLost;
}

const THANIS = [
  ['freeMove', 'move'],
  ['freeTarget', 'combat'],
] as const;

/** The Thanis orders that points not seen spent may have bought, all on one machine, in its last face-down boxes [§5, §8.5]. */
function buyThanis(world: Draft<Game>, displays: readonly Display[], prior: Prior, chance: Chance): void {
  if (world.phase.name === 'buildUp' && world.phase.side === 'dorian') return;
  const sold = displays.filter(({ machine }) => mayBeThanis(world, machine));
  const shown = sold.find(({ machine: { thanis } }) => thanis.freeMove || thanis.freeTarget);
  const holder = shown ?? pick(chance, sold);
  if (!holder || !happens(chance, prior.thanis)) return;
  const { machine, open } = holder;
  for (const [order, cycle] of THANIS) {
    if (machine.thanis[order] || budgetOf(world, machine.force).left < THANIS_COST) continue;
    machine.thanis[order] = true;
    const box = open[cycle].at(-1);
    if (box !== undefined) machine[cycle].boxes[box].order = order;
  }
}
