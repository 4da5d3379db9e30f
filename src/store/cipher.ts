import type { Entry, KeyedStorage } from './storage';

/** A storage whose values cannot be read without the key of this device. */
export interface Cipher {
  /** What was kept under some keys; null where nothing of this device, or nothing undamaged, is. */
  read(keys: readonly string[]): Promise<readonly (Uint8Array<ArrayBuffer> | null)[]>;
  /** All of it in one transaction, the key of this device with it if the storage has lost it. */
  write(change: CipherChange): Promise<void>;
}

/** What one write changes: what is locked, what stays open, and what goes. */
export interface CipherChange {
  readonly locked: readonly (readonly [key: string, bytes: Uint8Array<ArrayBuffer>])[];
  /** Values that whoever opens the storage may read, each made of the one that is there. */
  readonly open: readonly (readonly [key: string, next: (old: unknown) => unknown])[];
  readonly removed: readonly string[];
}

/** `iv` null: not encrypted, because the browser has no Web Crypto here. */
interface Locked {
  readonly iv: Uint8Array<ArrayBuffer> | null;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** A key cannot be compared: its id tells one from another. */
interface DeviceKey {
  readonly key: CryptoKey;
  readonly id: string;
}

const KEY_NAME = 'device-key';
const ID_NAME = 'device-key-id';
/** Each try fails only if another tab has put a new key there since. */
const TRIES = 5;

/**
 * The cipher of this device. Its key cannot be read, not even by this program; two tabs share it. It is looked for at
 * every use: site data may be cleared while a page is open, and another tab may then have made another key.
 */
export async function openCipher(storage: KeyedStorage, subtle = webCrypto()): Promise<Cipher> {
  if (!subtle) return plainCipher(storage);
  let own = await newKey(subtle);

  /** What is in the storage; else the last one known, which the next write puts there. */
  async function current(): Promise<DeviceKey> {
    return (own = asKey(await storage.read([KEY_NAME, ID_NAME])) ?? own);
  }

  /** false: another tab has put another key there since `with` was read. */
  async function commit(changes: readonly Entry[], open: CipherChange['open'], { key, id }: DeviceKey) {
    let done = false;
    await storage.change([KEY_NAME, ID_NAME, ...keysOf(open)], ([...old]) => {
      const there = asKey(old.splice(0, 2));
      done = there === null || there.id === id;
      if (!done) return [];
      const all = [...changes, ...madeOf(open, old)];
      return there ? all : [...all, [KEY_NAME, key], [ID_NAME, id]];
    });
    return done;
  }

  return {
    async read(keys) {
      const { key } = await current();
      return unlockAll(await storage.read(keys), async (iv, bytes) =>
        subtle.decrypt({ name: 'AES-GCM', iv }, key, bytes),
      );
    },
    async write({ locked, open, removed }) {
      for (let tries = 0; tries < TRIES; tries++) {
        const device = await current();
        const entries = await Promise.all(
          locked.map(async ([name, plain]) => {
            const iv = crypto.getRandomValues(new Uint8Array(12));
            const bytes = new Uint8Array(await subtle.encrypt({ name: 'AES-GCM', iv }, device.key, plain));
            return [name, { iv, bytes } satisfies Locked] as const;
          }),
        );
        if (await commit([...entries, ...without(removed)], open, device)) return;
      }
      throw new DOMException('The key of this device changes all the time', 'AbortError');
    },
  };
}

/** Outside a secure context the browser locks nothing up. */
function plainCipher(storage: KeyedStorage): Cipher {
  return {
    read: async (keys) =>
      unlockAll(await storage.read(keys), () => Promise.reject(new RangeError('There is no key here'))),
    write: async ({ locked, open, removed }) =>
      storage.change(keysOf(open), (old) => [
        ...locked.map(([name, bytes]) => [name, { iv: null, bytes } satisfies Locked] as const),
        ...madeOf(open, old),
        ...without(removed),
      ]),
  };
}

/** undefined outside a secure context. */
export function webCrypto(): SubtleCrypto | undefined {
  return (globalThis.crypto as Crypto | undefined)?.subtle;
}

async function newKey(subtle: SubtleCrypto): Promise<DeviceKey> {
  const key = await subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
  return { key, id: crypto.randomUUID() };
}

/** A key of before keys had ids goes by none. */
function asKey([key, id]: readonly unknown[]): DeviceKey | null {
  return key instanceof CryptoKey ? { key, id: typeof id === 'string' ? id : '' } : null;
}

function keysOf(open: CipherChange['open']): readonly string[] {
  return open.map(([key]) => key);
}

function madeOf(open: CipherChange['open'], old: readonly unknown[]): readonly Entry[] {
  return open.map(([key, next], index) => [key, next(old[index])] as const);
}

function without(keys: readonly string[]) {
  return keys.map((key) => [key, undefined] as const);
}

type Decrypt = (iv: Uint8Array<ArrayBuffer>, bytes: Uint8Array<ArrayBuffer>) => Promise<ArrayBuffer>;

async function unlockAll(values: readonly unknown[], decrypt: Decrypt) {
  return Promise.all(
    values.map(async (value) => {
      if (!isLocked(value)) return null;
      const { iv, bytes } = value;
      return iv === null
        ? bytes
        : decrypt(iv, bytes).then(
            (plain) => new Uint8Array(plain),
            () => null,
          );
    }),
  );
}

function isLocked(value: unknown): value is Locked {
  if (typeof value !== 'object' || value === null || !('iv' in value) || !('bytes' in value)) return false;
  return value.bytes instanceof Uint8Array && (value.iv === null || value.iv instanceof Uint8Array);
}
