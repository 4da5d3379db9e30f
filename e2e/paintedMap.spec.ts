import type { Page } from '@playwright/test';
import { openPosition } from './shared';
import { expect, test } from './test';

test.use({ painted: true });

/** Notes for every board that comes up what its first frame shows: the whole painting or something less. */
async function noteFirstFrames(page: Page) {
  await page.addInitScript(() => {
    const seen = new WeakSet<Element>();
    const notes: (string | undefined)[] = [];
    Object.assign(window, { firstFrames: notes });
    new MutationObserver(() => {
      for (const board of document.querySelectorAll<HTMLElement>('.board[data-frames]')) {
        if (seen.has(board)) continue;
        seen.add(board);
        notes.push(board.dataset.ready);
      }
    }).observe(document, { subtree: true, childList: true, attributeFilter: ['data-frames'] });
  });
}
const firstFrames = (page: Page) =>
  page.evaluate(() => (window as unknown as { firstFrames: string[] }).firstFrames);
const painted = (page: Page) => expect(page.locator('.board').last()).toHaveAttribute('data-ready', 'survey');

async function press(page: Page, name: RegExp) {
  await page.getByRole('button', { name }).first().click();
}

test('the map is painted once: after curtains and order screens its first frame is the whole painting', async ({
  page,
}) => {
  await noteFirstFrames(page);
  await page.goto('./');
  await page.getByRole('radio', { name: /^Full/ }).locator('xpath=ancestor::label').click();
  await press(page, /^Start/);
  await press(page, /^Recommended weapons/);
  await press(page, /^Finish build-up/);
  await painted(page);
  await press(page, /^Recommended set-up/);
  await press(page, /^Finish set-up/);
  const curtain = page.getByRole('button', { name: /^I am Avronian/ });
  await curtain.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await press(page, /^Recommended orders/);
  await press(page, /^Lock/);
  await expect(page.getByRole('button', { name: /^Next/ }).first()).toBeVisible();
  await painted(page);
  const frames = await firstFrames(page);
  expect(frames.length).toBeGreaterThan(1);
  expect(frames.slice(1)).toEqual(frames.slice(1).map(() => 'survey'));
});

test('the browser keeps the painting: another day its first frame is the whole of it', async ({ page }) => {
  await noteFirstFrames(page);
  const position = 'engage full T3 Dfire | D panza-shock-1@1310 | A glide A@1108/SE';
  await openPosition(page, position);
  await painted(page);
  const kept = () =>
    page.evaluate(async () => (await (await caches.open('painted-ground')).keys()).map(({ url }) => url));
  await expect.poll(async () => (await kept()).length).toBeGreaterThan(0);
  await page.reload();
  await painted(page);
  expect((await firstFrames(page))[0]).toBe('survey');
});
