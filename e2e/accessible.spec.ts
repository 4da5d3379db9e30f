import { expect, expectAccessible, test } from './test';

test.setTimeout(240_000);

/** The screens of *Incoming!* in the order a newcomer meets them, each held to axe. */
test('every screen of Incoming! is accessible', async ({ page }) => {
  const press = (name: RegExp) => page.getByRole('button', { name }).first().click();
  await page.goto('./');
  await press(/^Start Incoming/);
  await press(/^Recommended/);
  await expectAccessible(page);
  await press(/^Finish build-up/);
  await expect(page.locator('[data-ready]')).toBeVisible();
  await expectAccessible(page);
  await press(/^Recommended/);
  await press(/^Finish set-up/);
  await expectAccessible(page);
  await page.getByRole('button', { name: /^I am / }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await press(/^Recommended orders/);
  await expectAccessible(page);
  await press(/^Lock/);
  await expect(page.locator('[data-ready]')).toBeVisible();
  await page.keyboard.press('n');
  await press(/^Stay in this hex/);
  await expectAccessible(page);
  await page.getByRole('tab', { name: 'Log' }).click();
  await expectAccessible(page);
});
