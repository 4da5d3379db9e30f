import type { LetterFault } from './mail/unfold';
import type { UnsavedBecause } from './published';
import type { TextFault } from './schema';

/** What is wrong with a text, a link or a saved game. */
export type Fault =
  | TextFault
  | 'tooSlow'
  | 'cancelled'
  | 'locked'
  | 'notInstalled'
  | 'gone'
  | 'damaged'
  | 'wrongPassphrase'
  | 'shortPassphrase'
  | 'shortOpening'
  | 'noWebCrypto'
  | 'linkTooLong'
  | 'notALink';

/** What keeps a game from going by mail, or a letter from being taken. */
export type MailProblem =
  | LetterFault
  | 'sealed'
  | 'noPassphrases'
  | 'noPassphrase'
  | 'samePassphrase'
  | 'ownNeeded'
  | 'openingWordKnown'
  | 'otherVersion'
  | 'changesOwn'
  | 'otherSideHere'
  | 'stillByMail'
  | 'noCopies'
  | 'notFollowed'
  | 'falsePapers'
  | 'notOffered'
  | 'fromPosition'
  | 'goneOn'
  | 'letterUnkept';

/** Why a command changed nothing; the interface has the words. */
export type Problem =
  | Fault
  | MailProblem
  | UnsavedBecause
  | 'noGame'
  | 'noName'
  | 'playedElsewhere'
  | 'stillSecret';

/** A game that cannot be followed to its end opens earlier, at the last phase that is sure. */
export interface OpenedEarlier {
  /** 0: before the first turn. */
  readonly turn: number;
  /** The version of the rules it was kept under, and that of now. */
  readonly versions: { readonly kept: number; readonly now: number };
}

/** What there is to say about a game that has been opened. */
export type Notice = 'openedBefore' | 'toldTwice' | 'over' | OpenedEarlier;
