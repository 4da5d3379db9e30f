import type { Ruleset, Types } from '../rules/ruleset';
import type { RecordOf } from './record';
import { follow, type Followed } from './replay';
import { parseRecord, parseSealed, type OldSealed, type Sealed, type TextFault } from './schema';

/** What a text from outside turns out to be. */
export type Read<T extends Types> =
  | { readonly kind: 'sealed'; readonly sealed: Sealed | OldSealed }
  | { readonly kind: 'fault'; readonly fault: TextFault | 'tooSlow' | 'cancelled' }
  | {
      readonly kind: 'game';
      readonly record: RecordOf<T>;
      readonly partsLost: number;
      readonly followed: Followed<T['Side']>;
    };

/** Reads texts from outside, which may have been made to keep the page busy. Never fails. */
export interface Reader<T extends Types> {
  read(text: string, cancel?: AbortSignal): Promise<Read<T>>;
}

/** Reads a text and plays the game in it as far as it is good. Never throws. */
export function readText<T extends Types>(rules: Ruleset<T>, text: string): Read<T> {
  const sealed = parseSealed(text);
  if (sealed) return { kind: 'sealed', sealed };
  const read = parseRecord<T['Setup'], T['Action']>(rules, text);
  if ('fault' in read) return { kind: 'fault', fault: read.fault };
  return { kind: 'game', ...read, followed: follow(rules, read.record) };
}

/** Reads in the page itself. */
export function readerHere<T extends Types>(rules: Ruleset<T>): Reader<T> {
  return { read: (text) => Promise.resolve(readText(rules, text)) };
}

/** No honest game takes so long; a slow phone takes a second for the longest. */
export const BUDGET = 15_000;

type Message<T extends Types> = 'ready' | Read<T>;

/**
 * Reads in a worker of its own for each text, which is ended when it is cancelled or its time is up; where no worker
 * begins, `otherwise`.
 */
export function readerApart<T extends Types>(
  begin: () => Worker,
  otherwise: Reader<T>,
  budget = BUDGET,
): Reader<T> {
  return {
    async read(text, cancel) {
      const read = await readApart<T>(begin, { text, cancel, budget });
      return read === 'noWorker' ? otherwise.read(text) : read;
    },
  };
}

interface Task {
  readonly text: string;
  readonly cancel: AbortSignal | undefined;
  readonly budget: number;
}

function readApart<T extends Types>(
  begin: () => Worker,
  { text, cancel, budget }: Task,
): Promise<Read<T> | 'noWorker'> {
  return new Promise((resolve) => {
    let worker: Worker;
    try {
      worker = begin();
    } catch {
      return resolve('noWorker');
    }
    let ready = false;
    const end = (read: Read<T> | 'noWorker') => {
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
    worker.onmessage = ({ data }: MessageEvent<Message<T>>) => {
      if (data !== 'ready') return end(data);
      ready = true;
      worker.postMessage(text);
    };
  });
}

/** What the worker does: says that it stands, then reads each text it is sent. */
export function serveReading<T extends Types>(
  rules: Ruleset<T>,
  scope: Pick<Worker, 'postMessage' | 'addEventListener'>,
): void {
  scope.addEventListener('message', ({ data }) => scope.postMessage(readText(rules, String(data))));
  scope.postMessage('ready');
}
