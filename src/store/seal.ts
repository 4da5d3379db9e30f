import { fromBase64, pack, toBase64, unpack } from './bytes';
import { padded, unpadded } from './padding';
import { isLongEnough } from './mail/passphrases';
import type { Box, Lock } from './record';
import type { OldSealed } from './schema';
import { webCrypto } from './cipher';

const ITERATIONS = 600_000;
const AES = 'AES-GCM';

/** A key of 256 bits, base64url, and the same under a passphrase. */
export interface LockedKey {
  readonly key: string;
  readonly lock: Lock;
}

/** A new key for a side under its passphrase. Throws RangeError if that is too short. */
export async function newLockedKey(side: string, passphrase: string): Promise<LockedKey> {
  const key = crypto.getRandomValues(new Uint8Array(32));
  return { key: toBase64(key), lock: await lockKey(key, side, passphrase) };
}

/** The key in a lock, or null if the passphrase does not open it. */
export async function keyIn(lock: Lock, passphrase: string): Promise<string | null> {
  return openLock(lock, passphrase).then(toBase64, () => null);
}

/** A text for one side alone. Its size does not tell how much it holds. */
export async function boxed(text: string, { key, lock }: LockedKey): Promise<Box> {
  const { iv, bytes } = await encrypted(padded(await pack(text)), key, named(lock.side));
  return { side: lock.side, lock, iv, bytes };
}

/** The text of a box, or null if the key is another or the box is damaged. */
export async function unboxed({ side, iv, bytes }: Box, key: string): Promise<string | null> {
  const plain = await decrypted({ iv, bytes }, key, named(side));
  return plain && unpack(unpadded(plain)).catch(() => null);
}

/** A text for whoever has the key. */
export async function sealedUnder(text: string, key: string): Promise<Encrypted> {
  return encrypted(await pack(text), key);
}

/** The text that was sealed under the key; null if it is another key, or damaged. */
export async function unsealedWith(sealed: Encrypted, key: string): Promise<string | null> {
  const plain = await decrypted(sealed, key);
  return plain && unpack(plain).catch(() => null);
}

/** Opens a file of before each side's secrets were kept apart; null if the passphrase fits none of its locks. */
export async function unsealOld(
  sealed: OldSealed,
  passphrase: string,
): Promise<{ readonly text: string; readonly key: string; readonly lock: Lock } | null> {
  for (const lock of sealed.locks) {
    const key = await keyIn(lock, passphrase);
    const text = key && (await unsealedWith(sealed, key));
    if (key && text) return { text, key, lock };
  }
  return null;
}

interface Encrypted {
  readonly iv: string;
  readonly bytes: string;
}

async function encrypted(
  plain: Uint8Array<ArrayBuffer>,
  key: string,
  additionalData?: Uint8Array<ArrayBuffer>,
): Promise<Encrypted> {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const aes = await aesKey(fromBase64(key), 'encrypt');
  const bytes = await subtle().encrypt(
    { name: AES, iv, ...(additionalData && { additionalData }) },
    aes,
    plain,
  );
  return { iv: toBase64(iv), bytes: toBase64(new Uint8Array(bytes)) };
}

async function decrypted(
  { iv, bytes }: Encrypted,
  key: string,
  additionalData?: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array<ArrayBuffer> | null> {
  try {
    const aes = await aesKey(fromBase64(key), 'decrypt');
    const how = { name: AES, iv: fromBase64(iv), ...(additionalData && { additionalData }) };
    return new Uint8Array(await subtle().decrypt(how, aes, fromBase64(bytes)));
  } catch {
    return null;
  }
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

/** A lock or a box given to the other side by a changed file no longer opens. */
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
