import { createStore, delMany, getMany, keys, setMany, update, type UseStore } from 'idb-keyval';

/** Where values are kept by key. Every call is one transaction: all of it happens, or nothing. */
export interface Shelf {
  keys(): Promise<readonly string[]>;
  /** The values of some keys, undefined where there is none. */
  read(keys: readonly string[]): Promise<readonly unknown[]>;
  write(entries: readonly (readonly [key: string, value: unknown])[]): Promise<void>;
  remove(keys: readonly string[]): Promise<void>;
  /** Keeps what `next` makes of what is there. */
  update(key: string, next: (old: unknown) => unknown): Promise<void>;
}

/** The browser's storage. Calls fail where it is absent, blocked or full. */
export function browserShelf(name = 'extractors'): Shelf {
  let store: UseStore | undefined;
  const opened = () => (store ??= createStore(name, 'games'));
  return {
    keys: async () => (await keys(opened())).filter((key) => typeof key === 'string'),
    read: async (names) => getMany<unknown>([...names], opened()),
    write: async (entries) =>
      setMany(
        entries.map(([key, value]) => [key, value]),
        opened(),
      ),
    remove: async (names) => delMany([...names], opened()),
    update: async (key, next) => update<unknown>(key, next, opened()),
  };
}

/** A shelf that lasts as long as the page: where nothing else is to be had, and in tests. */
export function memoryShelf(values = new Map<string, unknown>()): Shelf {
  return {
    keys: () => Promise.resolve([...values.keys()]),
    read: (names) => Promise.resolve(names.map((name) => values.get(name))),
    write: (entries) => Promise.resolve(entries.forEach(([key, value]) => values.set(key, value))),
    remove: (names) => Promise.resolve(names.forEach((name) => values.delete(name))),
    update: (key, next) => Promise.resolve(void values.set(key, next(values.get(key)))),
  };
}
