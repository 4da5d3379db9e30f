import type { Page } from '@playwright/test';
import { PdfFile } from './paper/file';
import { hasPoppler, inkOf } from './paper/ink';
import { readPage, type Box, type Mark, type PaperPage } from './paper/page';
import { choose, drawn, openSheets, sheets } from './paper/screen';
import { expect, test } from './test';

/** Millimetres: what was asked for, and how far it may be off. */
const EDGE = 12.7;
const BLEED = 2;
const HEX = 16;
const OFF = 0.1;
const NEAREST = 5;
/** A file says it in whole pixels: a tenth of a millimetre less. */
const A4 = { width: 210, height: 297 } as const;

async function kitOf(page: Page, ink: string): Promise<Uint8Array> {
  await choose(page, ink);
  await page.getByRole('button', { name: /^1 Incoming!/ }).click();
  await drawn(page);
  return page.pdf({ preferCSSPageSize: true, printBackground: false });
}

const textOf = ({ words }: PaperPage) => words.map(({ text }) => text).join('');
const isWhite = ({ filled, colour }: Mark) => filled && colour.every((part) => part > 0.999);

function pageWith(pages: readonly PaperPage[], words: string): PaperPage {
  const found = pages.find((page) => textOf(page).includes(words));
  if (!found) throw new Error(`No page says “${words}”`);
  return found;
}

/** What is drawn nearer to the edge of the paper than a printer reaches. */
function nearEdge({ marks, words, width, height }: PaperPage): readonly unknown[] {
  const room = (left: number, top: number, right: number, bottom: number) =>
    Math.min(left, top, width - right, height - bottom);
  return [
    ...marks.filter(
      (mark) =>
        mark.seen !== null &&
        !isWhite(mark) &&
        room(mark.seen.left, mark.seen.top, mark.seen.right, mark.seen.bottom) < NEAREST,
    ),
    ...words.filter(({ text, at }) => text.trim() !== '' && room(at.x, at.y, at.x, at.y) < NEAREST),
  ];
}

/** Where the lines to cut along lie, and the lines. */
function crops({ marks }: PaperPage) {
  // All of a page in one stroke; a counter has shorter ones of that width.
  const { lines } = marks
    .filter(({ filled, width }) => !filled && Math.abs(width - 0.15) < 0.01)
    .reduce((most, mark) => (mark.lines.length > most.lines.length ? mark : most));
  const places = (across: 'x' | 'y') => {
    const at = lines.filter(([a, b]) => Math.abs(a[across] - b[across]) < 0.01).map(([a]) => a[across]);
    return [...new Set(at.map((place) => place.toFixed(2)))].map(Number).sort((a, b) => a - b);
  };
  return { lines, xs: places('x'), ys: places('y') };
}

/** The pieces with their bleed, as they are cut off on the page. */
function pieces({ clips }: PaperPage): readonly Box[] {
  const size = EDGE + 2 * BLEED;
  return clips.filter(
    ({ left, top, right, bottom }) =>
      Math.abs(right - left - size) < OFF && Math.abs(bottom - top - size) < OFF,
  );
}

const within = (places: readonly number[], at: number) => places.some((place) => Math.abs(place - at) < OFF);

const overlap = (one: Box, other: Box) =>
  Math.min(one.right, other.right) - Math.max(one.left, other.left) > 0.01 &&
  Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 0.01;

test('a kit as Chromium prints it: true to size, to be cut, searched, printed by any printer, and in low ink', async ({
  page,
}) => {
  await openSheets(page);
  await choose(page, 'A4');
  const pdf = await kitOf(page, 'Colour');
  const file = new PdfFile(pdf);
  const pages = file.pages().map((each) => readPage(file, each));

  expect(pages.length).toBe(await sheets(page).count());
  expect(pdf.length, 'bytes').toBeLessThanOrEqual(3_000_000);
  expect(file.text, 'pictures of pixels').not.toMatch(/\/Subtype\s*\/Image\b/);
  for (const { width, height } of pages) {
    expect(Math.abs(width - A4.width)).toBeLessThan(0.3);
    expect(Math.abs(height - A4.height)).toBeLessThan(0.3);
  }
  expect(pages.flatMap(nearEdge).slice(0, 3), 'nearer to the edge than 5 mm').toEqual([]);

  const all = pages.map(textOf).join('\n');
  for (const words of ['Contents', 'Rules of Extractors!', 'Line of sight', 'Dorian roster', 'Dice table'])
    expect(all).toContain(words);
  expect(all, 'letters that cannot be searched').not.toContain('\ufffd');

  const [front, back] = ['Counters, fronts', 'Counters, backs'].map((words) => pageWith(pages, words));
  const { xs, ys, lines } = crops(front);
  for (const edges of [xs, ys]) {
    expect(edges.length).toBeGreaterThan(20);
    expect(edges.length % 2).toBe(0);
    for (let k = 0; k < edges.length; k += 2)
      expect(Math.abs(edges[k + 1] - edges[k] - EDGE), 'edge').toBeLessThan(OFF);
  }
  const cut = pieces(front);
  expect(cut.length).toBeGreaterThan(100);
  expect(cut.filter((one, k) => cut.slice(k + 1).some((other) => overlap(one, other)))).toEqual([]);
  const marks = lines.map((line) => ({
    left: Math.min(...line.map(({ x }) => x)) - 0.07,
    right: Math.max(...line.map(({ x }) => x)) + 0.07,
    top: Math.min(...line.map(({ y }) => y)) - 0.07,
    bottom: Math.max(...line.map(({ y }) => y)) + 0.07,
  }));
  expect(marks.filter((mark) => cut.some((piece) => overlap(mark, piece)))).toEqual([]);

  // Turned over its long edge, every back lies behind a front: the cuts of the two pages are each other's mirror.
  const behind = crops(back);
  expect(behind.ys).toEqual(ys);
  const turned = behind.xs.map((x) => A4.width - x).reverse();
  for (const [k, x] of turned.entries()) expect(Math.abs(x - xs[k])).toBeLessThan(OFF);
  for (const [of, sheet] of [
    [pieces(back), behind],
    [cut, crops(front)],
  ] as const) {
    expect(of.length).toBeGreaterThan(20);
    const lost = of.filter(
      ({ left, top }) => !within(sheet.xs, left + BLEED) || !within(sheet.ys, top + BLEED),
    );
    expect(lost).toEqual([]);
  }

  const maps = pages.filter((each) => textOf(each).includes('Map, page'));
  expect(maps).toHaveLength(4);
  for (const { heights, average } of maps.map(hexesOf)) {
    expect(heights.length).toBeGreaterThan(100);
    expect(heights.filter((height) => Math.abs(height - HEX) >= OFF)).toEqual([]);
    // Over a whole page, where less than that would add up.
    expect(Math.abs(average - HEX)).toBeLessThan(OFF / 10);
  }

  if (hasPoppler()) {
    const sum = (inks: readonly number[]) => inks.reduce((one, other) => one + other, 0);
    const low = inkOf(await kitOf(page, 'Low ink'));
    expect(sum(low) / sum(inkOf(pdf)), 'low ink of colour').toBeLessThanOrEqual(0.25);
  } else
    test.info().annotations.push({
      type: 'left out',
      description: 'pdftoppm is not installed (Debian: poppler-utils): ink is not measured',
    });
});

/** Of every whole hex of a page of the map, how high it is; and how high one is on the average of a column. */
function hexesOf({ marks }: PaperPage) {
  const boxes = marks
    .filter(({ filled }) => !filled)
    .flatMap((mark) => mark.lines)
    .filter((line) => line.length === 7 && isHexagon(line))
    .map((hex) => ({
      x: (Math.min(...hex.map(({ x }) => x)) + Math.max(...hex.map(({ x }) => x))) / 2,
      top: Math.min(...hex.map(({ y }) => y)),
      bottom: Math.max(...hex.map(({ y }) => y)),
    }));
  const column = boxes.filter(({ x }) => Math.abs(x - boxes[0].x) < 1).sort((a, b) => a.top - b.top);
  const tall = column[column.length - 1].top - column[0].top;
  return { heights: boxes.map(({ top, bottom }) => bottom - top), average: tall / Math.round(tall / HEX) };
}

function isHexagon(line: readonly { readonly x: number; readonly y: number }[]): boolean {
  const [xs, ys] = [line.map(({ x }) => x), line.map(({ y }) => y)];
  const [wide, tall] = [Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys)];
  return tall > 14 && Math.abs(wide / tall - 2 / Math.sqrt(3)) < 0.03;
}
