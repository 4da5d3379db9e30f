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

test.each([
  ['the same build', () => Promise.resolve(new Response('<script src="./assets/index-A.js">')), 'unknown'],
  ['another build', () => Promise.resolve(new Response('<script src="./assets/index-B.js">')), 'newVersion'],
  ['a server in trouble', () => Promise.resolve(new Response('', { status: 503 })), 'unknown'],
  ['no network', () => Promise.reject(new TypeError('Failed to fetch')), 'noConnection'],
])('the address holds %s', async (_, answer, why) => {
  const script = document.createElement('script');
  script.setAttribute('type', 'module');
  script.setAttribute('src', 'http://localhost/assets/index-A.js');
  vi.spyOn(document, 'querySelector').mockReturnValue(script);
  vi.stubGlobal('fetch', answer);
  expect(await whyMissing()).toBe(why);
});
