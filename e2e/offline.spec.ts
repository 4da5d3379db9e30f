import { expect, test } from './test';

test.use({ painted: true, serviceWorkers: 'allow' });

test('once loaded, a game starts, plays and goes on after a reload without a network', async ({
  page,
  context,
}) => {
  await page.goto('./');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await context.setOffline(true);
  await page.reload();
  await page.getByRole('button', { name: /^Start/ }).click();
  for (const step of [/^Recommended weapons/, /^Finish build-up/, /^Recommended set-up/])
    await page.getByRole('button', { name: step }).first().click();
  await expect(page.locator('.board')).toHaveAttribute('data-ready', 'survey');
  await page.getByRole('button', { name: /^Finish set-up/ }).click();
  const next = page.getByRole('button', { name: /^I am |^End Dorian movement/ }).first();
  await expect(next).toBeVisible();
  // A reload in the middle of saving loses the action being saved.
  await page.locator('html[data-save=saved]').waitFor();
  await page.reload();
  await expect(next).toBeVisible();
});

test('a new version waits until no page of the old one is open', async ({ page }) => {
  const worker = await (await page.request.get('./sw.js')).text();
  const takesOver = worker.match(/.{0,40}skipWaiting\(\)/g) ?? [];
  expect(takesOver.length).toBeGreaterThan(0);
  for (const place of takesOver) expect(place).toContain('SKIP_WAITING');
  expect(worker).not.toContain('clientsClaim');
  const register = await (await page.request.get('./registerSW.js')).text();
  expect(register).not.toMatch(/SKIP_WAITING|reload/);
});
