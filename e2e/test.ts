import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { test as base, expect, type BrowserContext, type Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

/** What Playwright itself says where the configuration blocks the service worker. */
const BLOCKED = 'Service Worker registration blocked by Playwright';

/**
 * Every journey also holds that no page of its browser reports anything: no exception, no warning or error in the console,
 * nothing the CSP refused; and that nothing is asked of any other origin than the page's own.
 */
export const test = base.extend<{
  expected: RegExp | null;
  watch: (context: BrowserContext) => void;
  /** Whether the ground is painted: two seconds of a core a page, spent where somebody looks at it. */
  painted: boolean;
  quiet: undefined;
}>({
  painted: [false, { option: true }],
  /** What the pages of a spec have to report by its nature. */
  expected: [null, { option: true }],
  /** Holds a context that a test has made itself to the same. */
  watch: async ({ baseURL, expected }, use) => {
    const reported: string[] = [];
    const own = new URL(baseURL ?? '').origin;
    await use((context) => {
      context.on('weberror', (error) => reported.push(error.error().stack ?? error.error().message));
      context.on('console', (message) => {
        if (!['error', 'warning', 'assert'].includes(message.type()) || message.text() === BLOCKED) return;
        reported.push(`${message.text()} (${message.location().url})`);
      });
      context.on('request', (request) => {
        const url = new URL(request.url());
        if (url.protocol.startsWith('http') && url.origin !== own) reported.push(`asked of ${url.href}`);
      });
    });
    const unexpected = reported.filter((text) => !expected?.test(text));
    expect(unexpected, 'what the page reported').toEqual([]);
  },
  quiet: [
    async ({ context, watch, painted }, use) => {
      watch(context);
      if (!painted) await context.addInitScript(restPainters);
      await use(undefined);
    },
    { auto: true },
  ],
});

/** The small picture of the ground stays: nobody answers who is asked for a better one. */
function restPainters() {
  const nobody = () => Object.assign(new EventTarget(), { postMessage() {}, terminate() {} });
  window.Worker = new Proxy(Worker, {
    construct: (worker, [url, options]: ConstructorParameters<typeof Worker>) =>
      String(url).includes('groundWorker') ? nobody() : new worker(url, options),
  });
}

const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');
const OPTIONS: RunOptions = {
  resultTypes: ['violations'],
  runOnly: {
    type: 'tag',
    values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  },
};

/** WCAG 2.2 A and AA and best practice, as far as axe can tell; each violation with the elements it is about. */
export async function expectAccessible(page: Page, leftOut?: string) {
  expect(page.frames(), 'frames').toHaveLength(1);
  // Once a page: read anew for each look it is twice as slow, for nothing of it is compiled yet.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const told = await page.evaluate(
    async ([exclude, options]) => {
      const { axe } = window as unknown as { axe: { run: (...of: unknown[]) => Promise<AxeResults> } };
      const { violations } = await axe.run({ include: [document], exclude }, options);
      return violations.map(
        ({ id, help, nodes }) => `${id}: ${help} (${nodes.map((node) => node.html).join(' ')})`,
      );
    },
    [leftOut === undefined ? [] : [leftOut], OPTIONS] as const,
  );
  expect(told, 'accessibility').toEqual([]);
}

export { expect };
