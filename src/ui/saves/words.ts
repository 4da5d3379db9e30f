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

const SHORTEST = 8;

/** Why the passphrases cannot be used, or null. */
export function passphraseFault({ dorian, avronian }: Readonly<Record<Side, string>>): string | null {
  if (dorian === '' || avronian === '') return 'Give each side a passphrase';
  const shortest = Math.min(dorian.length, avronian.length);
  if (shortest < SHORTEST) return `${shortest} characters, at least ${SHORTEST} needed`;
  if (dorian === avronian) return 'Both sides have the same passphrase: give each its own';
  return null;
}

/** What goes if a side's last action goes; never how much: what was done since may be secret. */
export function takeBackWords(by: Side): string {
  return `${SIDE_NAMES[by]} asks to take back its last action and everything since. The record and the log keep that it was taken back; dice that have fallen fall the same again.`;
}
