import type { Page } from '@playwright/test';
import config from './playwright.config';
import { boughtForce, drawPlainly, firstMove, openGame, resting, underAttack } from './shared';
import { expect, test } from './test';

/** Text at twice its size, as the browser's own setting makes it. */
const launchOptions = config.use?.launchOptions ?? {};
test.use({
  painted: true,
  launchOptions: {
    ...launchOptions,
    args: [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'],
  },
});
test.beforeEach(({ page }) => drawPlainly(page));

/** Words that are cut off: beyond a box that hides what it cannot hold, or beyond the window with no way to scroll there. */
async function cutOff(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const cut: string[] = [];
    const isUnseen = (own: Element) => {
      for (let box: Element | null = own; box !== null; box = box.parentElement)
        if (getComputedStyle(box).clipPath !== 'none') return true;
      return false;
    };
    const clips = (style: CSSStyleDeclaration, axis: 'overflowX' | 'overflowY') =>
      /hidden|clip/.test(style[axis]);
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const own = node.parentElement;
      if (own === null || !node.textContent?.trim()) continue;
      if (!own.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      if (own.closest('.board-grid, .skip-link, svg') !== null || isUnseen(own)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const words = range.getBoundingClientRect();
      if (words.width === 0) continue;
      for (let box: Element | null = own; box !== null; box = box.parentElement) {
        const style = getComputedStyle(box);
        const edge = box.getBoundingClientRect();
        // A closed sheet opens.
        if (edge.height < 4) break;
        const scrolls = (axis: 'overflowX' | 'overflowY') => /auto|scroll/.test(style[axis]);
        const wide = words.right > edge.right + 2 || words.left < edge.left - 2;
        const tall = words.bottom > edge.bottom + 2 || words.top < edge.top - 2;
        if ((wide && clips(style, 'overflowX')) || (tall && clips(style, 'overflowY')))
          cut.push(`"${node.textContent.trim().slice(0, 40)}" by .${box.className}`);
        // What a scroller holds is within reach.
        if (scrolls('overflowY') || scrolls('overflowX')) break;
        if (box === document.body && words.right > innerWidth + 2)
          cut.push(`"${node.textContent.trim().slice(0, 40)}" by the window`);
      }
    }
    return cut;
  });
}

async function holds(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
  expect(await cutOff(page), name).toEqual([]);
  const { inner, scroll } = await page.evaluate(() => ({
    inner: innerWidth,
    scroll: document.documentElement.scrollWidth,
  }));
  expect(scroll, `${name}: nothing to scroll to sideways`).toBeLessThanOrEqual(inner);
}

test('the selection at 200 % text @phone', async ({ page }) => {
  await page.goto('./');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await holds(page, 'selection');
});

test('the build-up and its dialogs at 200 % text @phone', async ({ page }) => {
  await openGame(page, boughtForce());
  await holds(page, 'build-up');
  await page.getByRole('button', { name: 'Menu' }).click();
  await holds(page, 'menu');
  await page.getByRole('menuitem', { name: /export as a file/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await holds(page, 'dialog');
});

test('movement at 200 % text @phone', async ({ page }) => {
  await openGame(page, firstMove());
  await resting(page);
  await holds(page, 'movement');
  await page.keyboard.press('n');
  await holds(page, 'a unit in hand');
});

test('the shot card at 200 % text @phone', async ({ page }) => {
  await openGame(page, underAttack());
  await resting(page);
  await page.keyboard.press('n');
  await page.keyboard.press('t');
  await expect(page.getByText('Hits on')).toBeVisible();
  await holds(page, 'shot card');
});

test('the rules at 200 % text @phone', async ({ page }) => {
  await page.goto('./#/rules/§7.3');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await holds(page, 'rules');
});
