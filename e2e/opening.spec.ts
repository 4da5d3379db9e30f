import { expect, expectAccessible, test } from './test';

test('the first screen opens, named and accessible @phone', async ({ page }) => {
  await page.goto('./');
  await expect(page).toHaveTitle('Extractors');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page);
});

test('the page carries a strict content security policy', async ({ page }) => {
  const response = await page.goto('./');
  const policy = response?.headers()['content-security-policy'] ?? '';
  expect(policy).toContain("script-src 'self';");
  expect(policy).not.toContain('unsafe-eval');
  const inPage = page.locator('meta[http-equiv="Content-Security-Policy"]');
  await expect(inPage).toHaveAttribute('content', /script-src 'self';/);
});
