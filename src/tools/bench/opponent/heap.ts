import type { CDPSession, Page } from '@playwright/test';

/** What a worker holds, in MB. */
export interface Heap {
  /** Objects and buffers in use at its fullest, with those that nobody needs any more; looked at twice a second. */
  readonly most: number;
  /** The same at the end. */
  readonly used: number;
  /** Those that are left when garbage has been collected. */
  readonly live: number;
  /** What the engine has laid aside for objects, in use or not. */
  readonly reserved: number;
}

interface Usage {
  readonly usedSize: number;
  readonly totalSize: number;
  readonly backingStorageSize?: number;
}

/** Milliseconds between two looks. */
const OFTEN = 500;
/** How long a worker may take to say: it may be thinking. */
const WAIT = 20_000;

/** Looks at the page's worker that thinks, as the browser's own tools tell it, from now on; one may take the place of another. */
export async function watchHeap(page: Page): Promise<() => Promise<Heap | null>> {
  const session = await page.context().newCDPSession(page);
  let worker: string | null = null;
  let most = 0;
  session.on('Target.attachedToTarget', ({ sessionId, targetInfo }) => {
    if (/\/worker-[^/]*\.js/.test(targetInfo.url)) worker = sessionId;
  });
  session.on('Target.detachedFromTarget', ({ sessionId }) => {
    if (sessionId === worker) worker = null;
  });
  const ask = askingAt(session);
  const look = setInterval(() => {
    if (worker === null) return;
    void ask(worker, 'Runtime.getHeapUsage').then(
      (usage) => (most = Math.max(most, usage ? held(usage) : 0)),
    );
  }, OFTEN);
  await session.send('Target.setAutoAttach', {
    autoAttach: true,
    waitForDebuggerOnStart: false,
    flatten: false,
  });
  /** What it holds in the end; null: there is none, or it does not say. Not looked at any more. */
  return async () => {
    clearInterval(look);
    if (worker === null) return null;
    const before = await ask(worker, 'Runtime.getHeapUsage');
    await ask(worker, 'HeapProfiler.collectGarbage');
    const after = await ask(worker, 'Runtime.getHeapUsage');
    if (!before || !after) return null;
    const used = held(before);
    return { most: Math.max(most, used), used, live: held(after), reserved: before.totalSize / 1e6 };
  };
}

/** Asks workers by the browser's tools, each question under a number of its own; null: no answer in time. */
function askingAt(session: CDPSession): (worker: string, method: string) => Promise<Usage | null> {
  const open = new Map<number, (usage: Usage | null) => void>();
  let asked = 0;
  session.on('Target.receivedMessageFromTarget', ({ message }) => {
    const { id, result } = JSON.parse(message) as { id?: number; result?: Usage };
    if (id !== undefined) open.get(id)?.(result ?? null);
  });
  return (worker, method) => {
    const id = ++asked;
    const told = new Promise<Usage | null>((resolve) => {
      open.set(id, resolve);
      setTimeout(() => resolve(null), WAIT);
    });
    const message = JSON.stringify({ id, method });
    return session
      .send('Target.sendMessageToTarget', { sessionId: worker, message })
      .then(
        () => told,
        // It has ended meanwhile.
        () => null,
      )
      .finally(() => open.delete(id));
  };
}

/** Objects and buffers, in MB. */
function held({ usedSize, backingStorageSize = 0 }: Usage): number {
  return (usedSize + backingStorageSize) / 1e6;
}
