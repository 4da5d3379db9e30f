import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from './test';

const GAMES = new URL('../src/rules/extractors/games/', import.meta.url);
const FILES = readdirSync(GAMES).filter((name) => name.endsWith('.json'));

/** Has the page itself choose a file: a handle of Playwright's would hold the screen it is on. */
async function importGame(page: Page, text: string) {
  await page.evaluate((content) => {
    const input = document.querySelector<HTMLInputElement>('input[type=file]')!;
    const data = new DataTransfer();
    data.items.add(new File([content], 'game.json', { type: 'application/json' }));
    input.files = data.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
  }, text);
  await page.waitForFunction(
    () =>
      location.hash.startsWith('#/play') &&
      document.title.length > 0 &&
      !document.querySelector('input[type=file]'),
  );
}

test('a session of many whole games does not grow: no screen that was left is held', async ({ page }) => {
  await page.goto('./');
  const browser = await page.context().newCDPSession(page);
  await browser.send('HeapProfiler.enable');

  /** What there is of the page and of screens that were left and are still held. */
  async function held() {
    await browser.send('HeapProfiler.collectGarbage');
    const { nodes, jsEventListeners } = await browser.send('Memory.getDOMCounters');
    return { nodes, listeners: jsEventListeners };
  }

  async function play(file: string) {
    await page.waitForFunction(() => document.querySelector('input[type=file]') !== null);
    await importGame(page, readFileSync(new URL(file, GAMES), 'utf8'));
    await page.evaluate(() => (location.hash = '#/'));
    await page.waitForFunction(() => document.querySelector('input[type=file]') !== null);
    return held();
  }

  /** The least of some games: what is still on its way out does not count. */
  async function least(files: readonly string[]) {
    const all = [];
    for (const file of files) all.push(await play(file));
    return {
      nodes: Math.min(...all.map(({ nodes }) => nodes)),
      listeners: Math.min(...all.map(({ listeners }) => listeners)),
    };
  }

  const early = await least(FILES.slice(6, 12));
  const late = await least(FILES.slice(12, 24));
  // A screen that is held has a thousand nodes and eighty listeners, a line of the list of saved games thirty and two.
  expect(late.nodes - early.nodes).toBeLessThan(3000);
  expect(late.listeners - early.listeners).toBeLessThan(300);
});
