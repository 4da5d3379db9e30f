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

/** The pull that counts most for going there. */
export function strongest(draws: readonly Draw[], hex: Hex): Pull['code'] | null {
  let [code, most]: [Pull['code'] | null, number] = [null, 0];
  for (const { pull, turns, from } of draws) {
    const points = Math.abs(pull.weight * (from - turns[hex]));
    if (points > most) [code, most] = [pull.code, points];
  }
  return code;
}
