import type { Answered } from './styles';

/** Games won, and of how many, by each style against the one the book names for the other side: `npm run lab:replies`. */
export const ANSWERED: Answered = {};
