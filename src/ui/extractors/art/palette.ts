import { CELLS, type MarkName } from './cells';
import { SIDE_COLOURS } from './sideMarks';

export interface Band {
  readonly fill: string;
  readonly mark: string;
}

export interface Palette {
  readonly name: 'colour' | 'mono' | 'low';
  /** Solids are drawn as outlines of this width, in units of a counter. */
  readonly pen?: number;
  readonly halo: string;
  readonly shadow?: string;
  readonly card: string;
  readonly ink: string;
  readonly dash: string;
  readonly frame: string;
  readonly white: string;
  readonly whiteHatch: string;
  readonly hurt: string;
  readonly rim: string;
  readonly plate: string;
  readonly bone: string;
  readonly eye: string;
  readonly hurtOnBone: string;
  readonly bevelLit: string;
  readonly bevelDark: string;
  readonly tag: string;
  readonly tagInk: string;
  readonly wedge: string;
  readonly wedgeEdge: string;
  readonly alarm: string;
  readonly pinned: string;
  readonly moved: string;
  readonly dorian: string;
  readonly avronian: string;
  readonly band: (cell: string) => Band & { readonly shape: MarkName };
}

export const COLOUR: Palette = {
  name: 'colour',
  halo: '#FFFDF4',
  shadow: '#1B130C',
  card: '#F6EEDB',
  ink: '#2A211A',
  dash: '#8C7D63',
  frame: '#6F5F4A',
  white: '#E2D8C2',
  whiteHatch: '#B9AB8C',
  hurt: '#B02A15',
  rim: '#20262A',
  plate: '#20262A',
  bone: '#EFE5CE',
  eye: '#F0562F',
  hurtOnBone: '#B02A15',
  bevelLit: '#75848A',
  bevelDark: '#0B0E10',
  tag: '#F4B63C',
  tagInk: '#20262A',
  wedge: '#F4B63C',
  wedgeEdge: '#0B0E10',
  alarm: '#C3301A',
  pinned: '#8A5B00',
  moved: '#12384A',
  ...SIDE_COLOURS,
  band: (cell) => {
    const look = CELLS[cell] ?? { colour: '#E2D8C2', mark: 'disc' };
    return {
      fill: look.colour,
      mark: luminance(look.colour) > 0.3 ? '#241B14' : '#FFFDF4',
      shape: look.mark,
    };
  },
};

/** For printing in black: a machine keeps its heavy rim, a cell its mark, damage its shape. */
export const MONO: Palette = {
  name: 'mono',
  halo: '#FFFFFF',
  card: '#FFFFFF',
  ink: '#000000',
  dash: '#777777',
  frame: '#BBBBBB',
  white: '#FFFFFF',
  whiteHatch: '#666666',
  hurt: '#000000',
  rim: '#000000',
  plate: '#FFFFFF',
  bone: '#000000',
  eye: '#000000',
  hurtOnBone: '#FFFFFF',
  bevelLit: '#000000',
  bevelDark: '#000000',
  tag: '#000000',
  tagInk: '#FFFFFF',
  wedge: '#FFFFFF',
  wedgeEdge: '#000000',
  alarm: '#000000',
  pinned: '#000000',
  moved: '#000000',
  dorian: '#000000',
  avronian: '#000000',
  band: (cell) => ({ fill: '#FFFFFF', mark: '#000000', shape: CELLS[cell]?.mark ?? 'disc' }),
};

/** The grey of low ink: as light as letters may be. */
const GREY = '#767676';

/** For printing with little ink: thin grey outlines, nothing filled; what tells pieces apart is as in black. */
export const LOW: Palette = {
  ...MONO,
  name: 'low',
  pen: 1.4,
  ink: GREY,
  dash: '#9A9A9A',
  frame: '#FFFFFF',
  whiteHatch: '#C8C8C8',
  hurt: GREY,
  rim: '#A0A0A0',
  bone: GREY,
  eye: GREY,
  bevelLit: GREY,
  bevelDark: GREY,
  tag: '#FFFFFF',
  tagInk: GREY,
  wedgeEdge: GREY,
  alarm: GREY,
  pinned: GREY,
  moved: GREY,
  dorian: GREY,
  avronian: GREY,
  band: (cell) => ({ ...MONO.band(cell), mark: GREY }),
};

/** WCAG relative luminance of #rrggbb. */
export function luminance(colour: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const value = parseInt(colour.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
