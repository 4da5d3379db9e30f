import { readFileSync } from 'node:fs';
import type { Download, Page } from '@playwright/test';
import { goldenFile } from './golden';
import { expect, expectAccessible, test } from './test';

async function start(page: Page, title: string) {
  await page.goto('./');
  await page.getByText(title, { exact: true }).first().click();
  await page.getByRole('button', { name: `Start ${title}` }).click();
  await expect(page.getByRole('button', { name: /Recommended force/ })).toBeVisible();
}

async function choose(page: Page, item: RegExp) {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name: item }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

/** Hold buttons take two presses of Enter. */
async function hold(page: Page, name: RegExp) {
  await page.getByRole('button', { name }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
}

/** Imports a sealed file and tries a passphrase. */
async function open(page: Page, text: string, passphrase: string) {
  const file = { name: 'sealed.json', mimeType: 'application/json', buffer: Buffer.from(text) };
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByRole('textbox', { name: 'Passphrase' }).fill(passphrase);
  await page.keyboard.press('Enter');
}

async function textOf(download: Download): Promise<string> {
  return readFileSync(await download.path(), 'utf8');
}

test('a game is kept under a name, renamed, deleted and brought back; a reload goes on', async ({ page }) => {
  await start(page, 'Engage!');
  await page.getByRole('button', { name: /Recommended force/ }).click();
  // A reload in the middle of saving loses the action being saved.
  await page.locator('html[data-save=saved]').waitFor();
  await page.reload();
  // Its purchases are secret: behind the curtain.
  await hold(page, /I am Dorian/);
  await expect(page.getByRole('button', { name: /Undo/ })).toContainText(/recommended/i);

  // What closes a window gives the focus back to the menu it came from; what is typed in one never reaches the map.
  const menu = page.getByRole('button', { name: 'Menu' });
  await choose(page, /Who plays/);
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();
  await choose(page, /Keep under a name/);
  await expectAccessible(page);
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused();
  await page.keyboard.type('<img src=x> before');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Kept as').first()).toBeVisible();
  await expect(menu).toBeFocused();
  await page.goto('./#/');
  const list = page.getByRole('list', { name: 'Saved games' });
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await list.getByRole('button', { name: /More for <img src=x> before/ }).click();
  await page.getByRole('menuitem', { name: 'Rename' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Before the attack');
  await page.getByRole('button', { name: 'Rename' }).click();
  await list.getByRole('button', { name: /More for Before the attack/ }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await expect(list).toBeFocused();
  await page.getByRole('button', { name: 'Bring it back' }).click();
  await expect(list.getByText('Before the attack')).toBeVisible();
  await expect(list).toBeFocused();
});

test('a long name without a space breaks; nothing stands out of the page @phone', async ({ page }) => {
  await start(page, 'Engage!');
  await choose(page, /Keep under a name/);
  await page.getByRole('textbox', { name: 'Name' }).fill('Supercalifragilistic'.repeat(5));
  await page.keyboard.press('Enter');
  await page.goto('./#/');
  const list = page.getByRole('list', { name: 'Saved games' });
  await list.getByRole('button', { name: /More for Super/ }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const words = '.start-way .button-words:visible, .save-row b, .dialog h2, .toast p';
  for (const each of await page.locator(words).all()) {
    const { x, width } = (await each.boundingBox())!;
    expect(x + width).toBeLessThanOrEqual(page.viewportSize()!.width);
    expect(await each.evaluate((box) => box.scrollWidth - box.clientWidth)).toBeLessThanOrEqual(1);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

test('by mail: a sealed file opens with the passphrase of a side and shows that side alone @phone', async ({
  page,
  browser,
  watch,
}) => {
  await start(page, 'Engage!');
  await page.getByRole('button', { name: /Recommended force/ }).click();
  await choose(page, /export as a file/);
  await expect(page.getByRole('dialog')).toContainText('what each side keeps from the other side');
  await page.getByLabel('Passphrase of Dorian').fill('green hills far');
  await page.getByLabel('Opening word for Avronian').fill('lent for one day');
  await expectAccessible(page);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export sealed' }).click();
  const text = await textOf(await downloading);
  expect(text).not.toMatch(/recommend|engage/);

  const context = await browser.newContext();
  watch(context);
  const there = await context.newPage();
  await there.goto('./');
  await open(there, text, 'a wild guess');
  await expect(there.getByText('The word does not fit')).toBeVisible();
  await there.getByRole('textbox', { name: 'Passphrase' }).fill('lent for one day');
  await there.keyboard.press('Enter');
  await expect(there.getByRole('dialog', { name: 'Set your own passphrase' })).toBeVisible();
  await expectAccessible(there);
  await there.getByRole('textbox', { name: 'Your passphrase' }).fill('short');
  await there.keyboard.press('Enter');
  await expect(there.getByText('A passphrase needs at least 8 characters.')).toBeVisible();
  await there.getByRole('textbox', { name: 'Your passphrase' }).fill('iron walks the sand');
  await there.keyboard.press('Enter');
  await expect(
    there.getByRole('heading', { level: 1, name: 'Dorian decides next, at another device' }),
  ).toBeVisible();
  await expect(there.getByText('Ferl Erlop')).toHaveCount(0);
  await expectAccessible(there);

  // Back it goes: the first side goes on with its turn, and the second one's word no longer opens anything.
  await there.getByRole('button', { name: 'Send the game to Dorian' }).click();
  const answering = there.waitForEvent('download');
  await there.getByRole('button', { name: 'Export sealed' }).click();
  const answer = await textOf(await answering);
  await expect(there.locator('main:focus, main :focus')).toHaveCount(1);
  await expect(there.getByText('lies among the downloads')).toBeVisible();
  await page.goto('./#/');
  await open(page, answer, 'lent for one day');
  await expect(page.getByText('The word does not fit')).toBeVisible();
  await page.getByRole('textbox', { name: 'Passphrase' }).fill('green hills far');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: /Finish build-up/ }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Avronian decides next, at another device' }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Back to Dorian' }).click();
  await expect(page.getByRole('button', { name: /Finish build-up/ })).toBeVisible();
  await page.goto('./#/');
  await open(page, answer, 'green hills far');
  await expect(page.getByText('You have this turn already').first()).toBeVisible();
  await context.close();
});

test('a game with secrets leaves the list of saved games open only by the hand of who decides next', async ({
  page,
}) => {
  await start(page, 'Engage!');
  await page.getByRole('button', { name: /Recommended force/ }).click();
  await page.goto('./#/');
  const list = page.getByRole('list', { name: 'Saved games' });
  await list.getByRole('button', { name: /More for Engage!/ }).click();
  await page.getByRole('menuitem', { name: 'Export' }).click();
  await expect(page.getByRole('dialog')).toContainText('what each side keeps from the other side');
  const downloading = page.waitForEvent('download');
  await hold(page, /I am Dorian: export open/);
  expect(await textOf(await downloading)).toContain('recommend');
});

test('by mail: what has been sent stands, and the list of saved games exports it sealed', async ({
  page,
}) => {
  await start(page, 'Engage!');
  await page.getByRole('button', { name: /Recommended force/ }).click();
  await page.getByRole('button', { name: /Finish build-up/ }).click();
  await page.getByRole('button', { name: /Send the game to Avronian instead/ }).click();
  await expect(page.getByRole('button', { name: /I am Avronian: export open/ })).toBeVisible();
  await page.getByLabel('Passphrase of Dorian').fill('green hills far');
  await page.getByLabel('Opening word for Avronian').fill('lent for one day');
  const sending = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export sealed' }).click();
  await sending;
  await expect(page.getByText('lies among the downloads')).toBeVisible();
  await expect(page.getByRole('button', { name: /Back to Dorian/ })).toHaveCount(0);
  await page.goto('./#/');
  const list = page.getByRole('list', { name: 'Saved games' });
  await list.getByRole('button', { name: /More for Engage!/ }).click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Export' }).click();
  expect(await textOf(await downloading)).not.toMatch(/recommend|engage|seed/);
});

test('a link shares the position as one side sees it; a damaged one says so', async ({ page }) => {
  await start(page, 'Engage!');
  await choose(page, /Share a link/);
  const link = await page.getByRole('textbox', { name: 'Link' }).inputValue();
  expect(link).toContain('#/shared/p');
  await page.goto(link);
  await expect(page.getByText('A shared position: Dorian build-up')).toBeVisible();
  await page.goto('./#/shared/nothing');
  await expect(page.getByText('This address holds no game.').first()).toBeVisible();
});

test('taken back by consent: the other side agrees, and the log keeps it', async ({ page }) => {
  await start(page, 'Engage!');
  await page.getByRole('button', { name: /Recommended force/ }).click();
  await page.getByRole('button', { name: /Finish build-up/ }).click();
  await hold(page, /I am Avronian/);
  await choose(page, /Take back by consent/);
  await page.getByRole('button', { name: 'Dorian asks for its last action back' }).click();
  await expect(page.getByRole('dialog', { name: 'Avronian: do you agree?' })).toContainText(
    'its last action and everything since.',
  );
  await expectAccessible(page);
  await hold(page, /I am Avronian and agree/);
  await hold(page, /I am Dorian/);
  await expect(page.getByRole('button', { name: /Finish build-up/ })).toBeVisible();
});

test('two tabs on one game: the second is told and may take it over', async ({ page, context }) => {
  await start(page, 'Engage!');
  await page.getByRole('button', { name: /Recommended force/ }).click();
  const second = await context.newPage();
  await second.goto('./#/play');
  await expect(second.getByText('being played in another tab').first()).toBeVisible();
  await second.getByRole('button', { name: 'Play it here instead' }).click();
  await hold(second, /I am Dorian/);
  await expect(second.getByRole('button', { name: /Finish build-up/ })).toBeVisible();
  await expect(page.getByText('Nothing is saved from here').first()).toBeVisible();
});

test('the menu of the first screen imports a file, where the list lies far below it @phone-only', async ({
  page,
}) => {
  await page.goto('./');
  await page.getByRole('button', { name: 'Menu' }).click();
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('menuitem', { name: /^Import/ }).click();
  await (await choosing).setFiles(goldenFile('incoming-full-sections-gone'));
  await expect(page.getByRole('button', { name: /^Replay from turn/ }).first()).toBeVisible();
});
