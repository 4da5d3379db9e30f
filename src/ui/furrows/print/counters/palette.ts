import type { Ink } from '../../../print/ink';
import { COLOUR, MONO, type Livery, type Palette } from '../../art/palette';

const GREY = '#767676';

const OUTLINED: Livery = {
  plate: '#FFFFFF',
  innerRim: '#FFFFFF',
  ink: GREY,
  edge: GREY,
  accent: GREY,
  hurt: GREY,
};

/** For little ink: grey lines alone; the sides differ by their marks and rims. */
const LOW: Palette = {
  ...MONO,
  side: { foundry: OUTLINED, league: OUTLINED },
  ink: GREY,
  alarm: '#FFFFFF',
  onAlarm: GREY,
  onWarning: GREY,
  sign: GREY,
  path: GREY,
};

const PALETTES: Readonly<Record<Ink, Palette>> = {
  colour: { ...COLOUR, shadow: null },
  low: LOW,
  mono: MONO,
};

export function printPalette(ink: Ink): Palette {
  return PALETTES[ink];
}
