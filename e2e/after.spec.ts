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
  const step = page.getByRole('slider', { name: 'Step' });
  const at = await step.inputValue();
  await page.getByRole('button', { name: /^Print this moment/ }).click();
  await expect(page.getByText('A moment of the replay: Turn 1, Dorian movement.')).toBeVisible();
  const standing = page.getByRole('article', { name: /^Where everything stands/ });
  await expect(standing.locator('.notation')).toContainText('incoming simple T1');
  await expect(page.locator('[data-sheet=map] .map-counter').first()).toBeAttached();
  await page.getByRole('link', { name: 'The game' }).click();
  await expect(step).toHaveValue(at);
  await page.getByRole('button', { name: /^Play on from here/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: /movement$/ })).toBeAttached();
  await page.keyboard.press('h');
  const first = page.getByRole('button', { name: /^A / });
  await expect(first).toHaveAttribute('aria-pressed', 'true');
  // Without the 648 hexes, which accessible.spec.ts looks at.
  await expectAccessible(page, '[role=grid] [role=row]');
  await page.getByRole('button', { name: /^Take A/ }).click();
  await expect(first).toHaveCount(0);
});
