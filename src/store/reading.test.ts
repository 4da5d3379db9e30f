import { expect, test, vi } from 'vitest';
import { extractors } from '../rules/extractors';
import { readerApart, readerHere, readText, serveReading } from './reading';
import { recordText } from './schema';
import { INCOMING, newRecord } from './testing';

const TEXT = recordText(newRecord(INCOMING, 7, [{ type: 'recommend' }]));
const here = readerHere(extractors);

/** A worker as the page sees it: `work` is what runs in it once it stands. */
function workerThat(work: (text: string) => unknown) {
  const terminate = vi.fn();
  const worker = { terminate } as unknown as Worker;
  worker.postMessage = (text: string) => {
    const answer = work(text);
    if (answer !== undefined) worker.onmessage?.({ data: answer } as MessageEvent);
  };
  queueMicrotask(() => void worker.onmessage?.({ data: 'ready' } as MessageEvent));
  return worker;
}

test('a worker reads as the page would, and is ended', async () => {
  const worker = workerThat((text) => structuredClone(readText(extractors, text)));
  const read = await readerApart(() => worker, here).read(TEXT);
  expect(read).toEqual(await here.read(TEXT));
  expect(read).toMatchObject({ kind: 'game', followed: { good: 1, whole: true } });
  expect(worker.terminate).toHaveBeenCalled();
});

test('what takes longer than it may is given up', async () => {
  const worker = workerThat(() => undefined);
  expect(await readerApart(() => worker, here, 20).read(TEXT)).toEqual({ kind: 'fault', fault: 'tooSlow' });
  expect(worker.terminate).toHaveBeenCalled();
});

test('it can be cancelled', async () => {
  const worker = workerThat(() => undefined);
  const stop = new AbortController();
  setTimeout(() => stop.abort(), 5);
  const read = await readerApart(() => worker, here).read(TEXT, stop.signal);
  expect(read).toEqual({ kind: 'fault', fault: 'cancelled' });
  expect(worker.terminate).toHaveBeenCalled();
});

test('a worker that breaks down at a text is not followed by the page', async () => {
  const worker = workerThat(
    () => void worker.onerror?.(new Event('error', { cancelable: true }) as ErrorEvent),
  );
  expect(await readerApart(() => worker, here).read(TEXT)).toEqual({ kind: 'fault', fault: 'tooSlow' });
});

test.each([
  [
    'there are no workers',
    () => {
      throw new ReferenceError('Worker is not defined');
    },
  ],
  [
    'the file of the worker does not load',
    () => {
      const worker = { terminate: vi.fn() } as unknown as Worker;
      queueMicrotask(() => void worker.onerror?.(new Event('error', { cancelable: true }) as ErrorEvent));
      return worker;
    },
  ],
  ['the worker never stands', () => ({ terminate: vi.fn() }) as unknown as Worker],
])('where %s the page reads itself', async (_, begin) => {
  expect(await readerApart(begin, here, 20).read(TEXT)).toMatchObject({ kind: 'game' });
});

test('in the worker: it says that it stands, then reads what it is sent', () => {
  const said: unknown[] = [];
  let hear: (event: { data: unknown }) => void = () => undefined;
  serveReading(extractors, {
    postMessage: (message: unknown) => void said.push(message),
    addEventListener: ((_: string, listener: typeof hear) => (hear = listener)) as never,
  });
  hear({ data: TEXT });
  expect(said).toEqual(['ready', readText(extractors, TEXT)]);
});
