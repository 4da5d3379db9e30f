import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type BrowserContext, type Page } from '@playwright/test';

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

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** WCAG 2.2 A and AA and best practice, as far as axe can tell; each violation with the elements it is about. */
export async function expectAccessible(page: Page, leftOut?: string) {
  // Without frames the page itself can tell: the other way opens a second page for each look, and loads axe there too.
  expect(page.frames(), 'frames').toHaveLength(1);
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .withTags(TAGS);
  if (leftOut !== undefined) axe.exclude(leftOut);
  const { violations } = await axe.analyze();
  const told = violations.map(
    ({ id, help, nodes }) => `${id}: ${help} (${nodes.map((node) => node.html).join(' ')})`,
  );
  expect(told, 'accessibility').toEqual([]);
}

export { expect };
