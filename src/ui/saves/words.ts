import type { Side } from '../../rules/extractors';
import { SIDE_NAMES } from '../widgets/side';

/** What an exported file gives away. */
export function fileHolds(secret: readonly Side[]): string {
  const all =
    'The file holds the whole game: the set-up, the seed of the dice and every action of both sides';
  if (secret.length === 0) return `${all}. Nothing in it is secret.`;
  const whose = secret.length > 1 ? 'each side keeps' : `${SIDE_NAMES[secret[0]]} keeps`;
  return `${all}. Still secret in it: what ${whose} from the other side (orders, hidden units, purchases).`;
}

/** What the file of a game by mail gives away. */
export const MAIL_HOLDS =
  'The game is played by mail: until it ends it leaves this device only sealed. Each side opens the file with its own passphrase.';

/** What goes if a side's last action goes; never how much: what was done since may be secret. */
export function takeBackWords(by: Side): string {
  return `${SIDE_NAMES[by]} asks to take back its last action and everything since. The record and the log keep that it was taken back; dice that have fallen fall the same again.`;
}
