import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from './test';

// The browser's own words on files that are not there.
test.use({
  painted: true,
  expected:
    /404|Failed to (load|fetch)|net::ERR_|dynamically imported module|could not be loaded|preload CSS/,
});

async function begin(page: Page) {
  await page.goto('./');
  await page.getByRole('button', { name: /^Start/ }).click();
  for (const step of [/^Recommended weapons/, /^Finish build-up/])
    await page.getByRole('button', { name: step }).first().click();
}

/** Another build lies where this page's was: its files are gone, and the page itself names others. */
async function putNewBuild(page: Page) {
  await page.route(/\/assets\//, (route) => route.fulfill({ status: 404, body: 'gone' }));
  await page.route(
    (url) => url.pathname === '/',
    async (route) => {
      const old = await route.fetch();
      const body = (await old.text()).replace(/assets\/shell-[\w-]+\.js/g, 'assets/shell-ANOTHER.js');
      await route.fulfill({ response: old, body });
    },
  );
}

/** The map has come with all its parts, the renderer last, and after it what is loaded early. */
async function everythingCame(page: Page) {
  await page.locator('.board[data-ready=survey]').waitFor();
  await page.waitForFunction(() => {
    const came = performance.getEntriesByType('resource').map(({ name }) => name);
    return ['windows', 'overlay', 'extractors-rest'].every((part) =>
      came.some((name) => name.includes(`/${part}-`)),
    );
  });
}

test('a new build under the page: said in words, the game can be exported, and goes on after a reload', async ({
  page,
}) => {
  await begin(page);
  await everythingCame(page);
  await putNewBuild(page);
  await page.goto('./#/rules');
  const failure = page.getByRole('alert').filter({ hasText: 'A new version of the program is there' });
  await expect(failure).toContainText('Open the page again: your game is kept');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export the game' }).click();
  const file = JSON.parse(readFileSync(await (await downloading).path(), 'utf8')) as { actions: object[] };
  expect(file.actions.length).toBeGreaterThan(1);
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Open the page again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('./#/play');
  await expect(page.getByRole('button', { name: /^I am |^Recommended set-up/ }).first()).toBeVisible();
});

test('a new build under the page: menus and windows of the game still open', async ({ page }) => {
  await begin(page);
  await everythingCame(page);
  await putNewBuild(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name: /Keep under a name/ }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Before the new build');
  await page.getByRole('button', { name: 'Keep it' }).click();
  await expect(page.getByText('Kept as').first()).toBeVisible();
});

test('a press on the menu before it has come: it waits with the focus, then opens at its first item', async ({
  page,
}) => {
  let send = () => {};
  const sent = new Promise<void>((resolve) => (send = resolve));
  await page.route(/\/assets\/windows-.*\.js/, async (route) => {
    await sent;
    await route.continue();
  });
  await begin(page);
  const menu = page.getByRole('button', { name: 'Menu' });
  await menu.press('Enter');
  await expect(menu).toBeFocused();
  await expect(page.getByRole('menu')).toHaveCount(0);
  send();
  await expect(page.getByRole('menu')).toBeVisible();
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();
});

test('a part that is missing without a new build says that instead', async ({ page }) => {
  await page.goto('./');
  await page.waitForLoadState('networkidle');
  await page.route(/\/assets\//, (route) => route.abort());
  await page.goto('./#/rules');
  await expect(page.getByRole('alert').filter({ hasText: 'could not be loaded' })).toBeVisible();
  await expect(page.getByText('A new version of the program is there')).toHaveCount(0);
});

test('the engine is missing on the first screen: starting a game says so', async ({ page }) => {
  await page.route(/\/assets\/session-/, (route) => route.abort());
  await page.goto('./');
  await page.getByRole('button', { name: /^Start/ }).click();
  await expect(page.getByText(/could not be loaded/).first()).toBeVisible();
});

for (const [what, part] of [
  ['the drawing of the map', /\/assets\/Canvas-/],
  ['Pixi', /\/assets\/pixi-/],
] as const)
  test(`${what} is missing: lists and keyboard go on @phone`, async ({ page }) => {
    await page.route(part, (route) => route.abort());
    await begin(page);
    const failure = page.getByRole('alert').filter({ hasText: 'The map cannot be drawn.' });
    await expect(failure).toBeVisible();
    await page
      .getByRole('button', { name: /^Recommended set-up/ })
      .first()
      .click();
    const grid = page.getByRole('grid');
    await grid.focus();
    const at = await grid.getAttribute('aria-activedescendant');
    await page.keyboard.press('ArrowUp');
    await expect(grid).not.toHaveAttribute('aria-activedescendant', at ?? '');
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Draw the map again' }).click();
    await expect(failure).toHaveCount(0);
    await expect(page.locator('.board')).toHaveAttribute('data-ready', 'survey');
  });
