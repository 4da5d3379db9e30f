import type { Level } from './contract';

/** How a level thinks. Its budget is counted in rollouts, so that it plays alike on every machine. */
export interface Depth {
  readonly sight: 'near' | 'far';
  /** It takes any of the actions that are at most so many points worse than its best. */
  readonly ease: number;
  /** Candidates played out, at most. */
  readonly candidates: number;
  /** Worlds each of them is played out in. */
  readonly worlds: number;
  /** Rollouts for one action in which plans for the rest of the phase are bred; 0: only what comes next is tried. */
  readonly rollouts: number;
  /** A rollout ends when the side's own turn begins for the so-manieth time. */
  readonly turns: number;
  /** How much of what comes out of the rollouts is taken for more than chance, 0 to 1. */
  readonly trust: number;
}

export const DEPTHS: Readonly<Record<Level, Depth>> = {
  recruit: { sight: 'near', ease: 4, candidates: 0, worlds: 0, rollouts: 0, turns: 0, trust: 0 },
  sergeant: { sight: 'far', ease: 0, candidates: 0, worlds: 0, rollouts: 0, turns: 0, trust: 0 },
  captain: { sight: 'far', ease: 0, candidates: 5, worlds: 2, rollouts: 0, turns: 1, trust: 1 },
  colonel: { sight: 'far', ease: 0, candidates: 6, worlds: 2, rollouts: 64, turns: 1, trust: 1 },
};
