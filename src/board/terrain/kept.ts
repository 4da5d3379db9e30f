import { fineness } from './detail';
import { tileName, type Tile } from './tiles';

/** Painted pictures that outlive the page, in the browser's Cache Storage. Where there is none, nothing is kept. */
export interface Kept {
  readonly read: (tile: Tile) => Promise<ImageBitmap | undefined>;
  readonly write: (tile: Tile, picture: Blob) => Promise<void>;
  /** Throws away the pictures of the map's other versions. */
  readonly clearOthers: () => Promise<void>;
}

/** Which pictures: of a map, as one version of its painter paints it, for one fineness of screens. */
export interface KeptUnder {
  readonly name: string;
  readonly version: string;
  readonly pixelRatio: number;
}

const CACHE = 'painted-ground';
/** Room that must be left for what matters more: the games. */
const ROOM = 100e6;

export function keptPictures({ name, version, pixelRatio }: KeptUnder): Kept {
  const map = `/painted-ground/${encodeURIComponent(name)}/`;
  const folder = `${map}${encodeURIComponent(version)}/`;
  const address = (tile: Tile) => `${folder}${fineness(pixelRatio)}/${tileName(tile)}.png`;
  return {
    async read(tile) {
      const found = await (await openCache())?.match(address(tile));
      return found && createImageBitmap(await found.blob());
    },
    async write(tile, picture) {
      const { quota = 0, usage = 0 } = (await navigator.storage?.estimate?.()) ?? {};
      if (quota - usage < ROOM) return;
      await (await openCache())?.put(address(tile), new Response(picture));
    },
    async clearOthers() {
      const cache = await openCache();
      for (const { url } of (await cache?.keys()) ?? []) {
        const { pathname } = new URL(url);
        if (pathname.startsWith(map) && !pathname.startsWith(folder)) await cache?.delete(url);
      }
    },
  };
}

/** Undefined where the page is not served securely or the browser forbids it. */
async function openCache(): Promise<Cache | undefined> {
  if (typeof caches === 'undefined') return undefined;
  return caches.open(CACHE).catch(() => undefined);
}
