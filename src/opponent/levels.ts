import type { Level } from './contract';
import type { Wont } from './mind';
import type { Racing } from './search/race';

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
  /** How it chooses the style of a phase; null: it keeps to the one it is wont to play. */
  readonly manners: Racing | null;
  /** What is tried for the first act of a phase: all that takes longer is thought about while that act is watched. */
  readonly opening: Trying;
  /** What is tried instead, to the end of the game, with so many units left at most. */
  readonly fewLeft: Trying & { readonly units: number };
}

/** How what comes next is tried out. */
export interface Trying {
  /** Candidates played out, at most. */
  readonly candidates: number;
  /** Worlds each of them is played out in. */
  readonly worlds: number;
  /** How often the worse half of them is left behind, each time after so many worlds. */
  readonly heats: number;
  /** A rollout ends when the side's own turn begins for the so-manieth time. */
  readonly turns: number;
}

/** Tries of a level that plays nothing out. */
export const NOTHING: Trying = { candidates: 0, worlds: 0, heats: 0, turns: 0 };
/** A turn ahead, in a moment. */
const SOON: Trying = { candidates: 5, worlds: 2, heats: 2, turns: 1 };

const AT_SIGHT = {
  ...NOTHING,
  wont: 'plain',
  expects: 'plain',
  drawing: null,
  manners: null,
  opening: NOTHING,
  fewLeft: { units: 0, ...NOTHING },
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
    manners: { courses: 1, heats: 2, ahead: 4 },
    ...SOON,
    opening: SOON,
    fewLeft: { units: 16, candidates: 4, worlds: 2, heats: 2, turns: 6 },
  },
  colonel: {
    sight: 'far',
    ease: 0,
    wont: 'reply',
    expects: 'book',
    drawing: { courses: 1, heats: 4, ahead: 6 },
    manners: { courses: 2, heats: 3, ahead: 6 },
    candidates: 6,
    worlds: 2,
    heats: 3,
    turns: 1,
    opening: SOON,
    fewLeft: { units: 18, candidates: 6, worlds: 2, heats: 3, turns: 6 },
  },
};
