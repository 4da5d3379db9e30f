import { expect, type Page } from '@playwright/test';

/** The screen of the sheets with all its choices open. */
export async function openSheets(page: Page) {
  await page.goto('./#/print');
  await openChoices(page);
}

/** The sheets of the game a scenario is of, chosen at the start. */
export async function openOf(page: Page, scenario: string) {
  await page.goto('./');
  await page.getByText(scenario, { exact: true }).first().click();
  await page.evaluate(() => void (location.hash = '#/print'));
  await openChoices(page);
}

async function openChoices(page: Page) {
  await expect(page.getByRole('heading', { level: 1, name: 'Print sheets' })).toBeVisible();
  await page.getByText('Single sheets', { exact: true }).click();
  await page.getByText('Map, counters, tables', { exact: true }).click();
  await drawn(page);
}

/** The booklets are laid out, the map is painted: what is on the screen is what is printed. */
export async function drawn(page: Page) {
  await expect(page.locator('.book-measure')).toHaveCount(0);
  await expect(page.locator('.print-go [aria-disabled=true]', { hasText: 'still being drawn' })).toHaveCount(
    0,
  );
  await page.evaluate(() => document.fonts.ready);
}

export const sheets = (page: Page) => page.locator('.print-sheet');
export const choose = (page: Page, choice: string) => page.getByText(choice, { exact: true }).click();
