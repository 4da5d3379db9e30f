import { expect, test, vi } from 'vitest';
import { autosave } from './autosave';
import type { SaveState } from './published';

/** What is told while five states are kept one after the other, by a storage that fails as listed. */
async function told(failures: readonly (string | null)[]): Promise<readonly string[]> {
  const heard: string[] = [];
  let writes = 0;
  const saver = autosave<number>(
    () => {
      const failure = failures[writes++];
      return failure ? Promise.reject(new DOMException('No', failure)) : Promise.resolve();
    },
    (save: SaveState) => heard.push(save.state === 'unsaved' ? save.why : save.state),
  );
  for (let state = 0; state < failures.length; state++) {
    saver.keep(state);
    await saver.idle();
  }
  return heard;
}

const FULL = 'QuotaExceededError';

test('what is saved is told as it goes', async () => {
  expect(await told([null, null])).toEqual(['saving', 'saved', 'saving', 'saved']);
});

test('that nothing is saved is told once, not at each act', async () => {
  expect(await told([null, FULL, FULL, FULL])).toEqual(['saving', 'saved', 'saving', 'full']);
});

test('another reason is told, and that it is saved again', async () => {
  expect(await told([FULL, 'UnknownError', null, FULL])).toEqual([
    ...['saving', 'full', 'blocked', 'saved'],
    ...['saving', 'full'],
  ]);
});

test('a page that slept while it was kept says nothing of a storage that does not answer', async () => {
  const woken = vi.spyOn(globalThis, 'setTimeout').mockImplementationOnce((then: () => void) => {
    queueMicrotask(then);
    return undefined as never;
  });
  const heard: string[] = [];
  const saver = autosave<number>(
    () => new Promise((kept) => setImmediate(kept)),
    ({ state }) => heard.push(state),
  );
  saver.keep(1);
  await saver.idle();
  expect(woken).toHaveBeenCalledTimes(2);
  expect(heard).toEqual(['saving', 'saved']);
  woken.mockRestore();
});
