import type { Page } from '@playwright/test';
import { allHexes, parseHex, rowOf, type Hex } from '../src/hex';
import { doriana, entryHexesOf, isPlaced, recommendedPlacement, unitsOf } from '../src/rules/extractors';
import { tableOf } from '../src/store/testing';
import { playWhatIsNew } from './golden';
import { atEverySize, PLAYED, PREPARED, SIZES } from './layout';
import { eachScreenOnce } from './screens';
import { firstMove, openGame, programming, settingUp } from './shared';
import { expect, test } from './test';

/**
 * Recorded games as far as their screens are new, and what is to be seen of each; journeys.spec.ts looks at others on
 * its way, accessible.spec.ts at all there is to see of *Incoming!*.
 */
const GAMES = {
  'ambush-simple-both-left': ['selection', 'buildUp', 'placement', 'curtain', 'movement'],
  'engage-full-avronian': [...PREPARED, ...PLAYED],
};

for (const [id, screens] of Object.entries(GAMES))
  test(`${id}: nothing is cut off, overlaps, scrolls sideways, hides the map or is too small to press`, async ({
    page,
  }) => {
    const { onScreen, seen } = eachScreenOnce(atEverySize(page, id));
    const missing = () => screens.filter((screen) => !seen.has(screen));
    await playWhatIsNew(page, id, { hands: 'names', onScreen }, () => missing().length === 0);
    expect(missing()).toEqual([]);
  });

for (const screen of ['rules', 'print'])
  test(`nor in the ${screen}`, async ({ page }) => {
    await page.goto(`./#/${screen}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await atEverySize(page, 'outside')(screen);
  });

const WIDTHS = [
  ...SIZES,
  { name: 'low', width: 1280, height: 720 },
  { name: 'large', width: 2560, height: 1440 },
];
test('the button that begins a game is whole and in sight as the page opens', async ({ page }) => {
  await page.goto('./');
  const start = page.getByRole('button', { name: /^Start/ });
  for (const { name, ...size } of WIDTHS) {
    await page.setViewportSize(size);
    await expect(start, name).toBeInViewport({ ratio: 1 });
  }
});

const inRows = (from: number) => allHexes(doriana.grid).filter((hex) => rowOf(doriana.grid, hex) >= from);
const ownUnits = () =>
  unitsOf(firstMove().published.getState().position!).flatMap((unit) =>
    isPlaced(unit) ? [unit.where.hex] : [],
  );

/** *Engage!*, turn 2: the machines come in, or what is there fires. */
const engage = (phase: string) => () => {
  const from = `engage simple T2 ${phase} | D panza-shock-1@1814; pgp-1@2014/N | A bipod A@1812/S w:laser,-,-; glide B@waiting w:laser,-,-`;
  const table = tableOf({ scenario: 'engage', rules: 'simple', from });
  table.takeSeat();
  return table;
};
const entry = () => {
  const { position } = engage('Amovement')().published.getState();
  return entryHexesOf(
    position!,
    unitsOf(position!).find(({ where }) => where.at === 'toEnter')!,
  );
};
const fighting = ['1814', '2014', '1812'].flatMap((number) => parseHex(doriana.grid, number) ?? []);

/** What a phase is about, and how much of it its first view has to show: all of a company, a part of a zone or an edge. */
const FIRST_VIEWS = [
  { phase: 'placement', table: settingUp, about: inRows(20), least: 12 },
  { phase: 'movement', table: firstMove, about: ownUnits(), least: 3 },
  { phase: 'entering', table: engage('Amovement'), about: entry(), least: 5 },
  { phase: 'fire', table: engage('Dfire'), about: fighting, least: 3 },
];

/** Hexes whose middle is in sight, above a phone's sheet, and how tall they are. */
async function hexesInSight(page: Page): Promise<{ readonly seen: readonly Hex[]; readonly tall: number }> {
  return page.evaluate(() => {
    const { left, right, top, bottom } = document.querySelector('.board-surface')!.getBoundingClientRect();
    const foot = Math.min(bottom, document.querySelector('.sheet')?.getBoundingClientRect().top ?? bottom);
    const cells = [...document.querySelectorAll<HTMLElement>('.board-grid [data-hex]')].map((cell) => ({
      hex: Number(cell.dataset.hex) as Hex,
      box: cell.getBoundingClientRect(),
    }));
    const isIn = ({ x, y, width, height }: DOMRect) => {
      const [across, down] = [x + width / 2, y + height / 2];
      return across > left && across < right && down > top && down < foot;
    };
    return {
      seen: cells.filter(({ box }) => isIn(box)).map(({ hex }) => hex),
      tall: cells[0].box.height,
    };
  });
}

test('the first view of a phase shows what it is about, its hexes large enough to be tapped', async ({
  page,
}) => {
  await page.goto('./');
  for (const { name, ...size } of WIDTHS) {
    await page.setViewportSize(size);
    for (const { phase, table, about, least } of FIRST_VIEWS) {
      await openGame(page, table());
      await page.locator('.board:not([data-moving])').waitFor();
      const shown = async () => {
        const { seen, tall } = await hexesInSight(page);
        const part = about.filter((hex) => seen.includes(hex)).length;
        return tall < 43.9 ? `hexes of ${tall} px` : part >= least ? 'shown' : `${part} of ${least}`;
      };
      await expect.poll(shown, { message: `${phase}, ${name}` }).toBe('shown');
    }
  }
});

test('a set-up taken at once is seen as it stands, all of it where there is room', async ({ page }) => {
  await page.goto('/');
  for (const { name, ...size } of WIDTHS) {
    await page.setViewportSize(size);
    const table = settingUp();
    table.takeSeat();
    const stands = recommendedPlacement(table.published.getState().position!).map(({ hex }) => hex);
    await openGame(page, table);
    await page.getByRole('button', { name: 'Recommended set-up' }).click();
    await expect
      .poll(
        async () => {
          const { seen, tall } = await hexesInSight(page);
          return `${stands.filter((hex) => seen.includes(hex)).length}, ${tall < 43.9 ? 'small' : 'large'}`;
        },
        { message: name },
      )
      .toBe(`${stands.length}, large`);
  }
});

test('on its side a phone shows who takes the screen, and the first order to be chosen, without scrolling @phone-only', async ({
  page,
}) => {
  await page.setViewportSize({ width: 740, height: 360 });
  await page.goto('./');
  await openGame(page, programming());
  const take = page.getByRole('button', { name: /^I am Avronian/ });
  await page.getByRole('button', { name: /^Hide now/ }).tap();
  await expect(take).toBeInViewport({ ratio: 1 });
  await take.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  const first = page.locator('.order-row').first().getByRole('button').first();
  await expect(first).toBeVisible();
  const [order, foot] = await Promise.all([first.boundingBox(), page.locator('.action-bar').boundingBox()]);
  expect(order!.y).toBeLessThan(foot!.y - 44);
});

test("a phone's sheet that opens leaves what was tapped in sight, the nearest enemy with it @phone-only", async ({
  page,
}) => {
  await openGame(page, engage('Dfire')());
  await page.locator('.board:not([data-moving])').waitFor();
  const [, own, enemy] = fighting;
  await page.getByRole('gridcell', { name: /^2014,/ }).dispatchEvent('click');
  await expect(page.locator('.sheet-title')).toContainText('PGP');
  await expect
    .poll(async () => (await hexesInSight(page)).seen.filter((hex) => hex === own || hex === enemy))
    .toEqual([enemy, own]);
  // An enemy that is tapped shows who may fire at it, and its display below.
  await page.keyboard.press('Escape');
  await page.getByRole('gridcell', { name: /^1812,/ }).dispatchEvent('click');
  await expect(page.getByRole('region', { name: /^Display of / })).toBeAttached();
});

test('a unit in hand at the edge of the map lies beside the buttons of a phone, however close it is looked at @phone-only', async ({
  page,
}) => {
  const from =
    'engage simple T2 Dmovement | D panza-shock-1@2427; pgp-1@1203/N | A bipod A@1812/S w:laser,-,-';
  const table = tableOf({ scenario: 'engage', rules: 'simple', from });
  table.takeSeat();
  await openGame(page, table);
  const still = page.locator('.board:not([data-moving])');
  const isFree = () =>
    page.getByRole('gridcell', { name: /^2427,/ }).evaluate((cell) => {
      const { x, y, width, height } = cell.getBoundingClientRect();
      const at = document.elementFromPoint(x + width / 2, y + height / 2);
      return Boolean(at?.closest('.board-surface'));
    });
  const next = page.getByRole('button', { name: /^Next: / });
  await next.tap();
  if (!(await page.locator('.sheet-title').textContent())?.startsWith('Shock')) await next.tap();
  await expect(page.locator('.sheet-title')).toContainText('Shock');
  for (let step = 0; step < 4; step++) {
    await still.waitFor();
    await expect.poll(isFree, { message: `${step} steps closer` }).toBe(true);
    await page.getByRole('button', { name: 'Zoom in' }).tap();
    await page.waitForTimeout(300);
  }
});

test('who waits to enter is taken up where one is looking, not in a corner of the map @phone-only', async ({
  page,
}) => {
  const from =
    'engage simple T1 Dmovement | D panza-shock-1@waiting; pgp-1@waiting | A bipod A@2412/S w:laser,-,-';
  const table = tableOf({ scenario: 'engage', rules: 'simple', from });
  table.takeSeat();
  await openGame(page, table);
  const still = page.locator('.board:not([data-moving])');
  await still.waitFor();
  const { seen: before } = await hexesInSight(page);
  await page.getByRole('button', { name: /^Next: / }).tap();
  await expect(page.locator('.sheet-title')).toContainText(/PGP|Shock/);
  await page.waitForTimeout(600);
  await still.waitFor();
  const { seen } = await hexesInSight(page);
  expect(seen.filter((hex) => before.includes(hex)).length).toBeGreaterThan(seen.length / 2);
});

test("an enemy's display, and the rules, log and order of battle, have a phone's whole screen @phone-only", async ({
  page,
}) => {
  await openGame(page, engage('Dfire')());
  await page.locator('.board:not([data-moving])').waitFor();
  await page.getByRole('gridcell', { name: /^1812,/ }).dispatchEvent('click');
  const sheet = page.locator('.sheet');
  const display = page.getByRole('region', { name: /^Display of Bipod A/ });
  await expect(display).toBeAttached();
  await sheet.getByRole('button', { name: /change its height$/ }).tap();
  await sheet.getByRole('button', { name: 'Over the whole screen' }).tap();
  await expect(sheet).toHaveAttribute('data-height', 'whole');
  await expect(display).toBeInViewport({ ratio: 0.99 });
  await expect(display).toContainText(/Armour 15 of 15.*Laser/s);
  for (const name of ['Rules', 'Log', 'Battle']) {
    await page.getByRole('button', { name: 'Menu' }).tap();
    await page.getByRole('menuitem', { name, exact: true }).tap();
    await expect(page.locator('.sheet-title')).toHaveText(name);
    await expect(sheet).toHaveAttribute('data-height', 'whole');
    const { y, height } = (await sheet.boundingBox())!;
    expect([y < 64, y + height], name).toEqual([true, 740]);
    await page.getByRole('button', { name: 'Back', exact: true }).first().tap();
  }
  await expect(page.locator('.sheet-title')).toContainText('Bipod A');
});

test("the player's zoom and place outlast a hex line, a unit in hand and the rules; from 1800 px the log is open", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1900, height: 1000 });
  await openGame(page, engage('Dfire')());
  await expect(page.getByRole('radiogroup', { name: 'Kind' })).toBeVisible();
  const still = page.locator('.board:not([data-moving])');
  await still.waitFor();
  const [own, , enemy] = fighting;
  const cellOf = (hex: Hex) => page.locator(`.board-grid [data-hex="${hex}"]`);
  const boxOf = async (hex: Hex) => (await cellOf(hex).boundingBox())!;
  const first = await boxOf(own);
  await page.mouse.move(first.x + first.width / 2, first.y + first.height / 2);
  await page.mouse.wheel(0, -300);
  await expect.poll(async () => (await boxOf(own)).height).toBeGreaterThan(first.height * 1.05);
  await still.waitFor();
  const chosen = await boxOf(own);
  const unmoved = async () => {
    await still.waitFor();
    const now = await boxOf(own);
    expect(Math.max(Math.abs(now.x - chosen.x), Math.abs(now.y - chosen.y))).toBeLessThan(2);
    expect(now.height).toBeCloseTo(chosen.height, 0);
  };
  const looked = await boxOf(enemy);
  await page.mouse.move(looked.x + looked.width / 2, looked.y + looked.height / 2);
  await expect(page.locator('.map-strip-line:visible')).toContainText('Bipod A');
  await unmoved();
  await cellOf(own).dispatchEvent('click');
  await unmoved();
  await page.getByRole('tab', { name: 'Rules' }).click();
  await page.getByRole('tab', { name: 'Units' }).click();
  await unmoved();
});

test('a phone shows three weapons for a slot at once, and keeps the machines in sight @phone-only', async ({
  page,
}) => {
  const table = tableOf({ scenario: 'threePodAttack', rules: 'full' });
  for (const action of [{ type: 'recommend' }, { type: 'endPhase' }] as const) table.act(action);
  await openGame(page, table);
  const third = page.getByRole('button', { name: 'Seeker' });
  await expect(third).toBeVisible();
  const [weapon, foot] = await Promise.all([third.boundingBox(), page.locator('.action-bar').boundingBox()]);
  expect(weapon!.y).toBeLessThan(foot!.y - 44);
  await page.locator('.column-middle').evaluate((middle) => middle.scrollBy(0, 300));
  await expect(page.getByRole('button', { name: 'Bipod A' })).toBeInViewport({ ratio: 1 });
});

test("the foot of a phone's sheet is as tall whatever undo would take back @phone-only", async ({ page }) => {
  const undo = page.getByRole('button', { name: /^(Undo|Take back)$/ });
  const heights: string[] = [];
  const measure = async (taken: string) => {
    await expect(undo).toContainText(taken);
    heights.push(`${(await page.locator('.action-bar').boundingBox())!.height} px: ${taken}`);
  };
  await openGame(page, settingUp());
  await measure('The other side has looked');
  await page.getByRole('gridcell', { name: /^1320,/ }).dispatchEvent('click');
  await measure('Take back the placement of');
  await openGame(page, firstMove());
  await page.getByRole('gridcell', { name: /^1320,/ }).dispatchEvent('click');
  await measure('');
  await page.getByRole('button', { name: 'Stay in this hex' }).tap();
  await measure('Choose again');
  await page.getByRole('button', { name: /^Stay here/ }).tap();
  await measure('Take back the move of');
  expect(new Set(heights.map((height) => height.split(' px')[0])).size, heights.join('; ')).toBe(1);
});

test('who is ahead stands in the bar of a phone @phone-only', async ({ page }) => {
  const bar = page.getByRole('banner');
  // A phase that cannot end yet locks its button, which then asks for more room.
  for (const phase of ['Dfire', 'Amovement']) {
    await page.setViewportSize({ width: 360, height: 740 });
    await openGame(page, engage(phase)());
    for (const size of [
      { width: 360, height: 740 },
      { width: 740, height: 360 },
    ]) {
      await page.setViewportSize(size);
      const score = bar.getByText(/ ahead|^Even/).filter({ visible: true });
      await expect(score).toHaveCount(1);
      await expect(score).toBeInViewport({ ratio: 1 });
      expect((await bar.boundingBox())!.height, `${phase}, ${size.width}`).toBeLessThanOrEqual(60);
    }
  }
});

/** Lines of the menu that part nothing: what is seen of them has an act above and below, in the same column. */
function idleLines(page: Page): Promise<readonly string[]> {
  return page.getByRole('menu').evaluate((menu) => {
    const head = menu.getBoundingClientRect().top + menu.clientTop;
    return [...menu.querySelectorAll('[role=separator]')].flatMap((line) => {
      const { left, top, bottom } = line.getBoundingClientRect();
      const [above, below] = [line.previousElementSibling!, line.nextElementSibling!].map((act) => {
        const box = act.getBoundingClientRect();
        return Math.abs(box.left - left) < 2 ? box : null;
      });
      if (bottom <= head) return [];
      const parts = above && below && above.bottom <= top && below.top >= bottom;
      return parts ? [] : [`after ${line.previousElementSibling!.textContent}`];
    });
  });
}

test('the menu of a game is seen to its end, but on a phone', async ({ page }) => {
  await page.goto('./');
  await openGame(page, engage('Dfire')());
  for (const { name, ...size } of WIDTHS.filter(({ width }) => width >= 720)) {
    await page.setViewportSize(size);
    await page.getByRole('button', { name: 'Menu' }).click();
    const items = page.getByRole('menu').locator('[role^=menuitem]');
    await expect(items.first()).toBeInViewport({ ratio: 1 });
    for (const item of await items.all()) await expect(item, name).toBeInViewport({ ratio: 1 });
    expect(await idleLines(page), name).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(items).toHaveCount(0);
  }
});

test('a phase that cannot end yet keeps the bar as it is: its name in one line, each phase over its own words', async ({
  page,
}) => {
  await page.goto('./');
  const from =
    'engage full T5 Amovement | D walker-1@1516/S; pgp-1@2014/S | A glide A@1712/S w:laser,-,- m:patrol,close,vector; ' +
    'bipod B@0807/SE w:laser,-,- m:vector,hold,close; multipod C@0906/S w:laser,-,-,-,- m:hold,close,close';
  for (const width of [720, 768, 820, 1100, 1280, 1440, 1620]) {
    await page.setViewportSize({ width, height: 800 });
    const table = tableOf({ scenario: 'engage', rules: 'full', from });
    table.takeSeat();
    await openGame(page, table);
    const bar = page.getByRole('banner');
    await expect(bar.getByRole('button', { name: /^End/ })).toHaveAttribute('aria-disabled', 'true');
    expect((await bar.boundingBox())!.height, `${width}`).toBe(64);
    const tall = await bar.locator('.bar-title').evaluate((title) => {
      const words = document.createRange();
      words.selectNodeContents(title);
      return new Set([...words.getClientRects()].filter((rect) => rect.width > 0).map((rect) => rect.top))
        .size;
    });
    expect(tall, `lines of the title, ${width}`).toBe(1);
    const out = await bar.locator('.phases > li').evaluateAll((cells) =>
      cells.flatMap((cell) => {
        const words = document.createRange();
        words.selectNodeContents(cell.firstElementChild!.firstChild!);
        const [own, told] = [cell.getBoundingClientRect(), words.getBoundingClientRect()];
        return told.width > 2 && told.right > own.right - 2 ? [cell.textContent] : [];
      }),
    );
    expect(out, `words that leave their phase, ${width}`).toEqual([]);
  }
});

test('a set-up that is asked for is seen where it would stand, and stands there when taken @phone-only', async ({
  page,
}) => {
  await openGame(page, settingUp());
  await page.getByRole('button', { name: 'Menu' }).tap();
  await page.getByRole('menuitem', { name: /^What would you do/ }).tap();
  const second = page.getByRole('button', { name: /^B / });
  await expect(second).toContainText(/Shock in \d{4}/);
  for (const [letter, candidate] of [
    ['A', page.getByRole('button', { name: /^A / })],
    ['B', second],
  ] as const) {
    await candidate.tap();
    await expect(page.getByRole('button', { name: `Take ${letter}` })).toBeInViewport({ ratio: 1 });
    const numbers = [...((await candidate.textContent()) ?? '').matchAll(/ in (\d{4})/g)].map(
      ([, number]) => number,
    );
    const places = numbers.map((number) => parseHex(doriana.grid, number)!);
    const inSight = async () => (await hexesInSight(page)).seen.filter((hex) => places.includes(hex));
    // As many of them as there is room for.
    await expect.poll(async () => (await inSight()).length).toBeGreaterThan(0);
  }
  await page.getByRole('button', { name: 'Take B' }).tap();
  await expect(page.getByRole('button', { name: /^Finish set-up/ })).toBeEnabled();
  const placed = page.getByRole('gridcell', { name: /Ehn Etaki/ });
  await expect(placed.first()).toBeAttached();
});

test('a finger held on a hex asks what is there: one line, and the ring where the finger is @phone-only', async ({
  page,
}) => {
  await openGame(page, engage('Dfire')());
  await page.locator('.board:not([data-moving])').waitFor();
  await page.getByRole('gridcell', { name: /^2014,/ }).dispatchEvent('click');
  await expect(page.locator('.sheet-title')).toContainText('PGP');
  await page.waitForTimeout(600);
  await page.locator('.board:not([data-moving])').waitFor();
  const touching = await page.context().newCDPSession(page);
  for (const number of ['1812', '1814']) {
    const { x, y, width, height } = (await page
      .getByRole('gridcell', { name: new RegExp(`^${number},`) })
      .boundingBox())!;
    const touchPoints = [{ x: x + width / 2, y: y + height / 2 }];
    await touching.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
    await expect(page.locator('.map-strip-line:visible')).toContainText(`${number},`);
    await touching.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect(page.getByRole('grid')).toHaveAttribute('aria-activedescendant', new RegExp(`-${number}$`));
    await expect(page.locator('.sheet-title')).toContainText('PGP');
  }
});

test('the words of help under the map are read whole at every width', async ({ page }) => {
  await openGame(page, settingUp());
  const words = page.locator('.help-line > p');
  for (const width of [720, 768, 820, 900, 1024, 1099, 1100, 1150, 1180, 1280, 1366]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(words).toBeInViewport();
    const over = await words.evaluate((own) => {
      const range = document.createRange();
      range.selectNodeContents(own);
      return range.getBoundingClientRect().height - own.closest('.map-strip')!.getBoundingClientRect().height;
    });
    expect(over, String(width)).toBeLessThanOrEqual(0);
  }
});
