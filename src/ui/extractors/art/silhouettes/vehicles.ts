import { disc, roundedRect } from '../../../../art/outline';
import { cut, cutLine, ink, inkLine, placed, type Part } from './part';

const wheels = [-27, -15, -3, 9, 21];

/** A gun on tracks: the long barrel is what tells it from the Agrax. */
export const pgp: readonly Part[] = [
  ink(roundedRect(-36, 14, 66, 18, 9)),
  ...wheels.map((x) => cut(disc(x, 23, 4.3))),
  ink('M-34 12L-30 -2L-6 -6H12L24 6L27 12Z'),
  ink('M-20 -5L-16 -18L2 -20L10 -12L9 -5Z'),
  ...placed({ x: 0, y: -2, turn: -9 }, [
    ink('M2 -18H44V-10H2Z'),
    ink('M12 -21H17V-7H12ZM23 -21H28V-7H23ZM38 -22H44V-6H38Z'),
    cutLine('M4 -14H38', 1.3),
  ]),
  cutLine('M-26 4H16', 2),
];

/** Air-cushion carrier: open deck with its two passengers, tall lift fan at the stern. */
export const floater: readonly Part[] = [
  ink('M-38 4L-33 -6H24L40 4L36 12H-36Z'),
  ink('M-37 14H37Q38 24 30 27Q24 20 18 27Q11 20 5 27Q-2 20 -8 27Q-15 20 -21 27Q-28 20 -33 26Q-38 22 -37 14Z'),
  ink(disc(-8, -13, 5)),
  ink('M-15 -6Q-8 -11 -1 -6Z'),
  ink(disc(7, -13, 5)),
  ink('M0 -6Q7 -11 14 -6Z'),
  ink('M17 -6L20 -16H26L32 -6Z'),
  inkLine(disc(-30, -20, 11), 4.2),
  inkLine('M-30 -31V-9M-41 -20H-19', 3.2),
  inkLine('M-30 -9V-4', 6),
  cutLine('M-28 2H26', 2.2),
];

export const walker: readonly Part[] = [
  ink('M-18 -30H12L24 -21V-6L14 0H-16L-24 -8V-24Z'),
  cut('M8 -25L20 -18V-12H8Z'),
  inkLine('M-8 0L-20 11L-10 21L-18 31M-25 31H-11', 5.6),
  inkLine('M8 0L2 12L16 20L12 31M6 31H21', 5.6),
  inkLine('M2 -7H38', 5),
  ink('M30 -12H42V-2H30Z'),
  cutLine('M-16 -18H0M-16 -12H0', 2),
  ink(disc(-20, 11, 4)),
  ink(disc(2, 12, 4)),
];

/** Fast attack hovercraft: long prow, high fin, spray below. */
export const revil: readonly Part[] = [
  ink('M-40 -4L-28 -7L-38 -32L-12 -10L12 -13L43 5L20 12H-30Z'),
  ink('M-4 -11Q5 -23 17 -10Z'),
  cutLine('M3 -12Q8 -16.5 13 -10.5', 2),
  inkLine('M22 17H45', 4.6),
  inkLine('M-34 20H-20M-12 20H2M-27 28H-13M-5 28H9', 3.6),
  cutLine('M-24 1H20', 2.2),
];

export const flyer: readonly Part[] = [
  ink('M-42 13L-6 4Q14 -6 30 4Q36 8 28 13Q8 18 -4 13Z'),
  ink('M-2 4Q-28 -14 -34 -35Q-6 -30 8 2Z'),
  ink('M10 2Q6 -20 18 -38Q30 -18 22 2Z'),
  cutLine('M-26 -26L2 0M18 -28L15 -2', 1.8),
  cut('M17 2Q24 2 27 7L20 8Z'),
  inkLine('M-4 15L-10 27M6 16L4 28M16 14L22 26', 3.4),
  ink('M-42 13L-40 3L-34 10Z'),
];

/** Two track units and a broad dome with a double muzzle. */
export const agrax: readonly Part[] = [
  ink('M-38 30L-27 9H-4L4 30Z'),
  ink('M2 30L9 9H30L38 30Z'),
  ...[-26, -15].map((x) => cut(disc(x, 24, 3.6))),
  ...[21, 30].map((x) => cut(disc(x, 24, 3.2))),
  cut(disc(-6, 24, 2.6)),
  cut(disc(12, 24, 2.6)),
  ink('M-31 8L-28 -6H20L32 2V8Z'),
  ink('M-24 -7Q-22 -31 -4 -31Q10 -31 11 -7Z'),
  ink('M6 -26H24L36 -33V-18L24 -16H6ZM6 -13H24L36 -14V-1L24 -5H6Z'),
  cutLine('M-15 -20H-4', 2.6),
  cutLine('M-26 1H20', 2),
];
