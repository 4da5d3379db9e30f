import type { Page } from '@playwright/test';
import { everythingIn } from './everywhere';
import { expect, expectAccessible, test } from './test';

/** They are the same in every game, and dear to look at. */
const HEXES = '[role=grid] [role=row]';
/** What comes of a program, in the words of the screen; nobody else faces so in this journey. */
const SECRET = 'faces NE';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).last();

async function begin(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByText('First Light').click();
  await button(page, 'Start First Light').click();
}

async function setUp(page: Page): Promise<void> {
  await button(page, 'Recommended set-up').click();
  await button(page, 'Finish set-up').click();
}

/** The side behind the curtain takes the screen, where it is drawn. */
async function takeSeat(page: Page, side: string): Promise<void> {
  const hold = page.getByRole('button', { name: /^I am / });
  const ready = page
    .getByRole('button', { name: 'Skip to now' })
    .or(page.getByRole('button', { name: 'Lock orders' }).first());
  await expect(hold.or(ready.first()).first()).toBeVisible();
  if (await hold.isVisible()) {
    await expect(page).toHaveTitle(new RegExp(side));
    // As the button says it: nothing has to be sought by Tab first. Enter too soon is none.
    await page.waitForTimeout(800);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
  }
  await skipTold(page);
}

/** What has happened is told first; this one has seen it. */
async function skipTold(page: Page): Promise<void> {
  const skip = page.getByRole('button', { name: 'Skip to now' });
  // What is told may end between two looks at it: it is pressed in the same look.
  await skip.evaluateAll((found) => found.forEach((button) => (button as HTMLElement).click()));
}

/** Programs whose name breaks before it has to, leaves a sign alone on a line, or is touched by its key. */
function crampedPrograms(page: Page): Promise<string[]> {
  return page.getByRole('radio', { name: /:/ }).evaluateAll((tiles) =>
    tiles.flatMap((tile) => {
      const [words, kbd] = [tile.querySelector('span')?.firstChild, tile.querySelector('kbd')];
      if (!words?.textContent) return [];
      const range = document.createRange();
      range.selectNodeContents(words);
      const lines = [...range.getClientRects()];
      const key = kbd?.checkVisibility() ? kbd.getBoundingClientRect() : null;
      const frame = tile.getBoundingClientRect();
      const faults = [
        ...(lines.length > (words.textContent.includes('[') ? 2 : 1) ? [`${lines.length} lines`] : []),
        ...(lines.some(({ width, right }) => width < 10 || right > frame.right - 3) ? ['a short line'] : []),
        ...(key && key.right > frame.right - 4 ? ['key at the border'] : []),
        ...(key && lines.some(({ top, right }) => top < key.bottom - 2 && right > key.left) ? ['key'] : []),
      ];
      return faults.map((fault) => `${words.textContent}: ${fault}`);
    }),
  );
}

async function lock(page: Page): Promise<void> {
  const fill = button(page, 'Fill the rest');
  if (await fill.isVisible()) await fill.click();
  await button(page, 'Lock orders').click();
}

/** Everything a turn asks after the orders, by the button that ends each decision. */
async function resolve(page: Page): Promise<'orders' | 'ended'> {
  for (;;) {
    await expect(page).toHaveTitle(/What happened|orders|fire|hits|retreat|ended|Hand over/);
    const title = await page.title();
    if (/Hand over|orders/.test(title)) return 'orders';
    if (/ended/.test(title)) return 'ended';
    if (title.startsWith('What happened')) await skipTold(page);
    else {
      const ways = page.getByRole('radiogroup', { name: 'Ways to distribute the hits' });
      if (await ways.isVisible()) await ways.getByRole('radio').first().click();
      await button(page, /^(End declaring|Give these hits|Give way)/).click();
    }
    await expect(page).not.toHaveTitle(/^$/);
  }
}

test('a game of First Light by pointer to its end', async ({ page }) => {
  await begin(page);
  for (const zone of ['hatched', 'dotted']) {
    await expect(page.getByText(`Set up in the ${zone} hexes`)).toBeVisible();
    await expect(page.getByText(new RegExp(`(Tap|Each goes into) a ${zone} hex`))).toBeVisible();
    await setUp(page);
  }
  for (let turn = 1; turn <= 6; turn++) {
    for (const side of ['Foundry', 'League']) {
      await takeSeat(page, side);
      await expect(page).toHaveTitle(`${side} orders, Iron Furrows`);
      await lock(page);
    }
    if ((await resolve(page)) === 'ended') break;
  }
  await expect(page.getByRole('heading', { name: /wins|A draw/ })).toBeVisible();
  await button(page, 'Replay the game').click();
  await expect(page).toHaveTitle('Replay, Iron Furrows');
  const step = page.getByRole('slider', { name: 'Step' });
  await button(page, 'Next step').click();
  await expect(step).toHaveValue('1');
  await button(page, 'Print this moment').click();
  await expect(page.getByText(/^A moment of the replay: /)).toBeVisible();
  await expect(page.getByRole('article', { name: 'Where everything stands' })).toContainText('Anvil');
  await page.getByRole('link', { name: 'The game' }).click();
  await expect(step).toHaveValue('1');
  await button(page, 'Last step').click();
  await expect(page.getByRole('region', { name: 'Log of the step' })).toContainText(/wins|draw/i);
  await button(page, 'Result').click();
  await expect(page.getByRole('heading', { name: /wins|A draw/ })).toBeVisible();
});

test('the orders of First Light are written in secret, with their path; the screens are accessible', async ({
  page,
}) => {
  await begin(page);
  await setUp(page);
  await setUp(page);
  await takeSeat(page, 'Foundry');
  await page.setViewportSize({ width: 1366, height: 768 });
  expect(await crampedPrograms(page)).toEqual([]);
  await page.getByRole('button', { name: 'Line section 1' }).click();
  expect(await crampedPrograms(page)).toEqual([]);
  await page.getByRole('radio', { name: /^T,A \+ F \+ F/ }).click();
  await page.getByRole('radio', { name: 'north-east' }).click();
  await expect(page.getByText(`Expected after it: 1405, fast, ${SECRET}`)).toBeVisible();
  await expectAccessible(page, HEXES);
  await lock(page);
  await expect(page).toHaveTitle(/Hand over/);
  for (const { where, text } of await everythingIn(page)) expect(text, where).not.toContain(SECRET);
  await takeSeat(page, 'League');
  await page.getByRole('tab', { name: 'Log' }).click();
  for (const { where, text } of await everythingIn(page)) expect(text, where).not.toContain(SECRET);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name: /Share a link/ }).click();
  const field = page.getByRole('textbox', { name: 'Link' });
  await expect(field).toHaveValue(/#\/shared\/p/);
  const link = await field.inputValue();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused();
  await page.goto(link);
  await expect(page).toHaveTitle('A shared position, Iron Furrows');
  await expect(page.getByRole('heading', { name: 'A shared position' })).toBeAttached();
});

test('a turn ahead: nothing of the next orders is anywhere in the page while both look, nor behind the curtain', async ({
  page,
}) => {
  const ahead = ['T,A + F + F', 'T,A+F+F', SECRET];
  const found = async () =>
    (await everythingIn(page)).flatMap(({ where, text }) =>
      ahead.filter((word) => text.includes(word)).map((word) => `${word} in the ${where}`),
    );
  await page.goto('/');
  await page.getByText('First Light').click();
  await page.getByText('A turn ahead').click();
  await button(page, 'Start First Light').click();
  await setUp(page);
  await setUp(page);
  await takeSeat(page, 'Foundry');
  await page.getByRole('button', { name: 'Line section 1' }).click();
  const next = page.getByRole('radiogroup', { name: 'Program for turn 2' });
  await next.getByRole('radio', { name: /^T,A \+ F \+ F/ }).click();
  await page.getByRole('radio', { name: 'north-east' }).click();
  expect(await found(), 'what is looked for would be found').toContain(`${SECRET} in the markup`);
  await lock(page);
  await takeSeat(page, 'League');
  await lock(page);
  let looks = 0;
  while (!(await page.title()).startsWith('Hand over')) {
    await expect(page).toHaveTitle(/What happened|fire|hits|retreat/);
    if (await page.getByText(/^Both of you/).isVisible()) {
      expect(await found(), `while both look, after ${await page.title()}`).toEqual([]);
      looks += 1;
    }
    await button(page, /^(End declaring|Give these hits|Give way|Skip to now)/).click();
    await expect(page).toHaveTitle(/What happened|fire|hits|retreat|Hand over/);
  }
  // Once as the orders are turned up, once as the turn ends.
  expect(looks).toBeGreaterThan(1);
  expect(await found(), 'behind the curtain').toEqual([]);
});

test('the orders open at their head, the program that stands ready at their foot @phone-only', async ({
  page,
}) => {
  await begin(page);
  await setUp(page);
  await setUp(page);
  await takeSeat(page, 'Foundry');
  await expect(page.getByRole('heading', { name: 'Anvil: orders' })).toBeInViewport({ ratio: 1 });
  const head = page.getByRole('heading', { name: 'Anvil', exact: true });
  const first = page.getByRole('radio').first();
  const ready = page.getByRole('button', { name: 'Confirm orders' }).filter({ hasText: 'F + B + −' });
  for (const seen of [head, first, ready]) await expect(seen).toBeInViewport({ ratio: 1 });
  expect(await crampedPrograms(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  for (const seen of [head, first, ready]) await expect(seen).toBeInViewport({ ratio: 1 });
});
