import { PdfFile } from './file';
import { readPage, type Box, type Mark, type PaperPage } from './page';

/** Millimetres: what was asked for, and how far it may be off. */
const EDGE = 12.7;
const BLEED = 2;
const HEX = 16;
const OFF = 0.1;
const NEAREST = 5;
const CROP = 0.15;
/** Points. */
const SMALLEST = 7;
/** Browsers write the paper in whole pixels or points. */
const PAPER_OFF = 0.4;
const A4 = { width: 210, height: 297 } as const;
export const MAX_BYTES = 3_000_000;

/** What is in a kit. */
export interface Kit {
  /** Found by a search. */
  readonly words: readonly string[];
  /** Numbers of hexes in far corners of the map. */
  readonly hexes: readonly [string, string];
  /** More counters than this have a bleed that is cut off: Firefox cuts off none that keeps within it by itself. */
  readonly counters: number;
  /** The emptiest page of its map has more hexes than this. */
  readonly hexesOnPage: number;
}

export const INCOMING: Kit = {
  words: ['Contents', 'Rules of Extractors!', 'Line of sight', 'Dorian roster', 'Dice table', '1200 rolls'],
  hexes: ['0813', '2427'],
  counters: 90,
  hexesOnPage: 100,
};

export const FIRST_LIGHT: Kit = {
  words: ['Contents', 'Rules of Iron Furrows', 'How to read a unit card', 'order slips', '750 rolls'],
  hexes: ['0101', '1816'],
  counters: 5,
  hexesOnPage: 40,
};

const textOf = ({ words }: PaperPage) => words.map(({ text }) => text).join('');
/** Browsers part words as they like: searched as a reader does, without regard to the gaps. */
const bare = (text: string) => text.replace(/\s+/g, '');
const isWhite = ({ filled, colour }: Mark) => filled && colour.every((part) => part > 0.999);

/** What is wrong with a kit in colour on A4, both sides over the long edge, in words; nothing if all holds. */
export function faultsOfKit(pdf: Uint8Array, expected: number, kit: Kit = INCOMING): readonly string[] {
  const file = new PdfFile(pdf);
  const pages = file.pages().map((each) => readPage(file, each));
  return [
    ...check(pages.length === expected, `${pages.length} pages, not ${expected}`),
    ...check(pdf.length <= MAX_BYTES, `${pdf.length} bytes`),
    ...check(!/\/Subtype\s*\/Image\b/.test(file.text), 'pictures of pixels'),
    ...pages.flatMap(faultsOfPage),
    ...faultsOfText(pages, kit),
    ...faultsOfCounters(pages, kit),
    ...faultsOfMap(pages, kit),
  ];
}

function check(holds: boolean, fault: string): readonly string[] {
  return holds ? [] : [fault];
}

/** Its paper, nothing nearer to its edge than a printer reaches, and no letter that is too small. */
function faultsOfPage({ marks, words, width, height }: PaperPage, index: number): readonly string[] {
  const room = ({ left, top, right, bottom }: Box) => Math.min(left, top, width - right, height - bottom);
  const seen = words.filter(({ text }) => text.trim() !== '');
  const near = [
    ...marks.filter((mark) => mark.seen !== null && !isWhite(mark) && room(mark.seen) < NEAREST),
    ...seen.filter(({ from: { x, y } }) => room({ left: x, top: y, right: x, bottom: y }) < NEAREST),
  ];
  const small = seen.filter(({ size }) => size < SMALLEST - 0.01);
  const page = `page ${index + 1}`;
  return [
    ...check(
      Math.abs(width - A4.width) < PAPER_OFF && Math.abs(height - A4.height) < PAPER_OFF,
      `${page} is ${width} by ${height} mm`,
    ),
    ...check(near.length === 0, `${page}: nearer to the edge than 5 mm: ${JSON.stringify(near[0])}`),
    ...small.slice(0, 3).map(({ text, size }) => `${page}: “${text}” in ${size.toFixed(2)} points`),
  ];
}

function faultsOfText(pages: readonly PaperPage[], { words: wanted, hexes }: Kit): readonly string[] {
  const all = bare(pages.map(textOf).join(''));
  const numbers = bare(pages.filter(isMap).map(textOf).join(''));
  return [
    ...wanted.filter((words) => !all.includes(bare(words))).map((words) => `“${words}” is not found`),
    ...check(!all.includes('\ufffd'), 'letters that cannot be searched'),
    ...check(
      hexes.every((hex) => numbers.includes(hex)),
      'numbers of hexes that cannot be searched',
    ),
  ];
}

const isMap = (page: PaperPage) => /Map,\s*page\s*[A-Z]\d/.test(textOf(page));

/** Edges, bleeds, marks, and the backs behind the fronts. */
function faultsOfCounters(pages: readonly PaperPage[], { counters }: Kit): readonly string[] {
  const [front, back] = ['Counters,fronts', 'Counters,backs'].map((words) =>
    pages.find((page) => bare(textOf(page)).startsWith(words)),
  );
  if (!front || !back) return ['no counters'];
  const [cuts, behind] = [cropsOf(front), cropsOf(back)];
  const edges = [cuts.xs, cuts.ys].flatMap((places) =>
    places.flatMap((place, k) => (k % 2 === 0 ? [places[k + 1] - place] : [])),
  );
  const cut = piecesOf(front);
  const touching = cut.filter((one, k) => cut.slice(k + 1).some((other) => overlap(one, other)));
  const marked = cuts.boxes.filter((mark) => cut.some((piece) => overlap(mark, piece)));
  const turned = behind.xs.map((x) => A4.width - x).reverse();
  return [
    ...check(edges.length > 10, `${edges.length} cuts`),
    ...edges.filter((edge) => !(Math.abs(edge - EDGE) < OFF)).map((edge) => `an edge of ${edge} mm`),
    ...check(cut.length > counters, `${cut.length} counters with their bleed`),
    ...check(touching.length === 0, `${touching.length} bleeds touch`),
    ...check(marked.length === 0, `${marked.length} marks lie in a bleed`),
    // Turned over its long edge, every back lies behind a front.
    ...check(
      agree(cuts.ys, behind.ys) && agree(cuts.xs, turned),
      `the backs do not lie behind the fronts: ${cuts.xs.join()} and ${turned.join()}`,
    ),
    ...lost(cut, cuts, Math.min(counters, 20)),
    ...lost(piecesOf(back), behind, Math.min(counters, 20)),
  ];
}

const agree = (one: readonly number[], other: readonly number[]) =>
  one.length === other.length && one.every((place, k) => Math.abs(place - other[k]) < OFF);

/** Where the lines to cut along lie, and the lines. */
function cropsOf({ marks }: PaperPage) {
  const thin = marks.filter(({ filled, width }) => !filled && Math.abs(width - CROP) < 0.01);
  // All of a page in one stroke, or one by one; a counter has shorter ones of that width, which are no straight lines.
  const lines = thin
    .flatMap((mark) => mark.lines)
    .filter((line) => line.length === 2 && Math.abs(lengthOf(line) - 3) < OFF);
  const places = (across: 'x' | 'y') => {
    const at = lines.filter(([a, b]) => Math.abs(a[across] - b[across]) < 0.01).map(([a]) => a[across]);
    const sorted = [...at].sort((a, b) => a - b);
    return sorted.filter((place, k) => k === 0 || place - sorted[k - 1] > OFF);
  };
  const boxes = lines.map((line): Box => ({
    left: Math.min(...line.map(({ x }) => x)) - CROP / 2,
    right: Math.max(...line.map(({ x }) => x)) + CROP / 2,
    top: Math.min(...line.map(({ y }) => y)) - CROP / 2,
    bottom: Math.max(...line.map(({ y }) => y)) + CROP / 2,
  }));
  return { xs: places('x'), ys: places('y'), boxes };
}

type Line = Mark['lines'][number];

const lengthOf = ([a, b]: Line) => Math.hypot(a.x - b.x, a.y - b.y);

/** The pieces with their bleed, as they are cut off on the page. */
function piecesOf({ clips }: PaperPage): readonly Box[] {
  const size = EDGE + 2 * BLEED;
  const whole = clips.filter(
    ({ left, top, right, bottom }) =>
      Math.abs(right - left - size) < OFF && Math.abs(bottom - top - size) < OFF,
  );
  // A browser may cut a piece off more than once.
  return whole.filter(
    ({ left, top }, k) =>
      whole.findIndex((other) => Math.abs(other.left - left) < OFF && Math.abs(other.top - top) < OFF) === k,
  );
}

interface Cuts {
  readonly xs: readonly number[];
  readonly ys: readonly number[];
}

/** Counters that do not lie between the marks. */
function lost(pieces: readonly Box[], { xs, ys }: Cuts, least: number): readonly string[] {
  const on = (places: readonly number[], at: number) => places.some((place) => Math.abs(place - at) < OFF);
  const off = pieces.filter(({ left, top }) => !on(xs, left + BLEED) || !on(ys, top + BLEED));
  return check(
    pieces.length > least && off.length === 0,
    `${off.length} of ${pieces.length} lie off the marks`,
  );
}

const overlap = (one: Box, other: Box) =>
  Math.min(one.right, other.right) - Math.max(one.left, other.left) > 0.01 &&
  Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 0.01;

function faultsOfMap(pages: readonly PaperPage[], { hexesOnPage }: Kit): readonly string[] {
  const maps = pages.filter(isMap);
  return [
    ...check(maps.length === 4, `${maps.length} pages of the map`),
    ...maps.map(hexesOf).flatMap(({ heights, average }) => [
      ...check(heights.length > hexesOnPage, `${heights.length} hexes on a page`),
      ...heights.filter((height) => Math.abs(height - HEX) >= OFF).map((height) => `a hex of ${height} mm`),
      // Over a whole page, where less than that would add up.
      ...check(Math.abs(average - HEX) < OFF / 10, `hexes of ${average} mm on the average of a page`),
    ]),
  ];
}

/** Of every whole hex of a page of the map, how high it is; and how high one is on the average of a column. */
function hexesOf({ marks }: PaperPage) {
  const boxes = marks
    .filter((mark) => !mark.filled && isGrid(mark))
    .flatMap((mark) => mark.lines)
    .filter(isHexagon)
    .map((hex) => ({
      x: (Math.min(...hex.map(({ x }) => x)) + Math.max(...hex.map(({ x }) => x))) / 2,
      top: Math.min(...hex.map(({ y }) => y)),
      bottom: Math.max(...hex.map(({ y }) => y)),
    }));
  if (boxes.length === 0) return { heights: [], average: 0 };
  const column = boxes.filter(({ x }) => Math.abs(x - boxes[0].x) < 1).sort((a, b) => a.top - b.top);
  const tall = column[column.length - 1].top - column[0].top;
  return { heights: boxes.map(({ top, bottom }) => bottom - top), average: tall / Math.round(tall / HEX) };
}

/** The lines of the grid, as sheet.css colours them: what is painted may have hexagons of its own. */
const GRID = [0x4a, 0x3d, 0x2c].map((part) => part / 255);

function isGrid({ colour }: Mark): boolean {
  return colour.length === 3 && colour.every((part, k) => Math.abs(part - GRID[k]) < 0.01);
}

function isHexagon(line: Line): boolean {
  if (line.length < 6 || line.length > 8) return false;
  const [xs, ys] = [line.map(({ x }) => x), line.map(({ y }) => y)];
  const [wide, tall] = [Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys)];
  return tall > 14 && Math.abs(wide / tall - 2 / Math.sqrt(3)) < 0.03;
}
