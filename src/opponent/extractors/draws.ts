import type { Hex } from '../../hex';
import { turnsLeft } from './fields';
import type { Way } from './ground';
import { tooLate, type Pull } from './purpose';
import type { Scene } from './scene';

/** A way with the turns it takes from where the unit stands. */
export interface Draw extends Way {
  readonly from: number;
  readonly left: number;
}

/** The ways with the turns they take from a hex, none for who waits to enter (null), and the turns left. */
export function drawn({ position }: Scene, ways: readonly Way[], start: Hex | null): readonly Draw[] {
  const left = turnsLeft(position);
  return ways.map(({ pull, turns }) => ({ pull, turns, from: start === null ? 0 : turns[start], left }));
}

/** What is lost by not being there in the last turn, where only who is there counts: no danger is worse [§9.6]. */
export function stakeIn(draws: readonly Draw[], hex: Hex): number {
  let least = Infinity;
  for (const { pull, turns, left } of draws)
    if (left === 0 && pull.late > 0 && turns[hex] === 0) least = Math.min(least, pull.late);
  return least;
}

/** Points for ending in a hex: turns gained on each way by its weight, less what comes too late for its end. */
export function pulledTo(draws: readonly Draw[], hex: Hex): number {
  let points = 0;
  for (const { pull, turns, from, left } of draws) {
    points += pull.weight * (from - turns[hex]);
    if (pull.late > 0) points -= pull.late * tooLate(pull, turns[hex], left);
  }
  return points;
}

/** What counts most for ending somewhere. */
export interface Strongest {
  readonly code: Pull['code'];
  /** It would come too late there, which counts more than the way. */
  readonly late: boolean;
}

/** The pull that counts most for ending in a hex; for who is carried on from there by the turns that takes, late or not. */
export function strongest(
  draws: readonly Draw[],
  hex: Hex,
  aboard?: (draw: Draw) => number,
): Strongest | null {
  let [found, most]: [Strongest | null, number] = [null, 0];
  for (const draw of draws) {
    const { pull, turns, from, left } = draw;
    const nearer = pull.weight * (from - (aboard?.(draw) ?? turns[hex]));
    const missed = aboard || pull.late === 0 ? 0 : pull.late * tooLate(pull, turns[hex], left);
    const points = Math.abs(nearer - missed);
    if (points > most) [found, most] = [{ code: pull.code, late: missed > Math.abs(nearer) }, points];
  }
  return found;
}
