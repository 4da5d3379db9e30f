import type { Page } from '@playwright/test';
import { expect, test } from './test';

test.use({
  painted: true,
  // The browser's own word on what these tests do to the card.
  expected: /context already lost/,
  launchOptions: async ({ launchOptions }, use) => {
    const args = [
      ...(launchOptions.args ?? []),
      '--use-angle=swiftshader',
      '--enable-unsafe-swiftshader',
      '--ignore-gpu-blocklist',
    ];
    await use({ ...launchOptions, args });
  },
});

/** Has the page believe in a graphics card; what it draws on it can then be taken away. */
async function withCard(page: Page) {
  await page.addInitScript(() => {
    const NAME = 0x9246;
    const { getParameter } = WebGL2RenderingContext.prototype;
    WebGL2RenderingContext.prototype.getParameter = function (name: number): unknown {
      return name === NAME ? 'A graphics card' : getParameter.call(this, name);
    };
    const { getContext } = HTMLCanvasElement.prototype;
    type Get = (this: HTMLCanvasElement, kind: string, wishes?: object) => RenderingContext | null;
    (HTMLCanvasElement.prototype as { getContext: Get }).getContext = function (kind, wishes) {
      return (getContext as Get).call(this, kind, { ...wishes, failIfMajorPerformanceCaveat: false });
    };
  });
}

const canvas = (page: Page) => page.locator('.board-surface > canvas');
const drawn = (page: Page) => page.locator('.board').evaluate((board) => Number(board.dataset.frames));

/** As far as the first map, drawn. */
async function startIncoming(page: Page) {
  await page.goto('./');
  await page.getByRole('button', { name: /^Start/ }).click();
  for (const step of [/^Recommended weapons/, /^Finish build-up/, /^Recommended set-up/])
    await page.getByRole('button', { name: step }).first().click();
  await page.locator('.board[data-frames]').waitFor();
}

/** A card made of software takes its time for the survey. */
const painted = (page: Page) => expect(page.locator('.board')).toHaveAttribute('data-ready', 'survey');

/** What the graphics card has to say about the context of the map, `lose` or `restore`. */
async function card(page: Page, act: 'lose' | 'restore') {
  await canvas(page).evaluate((element, wish) => {
    const kept = element as HTMLCanvasElement & { loss?: WEBGL_lose_context | null };
    kept.loss ??= kept.getContext('webgl2')?.getExtension('WEBGL_lose_context') ?? null;
    if (!kept.loss) throw new Error('The map is not drawn by the graphics card.');
    if (wish === 'lose') kept.loss.loseContext();
    else kept.loss.restoreContext();
  }, act);
}

test('the map comes back as it was when the graphics card takes it away and gives it back', async ({
  page,
}) => {
  await withCard(page);
  await startIncoming(page);
  await painted(page);
  const before = await canvas(page).screenshot();
  const frames = await drawn(page);
  await card(page, 'lose');
  await card(page, 'restore');
  await expect.poll(() => drawn(page)).toBeGreaterThan(frames);
  await expect(async () => expect((await canvas(page).screenshot()).equals(before)).toBe(true)).toPass();
  await expect(page.locator('.board-failure')).toHaveCount(0);
});

test('without the map the game goes on, and the map can be drawn again', async ({ page }) => {
  await withCard(page);
  await startIncoming(page);
  await painted(page);
  await card(page, 'lose');
  const failure = page.getByRole('alert').filter({ hasText: 'The map cannot be drawn.' });
  await expect(failure).toBeVisible();
  const grid = page.getByRole('grid');
  await grid.focus();
  const at = await grid.getAttribute('aria-activedescendant');
  await page.keyboard.press('ArrowUp');
  await expect(grid).not.toHaveAttribute('aria-activedescendant', at ?? '');
  await page.getByRole('button', { name: 'Draw the map again' }).click();
  await expect(failure).toHaveCount(0);
  await expect(canvas(page)).toBeVisible();
  await painted(page);
  await page.getByRole('button', { name: /^Finish set-up/ }).click();
  await expect(
    page.getByRole('button', { name: /^Recommended orders|^I am Avronian|^End Dorian movement/ }).first(),
  ).toBeVisible();
});

/** The renderers of Pixi that the page has loaded. */
async function renderersLoaded(page: Page) {
  const files = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  return files.flatMap((file) => /pixi-(webgl|canvas)-/.exec(file)?.[1] ?? []);
}

test.describe('of the renderers', () => {
  // The first frame is drawn by the one that is loaded, whatever it shows.
  test.use({ painted: false });

  test('with a graphics card its renderer is loaded, and no other', async ({ page }) => {
    await withCard(page);
    await startIncoming(page);
    expect(await renderersLoaded(page)).toEqual(['webgl']);
  });

  test('without one the plain canvas is loaded, and nothing for a card', async ({ page }) => {
    await page.addInitScript(() => {
      const { getContext } = HTMLCanvasElement.prototype;
      type Get = (this: HTMLCanvasElement, kind: string, wishes?: object) => RenderingContext | null;
      (HTMLCanvasElement.prototype as { getContext: Get }).getContext = function (kind, wishes) {
        return kind.startsWith('webgl') ? null : (getContext as Get).call(this, kind, wishes);
      };
    });
    await startIncoming(page);
    expect(await renderersLoaded(page)).toEqual(['canvas']);
  });
});
