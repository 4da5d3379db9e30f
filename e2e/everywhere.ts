import type { Page } from '@playwright/test';

export interface Place {
  readonly where: string;
  readonly text: string;
}

/** All text that somebody could find in the page without being shown it: markup, names, addresses, scripts' globals, storage. */
export async function everythingIn(page: Page): Promise<readonly Place[]> {
  const tree = await page.locator('body').ariaSnapshot();
  const found = await page.evaluate(async () => {
    const places: { where: string; text: string }[] = [];
    const add = (where: string, text: string) => places.push({ where, text });
    add('markup', document.documentElement.outerHTML);
    add('title, address, history', `${document.title} ${location.href} ${JSON.stringify(history.state)}`);
    add('cookies', document.cookie);
    add('globals', stringsIn(window).join('\n'));
    const nodes = [...document.querySelectorAll('*')];
    add('properties of the elements', nodes.flatMap((node) => stringsIn(node)).join('\n'));
    for (const [name, storage] of Object.entries({ localStorage, sessionStorage }))
      add(name, Object.entries(storage).flat().join('\n'));
    for (const { name } of await indexedDB.databases())
      add(`database ${name}`, (await stored(name!)).join('\n'));
    return places;

    /** Strings reachable by own data properties; what React hangs on elements is its own, not the page's. */
    function stringsIn(start: object): string[] {
      const strings: string[] = [];
      const seen = new Set<unknown>();
      const open: unknown[] = [start];
      while (open.length > 0) {
        const value = open.pop();
        if (typeof value === 'string') strings.push(value);
        if ((typeof value !== 'object' && typeof value !== 'function') || value === null || seen.has(value))
          continue;
        seen.add(value);
        if (value instanceof Map) open.push(...value.keys(), ...value.values());
        if (value instanceof Set) open.push(...value);
        for (const [key, { value: held }] of Object.entries(Object.getOwnPropertyDescriptors(value)))
          if (!key.startsWith('__react') && held !== undefined) open.push(held);
      }
      return strings;
    }

    async function stored(name: string): Promise<string[]> {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const asked = indexedDB.open(name);
        asked.onsuccess = () => resolve(asked.result);
        asked.onerror = () => reject(new Error(`${name} cannot be opened`));
      });
      const texts: string[] = [];
      for (const store of database.objectStoreNames) {
        const objects = database.transaction(store).objectStore(store);
        for (const asked of [objects.getAllKeys(), objects.getAll()])
          for (const value of await result<unknown[]>(asked)) texts.push(...(await textsOf(value)));
      }
      database.close();
      return texts;
    }

    function result<Value>(asked: IDBRequest): Promise<Value> {
      return new Promise((resolve, reject) => {
        asked.onsuccess = () => resolve(asked.result as Value);
        asked.onerror = () => reject(new Error('The database cannot be read'));
      });
    }

    /** Bytes are read as they are, what can be read of them, and as whatever they unpack to. */
    async function textsOf(value: unknown): Promise<string[]> {
      if (typeof value === 'string') return [value];
      if (value instanceof ArrayBuffer) return textsOf(new Uint8Array(value));
      if (value instanceof Uint8Array) {
        const bytes = new Uint8Array(value);
        const starts = [bytes, bytes.slice(1)];
        const forms = await Promise.all(
          (['gzip', 'deflate', 'deflate-raw'] as const).flatMap((form) =>
            starts.map((from) => unpacked(from, form)),
          ),
        );
        // Three letters stand somewhere in any long cipher by chance; sixteen legible ones in a row do not.
        const legible = new TextDecoder('latin1').decode(bytes).match(/[\x20-\x7e]{16,}/g);
        return [...(legible ?? []), ...forms];
      }
      if (typeof value !== 'object' || value === null || value instanceof CryptoKey) return [];
      return (await Promise.all(Object.entries(value).flat().map(textsOf))).flat();
    }

    async function unpacked(bytes: Uint8Array<ArrayBuffer>, form: CompressionFormat): Promise<string> {
      try {
        const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream(form));
        return await new Response(stream).text();
      } catch {
        return '';
      }
    }
  });
  return [...found, { where: 'accessibility tree', text: tree }];
}
