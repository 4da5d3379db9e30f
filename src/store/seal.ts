import { fromBase64, pack, toBase64, unpack } from './bytes';
import type { Lock, Mail, MailBegin } from './record';
import type { Sealed } from './schema';
import { webCrypto } from './vault';

export const SHORTEST_PASSPHRASE = 8;
const ITERATIONS = 600_000;
const AES = 'AES-GCM';

/** A passphrase is long enough, counted in letters as they are read. */
export function isLongEnough(passphrase: string): boolean {
  return [...passphrase.normalize('NFC')].length >= SHORTEST_PASSPHRASE;
}

/**
 * Begins a game by mail: a new key, locked under the passphrase of who sits here and under the word with which the
 * other side opens its first mail. Throws RangeError if one of them is too short.
 */
export async function newMail({ seat, passphrase, opening }: MailBegin, other: string): Promise<Mail> {
  const key = crypto.getRandomValues(new Uint8Array(32));
  const first = { ...(await lockKey(key, other, opening)), first: true as const };
  return { seat, key: toBase64(key), locks: [await lockKey(key, seat, passphrase), first] };
}

/** The passphrase that opened it was chosen by the other side. */
export function isOpeningWord({ seat, locks }: Mail): boolean {
  return locks.some(({ side, first }) => side === seat && first === true);
}

/**
 * The side at this device changes its passphrase; the other side's stays unknown to it. Throws RangeError if it is
 * too short.
 */
export async function changePassphrase(mail: Mail, passphrase: string): Promise<Mail> {
  const own = await lockKey(fromBase64(mail.key), mail.seat, passphrase);
  return { ...mail, locks: mail.locks.map((lock) => (lock.side === mail.seat ? own : lock)) };
}

/** Seals a text so that only a side's passphrase opens it. */
export async function seal(text: string, { key, locks }: Mail): Promise<Sealed> {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const aes = await aesKey(fromBase64(key), 'encrypt');
  const bytes = await subtle().encrypt({ name: AES, iv }, aes, await pack(text));
  return { locks: [...locks], iv: toBase64(iv), bytes: toBase64(new Uint8Array(bytes)) };
}

/** Opens a sealed text; null if the passphrase fits none of its locks, or it is damaged. */
export async function unseal(
  { locks, iv, bytes }: Sealed,
  passphrase: string,
): Promise<{ readonly text: string; readonly mail: Mail } | null> {
  for (const lock of locks) {
    const key = await openLock(lock, passphrase).catch(() => null);
    if (!key) continue;
    try {
      const aes = await aesKey(key, 'decrypt');
      const plain = await subtle().decrypt({ name: AES, iv: fromBase64(iv) }, aes, fromBase64(bytes));
      const text = await unpack(new Uint8Array(plain));
      return { text, mail: { seat: lock.side, key: toBase64(key), locks } };
    } catch {
      return null;
    }
  }
  return null;
}

async function lockKey(key: Uint8Array<ArrayBuffer>, side: string, passphrase: string): Promise<Lock> {
  if (!isLongEnough(passphrase)) throw new RangeError('The passphrase is too short');
  const salt = crypto.getRandomValues(new Uint8Array(16));
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const under = await passphraseKey(passphrase, salt, 'encrypt');
  const locked = await subtle().encrypt({ name: AES, iv, additionalData: named(side) }, under, key);
  return { side, salt: toBase64(salt), iv: toBase64(iv), key: toBase64(new Uint8Array(locked)) };
}

async function openLock({ side, salt, iv, key }: Lock, passphrase: string): Promise<Uint8Array<ArrayBuffer>> {
  const under = await passphraseKey(passphrase, fromBase64(salt), 'decrypt');
  const how = { name: AES, iv: fromBase64(iv), additionalData: named(side) };
  return new Uint8Array(await subtle().decrypt(how, under, fromBase64(key)));
}

/** A lock given to the other side by a changed file no longer opens. */
function named(side: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(side);
}

async function passphraseKey(
  passphrase: string,
  salt: Uint8Array<ArrayBuffer>,
  usage: 'encrypt' | 'decrypt',
): Promise<CryptoKey> {
  const bytes = new TextEncoder().encode(passphrase.normalize('NFC'));
  const raw = await subtle().importKey('raw', bytes, 'PBKDF2', false, ['deriveKey']);
  const how = { name: 'PBKDF2', hash: 'SHA-256', iterations: ITERATIONS, salt };
  return subtle().deriveKey(how, raw, { name: AES, length: 256 }, false, [usage]);
}

async function aesKey(raw: Uint8Array<ArrayBuffer>, usage: 'encrypt' | 'decrypt'): Promise<CryptoKey> {
  return subtle().importKey('raw', raw, AES, false, [usage]);
}

function subtle(): SubtleCrypto {
  const available = webCrypto();
  if (!available) throw new RangeError('No Web Crypto');
  return available;
}
