import type { Problem } from '../problems';
import type { MailBegin } from '../record';

export const SHORTEST_PASSPHRASE = 8;

/** A passphrase is long enough, counted in letters as they are read. */
export function isLongEnough(passphrase: string): boolean {
  return [...passphrase.normalize('NFC')].length >= SHORTEST_PASSPHRASE;
}

/** Why a game by mail cannot begin with these passphrases, or null. */
export function whyNotBegin(begin?: Omit<MailBegin, 'seat'>): Problem | null {
  if (!begin || begin.passphrase === '' || begin.opening === '') return 'noPassphrases';
  if (!isLongEnough(begin.passphrase)) return 'shortPassphrase';
  if (!isLongEnough(begin.opening)) return 'shortOpening';
  return begin.passphrase === begin.opening ? 'samePassphrase' : null;
}

/** Why a game by mail of an earlier version cannot go on with this passphrase, or null. */
export function whyNotAgain(begin?: Pick<MailBegin, 'passphrase'>): Problem | null {
  if (!begin || begin.passphrase === '') return 'noPassphrase';
  return isLongEnough(begin.passphrase) ? null : 'shortPassphrase';
}

/** Why a side cannot go on with a passphrase of its own in place of the one that opened the file, or null. */
export function whyNotOwn(opening: string, own: string | undefined): Problem | null {
  if (own === undefined) return 'ownNeeded';
  if (!isLongEnough(own)) return 'shortPassphrase';
  return own === opening ? 'openingWordKnown' : null;
}
