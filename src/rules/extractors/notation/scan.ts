import * as scan from '../../scan';

export { pieces, wordAt, wordsOf, type Word } from '../../scan';

/** What a line fails to name. */
export type Expected =
  | 'scenario'
  | 'rules'
  | 'handicap'
  | 'variant'
  | 'turn'
  | 'phase'
  | 'part'
  | 'unit'
  | 'chassis'
  | 'once'
  | 'place'
  | 'facing'
  | 'carrier'
  | 'word'
  | 'activation'
  | 'victory';

/** Why a line is no position: what was expected at which character, and what was found. */
export type NotationFault = scan.Fault<Expected>;

/** Thrown inside the reader, caught at its door. */
export const Unreadable: new (error: Expected, word: scan.Word) => scan.Unreadable<Expected> =
  scan.Unreadable<Expected>;

/** The value a test finds in a word. Throws Unreadable if it finds none. */
export const need: <T>(value: T | undefined | null, error: Expected, word: scan.Word) => T = scan.need;
