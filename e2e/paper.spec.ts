import type { Page } from '@playwright/test';
import { hasPoppler, inkOf } from './paper/ink';
import { FIRST_LIGHT, MAX_BYTES, faultsOfKit } from './paper/kit';
import { choose, drawn, openOf, openSheets, sheets } from './paper/screen';
import { expect, test } from './test';

interface Wanted {
  readonly kit: RegExp;
  readonly ink: 'Colour' | 'Low ink';
}

async function kitOf(page: Page, { kit, ink }: Wanted, tagged = false): Promise<Uint8Array> {
  await choose(page, ink);
  await page.getByRole('button', { name: kit }).click();
  await drawn(page);
  return page.pdf({ preferCSSPageSize: true, printBackground: false, tagged });
}

async function expectLittleInk(page: Page, kit: RegExp, colour: Uint8Array): Promise<void> {
  if (!hasPoppler()) {
    test.info().annotations.push({
      type: 'left out',
      description: 'pdftoppm is not installed (Debian: poppler-utils): ink is not measured',
    });
    return;
  }
  const sum = (inks: readonly number[]) => inks.reduce((one, other) => one + other, 0);
  const low = inkOf(await kitOf(page, { kit, ink: 'Low ink' }));
  expect(sum(low) / sum(inkOf(colour)), 'low ink of colour').toBeLessThanOrEqual(0.25);
}

test('a kit as Chromium prints it: true to size, to be cut, searched, printed by any printer, and in low ink', async ({
  page,
}) => {
  await openSheets(page);
  await choose(page, 'A4');
  const kit = /^1 Incoming!/;
  const pdf = await kitOf(page, { kit, ink: 'Colour' });
  expect(faultsOfKit(pdf, await sheets(page).count())).toEqual([]);
  await expectLittleInk(page, kit, pdf);

  // The largest kit, with the tags that a print by hand has.
  const largest = await kitOf(page, { kit: /^6 Engage!/, ink: 'Colour' }, true);
  expect(largest.length).toBeLessThanOrEqual(MAX_BYTES);
});

test('the kit of First Light as Chromium prints it', async ({ page }) => {
  await openOf(page, 'First Light');
  await choose(page, 'A4');
  const kit = /^1 First Light/;
  const pdf = await kitOf(page, { kit, ink: 'Colour' });
  expect(faultsOfKit(pdf, await sheets(page).count(), FIRST_LIGHT)).toEqual([]);
  await expectLittleInk(page, kit, pdf);
});
