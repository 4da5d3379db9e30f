import type { Page } from '@playwright/test';
import { hasPoppler, inkOf } from './paper/ink';
import { faultsOfKit } from './paper/kit';
import { choose, drawn, openSheets, sheets } from './paper/screen';
import { expect, test } from './test';

async function kitOf(page: Page, ink: string): Promise<Uint8Array> {
  await choose(page, ink);
  await page.getByRole('button', { name: /^1 Incoming!/ }).click();
  await drawn(page);
  return page.pdf({ preferCSSPageSize: true, printBackground: false });
}

test('a kit as Chromium prints it: true to size, to be cut, searched, printed by any printer, and in low ink', async ({
  page,
}) => {
  await openSheets(page);
  await choose(page, 'A4');
  const pdf = await kitOf(page, 'Colour');
  expect(faultsOfKit(pdf, await sheets(page).count())).toEqual([]);

  if (hasPoppler()) {
    const sum = (inks: readonly number[]) => inks.reduce((one, other) => one + other, 0);
    const low = inkOf(await kitOf(page, 'Low ink'));
    expect(sum(low) / sum(inkOf(pdf)), 'low ink of colour').toBeLessThanOrEqual(0.25);
  } else
    test.info().annotations.push({
      type: 'left out',
      description: 'pdftoppm is not installed (Debian: poppler-utils): ink is not measured',
    });
});
