import type { Page } from '@playwright/test';
import { expect, test } from './test';

/** A game of which something is done and kept. */
async function begin(page: Page) {
  await page.goto('./');
  await page.getByText('Engage!', { exact: true }).first().click();
  await page.getByRole('button', { name: 'Start Engage!' }).click();
  await page.getByRole('button', { name: /Recommended force/ }).click();
  await expect.poll(() => keptHeads(page)).toBe(1);
}

/** How many games the database has; it is opened and closed as another page would. */
async function keptHeads(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const request = indexedDB.open('extractors');
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(new Error('No database'));
      // Looking must not make an empty one.
      request.onupgradeneeded = () => request.transaction?.abort();
    }).catch(() => null);
    if (!database) return 0;
    const keys = database.transaction('games').objectStore('games').getAllKeys();
    const found = await new Promise<readonly IDBValidKey[]>(
      (resolve) => (keys.onsuccess = () => resolve(keys.result)),
    );
    database.close();
    return found.filter((key) => typeof key === 'string' && key.startsWith('head/')).length;
  });
}

/** All that the browser keeps for the page goes, as when the player clears it or the browser needs the room. */
async function clearSiteData(page: Page) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Storage.clearDataForOrigin', {
    origin: new URL(page.url()).origin,
    storageTypes: 'all',
  });
  await cdp.detach();
}

async function expectGameAfterReload(page: Page) {
  // A reload in the middle of saving loses the action being saved.
  await page.locator('html[data-save=saved]').waitFor();
  await page.goto('./');
  const list = page.getByRole('list', { name: 'Saved games' });
  await list.getByRole('button', { name: /^Continue/ }).click();
  await page.getByRole('button', { name: /I am Dorian/ }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /Undo/ })).toContainText(/recommended/i);
}

test('site data cleared under a game: it is kept again at once, and opens after a reload', async ({
  page,
}) => {
  await begin(page);
  await clearSiteData(page);
  await expect.poll(() => keptHeads(page)).toBe(1);
  await expectGameAfterReload(page);
});

test('site data cleared under a game, played on since: it opens after a reload', async ({ page }) => {
  await begin(page);
  await clearSiteData(page);
  await page.getByRole('button', { name: /Undo/ }).click();
  await page.getByRole('button', { name: /Recommended force/ }).click();
  await expect.poll(() => keptHeads(page)).toBe(1);
  await expectGameAfterReload(page);
});

test('the database deleted from another tab goes at once, and the game is kept again', async ({
  page,
  context,
}) => {
  await begin(page);
  const other = await context.newPage();
  await other.goto('./');
  const deleted = await other.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const request = indexedDB.deleteDatabase('extractors');
        request.onsuccess = () => resolve('deleted');
        request.onblocked = () => resolve('blocked');
        request.onerror = () => resolve('failed');
      }),
  );
  expect(deleted).toBe('deleted');
  await expect.poll(() => keptHeads(page)).toBe(1);
  await expectGameAfterReload(page);
});

test('a game deleted in the list of another tab is refused while it is played here', async ({
  page,
  context,
}) => {
  await begin(page);
  const other = await context.newPage();
  await other.goto('./');
  const list = other.getByRole('list', { name: 'Saved games' });
  await list.getByRole('button', { name: /^More for/ }).click();
  await other.getByRole('menuitem', { name: 'Delete' }).click();
  await other.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(other.getByText('being played in another tab').first()).toBeVisible();
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await expectGameAfterReload(page);
});

test('where the game begins the browser is asked to keep what is stored', async ({ page }) => {
  await page.addInitScript(() => {
    const asked: string[] = [];
    Object.assign(globalThis, { asked });
    navigator.storage.persist = () => {
      asked.push('persist');
      return Promise.resolve(true);
    };
  });
  await page.goto('./');
  const asked = () => page.evaluate(() => (globalThis as unknown as { asked: string[] }).asked);
  expect(await asked()).toEqual([]);
  await begin(page);
  expect(await asked()).toEqual(['persist']);
});
