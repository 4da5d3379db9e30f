import { afterEach, expect, it, vi } from 'vitest';
import { copyText } from './copyText';
import { dismissToast, toasts } from './toast';

afterEach(() => {
  toasts().forEach(({ id }) => dismissToast(id));
  vi.unstubAllGlobals();
});

it.each([
  ['Copied.', { writeText: () => Promise.resolve() }],
  [
    'The browser does not let the page copy.',
    { writeText: () => Promise.reject(new Error('NotAllowedError')) },
  ],
  // Where the address is not secure there is none.
  ['The browser does not let the page copy.', undefined],
])('says “%s”', async (text, clipboard) => {
  vi.stubGlobal('navigator', { clipboard });
  copyText('a line', 'Copied.');
  await vi.waitFor(() => expect(toasts()).toMatchObject([{ text }]));
});
