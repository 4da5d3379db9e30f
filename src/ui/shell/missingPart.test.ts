import { afterEach, expect, test, vi } from 'vitest';
import { isMissingPart, whyMissing } from './missingPart';

test.each([
  ['Failed to fetch dynamically imported module: http://localhost/assets/print-A.js', true],
  ['error loading dynamically imported module: http://localhost/assets/print-A.js', true],
  ['Importing a module script failed.', true],
  ['Unable to preload CSS for /assets/print-A.css', true],
  ["Cannot read properties of undefined (reading 'units')", false],
])('%s: a missing part is %s', (message, missing) => {
  expect(isMissingPart(new TypeError(message))).toBe(missing);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const pageOf = (...files: string[]) => files.map((file) => `<script src="./assets/${file}.js">`).join('');
const answers = (page: string) => () => Promise.resolve(new Response(page));

test.each([
  ['the same build', answers(pageOf('react-A', 'shell-A')), 'unknown'],
  ['another build', answers(pageOf('react-B', 'shell-B')), 'newVersion'],
  ['another build that shares a file', answers(pageOf('react-A', 'shell-B')), 'newVersion'],
  ['a server in trouble', () => Promise.resolve(new Response('', { status: 503 })), 'unknown'],
  ['no network', () => Promise.reject(new TypeError('Failed to fetch')), 'noConnection'],
])('the address holds %s', async (_, answer, why) => {
  const scripts = ['react-A', 'shell-A'].map((file) => {
    const script = document.createElement('script');
    script.setAttribute('type', 'module');
    script.setAttribute('src', `http://localhost/assets/${file}.js`);
    return script;
  });
  vi.spyOn(document, 'querySelectorAll').mockReturnValue(scripts as never);
  vi.stubGlobal('fetch', answer);
  expect(await whyMissing()).toBe(why);
});
