import type { Hex } from '../../hex';
import { isPlaced, speedOf, type Placed, type Position, type Unit } from '../../rules/extractors';
import { around, grid, NORTH, SOUTH, turnsLeft, turnsTo } from './fields';

/** Turns until a runner of *Incoming!* has left by the north edge, which is a step beyond it [§9.1]. */
function turnsAway(runner: Placed): number {
  const speed = speedOf(runner);
  return speed === 0 ? Infinity : turnsTo(NORTH, runner)[runner.where.hex] + 1 / speed;
}

/** A runner who cannot be away in the turns that are left: nobody need hunt him [§9.1]. */
export function isStraggler(position: Position, unit: Unit): boolean {
  return unit.side === 'dorian' && isPlaced(unit) && turnsAway(unit) > turnsLeft(position) + 1;
}

/** Where a runner can be fired at before he is away. */
interface Interception {
  readonly runner: Placed;
  /** Hexes from which the weapons reach him by then. */
  readonly goals: readonly Hex[];
  /** Movement phases after this one in which the hunter may still come there. */
  readonly by: number;
}

/**
 * The first place at which a hunter whose weapons reach so far meets the runner who is away first, as he alone wins the game;
 * null: all that are left are too slow to get away [§9.1].
 */
export function interception(
  position: Position,
  foes: readonly Placed[],
  hunter: Unit,
  reach: number,
): Interception | null {
  const [runner] = foes
    .filter((foe) => !isStraggler(position, foe))
    .sort((a, b) => turnsAway(a) - turnsAway(b));
  if (!runner) return null;
  const last = Math.ceil(turnsAway(runner)) - 1;
  const way = wayNorth(runner);
  for (let by = 0; by < last; by++) {
    const goals = around([placeAfter(runner, way, by)], reach);
    if (turnsFrom(goals, hunter) <= by + 1) return { runner, goals, by };
  }
  return { runner, goals: around([placeAfter(runner, way, last)], reach), by: Math.max(0, last) };
}

/** From where the hunter is, or from the edge by which he enters. */
function turnsFrom(goals: readonly Hex[], hunter: Unit): number {
  const turns = turnsTo(goals, hunter);
  return Math.min(...(isPlaced(hunter) ? [hunter.where.hex] : SOUTH).map((hex) => turns[hex]));
}

/** Hex by hex the quickest way to the north edge. */
function wayNorth(runner: Placed): readonly Hex[] {
  const turns = turnsTo(NORTH, runner);
  const way: Hex[] = [runner.where.hex];
  for (;;) {
    const [here] = way.slice(-1);
    const next = grid.neighbours
      .subarray(here * 6, here * 6 + 6)
      .reduce((best, hex) => (hex >= 0 && turns[hex] < turns[best] ? hex : best), here as number);
    if (next === here) return way;
    way.push(next as Hex);
  }
}

/** How far along his way a runner is after so many turns. */
function placeAfter(runner: Placed, way: readonly Hex[], count: number): Hex {
  const turns = turnsTo(NORTH, runner);
  return way.findLast((hex) => turns[hex] >= turns[way[0]] - count)!;
}
