import { goldenFile } from './golden';
import { expect, expectAccessible, test } from './test';

test('an ended game tells its dice; a moment of it is played on, with what the computer would do', async ({
  page,
}) => {
  await page.goto('./');
  await page.locator('input[type=file]').setInputFiles(goldenFile('incoming-simple-section-left'));
  await expect(page.getByRole('heading', { level: 1, name: 'Dorian wins' })).toBeVisible();
  await page.getByText('Dice', { exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Luck of the whole game' })).toBeVisible();
  await expectAccessible(page);
  const [report] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Report as text' }).click(),
  ]);
  expect(report.suggestedFilename()).toMatch(/report\.txt$/);

  await page.getByText('What decided it', { exact: true }).click();
  await page.getByRole('button', { name: 'Replay from turn 1' }).click();
  await page.getByRole('button', { name: /^Play on from here/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: /movement$/ })).toBeAttached();
  await page.keyboard.press('h');
  const first = page.getByRole('button', { name: /^A / });
  await expect(first).toHaveAttribute('aria-pressed', 'true');
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Take A/ }).click();
  await expect(first).toHaveCount(0);
});
