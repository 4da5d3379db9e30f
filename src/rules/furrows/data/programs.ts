import type { BaseClass, Mode } from '../types';

/** The programs of a mode as printed; '/R' adds the same with L and R exchanged [§5.2]. */
export interface ProgramList {
  readonly programs: string;
  /** For nimble bases besides. */
  readonly nimble?: string;
  readonly default: string;
}

type Lists = Readonly<Partial<Record<Mode, ProgramList>>>;

/** Programs † by class and mode; a mode a class does not have is not in its list [§5.2]. */
export const PROGRAMS: Readonly<Record<BaseClass, Lists>> = {
  tracked: {
    stand: {
      programs: '-+-+- · T+-+- · A+F+- · A+F+F · T,A+F+F · Rev+-+- · Rev+-+Rev',
      default: '-+-+-',
    },
    slow: {
      programs: 'F+-+- · F+-+F · F+L+F /R · L+F+F /R · F+F+L /R · L+L+F /R · F+F+B · B+-+- · F+A+F · A+F+F',
      default: 'F+B+-',
    },
    fast: {
      programs: 'F+F+- · F+F+F · F+L+F /R · L+F+F /R · F+F+L /R · F+B+- · F+F+B · F+B+B',
      nimble: 'F+L,F+F /R · L,F+F+F /R',
      default: 'F+B+-',
    },
  },
  wheeled: {
    stand: { programs: '-+-+- · A+F+- · A+F+F · Rev+-+-', default: '-+-+-' },
    slow: {
      programs: 'F+-+- · F+-+F · F+L,F+- /R · L,F+-+F /R · F+F+B · B+-+- · A+F+F · F+A+F',
      default: 'F+B+-',
    },
    fast: {
      programs: 'F+F+- · F+F+F · F+L,F+F /R · L,F+F+F /R · F+F+L,F /R · F+B+- · F+F+B',
      default: 'F+B+-',
    },
  },
  great: {
    stand: { programs: '-+-+- · L+-+- /R · A+F+- · Rev+-+-', default: '-+-+-' },
    slow: { programs: 'F+-+- · F+-+F · F+L+- /R · L+-+F /R · B+-+- · F+B+-', default: 'F+B+-' },
  },
  foot: {
    stand: {
      programs: '-+-+- · T+-+- · T,A+F+- · T,A+F+F · B[crawl]+-+- · Rev+-+- · Follow',
      default: '-+-+-',
    },
    crawl: {
      programs: '-+-+- · T+-+- · T,F+-+- · Rev+-+- · A[stand]+-+- · T,A[slow]+F+-',
      default: '-+-+-',
    },
    slow: {
      programs:
        'T,F+-+- · T,F+F+- · F+T,F+- · B+-+- · T,F+B+- · F+B[crawl]+- · B[crawl]+-+- · T,A+F+F · Chase · Follow',
      default: '-+-+-',
    },
    fast: {
      programs: 'T,F+F+- · T,F+F+F · F+T,F+F · F+B+- · F+F+B · F+F+B[crawl] · Chase',
      default: 'B+-+-',
    },
  },
  crew: {
    setUp: { programs: '-+-+- · T+-+- · T,A[slow]+-+F', default: '-+-+-' },
    slow: {
      programs: 'T,F+-+- · B[set up]+-+- · T,B[set up]+-+- · T,F+B[set up]+- · Follow',
      default: '-+-+-',
    },
  },
  riders: {
    stand: { programs: '-+-+- · T+-+- · T,A+F+F · Rev+-+-', default: '-+-+-' },
    slow: { programs: 'T,F+-+F · F+T,F+- · B+-+- · T,A+F+F · F+A+F · Chase · Follow', default: '-+-+-' },
    fast: { programs: 'T,F+F+F · F+T,F+F · F+F+T,F · F+B+- · F+F+B · Chase', default: 'F+B+-' },
  },
  flyer: {
    slow: { programs: 'T,F+-+- · F+T,F+- · F+L,F+R,F /R · T,A+F+F', default: 'F+-+-' },
    fast: { programs: 'F+F+F · T,F+F+F · F+T,F+F · F+F+T,F · F+L,F+L,F /R · F+F+B', default: 'F+B+-' },
  },
  beast: {
    stand: { programs: '-+-+- · T+-+- · T,A+F+-', default: '-+-+-' },
    slow: { programs: 'T,F+-+F · F+T,F+- · B+-+- · T,A+F+F · Chase', default: 'F+B+-' },
    fast: { programs: 'T,F+F+- · F+T,F+- · F+B+- · F+F+B · Chase', default: 'F+B+-' },
  },
};

/** The steps in which Chase moves, by class and mode [§5.4]. */
export const CHASE_STEPS: Readonly<
  Partial<Record<BaseClass, Readonly<Partial<Record<Mode, readonly number[]>>>>>
> = {
  foot: { slow: [1, 2], fast: [1, 2, 3] },
  riders: { slow: [1, 3], fast: [1, 2, 3] },
  beast: { slow: [1, 3], fast: [1, 2] },
};
/** The step in which Follow moves [§5.4, E-75]. */
export const FOLLOW_STEP = 2;
