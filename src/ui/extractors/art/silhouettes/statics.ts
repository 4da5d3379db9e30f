import { disc } from '../../../../art/outline';
import { cut, cutLine, ink, inkLine, squareLine, type Part } from './part';

export const fort: readonly Part[] = [
  ink('M-42 28L-30 6H30L42 28Z'),
  ink('M-26 4L-19 -14H19L26 4Z'),
  cut('M-17 -8H17L19 -2H-19Z'),
  squareLine(inkLine('M-9 -5H-3M4 -5H10', 4)),
  cutLine('M-31 12L-37 26M-16 12L-19 26M0 12V26M16 12L19 26M31 12L37 26', 2.2),
  inkLine('M0 -14V-32', 3),
  ink('M1 -33H17L12 -27L17 -21H1Z'),
];

/** A domed bunker with door, dish and mast. */
export const commandPost: readonly Part[] = [
  ink('M-36 28V12Q-34 -16 -4 -16Q26 -16 28 12V28Z'),
  cut('M-9 28V13H3V28Z'),
  cutLine('M-26 8Q-22 -8 -6 -9', 2.6),
  ink('M24 28V16H40V28Z'),
  inkLine('M12 -12V-30', 3.6),
  ink('M0 -42A17 17 0 0 0 29 -24Z'),
  inkLine('M15 -34L24 -43', 3),
  ink(disc(25, -44, 3.4)),
  inkLine('M-20 -14V-30M-26 -30H-14', 3.2),
];
