import type { Page } from '@playwright/test';
import { drawPlainly, firstMove, openGame, resting } from './shared';
import { expect, expectAccessible, test } from './test';

test.use({ painted: true });

test('the page has a title, icons, a colour and a social image, and all of them are there', async ({
  page,
}) => {
  await page.goto('./');
  await expect(page).toHaveTitle('Extractors');
  const told = await page.evaluate(() => ({
    icons: [...document.querySelectorAll<HTMLLinkElement>('link[rel~=icon], link[rel=apple-touch-icon]')].map(
      ({ href }) => href,
    ),
    image: document.querySelector<HTMLMetaElement>('meta[property="og:image"]')?.content ?? '',
    width: Number(document.querySelector<HTMLMetaElement>('meta[property="og:image:width"]')?.content),
    height: Number(document.querySelector<HTMLMetaElement>('meta[property="og:image:height"]')?.content),
    alt: document.querySelector<HTMLMetaElement>('meta[property="og:image:alt"]')?.content ?? '',
    colour: document.querySelector<HTMLMetaElement>('meta[name="theme-color"]')?.content,
    bar: getComputedStyle(document.documentElement).getPropertyValue('--bar').trim(),
    manifest: document.querySelector<HTMLLinkElement>('link[rel=manifest]')?.href ?? '',
  }));
  expect(told.icons.length).toBeGreaterThan(1);
  expect(told.colour).toBe(told.bar);
  expect(told.alt).not.toBe('');
  for (const address of [...told.icons, told.manifest])
    expect((await page.request.get(address)).ok()).toBe(true);
  const image = await page.request.get(new URL(told.image, page.url()).href);
  expect(image.ok()).toBe(true);
  expect((await image.body()).length).toBeLessThan(200_000);
  const size = await page.evaluate(async (source) => {
    const picture = new Image();
    picture.src = source;
    await picture.decode();
    return { width: picture.naturalWidth, height: picture.naturalHeight };
  }, told.image);
  expect(size).toEqual({ width: told.width, height: told.height });
});

test('what ships carries its licences, and the About screen shows them @phone', async ({ page }) => {
  await page.goto('./#/about');
  await page.getByText(/^@fontsource\/barlow 5/).click();
  await expect(page.getByText('SIL OPEN FONT LICENSE').first()).toBeVisible();
  await expect(page.getByText(/^idb-keyval .*Apache-2.0/)).toBeVisible();
  await expectAccessible(page);
  const manifest = await page.request.get('./.vite/manifest.json');
  expect(manifest.headers()['content-type']).not.toContain('json');
});

test('within another page the game is not played', async ({ page }) => {
  await page.goto('./');
  await page.route('**/frame.html', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<iframe src="./" title="game"></iframe>' }),
  );
  // The server forbids frames by a header; a server of plain files does not.
  await page.route('**/', async (route) => {
    const answer = await route.fetch();
    const headers = { ...answer.headers() };
    delete headers['content-security-policy'];
    await route.fulfill({ response: answer, headers });
  });
  await page.goto('./frame.html');
  const game = page.frameLocator('iframe');
  await expect(game.getByRole('link', { name: /in a window of its own/ })).toBeVisible();
  await expect(game.getByRole('button')).toHaveCount(0);
});

test.describe('script injection', () => {
  test.use({ expected: /TrustedHTML/ });
  test('text cannot become a script where the browser can forbid it', async ({ page }) => {
    await page.goto('./');
    const refused = await page.evaluate(() => {
      const tries: readonly (() => void)[] = [
        () => (document.createElement('div').innerHTML = '<img>'),
        () => (document.createElement('script').src = 'https://example.org/a.js'),
      ];
      return tries.map((act) => {
        try {
          act();
          return false;
        } catch {
          return true;
        }
      });
    });
    expect(refused).toEqual([true, true]);
  });
});

/** How much of the page has jumped unasked so far. */
async function shifted(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((told, failed) => {
        if (!PerformanceObserver.supportedEntryTypes.includes('layout-shift'))
          failed(new Error('not measured'));
        const sum = (list: PerformanceObserverEntryList) =>
          list
            .getEntries()
            .map((entry) => entry as PerformanceEntry & { value: number; hadRecentInput: boolean })
            .reduce((all, { value, hadRecentInput }) => all + (hadRecentInput ? 0 : value), 0);
        const observer = new PerformanceObserver((list) => told(sum(list)));
        observer.observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => told(0), 300);
      }),
  );
}

const STILL = 0.02;

test('nothing jumps while the selection opens and a game begins @phone', async ({ page }) => {
  await page.goto('./');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(500);
  expect(await shifted(page)).toBeLessThan(STILL);
  await page.getByRole('button', { name: /^Start Incoming/ }).click();
  await expect(page.getByRole('button', { name: /^Recommended/ })).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(500);
  expect(await shifted(page)).toBeLessThan(STILL);
});

test('nothing jumps while a game with its map is taken up @phone', async ({ page }) => {
  await drawPlainly(page);
  await openGame(page, firstMove());
  await page.locator('html[data-save=saved]').waitFor();
  await page.reload();
  const seat = page.getByRole('button', { name: /^I am / });
  await expect(seat.or(page.locator('.columns')).first()).toBeVisible();
  if (await seat.isVisible()) {
    await seat.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
  }
  await resting(page);
  expect(await shifted(page)).toBeLessThan(STILL);
});

test('where less motion is asked for nothing moves', async ({ page }) => {
  await drawPlainly(page);
  await openGame(page, firstMove());
  await resting(page);
  await page.evaluate(() => {
    const seen: string[] = [];
    const places = new Set<string>();
    Object.assign(globalThis, { seen, places });
    const map = document.querySelector<HTMLElement>('.board-grid-sheet')!;
    const look = () => {
      for (const animation of document.getAnimations())
        if (animation.playState === 'running')
          seen.push(String((animation.effect as KeyframeEffect).target?.className));
      places.add(map.style.transform);
      requestAnimationFrame(look);
    };
    look();
  });
  await page.keyboard.press('n');
  await page.waitForTimeout(400);
  await page.getByRole('gridcell', { name: /^1318,/ }).dispatchEvent('click');
  await page.getByRole('button', { name: /^End move/ }).click();
  await page.waitForTimeout(400);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.keyboard.press('Escape');
  type Watched = { readonly seen: readonly string[]; readonly places: ReadonlySet<string> };
  const watched = () => {
    const { seen, places } = globalThis as unknown as Watched;
    return { seen, places: places.size };
  };
  const { seen, places } = await page.evaluate(watched);
  expect(seen).toEqual([]);
  // The map jumps to a unit; a glide would show it in a dozen places on the way.
  expect(places).toBeLessThan(6);
});

test.describe('a first script that is missing', () => {
  test.use({ expected: /net::ERR_FAILED/ });
  test('the first frame is in the theme chosen, whatever the system’s is; a page that is slow to come, or does not, says so', async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.addInitScript(() => {
      localStorage.setItem('extractors.settings', '{"theme":"light"}');
      requestAnimationFrame(() => {
        const { dataset } = document.documentElement;
        dataset.first = dataset.theme ?? 'none';
      });
    });
    let fail = () => {};
    const failed = new Promise<void>((resolve) => (fail = resolve));
    await page.route(/react-[^/]*\.js$/, async (route) => {
      await failed;
      await route.abort();
    });
    await page.goto('./', { waitUntil: 'commit' });
    const html = page.locator('html');
    await expect(html).toHaveAttribute('data-first', 'light');
    const coming = page.getByText('Extractors is being loaded.');
    await expect(coming).toBeVisible();
    fail();
    await page.waitForLoadState();
    await expect(coming).toBeVisible();
    await page.unrouteAll();
    // A link to the page itself would lose the place after the #, and a game sent as a link with it.
    await expect(page.getByRole('link')).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(coming).toHaveCount(0);
    await expect(html).toHaveAttribute('data-first', 'light');
  });
});
