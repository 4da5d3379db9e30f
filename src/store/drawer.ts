import { pack, unpack } from './bytes';
import { padded, unpadded } from './padding';
import type { Cipher } from './cipher';

/** What a player keeps on this device beside games, under the key of the device; its size tells little of how much it is. */
export interface Drawer {
  /** What was written last; null where there is nothing that can be read. */
  read(): Promise<unknown>;
  /** Fails where the storage fails. */
  write(value: unknown): Promise<void>;
}

/** The drawer of that name; another name is another drawer. */
export function openDrawer(cipher: Cipher, name: string): Drawer {
  const key = `drawer/${name}`;
  return {
    async read() {
      const [kept] = await cipher.read([key]);
      const packed = kept && unpadded(kept);
      if (!packed || packed.length === 0) return null;
      return unpack(packed)
        .then((text) => JSON.parse(text) as unknown)
        .catch(() => null);
    },
    async write(value) {
      const locked = [[key, padded(await pack(JSON.stringify(value)))]] as const;
      await cipher.write({ locked, open: [], removed: [] });
    },
  };
}
