import type { Fared } from './styles';

/** Games won by each style against the one the book names for the other side, of 12: `npm run lab:book -- --replies`; where that is the plain one, nothing. */
export const ANSWERED: Fared = { games: 12, wins: {} };
