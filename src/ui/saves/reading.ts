import { toastWhile } from '../widgets/toast';

/** Most files are read before this many milliseconds are over: nothing is said of them. */
const SAID_AFTER = 500;

/** Something that is read from outside: if it takes long it is said, and can be stopped; so it is where nobody waits for it any more. */
export async function readWithCancel<Value>(
  read: (cancel: AbortSignal) => Promise<Value>,
  left?: AbortSignal,
): Promise<Value> {
  const stop = new AbortController();
  left?.addEventListener('abort', () => stop.abort());
  if (left?.aborted) stop.abort();
  const said: (() => void)[] = [];
  const timer = setTimeout(() => {
    said.push(toastWhile('The game is being read.', { label: 'Cancel', onPress: () => stop.abort() }));
  }, SAID_AFTER);
  try {
    return await read(stop.signal);
  } finally {
    clearTimeout(timer);
    for (const unsay of said) unsay();
  }
}
