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

test('seats and rules lie one tap from the first screen, on its side too @phone-only', async ({ page }) => {
  await page.goto('./');
  const way = page.getByRole('button', { name: /^Set-up/ });
  const start = page.getByRole('button', { name: /^Start / });
  const seat = page.getByRole('radiogroup', { name: 'Who plays Dorian' });
  for (const size of [
    { width: 360, height: 740 },
    { width: 740, height: 360 },
    { width: 820, height: 1180 },
  ]) {
    await page.setViewportSize(size);
    await page.evaluate(() => scrollTo(0, 0));
    await expect(seat).not.toBeInViewport();
    await expect(way).toContainText('Simple');
    await way.tap();
    await expect(seat).toBeInViewport({ ratio: 1 });
    await expect(seat.getByRole('radio', { checked: true })).toBeFocused();
    await expect(start).toBeInViewport({ ratio: 1 });
  }
});

test('the last game comes beside the start, which stays where it is under a press @phone-only', async ({
  page,
}) => {
  await page.goto('./');
  const start = page.getByRole('button', { name: /^Start / });
  const bar = page.locator('.start-bar');
  const way = bar.getByRole('button', { name: /^Set-up/ });
  const sizes = [
    { width: 390, height: 844 },
    { width: 740, height: 360 },
    { width: 820, height: 1180 },
  ];
  const places = async () => [await way.boundingBox(), await start.boundingBox()];
  const before = [];
  for (const size of sizes) {
    await page.setViewportSize(size);
    before.push(await places());
  }
  await start.tap();
  await expect(page.getByRole('button', { name: /^Recommended/ }).first()).toBeVisible();
  await page.goto('./#/');
  await expect(bar.getByRole('button', { name: 'Continue' })).toBeVisible();
  for (const [index, size] of sizes.entries()) {
    await page.setViewportSize(size);
    expect(await places()).toEqual(before[index]);
  }
});

test('who chooses a scenario further down has its start in sight', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.goto('./');
  const start = page.getByRole('button', { name: /^Start / });
  await expect(start).toBeInViewport({ ratio: 1 });
  for (const title of ['Engage!', 'First Light']) {
    await page.getByText(title, { exact: true }).click();
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await expect(start).toContainText(`Start ${title}`);
    await expect(start).toBeInViewport({ ratio: 1 });
  }
});

test('the first screen of a wide window stays where it is as it loads', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await page.addInitScript(() => {
    const moved: number[] = [];
    Object.assign(globalThis, { moved });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) moved.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('./');
  await page.getByText('No game yet').waitFor();
  // What comes with the table's style sheets has come.
  await expect
    .poll(() => page.evaluate(() => [...document.styleSheets].some(({ href }) => href?.includes('/table-'))))
    .toBe(true);
  const moved = await page.evaluate(() => (globalThis as unknown as { moved: number[] }).moved);
  expect(moved.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.01);
});

test('scrolling past the choices moves nothing under the pointer: the way back to them stands in the bar', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto('./');
  const list = page.getByRole('heading', { name: 'Saved games' });
  const way = page.getByRole('button', { name: /^Set-up/ });
  await page.getByText('Engage!', { exact: true }).click();
  const top = () => list.evaluate((heading) => heading.getBoundingClientRect().top + scrollY);
  // The second time the start says what is missing.
  for (const dice of ['New seed', 'Enter a seed']) {
    await page.getByText(dice, { exact: true }).click();
    await page.evaluate(() => scrollTo(0, 0));
    await expect(way).toBeHidden();
    const before = await top();
    for (const title of ['Engage!', 'The Dobern Strongpoint']) {
      await page.getByText(title, { exact: true }).click();
      await list.evaluate((heading) => heading.scrollIntoView({ block: 'center' }));
      await expect(way).toBeInViewport({ ratio: 1 });
      expect(await top()).toBe(before);
    }
  }
});

test('the map of a game whose card is out of sight is fetched when it comes into it @phone', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const ofSecond = () => asked.filter((url) => url.includes('valley-thumbnail')).length;
  await page.goto('./');
  await expect(page.getByText('First Light')).toHaveCount(1);
  await page.waitForLoadState('networkidle');
  expect(ofSecond()).toBe(0);
  await page.getByText('First Light').scrollIntoViewIfNeeded();
  await expect.poll(ofSecond).toBe(1);
});
