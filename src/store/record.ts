/** A game as it is kept: everything follows from it [seed + actions = the game]. */
export interface GameRecord<Setup, Action> {
  /** It was read from a save of the first format and is as it was; without it the format is that of now. */
  readonly format?: 1;
  readonly id: string;
  readonly name: string;
  readonly ruleset: string;
  /** Version of the rules it was played under. */
  readonly version: number;
  readonly setup: Setup;
  /** 32-bit seed of the dice. */
  readonly seed: number;
  readonly actions: readonly Action[];
  /** Fingerprints of the game at the start of its phases and at its end. */
  readonly checks?: readonly Check[];
  /** What was taken back across dice, revelations or a hand-over, with the other side's consent. */
  readonly takeBacks?: readonly TakeBack[];
  /** The game is played by mail from this device; never in a file or a link. */
  readonly mail?: Mail;
}

/** How a game that is sent to and fro is sealed. */
export interface Mail {
  /** The side that sits at this device. */
  readonly seat: string;
  /** The key of the files, base64url. */
  readonly key: string;
  /** One for each side: the key under that side's passphrase. */
  readonly locks: readonly Lock[];
  /** The state that was sent away last, so many actions done: what has been sent stands. */
  readonly sent?: number;
}

/** Who sits here, its passphrase, and the word with which the other side opens its first mail. */
export interface MailBegin {
  readonly seat: string;
  readonly passphrase: string;
  readonly opening: string;
}

export interface Lock {
  readonly side: string;
  /** All base64url. */
  readonly salt: string;
  readonly iv: string;
  readonly key: string;
  /** Under a word the other side has chosen: it opens once, then the side sets a passphrase of its own. */
  readonly first?: true;
}

export interface Check {
  /** How many actions had been done. */
  readonly after: number;
  readonly hash: string;
}

export interface TakeBack {
  /** How many actions were left. */
  readonly after: number;
  readonly removed: number;
  /** The side that asked. */
  readonly by: string;
  /** ISO date and time. */
  readonly at: string;
}

export const LONGEST_NAME = 80;

/** A name as it may be kept: one line, no control characters, not too long. */
export function tidyName(name: string): string {
  const line = name.replace(/[\p{C}\p{Z}]+/gu, ' ').trim();
  return [...line].slice(0, LONGEST_NAME).join('').trim();
}
