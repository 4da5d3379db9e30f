import type { Mode, ShotGrade } from '../types';

/** The open-ended d6 with its modifiers hits from here [§8.2]. */
export const HITS_FROM = 5;

/** To hit by the mode of the firer, and by that of the target [§8.2]. */
export const FIRER_MODE: Readonly<Record<Mode, number>> = { stand: 1, crawl: 1, setUp: 1, slow: 0, fast: -1 };
export const TARGET_MODE: Readonly<Record<Mode, number>> = {
  stand: 1,
  crawl: 1,
  setUp: 1,
  slow: 0,
  fast: -1,
};

/** Up to this range is close [§8.2, §9.1]. */
export const CLOSE_RANGE = 1;
/** To hit, and to AP and damage. */
export const CLOSE = { toHit: 1, ap: 1, damage: 1 } as const;
export const LONG = { toHit: -1, ap: -1, damage: -1 } as const;
/** Long range is up to this many times the range. */
export const LONG_FACTOR = 2;

export const AIM = 2;
export const EDGE = -1;
export const HUGE = 1;
export const SHOT_GRADE: Readonly<Record<ShotGrade, number>> = { good: 1, excellent: 2, bad: -1 };
export const STEADY = 1;
export const ACCURACY = 1;
export const CAMOUFLAGE = -1;

/** Successes of the armour dice that stop a hit, and what one takes from the damage [§9.2]. */
export const STOPPED_BY = 2;
export const ONE_SUCCESS = -3;

/** Armour dice succeed from here at an AP of 0 or more, −1, −2, −3, −4 or less [§9.2]. */
export const ARMOUR_SUCCEEDS: readonly number[] = [5, 4, 3, 2, 1];

/** Shaken tokens when placed [§11.1]. */
export const SHAKEN_TOKENS = 2;
/** Bases of a side in a hex, and how many of them large [§6.2]. */
export const STACK = { bases: 2, large: 1 } as const;
/** No enemy this near at set-up [§15]. */
export const SET_UP_DISTANCE = 3;
/** How far a captain is followed [§5.4]. */
export const FOLLOW_RANGE = 6;
/** Deflection dice of a side that holds a trench, and from what number they succeed [§10.3]. */
export const TRENCH_DEFLECTION = { dice: 2, toHit: 5 } as const;
/** How far a beaten base may have to go [§10.6]. */
export const RETREAT_DISTANCE = 2;
