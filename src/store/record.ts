import type { Types } from '../rules/ruleset';
import type { Letter, Paper } from './mail/letter';
import type { SideNotes } from './notes';
import type { Seating } from './seats';

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
  /** Who sits at the sides, and since when; without it two persons. Never by mail. */
  readonly seats?: readonly Seating[];
  /** What the sides have put on the map for themselves; never in an open file or a link. */
  readonly notes?: readonly SideNotes[];
  /** It was played by mail. */
  readonly post?: Post;
  /** The game is played by mail from this device; never in a file or a link. */
  readonly mail?: Mail<Action> | OldMail;
}

/** The record of a game of these rules. */
export type RecordOf<T extends Types> = GameRecord<T['Setup'], T['Action']>;

/** What the course of a game by mail needs beside its actions. */
export interface Post {
  /** How many actions were played at one table before the first letter. */
  readonly begins: number;
  /** Where the dice are fresh. */
  readonly dice: readonly { readonly after: number; readonly seed: number }[];
}

/** A game played by mail as it stands at the device of one side. */
export interface Mail<Action> {
  /** The side that sits at this device. */
  readonly seat: string;
  /** The key of what both sides may read, base64url. */
  readonly key: string;
  /** The key of what only this side may read, and the same under its passphrase. */
  readonly own: { readonly key: string; readonly lock: Lock };
  /** What only the other side may read, as it came. */
  readonly other: Box;
  /** All letters so far, the newest of either side last. */
  readonly letters: readonly Letter<Action>[];
  /** What this side has done for each of its letters. */
  readonly papers: readonly Paper<Action>[];
  /** This side's half of the dice of its next letter, bound in its last one. */
  readonly half?: string;
  /** What was taken back at the table; `after`: so many deeds of the letters. */
  readonly takeBacks: readonly TakeBack[];
  /** Both halves of the dice of its next letter are here. */
  readonly rolls?: true;
  /** What was told about the actions of the record. */
  readonly facts: readonly { readonly after: number; readonly facts: unknown }[];
  /** Actions of the record that stand in letters; what was done since is not sent yet. */
  readonly settled: number;
  /** The last thing done, of which only the other side can tell what comes. */
  readonly asked?: Action;
  /** Digests of letters of which another version has come since the last letter of this side. */
  readonly twice?: readonly string[];
  /** The game has ended, the papers of both sides are open as far as they hold secrets, and the record holds the whole game. */
  readonly over?: true;
  /** Over: the name of the file that has been made of the last letter of this side. */
  readonly filed?: string;
}

/** Something sealed for one side; the lock holds the key. All base64url. */
export interface Box {
  readonly side: string;
  readonly lock: Lock;
  readonly iv: string;
  readonly bytes: string;
}

/** How a game by mail was sealed before each side's secrets were kept apart: one key opened all of it. */
export interface OldMail {
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

/** The key of a side’s secrets, encrypted under its passphrase. */
export interface Lock {
  readonly side: string;
  /** All base64url. */
  readonly salt: string;
  readonly iv: string;
  readonly key: string;
  /** Under a word the other side has chosen: it opens once, then the side sets a passphrase of its own. */
  readonly first?: true;
  /** The other side knows the key: it is renewed under the same passphrase as soon as it is opened. */
  readonly worn?: true;
}

/** The fingerprint of a game on its way. */
export interface Check {
  /** How many actions had been done. */
  readonly after: number;
  readonly hash: string;
}

/** Actions taken back across dice, a revelation or a hand-over. */
export interface TakeBack {
  /** How many actions were left. */
  readonly after: number;
  readonly removed: number;
  /** The side that asked. */
  readonly by: string;
  /** ISO date and time. */
  readonly at: string;
  /** Against the computer, which is not asked. */
  readonly freely?: true;
}

const LONGEST_NAME = 80;

/** A name as it may be kept: one line, no control characters, not too long. */
export function tidyName(name: string): string {
  const line = name.replace(/[\p{C}\p{Z}]+/gu, ' ').trim();
  return [...line].slice(0, LONGEST_NAME).join('').trim();
}
