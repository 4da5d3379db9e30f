/** A game held by this tab. */
export interface Hold {
  release(): void;
}

/** The tabs of one browser, of which one at a time has a game. */
export interface Tabs {
  /** Holds a game for this tab; null if another tab has it. `lost` is called if another tab takes it over. */
  hold(id: string, lost: () => void): Promise<Hold | null>;
  /** Takes a game from whichever tab has it. */
  seize(id: string, lost: () => void): Promise<Hold>;
}

/** A tab that is just closing or reloading gives its games free within this time. */
const PATIENCE = 600;

/** Web Locks where the browser has them, else messages between the tabs. */
export function browserTabs(): Tabs {
  if (typeof navigator !== 'undefined' && 'locks' in navigator) return lockTabs(navigator.locks);
  if (typeof BroadcastChannel !== 'undefined') return channelTabs();
  return loneTab;
}

/** Where tabs cannot know of each other. */
export const loneTab: Tabs = {
  hold: () => Promise.resolve({ release: () => undefined }),
  seize: () => Promise.resolve({ release: () => undefined }),
};

function lockTabs(locks: LockManager, patience = PATIENCE): Tabs {
  async function request(id: string, options: LockOptions, lost: () => void): Promise<Hold | null> {
    return new Promise((resolve) => {
      let released = false;
      const held = locks.request(lockName(id), options, async () => {
        await new Promise<void>((release) => {
          resolve({
            release: () => {
              released = true;
              release();
            },
          });
        });
      });
      // It fails when waiting was in vain, or when the lock is stolen later.
      held.catch(() => {
        resolve(null);
        if (!released) lost();
      });
    });
  }
  return {
    async hold(id, lost) {
      let waiting = true;
      const signal = AbortSignal.timeout(patience);
      const hold = await request(id, { signal }, () => waiting || lost());
      waiting = false;
      return hold;
    },
    async seize(id, lost) {
      const hold = await request(id, { steal: true }, lost);
      return hold ?? { release: () => undefined };
    },
  };
}

function lockName(id: string): string {
  return `extractors/${id}`;
}

interface Message {
  readonly type: 'ask' | 'held' | 'seize';
  readonly id: string;
}

/** Tabs that ask each other, where the browser has no locks; `patience` in milliseconds. */
export function channelTabs(patience = PATIENCE): Tabs {
  const channel = new BroadcastChannel('extractors/games');
  const mine = new Map<string, () => void>();
  const answers = new Set<string>();
  const send = (message: Message) => channel.postMessage(message);
  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    if (data.type === 'held') answers.add(data.id);
    if (data.type === 'ask' && mine.has(data.id)) send({ type: 'held', id: data.id });
    if (data.type !== 'seize') return;
    const lost = mine.get(data.id);
    mine.delete(data.id);
    lost?.();
  };
  // In Node a channel would keep the process alive.
  (channel as { unref?: () => void }).unref?.();
  const taken = (id: string, lost: () => void): Hold => {
    mine.set(id, lost);
    return { release: () => mine.delete(id) };
  };
  return {
    async hold(id, lost) {
      answers.delete(id);
      send({ type: 'ask', id });
      await new Promise((resolve) => setTimeout(resolve, patience));
      return answers.has(id) ? null : taken(id, lost);
    },
    seize(id, lost) {
      send({ type: 'seize', id });
      return Promise.resolve(taken(id, lost));
    },
  };
}
