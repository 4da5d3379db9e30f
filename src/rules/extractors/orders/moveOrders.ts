import { turnBetween, type Direction, type Hex } from '../../../hex';
import { turnsToFront } from '../arcs';
import type { End, Machine, Objective, Position, Requirement } from '../types';
import { speedOf, type Placed } from '../units';
import { closestTo, countingEnemies, rangeTo, type Closest } from './closest';
import { distanceToObjective, isSameSpace, reachedWithin, turnsToObjective } from './objective';
import type { Requirements } from './verdict';

/** What an order asks of a move: see MoveConstraint. */
export interface Plan {
  readonly mayMove: boolean;
  readonly requirements: Requirements;
  readonly stopsIn?: (hex: Hex) => 'adjacent' | 'objective' | null;
  readonly mayLeave?: (hex: Hex, exit: Direction) => boolean;
  readonly allowance?: (full: number) => number;
  /** One plan for each tied closest enemy, from the hex in which the machine starts or enters. */
  readonly routes?: (start: Hex) => readonly Plan[];
}

/** A machine under its revealed order. */
export interface Executing {
  readonly position: Position;
  readonly machine: Machine;
  /** null: it waits to enter, and distances count from its entry hex. */
  readonly start: Hex | null;
  readonly facing: Direction | null;
  /** Half the current speed, rounded down [§8.3]. */
  readonly half: number;
  readonly enemies: readonly Placed[];
}

export function executing(position: Position, machine: Machine): Executing {
  const { where } = machine;
  return {
    position,
    machine,
    start: where.at === 'map' ? where.hex : null,
    facing: where.at === 'map' ? where.facing : null,
    half: Math.floor(speedOf(machine) / 2),
    enemies: countingEnemies(position),
  };
}

/** End at least half closer to the objective, or on it, with it in the front area [§8.3.1]. */
export function vector({ position, machine, start, half }: Executing): Plan {
  const { objective } = machine;
  if (!objective) return { mayMove: true, requirements: unrestricted };
  const reached = reachedWithin(position, machine, objective);
  return {
    mayMove: start === null || distanceToObjective(start, objective) > reached,
    requirements: (end) => {
      const need = Math.max(reached, distanceToObjective(start ?? end.path[0], objective) - half);
      return [toObjective(end, objective, need)];
    },
    stopsIn: (hex) => (distanceToObjective(hex, objective) <= reached ? 'objective' : null),
    mayLeave: (hex, exit) => objective.exit !== null && isSameSpace({ hex, exit }, objective),
  };
}

/** Leaving at the mark counts as distance 0; on it the facing is free [§8.3.1, R-56]. */
function toObjective({ hex, facing, exit }: End, objective: Objective, need: number): readonly Requirement[] {
  const have = exit === null ? distanceToObjective(hex, objective) : 0;
  const sixths = have === 0 || facing === null ? 0 : turnsToObjective(hex, facing, objective);
  return [
    { code: 'distanceAtMost', from: objective.hex, unit: null, need, have, met: have <= need },
    { code: 'inFront', of: objective.hex, unit: null, sixths, met: sixths === 0 },
  ];
}

/** End at least half closer to the closest enemy, facing it; stop beside it; already beside it: only face it [§8.3.2]. */
export function close(under: Executing): Plan {
  const { start, half } = under;
  const closest = closestFrom(under);
  const towards = (end: End, enemy: Placed, range: number): readonly Requirement[] => [
    ...(range <= 1 ? [standStill(end, start)] : []),
    atMost(end, enemy, Math.max(1, range - half)),
    facingTo(end, enemy),
  ];
  const plan = (enemies: readonly Placed[]): Plan => ({
    mayMove: start === null || closest(start).range > 1,
    requirements: (end) => {
      const { range } = closest(start ?? end.path[0]);
      const choices = enemies.length ? enemies : closest(start ?? end.path[0]).enemies;
      const kept = choices.filter((enemy) => !hasPassed(end, enemy));
      return (kept.length ? kept : choices).map((enemy) => towards(end, enemy, range));
    },
    stopsIn: (hex) => (enemies.some((enemy) => rangeTo(hex, enemy) <= 1) ? 'adjacent' : null),
  });
  return {
    ...plan(start === null ? [] : closest(start).enemies),
    routes: (from) => closest(from).enemies.map((enemy) => plan([enemy])),
  };
}

/** It came beside this enemy before the end of the path and would have had to stop there [§8.3.2]. */
function hasPassed({ path }: End, enemy: Placed): boolean {
  return path.some((hex, i) => i < path.length - 1 && rangeTo(hex, enemy) <= 1);
}

/** End at least half farther from the closest enemy, and no closer to any other than that one was [§8.3.3]. */
export function retire(under: Executing): Plan {
  const { start, half, enemies } = under;
  const closest = closestFrom(under);
  return {
    mayMove: true,
    requirements: (end) => {
      const from = closest(start ?? end.path[0]);
      return from.enemies.map((enemy) => [
        atLeast(end, enemy, from.range + half),
        ...noCloser(
          end,
          enemies.filter((other) => other !== enemy),
          from.range,
        ),
      ]);
    },
    mayLeave: () => true,
  };
}

/** The nearest of the others speaks for all. */
function noCloser({ hex }: End, others: readonly Placed[], need: number): readonly Requirement[] {
  const { range: have, enemies } = closestTo(hex, others);
  return enemies
    .slice(0, 1)
    .map(({ id }) => ({ code: 'noCloserTo', unit: id, need, have, met: have >= need }));
}

/** With at most half the MPs, rounded up, end within ±1 of the starting distance, facing the closest enemy [§8.3.4]. */
export function patrol(under: Executing): Plan {
  const { start } = under;
  const closest = closestFrom(under);
  return {
    mayMove: true,
    allowance: (full) => Math.ceil(full / 4) * 2,
    requirements: (end) => {
      const { range, enemies } = closest(start ?? end.path[0]);
      return enemies.map((enemy) => [between(end, enemy, [range - 1, range + 1]), facingTo(end, enemy)]);
    },
  };
}

/** No move, any facing [§8.3.5]; one that waits enters and stops there. */
export function hold({ start }: Executing): Plan {
  return { mayMove: false, requirements: (end) => [[standStill(end, start)]] };
}

/** No restriction [§8.3.6]. */
export function freeMove(): Plan {
  return { mayMove: true, requirements: unrestricted, mayLeave: () => true };
}

/** An order that cannot be executed leaves a free 60° turn; one that waits enters and stops there. */
export function notExecuted({ start, facing }: Executing): Plan {
  return {
    mayMove: false,
    requirements: (end) => {
      const sixths = facing === null || end.facing === null ? 0 : turnBetween(facing, end.facing);
      const turn: Requirement = { code: 'freeTurnOnly', sixths, met: sixths <= 1 };
      return [start === null ? [standStill(end, start)] : [standStill(end, start), turn]];
    },
  };
}

function unrestricted(): readonly (readonly Requirement[])[] {
  return [[]];
}

/** The closest enemies from a start; asked for every end, so each start is looked up once. */
function closestFrom({ enemies }: Executing): (start: Hex) => Closest {
  const known = new Map<Hex, Closest>();
  return (start) => {
    const found = known.get(start) ?? closestTo(start, enemies);
    known.set(start, found);
    return found;
  };
}

function standStill({ path, exit }: End, start: Hex | null): Requirement {
  return { code: 'standStill', met: exit === null && path.length === (start === null ? 1 : 0) };
}

function atMost({ hex }: End, enemy: Placed, need: number): Requirement {
  const have = rangeTo(hex, enemy);
  return { code: 'distanceAtMost', from: enemy.where.hex, unit: enemy.id, need, have, met: have <= need };
}

function atLeast({ hex }: End, enemy: Placed, need: number): Requirement {
  const have = rangeTo(hex, enemy);
  return { code: 'distanceAtLeast', from: enemy.where.hex, unit: enemy.id, need, have, met: have >= need };
}

function between({ hex }: End, enemy: Placed, need: readonly [number, number]): Requirement {
  const have = rangeTo(hex, enemy);
  const met = have >= need[0] && have <= need[1];
  return { code: 'distanceBetween', from: enemy.where.hex, unit: enemy.id, need, have, met };
}

function facingTo({ hex, facing }: End, enemy: Placed): Requirement {
  const sixths = facing === null ? 0 : turnsToFront(hex, facing, enemy.where.hex);
  return { code: 'inFront', of: enemy.where.hex, unit: enemy.id, sixths, met: sixths === 0 };
}
