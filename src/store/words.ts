import type { Standing } from '../rules/ruleset';
import type { UnsavedBecause } from './published';
import type { TextFault } from './schema';
import { SHORTEST_PASSPHRASE } from './seal';

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
  | 'noWebCrypto'
  | 'linkTooLong'
  | 'notALink';

const WORDS: Readonly<Record<Fault, string>> = {
  empty: 'The file is empty.',
  tooLong: 'The file is too long for a saved game.',
  tooSlow: 'Reading this takes far too long for a saved game. Nothing was changed.',
  cancelled: 'Not opened. Nothing was changed.',
  notJson: 'This is no saved game, or a part of it is missing.',
  otherFile: 'This file holds something else than a saved game.',
  newerFormat:
    'This game was saved by a newer version of the program. Open the newest version and try again.',
  otherGame: 'This is a saved game of another game.',
  noSetup: 'The scenario of this saved game is not known here.',
  noSeed: 'The dice of this saved game cannot be read.',
  noActions: 'The moves of this saved game cannot be read.',
  locked: 'This saved game was locked by another browser or is damaged.',
  notInstalled: 'This is a saved game of a game that this program does not have. It is kept as it is.',
  gone: 'This saved game is no longer on this device.',
  damaged: 'The text is damaged: a part is missing or changed.',
  wrongPassphrase: 'The passphrase does not fit, or the file is damaged.',
  shortPassphrase: `A passphrase needs at least ${SHORTEST_PASSPHRASE} characters.`,
  noWebCrypto: 'This browser can seal and open files only on a secure address (https).',
  linkTooLong: 'This game is too long for a link. Send it as a file.',
  notALink: 'This address holds no game.',
};

/** What is wrong with a text that should be a game, for the player. */
export function faultWords(fault: Fault): string {
  return WORDS[fault];
}

const UNSAVED: Readonly<Record<UnsavedBecause, string>> = {
  full: 'The storage of this browser is full. The game goes on unsaved: export it to keep it.',
  absent: 'This window keeps nothing (a private window?). The game goes on unsaved: export it to keep it.',
  blocked: 'The browser does not let the game be saved. It goes on unsaved: export it to keep it.',
  otherTab: 'This game is being played in another tab. Nothing is saved from here.',
};

export function unsavedWords(why: UnsavedBecause): string {
  return UNSAVED[why];
}

/** Where a game opens that cannot be followed to its end. */
export function openedAtWords(standing: Standing, versions: { kept: number; now: number }): string {
  const why =
    versions.kept === versions.now
      ? 'A part of this saved game cannot be read.'
      : `The rules have changed since this game was saved (version ${versions.kept}, now ${versions.now}).`;
  const where = standing.turn === 0 ? 'before turn 1' : `in turn ${standing.turn}`;
  return `${why} It opens ${where}, at the last phase that is sure. The whole game stays in the list and can be exported.`;
}

export const NO_GAME = 'There is no game to go on with.';
