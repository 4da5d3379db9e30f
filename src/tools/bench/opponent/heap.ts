import type { CDPSession, Page } from '@playwright/test';

/** What a worker holds, in MB. */
export interface Heap {
  /** Objects and buffers in use, with those that nobody needs any more. */
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

/** Commands of the browser's tools: the heap as it is, what is garbage away, the heap again. */
const COMMANDS = ['Runtime.getHeapUsage', 'HeapProfiler.collectGarbage', 'Runtime.getHeapUsage'] as const;

async function askedOf(session: CDPSession, worker: string): Promise<Heap | null> {
  const answers: Usage[] = [];
  const told = new Promise<Heap | null>((resolve) => {
    session.on('Target.receivedMessageFromTarget', ({ sessionId, message }) => {
      const { id, result } = JSON.parse(message) as { id?: number; result?: Usage };
      if (sessionId !== worker || id === undefined || !result) return;
      answers[id] = result;
      if (id < COMMANDS.length - 1) return;
      const [before, , after] = answers;
      resolve({ used: held(before), live: held(after), reserved: before.totalSize / 1e6 });
    });
    setTimeout(() => resolve(null), WAIT);
  });
  for (const [id, method] of COMMANDS.entries())
    await session.send('Target.sendMessageToTarget', {
      sessionId: worker,
      message: JSON.stringify({ id, method }),
    });
  return told;
}

/** Objects and buffers, in MB. */
function held({ usedSize, backingStorageSize = 0 }: Usage): number {
  return (usedSize + backingStorageSize) / 1e6;
}
