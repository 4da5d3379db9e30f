import type { Page } from '@playwright/test';
import { expect, test } from './test';

/** A save whose list of actions is this text. */
const withActions = (actions: string) =>
  `{"format":2,"ruleset":"extractors","version":1,"id":"crafted","name":"Crafted","setup":{"scenario":"extractors","rules":"simple"},"seed":5,"checks":[],"takeBacks":[],"kinds":[["recommend"]],"actions":${actions}}`;

test.use({ expected: /404|Failed to load/ });

const file = (text: string) => ({
  name: 'crafted.json',
  mimeType: 'application/json',
  buffer: Buffer.from(text),
});

/** Has the page note how long it did not come to itself, in milliseconds. */
async function watchHolds(page: Page) {
  await page.evaluate(() => {
    const seen = { longest: 0, last: performance.now() };
    Object.assign(globalThis, { seen });
    setInterval(() => {
      const now = performance.now();
      seen.longest = Math.max(seen.longest, now - seen.last);
      seen.last = now;
    }, 5);
  });
  return async () =>
    page.evaluate(() => (globalThis as unknown as { seen: { longest: number } }).seen.longest);
}

test('a file made to keep the page busy is read in a worker, which ends within its budget; the page stays free', async ({
  page,
}) => {
  await page.goto('./');
  await page.waitForLoadState('networkidle');
  const longest = await watchHolds(page);
  const working = page.waitForEvent('worker', (worker) => worker.url().includes('readingWorker'));
  await page.locator('input[type=file]').setInputFiles(file(withActions(`[${'[0],'.repeat(95_000)}[0]]`)));
  const worker = await working;
  const ended = worker.waitForEvent('close');
  await ended;
  expect(await longest()).toBeLessThan(1000);
});

test('reading that takes long is said and can be cancelled', async ({ page }) => {
  // The worker stands and never answers.
  await page.route(/readingWorker/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: "postMessage('ready');" }),
  );
  await page.goto('./');
  await page.waitForLoadState('networkidle');
  await page.locator('input[type=file]').setInputFiles(file(withActions('[]')));
  await expect(page.getByText('The game is being read.').last()).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('Not opened. Nothing was changed.').last()).toBeVisible();
  await expect(page.getByRole('list', { name: 'Saved games' }).getByRole('listitem')).toHaveCount(0);
});

test('without the worker the page reads the file itself', async ({ page }) => {
  await page.route(/readingWorker/, (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto('./');
  await page.waitForLoadState('networkidle');
  await page.locator('input[type=file]').setInputFiles(file(withActions('[[0]]')));
  await page.waitForURL(/#\/play/);
});
