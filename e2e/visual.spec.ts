import { contactSheet } from './contactSheet';
import {
  boughtForce,
  drawPlainly,
  firstMove,
  lookAt,
  openGame,
  openPosition,
  resting,
  underAttack,
} from './shared';
import { expect, test } from './test';

test.use({ painted: true });

/** Words may be smoothed otherwise on another machine; shapes may not. */
const SHAPES = { maxDiffPixelRatio: 0.001, threshold: 0.2 };
const WORDS = { maxDiffPixelRatio: 0.01, threshold: 0.25 };

/** Both sides about the bridge: every terrain, stacks, facings and most statuses. */
const AROUND_THE_BRIDGE =
  'engage full T3 Dfire | D panza-shock-1@1310 -1 pinned; panza-lance@1310; outbok-commando@1410 routed moved; ' +
  'floater-1@1208/NE moved; transcom-1@1208>floater-1; pgp-1@1307/NE a4 f1; urcado-walker@1407/NW fired; ' +
  'dagmaton-1@1506; fort-2@1306; flyer-1@1509/SW moved fired; xibalem-shock-1@1511; comar-hart-lance-1@1511 ' +
  '| A glide A@1108/SE a11 v-1 w:laser,-,shredder/x; multipod B@1405/S; orni D@1606/SW moved; bipod C@1210/N; ' +
  'extractor-1@1605/NW';

test.beforeEach(({ page }) => drawPlainly(page));

test('the counters', async ({ page }) => {
  await page.setViewportSize({ width: 1210, height: 536 });
  await page.setContent(contactSheet());
  await expect(page.locator('body')).toHaveScreenshot('counters.png', SHAPES);
});

test('the map, close', async ({ page }) => {
  await page.setViewportSize({ width: 580, height: 520 });
  await openPosition(page, AROUND_THE_BRIDGE);
  await lookAt(page, '1308', 1);
  await expect(page.locator('.board-surface')).toHaveScreenshot('map-close.png', SHAPES);
});

test('the whole map', async ({ page }) => {
  await page.setViewportSize({ width: 400, height: 620 });
  await openPosition(page, AROUND_THE_BRIDGE);
  await page.getByRole('button', { name: 'Show the whole map' }).click();
  await page.waitForTimeout(600);
  await resting(page);
  await expect(page.locator('.board-surface')).toHaveScreenshot('map-whole.png', SHAPES);
});

test('the shot card', async ({ page }) => {
  await openGame(page, underAttack());
  await resting(page);
  await page.keyboard.press('n');
  await page.keyboard.press('t');
  const card = page.getByRole('complementary').last();
  await expect(card.getByText('Hits on')).toBeVisible();
  await expect(card).toHaveScreenshot('shot-card.png', WORDS);
});

test('the build-up panel, dark', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await openGame(page, boughtForce());
  await page.evaluate(() => document.fonts.ready);
  await expect(page.locator('.column-middle')).toHaveScreenshot('build-up-dark.png', WORDS);
});

test('a dialog', async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 760 });
  await openGame(page, boughtForce());
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name: /export as a file/ }).click();
  await page.evaluate(() => document.fonts.ready);
  await expect(page.getByRole('dialog')).toHaveScreenshot('dialog.png', WORDS);
});

test('play on the phone @phone-only', async ({ page }) => {
  await openGame(page, firstMove());
  await resting(page);
  await page.getByRole('gridcell', { name: /^1320,/ }).dispatchEvent('click');
  await expect(page.getByText('Choose where it ends')).toBeVisible();
  await page.waitForTimeout(600);
  await resting(page);
  await expect(page).toHaveScreenshot('play.png', WORDS);
});
