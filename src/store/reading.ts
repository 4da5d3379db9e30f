import type { Ruleset } from '../rules/ruleset';
import type { GameRecord } from './record';
import { follow, type Followed } from './replay';
import { parseRecord, parseSealed, type OldSealed, type Sealed, type TextFault } from './schema';

/** What a text from outside turns out to be. */
export type Read<Setup, Action, Side> =
  | { readonly kind: 'sealed'; readonly sealed: Sealed | OldSealed }
  | { readonly kind: 'fault'; readonly fault: TextFault | 'tooSlow' | 'cancelled' }
  | {
      readonly kind: 'game';
      readonly record: GameRecord<Setup, Action>;
      readonly partsLost: number;
      readonly followed: Followed<Side>;
    };

/** Reads texts from outside, which may have been made to keep the page busy. Never fails. */
export interface Reader<Setup, Action, Side> {
  read(text: string, cancel?: AbortSignal): Promise<Read<Setup, Action, Side>>;
}

/** Reads a text and plays the game in it as far as it is good. Never throws. */
export function readText<Setup, Game extends Position & object, Position, Action, Event, Illegal, Side>(
  rules: Ruleset<Setup, Game, Position, Action, Event, Illegal, Side>,
  text: string,
): Read<Setup, Action, Side> {
  const sealed = parseSealed(text);
  if (sealed) return { kind: 'sealed', sealed };
  const read = parseRecord<Setup, Action>(rules, text);
  if ('fault' in read) return { kind: 'fault', fault: read.fault };
  return { kind: 'game', ...read, followed: follow(rules, read.record) };
}

/** Reads in the page itself. */
export function readerHere<Setup, Game extends Position & object, Position, Action, Event, Illegal, Side>(
  rules: Ruleset<Setup, Game, Position, Action, Event, Illegal, Side>,
): Reader<Setup, Action, Side> {
  return { read: (text) => Promise.resolve(readText(rules, text)) };
}

/** No honest game takes so long; a slow phone takes a second for the longest. */
export const BUDGET = 15_000;

type Message<Setup, Action, Side> = 'ready' | Read<Setup, Action, Side>;

/**
 * Reads in a worker of its own for each text, which is ended when it is cancelled or its time is up; where no worker
 * begins, `otherwise`.
 */
export function readerApart<Setup, Action, Side>(
  begin: () => Worker,
  otherwise: Reader<Setup, Action, Side>,
  budget = BUDGET,
): Reader<Setup, Action, Side> {
  return {
    async read(text, cancel) {
      const read = await readApart<Setup, Action, Side>(begin, { text, cancel, budget });
      return read === 'noWorker' ? otherwise.read(text) : read;
    },
  };
}

interface Task {
  readonly text: string;
  readonly cancel: AbortSignal | undefined;
  readonly budget: number;
}

function readApart<Setup, Action, Side>(
  begin: () => Worker,
  { text, cancel, budget }: Task,
): Promise<Read<Setup, Action, Side> | 'noWorker'> {
  return new Promise((resolve) => {
    let worker: Worker;
    try {
      worker = begin();
    } catch {
      return resolve('noWorker');
    }
    let ready = false;
    const end = (read: Read<Setup, Action, Side> | 'noWorker') => {
      clearTimeout(timer);
      cancel?.removeEventListener('abort', cancelled);
      worker.terminate();
      resolve(read);
    };
    const timer = setTimeout(() => end(ready ? { kind: 'fault', fault: 'tooSlow' } : 'noWorker'), budget);
    const cancelled = () => end({ kind: 'fault', fault: 'cancelled' });
    cancel?.addEventListener('abort', cancelled);
    worker.onerror = (event) => {
      event.preventDefault();
      end(ready ? { kind: 'fault', fault: 'tooSlow' } : 'noWorker');
    };
    worker.onmessage = ({ data }: MessageEvent<Message<Setup, Action, Side>>) => {
      if (data !== 'ready') return end(data);
      ready = true;
      worker.postMessage(text);
    };
  });
}

/** What the worker does: says that it stands, then reads each text it is sent. */
export function serveReading<Setup, Game extends Position & object, Position, Action, Event, Illegal, Side>(
  rules: Ruleset<Setup, Game, Position, Action, Event, Illegal, Side>,
  scope: Pick<Worker, 'postMessage' | 'addEventListener'>,
): void {
  scope.addEventListener('message', ({ data }) => scope.postMessage(readText(rules, String(data))));
  scope.postMessage('ready');
}
