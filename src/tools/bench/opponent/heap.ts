import type { CDPSession, Page } from '@playwright/test';

/** What a worker holds, in MB. */
export interface Heap {
  /** Objects and buffers in use. */
  readonly used: number;
  /** What the engine has laid aside for objects, in use or not. */
  readonly reserved: number;
}

interface Usage {
  readonly usedSize: number;
  readonly totalSize: number;
  readonly backingStorageSize?: number;
}

/** How long a worker may take to say: it may be thinking. */
const WAIT = 20_000;

/** The heap of the page's worker that thinks, as the browser's own tools tell it; null: there is none, or it does not say. */
export async function heapOf(page: Page): Promise<Heap | null> {
  const session = await page.context().newCDPSession(page);
  const found = new Promise<string | null>((resolve) => {
    session.on('Target.attachedToTarget', ({ sessionId, targetInfo }) => {
      if (/\/worker-[^/]*\.js/.test(targetInfo.url)) resolve(sessionId);
    });
    setTimeout(() => resolve(null), WAIT);
  });
  await session.send('Target.setAutoAttach', {
    autoAttach: true,
    waitForDebuggerOnStart: false,
    flatten: false,
  });
  const worker = await found;
  return worker === null ? null : await askedOf(session, worker);
}

async function askedOf(session: CDPSession, worker: string): Promise<Heap | null> {
  const told = new Promise<Heap | null>((resolve) => {
    session.on('Target.receivedMessageFromTarget', ({ sessionId, message }) => {
      const { id, result } = JSON.parse(message) as { id?: number; result?: Usage };
      if (sessionId !== worker || id !== 1 || !result) return;
      const { usedSize, totalSize, backingStorageSize = 0 } = result;
      resolve({ used: (usedSize + backingStorageSize) / 1e6, reserved: totalSize / 1e6 });
    });
    setTimeout(() => resolve(null), WAIT);
  });
  const message = JSON.stringify({ id: 1, method: 'Runtime.getHeapUsage' });
  await session.send('Target.sendMessageToTarget', { sessionId: worker, message });
  return told;
}
