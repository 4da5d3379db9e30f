import type { Locator, Page } from '@playwright/test';
import { choose, drawn, openOf, openSheets, sheets } from './paper/screen';
import { expect, expectAccessible, test } from './test';

const PAPERS = { A4: { width: 595, height: 842 }, Letter: { width: 612, height: 792 } } as const;

/** What Chromium would send to the printer, in the words of the format. */
async function pdfOf(page: Page) {
  const text = (await page.pdf({ preferCSSPageSize: true, printBackground: false })).toString('latin1');
  return {
    pages: text.match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0,
    images: text.match(/\/Subtype\s*\/Image\b/g)?.length ?? 0,
    fonts: text.match(/\/Type\s*\/Font\b/g)?.length ?? 0,
    boxes: [...text.matchAll(/\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)\s*\]/g)].map(([, width, height]) => ({
      width: Math.round(Number(width)),
      height: Math.round(Number(height)),
    })),
  };
}

/** What stands outside the margins of its page, or does not fit its own box. */
async function misfits(page: Page): Promise<readonly string[]> {
  return sheets(page).evaluateAll((all) =>
    all.flatMap((sheet) => {
      const name = sheet.getAttribute('aria-label') ?? '';
      const paper = sheet.getBoundingClientRect();
      const scale = paper.width / (sheet as HTMLElement).offsetWidth;
      const margin = ((8 - 0.8) / 25.4) * 96 * scale;
      const body = sheet.querySelector('.page-body')?.getBoundingClientRect();
      // What a drawing cuts off reaches beyond it; pages of a booklet reach to the fold, counters have places of their own.
      const whole = '.book-page, .book-side, [data-sheet=booklet] > .page-body, .counter-sheet > svg';
      const free = `:not(defs, defs *, .map-sheet *, .rule-picture *, .paper-counter *, .counter-sheet > svg *, ${whole})`;
      return [...sheet.querySelectorAll(free)].flatMap((element) => {
        const box = element.getBoundingClientRect();
        const outside =
          box.left < paper.left + margin ||
          box.right > paper.right - margin ||
          box.top < paper.top + margin ||
          box.bottom > paper.bottom - margin;
        const overFoot =
          body !== undefined && element.closest('.page-body') !== null && box.bottom > body.bottom + scale;
        const { scrollWidth, clientWidth } = element;
        const wide = element instanceof HTMLElement && clientWidth > 0 && scrollWidth > clientWidth + 1;
        if (!outside && !overFoot && !wide) return [];
        // Thousands fit: only what does not is asked for its words.
        const words = `${name}: ${element.tagName} .${element.getAttribute('class') ?? ''} ${element.textContent?.slice(0, 30) ?? ''}`;
        const crossing = element.closest('.cross') !== null || element.querySelector('.cross') !== null;
        return [
          ...(outside ? [`outside: ${words}`] : []),
          ...(overFoot ? [`over the foot: ${words}`] : []),
          ...(wide && !crossing ? [`too wide: ${words}`] : []),
        ];
      });
    }),
  );
}

async function rowsOf(page: Page): Promise<readonly Locator[]> {
  return page.locator('.print-row').all();
}

for (const paper of ['A4', 'Letter'] as const) {
  test(`every sheet fits its pages: ${paper}`, async ({ page }) => {
    await openSheets(page);
    await choose(page, paper);
    await drawn(page);
    for (const row of await rowsOf(page)) {
      await page.getByRole('button', { name: 'Nothing' }).click();
      await row.getByRole('checkbox').check();
      const pages = Number((await row.locator('small').last().innerText()).split(' ')[0]);
      const name = await row.innerText();
      await expect(sheets(page), name).toHaveCount(pages);
      const pdf = await pdfOf(page);
      expect(pdf.pages, name).toBe(pages);
      expect(pdf.images, name).toBe(0);
      expect(new Set(pdf.boxes.map((box) => JSON.stringify(box))), name).toEqual(
        new Set([JSON.stringify(PAPERS[paper])]),
      );
    }
  });

  test(`print and play is whole, in vectors and text, no letter under 7 points, the square for the ruler 100 mm wide, with and without tables: ${paper}`, async ({
    page,
  }) => {
    await openSheets(page);
    await choose(page, paper);
    await page.getByRole('button', { name: 'Print and play' }).click();
    await drawn(page);
    for (const tables of ['With tables', 'Without']) {
      await choose(page, tables);
      const pages = await sheets(page).count();
      await expect(page.getByRole('button', { name: `Print ${pages} pages` })).toBeVisible();
      expect(await misfits(page), tables).toEqual([]);
      await page.emulateMedia({ media: 'print' });
      expect(await misfits(page), `${tables}, on paper`).toEqual([]);
      expect(await smallLetters(page), tables).toEqual([]);
      for (const side of await squareOf(page)) expect(Math.abs(side - 100)).toBeLessThan(0.1);
      await page.emulateMedia({ media: null });
    }
    // With tables each sheet is printed by itself, above.
    const pdf = await pdfOf(page);
    expect(pdf.pages).toBe(await sheets(page).count());
    expect(pdf.images).toBe(0);
    expect(pdf.fonts).toBeGreaterThan(0);
  });

  test(`everything for a scenario stays on its pages, the booklets of both games too: ${paper}`, async ({
    page,
  }) => {
    for (const scenario of ['Incoming!', 'First Light']) {
      await openOf(page, scenario);
      await choose(page, paper);
      await page.getByRole('button', { name: `1 ${scenario}` }).click();
      await drawn(page);
      expect(await misfits(page), scenario).toEqual([]);
    }
  });
}

/** Choices whose words take a second line or whose fill lies over the one beside. */
function crampedChoices(page: Page): Promise<string[]> {
  return page.locator('.print-settings .segment').evaluateAll((segments) =>
    segments.flatMap((segment) => {
      const fill = segment.querySelector('span') as HTMLElement;
      const range = document.createRange();
      range.selectNodeContents(fill);
      const wide = fill.getBoundingClientRect().width > segment.getBoundingClientRect().width + 0.5;
      return wide || range.getClientRects().length > 1 ? [fill.textContent] : [];
    }),
  );
}

test('each choice of paper and ink has room for its words @phone', async ({ page }) => {
  await page.goto('./#/print');
  for (const ink of ['Colour', 'Low ink', 'Black']) {
    await page.getByText(ink, { exact: true }).first().click();
    expect(await crampedChoices(page), ink).toEqual([]);
  }
});

test('nothing but the sheets reaches the printer', async ({ page }) => {
  await openSheets(page);
  await page.emulateMedia({ media: 'print' });
  await expect(sheets(page).first()).toBeVisible();
  for (const chrome of ['.bar', '.print-options', '.print-page-name', '.toasts'])
    for (const part of await page.locator(chrome).all()) await expect(part).toBeHidden();
  await expect(page.locator('.print-pages').locator('img, canvas, image')).toHaveCount(0);
});

test('in black, nothing has a colour of its own', async ({ page }) => {
  await openSheets(page);
  await page.getByRole('button', { name: 'Print and play' }).click();
  await choose(page, 'Black');
  const coloured = await sheets(page).evaluateAll((all) =>
    all.flatMap((sheet) =>
      [sheet, ...sheet.querySelectorAll('*')].flatMap((element) => {
        const style = getComputedStyle(element);
        const inks = [style.color, style.fill, style.stroke, style.backgroundColor, style.borderTopColor];
        return inks.filter((ink) => {
          const [r, g, b] = ink.match(/[\d.]+/g) ?? [];
          return ink.startsWith('rgb') && !(r === g && g === b);
        });
      }),
    ),
  );
  expect([...new Set(coloured)]).toEqual([]);
});

test('counters are 12.7 mm wide on paper, their backs behind their fronts', async ({ page }) => {
  await openSheets(page);
  await choose(page, 'A4');
  await page.getByRole('button', { name: 'Nothing' }).click();
  await page.getByRole('checkbox', { name: /^Counters/ }).check();
  await expect(sheets(page)).toHaveCount(2);
  await page.emulateMedia({ media: 'print' });
  /** Of each counter its middle and its edge, in millimetres of its page. */
  const counters = () =>
    sheets(page).evaluateAll((all) =>
      all.map((sheet) => {
        const { left, top } = sheet.getBoundingClientRect();
        const mm = (px: number) => (px / 96) * 25.4;
        return [...sheet.querySelectorAll<SVGGElement>('.card')].map((card) => {
          const { a, b, e, f } = card.getScreenCTM()!;
          return { x: mm(e - left), y: mm(f - top), edge: mm(Math.hypot(a, b) * 100) };
        });
      }),
    );
  const [fronts, backs] = await counters();
  expect(fronts.length).toBeGreaterThan(100);
  for (const { edge } of [...fronts, ...backs]) expect(Math.abs(edge - 12.7)).toBeLessThan(0.02);
  fronts.forEach(({ x, y }, index) => {
    expect(Math.abs(210 - x - backs[index].x)).toBeLessThan(0.02);
    expect(Math.abs(y - backs[index].y)).toBeLessThan(0.02);
  });
  await page.emulateMedia({ media: null });
  await page.getByRole('button', { name: 'Backs farther right' }).click();
  await choose(page, 'Short edge');
  await page.reload();
  await openSheets(page);
  await expect(page.getByText('Backs 0.25 mm right')).toBeVisible();
  await page.getByRole('button', { name: 'Nothing' }).click();
  await page.getByRole('checkbox', { name: /^Counters/ }).check();
  await expect(sheets(page)).toHaveCount(2);
  await page.emulateMedia({ media: 'print' });
  const [first, turned] = await counters();
  expect(Math.abs(turned[0].x - 0.25 - first[0].x)).toBeLessThan(0.02);
  expect(Math.abs(297 - turned[0].y - first[0].y)).toBeLessThan(0.02);
});

/** How wide and how tall the square for the ruler is, in millimetres of paper. */
async function squareOf(page: Page): Promise<readonly number[]> {
  return page.locator('.ruler path').evaluate((path: SVGPathElement) => {
    const { a, d } = path.getScreenCTM()!;
    const { width, height } = path.getBBox();
    return [a * width, d * height].map((px) => (px / 96) * 25.4);
  });
}

/** Texts of less than 7 points, and figures drawn as outlines whose like in type would be. */
async function smallLetters(page: Page): Promise<readonly string[]> {
  return sheets(page).evaluateAll((all) => {
    const points = (px: number) => (px / 96) * 72;
    const scaleOf = (element: Element) => {
      const drawing = element.closest('svg') && (element as SVGGraphicsElement).getScreenCTM();
      return drawing ? Math.hypot(drawing.a, drawing.b) : 1;
    };
    const small = all.flatMap((sheet) =>
      [...sheet.querySelectorAll('*')].flatMap((element) => {
        const own = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
        if (!own || element.tagName === 'STYLE') return [];
        const size = points(parseFloat(getComputedStyle(element).fontSize) * scaleOf(element));
        const where = `${sheet.getAttribute('data-sheet')} ${element.closest('[class]')?.getAttribute('class')}`;
        return size < 6.995 ? [`${size.toFixed(2)} ${where}`] : [];
      }),
    );
    return [...new Set(small)];
  });
}

test('the map is printed at true size, painted, with the marks of a scenario', async ({ page }) => {
  await openSheets(page);
  await choose(page, 'A4');
  await choose(page, 'No backs');
  await page.getByRole('button', { name: 'Nothing' }).click();
  await page.getByRole('checkbox', { name: /^Map/ }).check();
  await expect(page.getByRole('article', { name: 'Map, page B2' })).toBeVisible();
  const painted = page.locator('.map-sheet path[stroke-linecap=round]');
  await expect(painted.first()).toBeAttached();
  await expect(page.locator('.map-sign')).toHaveCount(0);
  await page.getByRole('radiogroup', { name: 'Marks of scenario' }).getByText('6', { exact: true }).click();
  await expect(page.locator('.map-sign').first()).toBeAttached();
  await page.emulateMedia({ media: 'print' });
  // From one hex to the next below it, over a whole page.
  const [tall, shared] = await page.evaluate(() => {
    const at = (name: string, hex: string) => {
      const sheet = [...document.querySelectorAll('.print-sheet')].find(
        (each) => each.getAttribute('aria-label') === `Map, page ${name}`,
      );
      const text = [...(sheet?.querySelectorAll('.map-hex-number') ?? [])].find(
        ({ textContent }) => textContent === hex,
      );
      return text?.getBoundingClientRect().y ?? NaN;
    };
    const mm = (px: number) => (px / 96) * 25.4;
    return [mm(at('A1', '0112') - at('A1', '0102')) / 10, mm(at('B2', '2027') - at('B2', '2022')) / 5];
  });
  expect(Math.abs(tall - 16)).toBeLessThan(0.1);
  expect(Math.abs(shared - 16)).toBeLessThan(0.1);
  const pdf = await pdfOf(page);
  expect(pdf.pages).toBe(5);
  expect(pdf.images).toBe(0);
  await page.emulateMedia({ media: null });
  await choose(page, 'A3');
  await page.getByRole('checkbox', { name: /^Counters/ }).check();
  const { boxes } = await pdfOf(page);
  // The map comes first, on its own paper; the counters stay on theirs.
  expect(boxes[0]).toEqual({ width: 1191, height: 842 });
  expect(boxes.at(-1)).toEqual(PAPERS.A4);
});

test('the print screen is accessible @phone', async ({ page, isMobile }) => {
  await openSheets(page);
  await expect(page.getByRole('button', { name: /^Print \d+ pages/ })).toBeVisible();
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wide).toBeLessThanOrEqual(0);
  // Sheets of paper are the same on a phone.
  await expectAccessible(page, isMobile ? '.print-sheet' : undefined);
});

test('a game prints as it stands, hidden orders only when their owner says so', async ({ page }) => {
  const press = (name: RegExp) => page.getByRole('button', { name }).first().click();
  const print = async () => {
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('menuitem', { name: 'Print sheets' }).click();
    await page.getByText('Single sheets', { exact: true }).click();
  };
  await page.goto('./');
  await page.getByText('Three-Pod Attack').first().click();
  await page.getByRole('radio', { name: /^Full/ }).locator('xpath=ancestor::label').click();
  for (const step of [/^Start/, /^Recommended force/]) await press(step);
  await print();
  await expect(page.getByRole('checkbox', { name: /^Dorian company/ })).toBeChecked();
  await expect(page.getByRole('article', { name: /^Dorian company/ }).first()).toBeVisible();
  await page.getByRole('link', { name: 'The game' }).click();
  for (const step of [
    /^Finish build-up/,
    /^Recommended equipment/,
    /^Finish build-up/,
    /^Recommended set-up/,
    /^Finish set-up/,
  ])
    await press(step);
  const seat = page.getByRole('button', { name: /^I am Avronian/ });
  await expect(seat).toBeVisible();
  // The curtain has no menu, but the address leads everywhere.
  await page.evaluate(() => void (location.hash = '#/print'));
  await expect(page.getByText('The curtain is drawn over the game.')).toBeVisible();
  await page.getByRole('link', { name: 'The game' }).click();
  await seat.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await press(/^Recommended orders/);
  await print();
  const orders = page.locator('.cycle-box b');
  await expect(page.locator('.cycle-box')).toHaveCount(18);
  await expect(orders).toHaveCount(0);
  await choose(page, 'Printed');
  await page.getByRole('button', { name: 'Leave them empty' }).click();
  await expect(orders).toHaveCount(0);
  await choose(page, 'Printed');
  await page.getByRole('button', { name: 'Show and print them' }).click();
  await expect(orders).toHaveCount(18);
  const pdf = await pdfOf(page);
  expect(pdf.pages).toBe(await sheets(page).count());
  expect(pdf.images).toBe(0);
  expect(await misfits(page)).toEqual([]);
});
