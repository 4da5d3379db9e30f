import type { Direction, Grid, Hex } from '../../../hex';
import { mapOf } from '../scenarios';
import type { GameMap, Machine, Position } from '../types';
import { speedOf, type Placed } from '../units';
import { closestTo, countingEnemies, rangeTo } from './closest';
import {
  atLeast,
  atMost,
  between,
  facingObjective,
  facingTo,
  freeTurn,
  noCloser,
  standStill,
  toObjective,
  type Ending,
} from './demands';
import { distanceToObjective, isSameSpace, reachedWithin } from './objective';
import type { Choices, Demands } from './verdict';

/** What an order asks of a move: see MoveConstraint. */
export interface Plan {
  readonly mayMove: boolean;
  readonly turnsFreely?: boolean;
  readonly choices: Choices;
  readonly stopsIn?: (hex: Hex) => 'adjacent' | 'objective' | null;
  /** Left out: nowhere. */
  readonly mayLeave?: 'anywhere' | ((hex: Hex, exit: Direction) => boolean);
  readonly allowance?: (full: number) => number;
  /** One plan for each tied closest enemy, from the hex in which the machine starts or enters. */
  readonly routes?: (start: Hex) => readonly Plan[];
  /** Equal for entry hexes of which the order asks the same, whatever the path: their moves may be searched together. */
  readonly origin?: (entry: Hex) => string | number;
}

/** A machine under its revealed order. */
export interface Executing {
  readonly position: Position;
  readonly map: GameMap;
  readonly machine: Machine;
  /** null: it waits to enter, and distances count from its entry hex. */
  readonly start: Hex | null;
  readonly facing: Direction | null;
  /** Half the current speed, rounded down [§8.3]. */
  readonly half: number;
  readonly enemies: readonly Placed[];
}

/** A machine as it carries its move order out, on the map or waiting to enter [§8.3]. */
export function executing(position: Position, machine: Machine): Executing {
  const { where } = machine;
  return {
    position,
    map: mapOf(position),
    machine,
    start: where.at === 'map' ? where.hex : null,
    facing: where.at === 'map' ? where.facing : null,
    half: Math.floor(speedOf(machine) / 2),
    enemies: countingEnemies(position),
  };
}

/** End at least half closer to the objective, or on it, with it in the front area [§8.3.1]. */
export function vector({ position, map, machine, start, half }: Executing): Plan {
  const { objective } = machine;
  if (!objective) return { mayMove: true, choices: unrestricted, origin: anywhere };
  const reached = reachedWithin(position, machine, objective);
  const needFrom = (from: Hex) => Math.max(reached, distanceToObjective(map, from, objective) - half);
  return {
    mayMove: start === null || distanceToObjective(map, start, objective) > reached,
    choices: choicesFrom(start, (from) => [
      [toObjective(map, objective, needFrom(from)), facingObjective(map, objective)],
    ]),
    origin: needFrom,
    stopsIn: (hex) => (distanceToObjective(map, hex, objective) <= reached ? 'objective' : null),
    mayLeave: (hex, exit) => isSameSpace(map, { hex, exit }, objective),
  };
}

/** End at least half closer to the closest enemy, facing it; stop beside it; already beside it: only face it [§8.3.2]. */
export function close(under: Executing): Plan {
  const { start, enemies, map } = under;
  const tiedAt = (from: Hex) => closestTo(map.grid, from, enemies).enemies;
  const tied = start === null ? [] : tiedAt(start);
  if (tied.length === 1) return closeOn(tied, under);
  return {
    ...closeOn(tied, under),
    routes: (from) => tiedAt(from).map((enemy) => closeOn([enemy], under)),
    // Beside the enemy the path counts: it has to stand still.
    origin: (entry) =>
      closestTo(map.grid, entry, enemies).range <= 1 ? entry : sameEnemy(map.grid, entry, enemies),
  };
}

/** Close on one of these, the choice among tied ones; none: any that is closest to where it enters. */
function closeOn(these: readonly Placed[], { start, half, enemies, map: { grid } }: Executing): Plan {
  const open = fromEach(start, (from) => {
    const { range, enemies: closest } = closestTo(grid, from, enemies);
    const tied = these.length ? these : closest;
    const stay = range <= 1 ? [standStill(start)] : [];
    const ask = (enemy: Placed) => [
      ...stay,
      atMost(grid, enemy, Math.max(1, range - half)),
      facingTo(grid, enemy),
    ];
    return { tied, choices: tied.map(ask) };
  });
  return {
    mayMove: start === null || closestTo(grid, start, enemies).range > 1,
    choices: {
      from: (entry) => open(entry).choices,
      left: (end, entry) => {
        const { tied, choices } = open(entry);
        const kept = choices.filter((_, i) => !hasPassed(grid, end, tied[i]));
        return kept.length ? kept : choices;
      },
    },
    stopsIn: (hex) => (these.some((enemy) => rangeTo(grid, hex, enemy) <= 1) ? 'adjacent' : null),
  };
}

/** It came beside this enemy before the end of the path and would have had to stop there [§8.3.2]. */
function hasPassed(grid: Grid, { path }: Ending, enemy: Placed): boolean {
  return path.some((hex, i) => i < path.length - 1 && rangeTo(grid, hex, enemy) <= 1);
}

/** End at least half farther from the closest enemy, and no closer to any other than that one was [§8.3.3]. */
export function retire({ start, half, enemies, map: { grid } }: Executing): Plan {
  return {
    mayMove: true,
    choices: choicesFrom(start, (from) => {
      const closest = closestTo(grid, from, enemies);
      return closest.enemies.map((enemy) => {
        const others = enemies.filter((other) => other !== enemy);
        const spared = others.length ? [noCloser(grid, others, closest.range)] : [];
        return [atLeast(grid, enemy, closest.range + half), ...spared];
      });
    }),
    origin: (entry) => sameEnemy(grid, entry, enemies),
    mayLeave: 'anywhere',
  };
}

/** With at most half the MPs, rounded up, end within ±1 of the starting distance, facing the closest enemy [§8.3.4]. */
export function patrol({ start, enemies, map: { grid } }: Executing): Plan {
  return {
    mayMove: true,
    allowance: (full) => Math.ceil(full / 4) * 2,
    choices: choicesFrom(start, (from) => {
      const { range, enemies: tied } = closestTo(grid, from, enemies);
      return tied.map((enemy) => [between(grid, enemy, [range - 1, range + 1]), facingTo(grid, enemy)]);
    }),
    origin: (entry) => sameEnemy(grid, entry, enemies),
  };
}

/** No move, any facing at no cost [§8.3.5]; one that waits enters and stops there. */
export function hold({ start }: Executing): Plan {
  return { mayMove: false, turnsFreely: true, choices: always([standStill(start)]), origin: anywhere };
}

/** No restriction [§8.3.6]. */
export function freeMove(): Plan {
  return { mayMove: true, choices: unrestricted, mayLeave: 'anywhere', origin: anywhere };
}

/** An order that cannot be executed leaves a free 60° turn; one that waits enters and stops there. */
export function notExecuted({ start, facing }: Executing): Plan {
  const stay = standStill(start);
  return {
    mayMove: false,
    choices: always(start === null ? [stay] : [stay, freeTurn(facing!)]),
    origin: anywhere,
  };
}

/** Any end will do. */
export const unrestricted: Choices = always([]);

/** The order asks the same of every entry hex. */
const anywhere = () => '';

/** Entry hexes that are as far from the same enemy; each by itself where several tie, of which the player chooses for each. */
function sameEnemy(grid: Grid, entry: Hex, all: readonly Placed[]): Hex | string {
  const { range, enemies } = closestTo(grid, entry, all);
  return enemies.length === 1 ? `${range} ${enemies[0].id}` : entry;
}

function always(demands: Demands): Choices {
  const choices = [demands];
  return { from: () => choices };
}

function choicesFrom(start: Hex | null, build: (from: Hex) => readonly Demands[]): Choices {
  return { from: fromEach(start, build) };
}

/** What is asked depends on where the move starts, or enters: worked out once for each such hex. */
function fromEach<T>(start: Hex | null, build: (from: Hex) => T): (entry: Hex | null) => T {
  const known = new Map<Hex, T>();
  return (entry) => {
    const from = start ?? entry!;
    const built = known.get(from) ?? build(from);
    known.set(from, built);
    return built;
  };
}
