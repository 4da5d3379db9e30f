import { distance } from '../../hex';
import {
  copyPosition,
  isPlaced,
  nextBox,
  orderOptionsOf,
  type Action,
  type CounterId,
  type Firer,
  type Machine,
  type MoveOrder,
  type Objective,
  type Position,
  type Shot,
} from '../../rules/extractors';
import type { Draft } from '../../rules/result';
import type { Candidate } from '../mind';
import { grid, turnsTo } from './fields';
import { bestEnd, weighMoves, worthOfStaying } from './moves';
import { plain } from './plain';
import { nextOrder } from './programs';
import { pullsOn } from './purpose';
import { ownUnits, type Scene } from './scene';
import { shotCandidates, weighShot, weighShots } from './shots';

/** A machine in the middle of something goes on with it [§8]. */
export function goOn(scene: Scene, seed: number): readonly Candidate<Action>[] {
  const { position } = scene;
  const activation = position.activation!;
  const machine = position.units[activation.machine] as Machine;
  switch (activation.type) {
    case 'resetting': {
      const order = nextOrder(position, { sight: scene.sight, seed });
      return [
        order
          ? plain(order, 'mixture', '§8.2')
          : plain({ type: 'lockOrders', machine: machine.id }, 'programmed', '§8.2'),
      ];
    }
    case 'moving':
      return activation.marking ? marks(scene, machine) : weighMoves(scene, machine);
    case 'firing':
      return activation.order === null ? fireFreely(scene, machine) : fireUnder(scene, machine);
  }
}

/** Its best shot, or an end of its fire [§8]. */
function fireFreely(scene: Scene, machine: Machine): readonly Candidate<Action>[] {
  const cease = plain({ type: 'cease', machine: machine.id }, 'nothingWorth', '§8');
  return [...shotCandidates(scene, [machine]), cease];
}

/** What the order lets it fire at: whole allocations, single shots of a sweep, the mark [§8.4]. */
function fireUnder(scene: Scene, machine: Machine): readonly Candidate<Action>[] {
  const { position } = scene;
  return orderOptionsOf(position, machine)
    .map((action): Candidate<Action> => {
      switch (action.type) {
        case 'fire':
          return ordered(scene, action, [action]);
        case 'allocate':
          return ordered(scene, action, action.shots);
        case 'markTarget':
          return plain(action, 'mark', '§8.4.4', worthOfMark(scene, machine, action.target));
        default:
          return plain(action, 'nothingWorth', '§8.4');
      }
    })
    .sort((a, b) => b.total - a.total);
}

function ordered(scene: Scene, action: Action, shots: readonly Shot[]): Candidate<Action> {
  let [taken, own] = [0, 0];
  for (const shot of shots) {
    const weighed = weighShot(scene.position, shot);
    taken += weighed.taken;
    own += weighed.own;
  }
  return {
    action,
    total: taken - own,
    terms: () => [
      {
        code: 'shot',
        value: taken,
        rule: '§8.4',
        facts: {
          target: shots[0]?.target ?? '',
          others: Math.max(0, new Set(shots.map(({ target }) => target)).size - 1),
          weapons: shots.reduce((sum, { firers }) => sum + firers.length, 0),
        },
        hexes: [],
      },
      { code: 'friends', value: -own, rule: '§7.4', facts: {}, hexes: [] },
    ],
  };
}

/** The points the machine's weapons are expected to take now, and a little for a target that stands near. */
function worthOfMark(scene: Scene, machine: Machine, target: CounterId): number {
  const foe = scene.foes.find(({ unit }) => unit.id === target);
  if (!foe || !isPlaced(machine)) return 0;
  const at = weighShots(scene, [machine]).filter(({ shot }) => shot.target === target && !shot.area);
  const best = Math.max(0, ...at.map(({ taken }) => taken));
  return best + foe.worth / (100 * (1 + distance(grid, machine.where.hex, foe.unit.where.hex)));
}

/** Hexes compared before one is marked. */
const MARKS = 6;
const BEYOND = 30;
const DETOUR = 0.1;

type MarkAction = Extract<Action, { type: 'markHex' }>;

/** Where a Vector leads best: the goals of the scenario, and what its end this turn is worth then [§8.3.1]. */
function marks(scene: Scene, machine: Machine): readonly Candidate<Action>[] {
  return roughMarks(scene, machine)
    .slice(0, MARKS)
    .map(({ action, points }) =>
      plain(action, 'wayLeft', '§8.3.1', points + bestEndUnder(scene, machine, action)),
    )
    .sort((a, b) => b.total - a.total);
}

/** The mark that leads nearest to its goals. */
export function likeliestMark(scene: Scene, machine: Machine): MarkAction | null {
  return roughMarks(scene, machine).at(0)?.action ?? null;
}

/** By the way that is left from there; leaving the map is past every goal. */
function roughMarks(scene: Scene, machine: Machine): readonly { action: MarkAction; points: number }[] {
  const fields = pullsOn(scene, machine)
    .filter(({ weight }) => weight > 0)
    .map(({ goals, weight }) => ({ turns: turnsTo(goals, machine), weight }));
  const from = isPlaced(machine) ? machine.where.hex : null;
  return orderOptionsOf(scene.position, machine)
    .filter((action) => action.type === 'markHex')
    .map((action) => {
      const { hex, exit } = action;
      let points = exit === null ? 0 : BEYOND;
      for (const { turns, weight } of fields) points -= weight * turns[hex];
      return { action, points: points - (from === null ? 0 : DETOUR * distance(grid, from, hex)) };
    })
    .sort((a, b) => b.points - a.points);
}

/** The worth of the machine's best end with this target marked; 0 if it could not move. */
function bestEndUnder(scene: Scene, machine: Machine, { hex, exit }: Objective): number {
  const position = copyPosition(scene.position);
  const copy = position.units[machine.id] as Draft<Machine>;
  copy.objective = { hex, exit };
  if (position.activation?.type === 'moving') position.activation.marking = false;
  return bestTotal({ ...scene, position }, copy);
}

function bestTotal(scene: Scene, machine: Machine): number {
  return bestEnd(scene, machine)?.total ?? 0;
}

/** The next order or a reset, for a machine that has to begin [§8.1, §8.2]. */
export function beginnings(scene: Scene, machine: Machine): readonly Candidate<Action>[] {
  const { position } = scene;
  return orderOptionsOf(position, machine)
    .map((action) => {
      if (action.type === 'reveal') return plain(action, 'order', '§8.1', worthOfOrder(scene, machine));
      return plain(action, 'reset', '§8.2', RESET);
    })
    .sort((a, b) => b.total - a.total);
}

/** A reset costs the turn. */
const RESET = -6;

/** What the next order would bring beside standing still. */
function worthOfOrder(scene: Scene, machine: Machine): number {
  const { position } = scene;
  const moves = position.phase.name === 'movement';
  // Who has to enter stands nowhere that might be better.
  if (moves && !isPlaced(machine)) return 0;
  const box = nextBox(moves ? machine.move : machine.combat);
  if (box === null) return 0;
  if (!moves) return worthOfFire(scene, machine);
  const order = machine.move.boxes[box].order as MoveOrder;
  if (order === 'vector' && machine.objective === null) return 0;
  return Math.min(0, bestTotal(inOrder(scene, machine, order), machine) - whereItStands(scene, machine));
}

/** What staying where it is is worth, as if it were free to. */
function whereItStands(scene: Scene, machine: Machine): number {
  const free: Scene = { ...scene, position: { ...scene.position, rules: 'simple', activation: null } };
  return worthOfStaying(free, machine) ?? 0;
}

/** The position with its next Move order turned up. */
function inOrder(scene: Scene, { id, move }: Machine, order: MoveOrder): Scene {
  const box = nextBox(move)!;
  const position: Position = {
    ...scene.position,
    activation: { type: 'moving', machine: id, order, box, marking: false },
  };
  return { ...scene, position };
}

/** The points the machine's weapons might take, whatever the order. */
function worthOfFire(scene: Scene, machine: Machine): number {
  const best = new Map<Firer['slot'], number>();
  for (const { shot, taken, own } of weighShots(scene, [machine])) {
    if (shot.firers.length > 1) continue;
    const { slot } = shot.firers[0];
    best.set(slot, Math.max(best.get(slot) ?? 0, taken - own));
  }
  let sum = 0;
  for (const points of best.values()) sum += points;
  return sum;
}

/** Machines that have something to reveal, nearest to the enemy first. */
export function machinesToAct(scene: Scene): readonly Machine[] {
  return ownUnits(scene).filter(
    (unit): unit is Machine => unit.class === 'machine' && orderOptionsOf(scene.position, unit).length > 0,
  );
}
