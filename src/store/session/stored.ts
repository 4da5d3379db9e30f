import type { Standing, Types } from '../../rules/ruleset';
import { Unkept, becauseOf } from '../autosave';
import { tried, type Done } from '../commands';
import { openDrawer, type Drawer } from '../drawer';
import { openLibrary, type Library } from '../library';
import type { RecordOf } from '../record';
import { browserStorage, memoryStorage, type KeyedStorage } from '../storage';
import { openCipher, type Cipher } from '../cipher';
import type { Opening } from './options';

interface Kept<T extends Types> {
  readonly games: Library<T['Setup'], T['Action']>;
  readonly cipher: Cipher;
}

/** The stored games as a session sees them. */
export interface Stored<T extends Types> {
  library(): Promise<Library<T['Setup'], T['Action']>>;
  /** Keeps a state; fails, the state kept for the page alone, where the browser keeps nothing. */
  keepNow(record: RecordOf<T>, standing: Standing, as?: 'named'): Promise<void>;
  /** Reads the list anew. */
  refresh(): Promise<void>;
  /** A command on the stored games, the list read anew after it. */
  changing<Value>(
    work: (games: Library<T['Setup'], T['Action']>) => Promise<Done<Value>>,
  ): Promise<Done<Value>>;
  drawer(name: string): Promise<Drawer>;
}

/** `onGone`: everything that was kept may have gone. */
export function storedGames<T extends Types>(
  { rules, options, state }: Opening<T>,
  onGone: () => void,
): Stored<T> {
  let opened: Promise<Kept<T>> | undefined;
  const kept = () => (opened ??= openStorage());
  const library = async () => (await kept()).games;

  /** In a storage that lasts as long as the page if the browser keeps nothing. */
  async function openStorage(): Promise<Kept<T>> {
    const storage = options.storage ?? browserStorage();
    storage.onGone?.(onGone);
    try {
      const there = await keptOn(storage);
      await storage.keys();
      state.setState({ storage: 'ready' });
      return there;
    } catch (error) {
      state.setState({ storage: becauseOf(error) });
      return keptOn(memoryStorage());
    }
  }

  async function keptOn(storage: KeyedStorage): Promise<Kept<T>> {
    const cipher = await openCipher(storage);
    return { games: openLibrary(rules, storage, cipher, options.now), cipher };
  }

  /** Throws Unkept where what was written lasts no longer than the page. */
  function mustLast(): void {
    const { storage: lasting } = state.getState();
    if (lasting !== 'ready' && lasting !== 'opening') throw new Unkept(lasting);
  }

  async function refresh(): Promise<void> {
    const saves = await library()
      .then((games) => games.list())
      .catch(() => []);
    state.setState({ saves });
  }

  return {
    library,
    refresh,
    async keepNow(record, standing, as) {
      const games = await library();
      await games.keep(record, standing, as);
      mustLast();
    },
    async changing(work) {
      const done = await tried(async () => work(await library()));
      await refresh();
      return done;
    },
    async drawer(name) {
      const drawer = openDrawer((await kept()).cipher, name);
      const write: Drawer['write'] = async (value) => {
        await drawer.write(value);
        mustLast();
      };
      return { ...drawer, write };
    },
  };
}
