import type { Level } from './contract';
import type { Wont } from './mind';
import type { Racing } from './search/draws';

/** How a level thinks. Its budget is counted in rollouts, so that it plays alike on every machine. */
export interface Depth extends Trying {
  readonly sight: 'near' | 'far';
  /** The level takes any action that is at most this many points worse than its best, but where it is urgent. */
  readonly ease: number;
  /** The army it buys, where that stands, and the style it plays in. */
  readonly wont: Wont;
  /** The style it expects of the other side. */
  readonly expects: Wont;
  /** How it chooses what is drawn; null: it takes the first draw. */
  readonly drawing: Racing | null;
  /** How much of what comes out of the rollouts is taken for more than chance, 0 to 1. */
  readonly trust: number;
  /** What is tried for the first act of a phase: all that takes longer is thought about while that act is watched. */
  readonly opening: Trying;
  /** What is tried instead where few are left. */
  readonly fewLeft: Trying;
}

/** How what comes next is tried out. */
export interface Trying {
  /** Candidates played out, at most. */
  readonly candidates: number;
  /** Worlds each of them is played out in. */
  readonly worlds: number;
  /** How often the worse half of them is left behind, each time after so many worlds; 0: never. */
  readonly sifts: number;
  /** A rollout ends when the side's own turn begins for the so-manieth time. */
  readonly turns: number;
}

/** Units of both sides, at most, with which a game is played out to its end for every action that is tried. */
export const FEW = 10;

/** Tries of a level that plays nothing out. */
export const NOTHING: Trying = { candidates: 0, worlds: 0, sifts: 0, turns: 0 };
/** A turn ahead, in a moment. */
const SOON: Trying = { candidates: 5, worlds: 2, sifts: 2, turns: 1 };
const AT_SIGHT = {
  ...NOTHING,
  wont: 'plain',
  expects: 'plain',
  drawing: null,
  trust: 0,
  opening: NOTHING,
  fewLeft: NOTHING,
} as const;

export const DEPTHS: Readonly<Record<Level, Depth>> = {
  recruit: { sight: 'near', ease: 4, ...AT_SIGHT },
  sergeant: { sight: 'far', ease: 0, ...AT_SIGHT },
  captain: {
    sight: 'far',
    ease: 0,
    wont: 'book',
    expects: 'plain',
    drawing: { courses: 1, heats: 3, ahead: 6 },
    ...SOON,
    trust: 1,
    opening: SOON,
    fewLeft: { candidates: 6, worlds: 4, sifts: 0, turns: 6 },
  },
  colonel: {
    sight: 'far',
    ease: 0,
    wont: 'reply',
    expects: 'book',
    drawing: { courses: 2, heats: 2, ahead: 6 },
    candidates: 6,
    worlds: 2,
    sifts: 3,
    turns: 1,
    trust: 1,
    opening: SOON,
    fewLeft: { candidates: 8, worlds: 8, sifts: 0, turns: 8 },
  },
};
