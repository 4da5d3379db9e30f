import { promisifyRequest, type UseStore } from 'idb-keyval';

/** Milliseconds between tries to open a database that is just being deleted: it refuses until it is gone. */
const PAUSES = [20, 100, 500, 1000, 2000];

interface Database {
  readonly store: UseStore;
  onGone(listener: () => void): void;
}

/**
 * A database of one store that survives its own deletion: it makes way for it, so that it does not wait until the page is
 * left and take the game along then, and is made anew with the next call.
 */
export function openDatabase(name: string, storeName: string): Database {
  let opening: Promise<IDBDatabase> | null = null;
  let gone: () => void = () => undefined;

  function database(): Promise<IDBDatabase> {
    return (opening ??= patiently(open).catch((error: unknown) => {
      opening = null;
      throw error;
    }));
  }

  async function open(): Promise<IDBDatabase> {
    const request = indexedDB.open(name);
    request.onupgradeneeded = () => request.result.createObjectStore(storeName);
    const opened = await promisifyRequest(request);
    const lost = () => {
      opening = null;
      gone();
    };
    opened.onclose = lost;
    opened.onversionchange = () => {
      opened.close();
      lost();
    };
    return opened;
  }

  /** A connection that has just been closed does not say so until it is used. */
  async function transaction(mode: IDBTransactionMode): Promise<IDBTransaction> {
    try {
      return (await database()).transaction(storeName, mode);
    } catch (error) {
      if (!(error instanceof DOMException) || error.name !== 'InvalidStateError') throw error;
      opening = null;
      return (await database()).transaction(storeName, mode);
    }
  }

  return {
    store: async (mode, use) => use((await transaction(mode)).objectStore(storeName)),
    onGone: (listener) => (gone = listener),
  };
}

async function patiently<Value>(work: () => Promise<Value>): Promise<Value> {
  for (const pause of PAUSES)
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof DOMException) || error.name !== 'AbortError') throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  return work();
}
