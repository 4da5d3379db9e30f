import type { Side } from '../../../rules/furrows';

/** A side's plate: its ground, what is printed on it, its rim, and the accent of arrow and armour. */
export interface Livery {
  readonly plate: string;
  readonly innerRim: string;
  readonly ink: string;
  readonly edge: string;
  readonly accent: string;
  /** Figures of armour that acid has eaten. */
  readonly hurt: string;
}

export interface Palette {
  readonly side: Readonly<Record<Side, Livery>>;
  readonly halo: string;
  readonly ink: string;
  readonly shadow: string | null;
  readonly warning: string;
  readonly onWarning: string;
  readonly alarm: string;
  readonly onAlarm: string;
  readonly sign: string;
  readonly path: string;
}

export const COLOUR: Palette = {
  side: {
    foundry: {
      plate: '#5C1A1E',
      innerRim: '#7A2A2C',
      ink: '#F6E9D2',
      edge: '#1C0708',
      accent: '#F2B33D',
      hurt: '#FFB59E',
    },
    league: {
      plate: '#C9DEE8',
      innerRim: '#E6F1F5',
      ink: '#10304C',
      edge: '#10304C',
      accent: '#10304C',
      hurt: '#A01C10',
    },
  },
  halo: '#FFFDF4',
  ink: '#26251F',
  shadow: '#15130F',
  warning: '#F0AE2B',
  onWarning: '#2A1D00',
  alarm: '#B4301A',
  onAlarm: '#FFFFFF',
  sign: '#12384A',
  path: '#0E5A57',
};

/** For paper without colour: the Foundry black, the League white with a heavy rim. */
export const MONO: Palette = {
  side: {
    foundry: {
      plate: '#222222',
      innerRim: '#999999',
      ink: '#FFFFFF',
      edge: '#000000',
      accent: '#FFFFFF',
      hurt: '#FFFFFF',
    },
    league: {
      plate: '#FFFFFF',
      innerRim: '#FFFFFF',
      ink: '#000000',
      edge: '#000000',
      accent: '#000000',
      hurt: '#000000',
    },
  },
  halo: '#FFFFFF',
  ink: '#000000',
  shadow: null,
  warning: '#FFFFFF',
  onWarning: '#000000',
  alarm: '#000000',
  onAlarm: '#FFFFFF',
  sign: '#000000',
  path: '#000000',
};
