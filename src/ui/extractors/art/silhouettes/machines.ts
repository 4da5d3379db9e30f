import { disc } from '../../../../art/outline';
import { cut, cutLine, eye, ink, inkLine, squareLine, type Part } from './part';

export const bipod: readonly Part[] = [
  ink('M-17 -36L-8 -41H8L17 -36L21 -23L12 -13H-12L-21 -23Z'),
  ink('M-12 -14L-21 -9L-36 9L-27 37H-35L-37 40H-17L-20 34L-25 10L-12 -3L-4 -9Z'),
  ink('M12 -14L21 -9L36 9L27 37H35L37 40H17L20 34L25 10L12 -3L4 -9Z'),
  ink('M-6 -13H6L4 -2L0 4L-4 -2Z'),
  cut('M-12 -28L0 -32L12 -28L6 -21H-6Z'),
  eye(disc(0, -26.5, 4.4)),
];

const leg = (side: 1 | -1): string =>
  [
    [13, -15, 27, -31, 43, -22],
    [17, -6, 32, -13, 45, 6],
    [15, 4, 29, 6, 37, 29],
    [8, 11, 17, 20, 16, 37],
  ]
    .map(([a, b, c, d, e, f]) => `M${side * a} ${b}L${side * c} ${d}L${side * e} ${f}`)
    .join('');

export const multipod: readonly Part[] = [
  ink('M-13 -18L0 -25L13 -18L19 -3L10 13H-10L-19 -3Z'),
  squareLine(inkLine(leg(1), 5.6)),
  squareLine(inkLine(leg(-1), 5.6)),
  cut('M-10 -9L0 -14L10 -9L6 -1H-6Z'),
  eye(disc(0, -7, 4.4)),
  squareLine(cutLine('M-7 6H7', 2.4)),
];

export const glide: readonly Part[] = [
  ink(
    'M0 -33L11 -20L24 -10L45 12L41 22L25 14L15 17L8 31L0 23L-8 31L-15 17L-25 14L-41 22L-45 12L-24 -10L-11 -20Z',
  ),
  cut('M-7 -13L0 -21L7 -13L5 -3H-5Z'),
  eye(disc(0, -11, 4.2)),
  squareLine(cutLine('M-15 2L-32 11M15 2L32 11M0 4V15', 2.4)),
];

export const orni: readonly Part[] = [
  ink(
    'M0 -20L7 -13L9 -4L24 -33L46 -20L43 -2L35 -11L28 7L20 -1L11 10L5 17L0 40L-5 17L-11 10L-20 -1L-28 7L-35 -11L-43 -2L-46 -20L-24 -33L-9 -4L-7 -13Z',
  ),
  squareLine(cutLine('M12 -2L25 -24M15 0L34 -17M-12 -2L-25 -24M-15 0L-34 -17', 2)),
  cut('M-5 -8L0 -13L5 -8L4 4H-4Z'),
  eye(disc(0, -5, 4)),
];

/** A drilling tower on tracks. */
export const extractor: readonly Part[] = [
  ink('M-40 34L-34 20H34L40 34L34 40H-34Z'),
  ...[-25, -9, 9, 25].map((x) => cut(disc(x, 30, 4))),
  squareLine(inkLine('M-24 20L-7 -36H7L24 20M-19 5H19M-13 -14H13M-19 5L13 -14M19 5L-13 -14', 4.6)),
  ink('M-11 -42H11V-33H-11Z'),
  inkLine('M0 -32V18', 5),
  { tone: 'eye', d: 'M-6 8L6 12M-6 15L6 19', width: 3 },
  ink('M24 20V0H38V20Z'),
  squareLine(cutLine('M28 6H34M28 12H34', 2.2)),
];
