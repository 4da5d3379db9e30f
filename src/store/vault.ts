import { pack, unpack } from './bytes';
import type { Shelf } from './shelf';

/** Locks texts up so that who reads the storage reads nothing of a game. */
export interface Vault {
  lock(text: string): Promise<Locked>;
  /** Throws if it is not a locked text of this device, or damaged. */
  unlock(locked: unknown): Promise<string>;
}

/** Packed text; `iv` null: not encrypted, because the browser has no Web Crypto here. */
export interface Locked {
  readonly iv: Uint8Array<ArrayBuffer> | null;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

const KEY_NAME = 'device-key';

/** The vault of this device. Its key cannot be read, not even by this program; two tabs share it. */
export async function openVault(shelf: Shelf, subtle = webCrypto()): Promise<Vault> {
  const key = subtle && (await deviceKey(shelf, subtle));
  return {
    async lock(text) {
      const bytes = await pack(text);
      if (!subtle || !key) return { iv: null, bytes };
      const iv = crypto.getRandomValues(new Uint8Array(12));
      return { iv, bytes: new Uint8Array(await subtle.encrypt({ name: 'AES-GCM', iv }, key, bytes)) };
    },
    async unlock(locked) {
      if (!isLocked(locked)) throw new RangeError('No locked text');
      if (locked.iv === null) return unpack(locked.bytes);
      if (!subtle || !key) throw new RangeError('The key of this device is not to be had');
      const { iv, bytes } = locked;
      return unpack(new Uint8Array(await subtle.decrypt({ name: 'AES-GCM', iv }, key, bytes)));
    },
  };
}

/** undefined outside a secure context. */
export function webCrypto(): SubtleCrypto | undefined {
  return (globalThis.crypto as Crypto | undefined)?.subtle;
}

async function deviceKey(shelf: Shelf, subtle: SubtleCrypto): Promise<CryptoKey> {
  const [kept] = await shelf.read([KEY_NAME]);
  if (kept instanceof CryptoKey) return kept;
  const made = await subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
  let key: CryptoKey = made;
  await shelf.update(KEY_NAME, (old) => (key = old instanceof CryptoKey ? old : made));
  return key;
}

function isLocked(value: unknown): value is Locked {
  if (typeof value !== 'object' || value === null || !('iv' in value) || !('bytes' in value)) return false;
  return value.bytes instanceof Uint8Array && (value.iv === null || value.iv instanceof Uint8Array);
}
