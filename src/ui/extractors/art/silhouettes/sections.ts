import { disc } from '../../../../art/outline';
import { cut, cutLine, ink, inkLine, placed, type Part } from './part';

const trooper: readonly Part[] = [
  ink(disc(0, -23, 7)),
  ink('M-8 -26Q-6 -34 3 -33Q9 -32 9 -24L3 -24L3 -21L-8 -22Z'),
  ink('M-10 -15Q0 -19 10 -15L9 6L-8 6Z'),
  inkLine('M-4 5L-9 18L-13 30M-13 30h6M4 5L9 17L11 30M11 30h6', 6.4),
];

export const lance: readonly Part[] = placed({ x: -4, y: 1 }, [
  ...trooper,
  inkLine('M9 -12L18 -5L12 1M-9 -12L-13 -2L-5 4', 5.4),
  cutLine('M-27 18L25 -14', 8),
  inkLine('M-30 20L27 -15', 4.2),
  ink('M20 -20L46 -27L29 -6Q26 -15 20 -20Z'),
  cutLine('M27 -15.5L37 -21.5', 1.8),
  cutLine('M3 -25h7', 2.2),
]);

export const shock: readonly Part[] = placed({ x: -1 }, [
  ink('M-7 -33H7L10 -22H-10Z'),
  cutLine('M-5 -26H5', 2.6),
  ink('M-29 -20Q-29 -27 -19 -26L-11 -21H11L19 -26Q29 -27 29 -20L27 -6L16 -8L13 8H-13L-16 -8L-27 -6Z'),
  cutLine('M-14 -20L-12 -2M14 -20L12 -2', 2),
  ink('M-15 6H-1L-3 31H-19L-15 20ZM15 6H1L3 31H19L15 20Z'),
  cutLine('M-27 -8H22V-11H38V11H22V8H-27Z', 4),
  ink('M-27 -8H22V-11H38V11H22V8H-27Z'),
  cutLine('M29 -7V7M-12 0H16', 2.4),
]);

export const commando: readonly Part[] = [
  ink(
    'M-6 -27Q6 -34 13 -23L17 -12Q27 2 29 28Q20 22 12 28Q2 22 -8 29Q-18 23 -32 30Q-22 10 -18 -6Q-15 -22 -6 -27Z',
  ),
  cut('M-1 -19L14 -17L12 -10L1 -10Q-3 -13 -1 -19Z'),
  inkLine('M3 -14.5H11', 2.8),
  cutLine('M-8 2Q-13 14 -12 24M6 0Q6 12 4 22', 1.8),
  inkLine('M15 2L24 -4', 6),
  ink('M18 -5L43 -26L32 -3L24 1Z'),
  cutLine('M26 -7L37 -18', 1.4),
];

export const transcom: readonly Part[] = [
  ...placed({ x: -5, y: 2 }, [
    ...trooper,
    cutLine('M-26 -17H-9V9H-26Z', 3),
    ink('M-26 -17H-9V9H-26Z'),
    cutLine('M-22 -10H-13M-22 -4H-13', 2.2),
    inkLine('M-18 -15V-40', 3.4),
    ink(disc(-18, -40, 4)),
    inkLine('M9 -12L16 -4L12 1', 5),
    cutLine('M3 -24h7', 2.2),
  ]),
  inkLine('M15 -20A11 11 0 0 1 15 -4', 4),
  inkLine('M22 -27A19 19 0 0 1 22 3', 4),
  inkLine('M29 -34A28 28 0 0 1 29 10', 4),
];

/** An area-fire mortar: tube on its legs, kneeling gunner, a bomb leaving. */
export const dagmaton: readonly Part[] = [
  inkLine('M-12 30L2 4L20 30M2 4L3 30', 4.4),
  ...placed({ x: 2, y: 4, turn: -52 }, [
    ink('M-18 -8H24V-11H29V11H24V8H-18Q-24 0 -18 -8Z'),
    cutLine('M-8 -8V8M4 -8V8', 2.4),
  ]),
  ink(disc(-27, -3, 6.4)),
  ink('M-36 6Q-27 1 -18 7L-16 19L-6 22V30H-36Q-39 17 -36 6Z'),
  inkLine('M-20 9L-9 4', 5),
  ...placed({ x: 33, y: -24, turn: 38 }, [
    ink('M0 -12Q6 -6 5 2L2.5 8H-2.5L-5 2Q-6 -6 0 -12ZM-5.5 9H5.5V13H-5.5Z'),
  ]),
];
