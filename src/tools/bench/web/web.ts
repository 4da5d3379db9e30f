/** `npm run bench:web`: how the built page performs in a real Chromium, beside an empty Pixi page. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { chromium, type Browser, type CDPSession, type Page } from '@playwright/test';
import { findChromium } from '../../../../.ci/chromium.mjs';
import { readOptions, runTool, wholeNumber } from '../../arguments';
import { machine, machineLine } from '../machine';
import { digits } from '../table';
import { median } from '../verdict';
import { serveEmptyPixi } from './emptyPixi';
import { appearance, idling, panning, rendererOf, replaying, selecting, zooming } from './measures';
import { busiest, crowd, ended } from './scenes';

const HELP = `Measures the production build in Chromium, as it is and with the processor slowed down four times, beside an empty
Pixi page of the same size. Builds first (npm run bench:web); needs Chromium (CHROMIUM_PATH, or Playwright's own).

  npm run bench:web -- [options]

  --port N        port of the server (4190)
  --json          the figures as JSON instead of the table

Exit code 1 if the heap grows by more than a tenth in 200 turns of replay, 2 for a command line that is not understood.`;

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
const VIEW = { width: 1440, height: 900 };
const SLOW = 4;
const MOST_GROWTH = 1.1;

/** A row of the table by column. */
type Row = Record<Column, number | null>;
const COLUMNS = ['ours', 'ours 4× slower', 'empty Pixi', 'empty 4× slower'] as const;
type Column = (typeof COLUMNS)[number];
type Rows = Map<string, Row>;

runTool(HELP, async (args) => {
  const values = readOptions(args, ['port'], ['json']);
  const port = wholeNumber(values, 'port', 4190, 1);
  const server = spawn(
    process.execPath,
    ['node_modules/vite/bin/vite.js', 'preview', '--port', String(port), '--strictPort'],
    { cwd: ROOT, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const executablePath = await findChromium();
  await once(server.stdout, 'data');
  const browser = await chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: ['--enable-precise-memory-info'],
  });
  try {
    const rows: Rows = new Map();
    const base = `http://localhost:${port}/`;
    const renderer = await measureOurs({ browser, base, rows });
    await measureEmpty({ browser, base, rows }, renderer);
    const bytes = await bytesByChunk({ browser, base, rows });
    const where = `${machineLine(machine())}; Chromium ${browser.version()}, ${VIEW.width} × ${VIEW.height}, drawn by Pixi's ${renderer} renderer`;
    if (values.json === true)
      console.log(JSON.stringify({ where, figures: Object.fromEntries(rows), bytes }, null, 2));
    else console.log(`${where}\n\n${tableOf(rows)}\n\n${bytesTable(bytes)}`);
    const heap = (name: string) => rows.get(name)?.ours ?? 0;
    return heap(HEAP_AFTER) > heap(HEAP_BEFORE) * MOST_GROWTH ? 1 : 0;
  } finally {
    await browser.close();
    server.kill();
  }
});

interface Bench {
  readonly browser: Browser;
  readonly base: string;
  readonly rows: Rows;
}

const HEAP_BEFORE = 'heap before 200 turns of replay, MB';
const HEAP_AFTER = 'heap after them, MB';

async function measureOurs({ browser, base, rows }: Bench): Promise<'webgl' | 'canvas'> {
  const [crowded, busy, over] = [await crowd(), await busiest(), await ended()];
  let renderer: 'webgl' | 'canvas' = 'canvas';
  for (const slow of [1, SLOW]) {
    const note = noteIn(rows, slow === 1 ? 'ours' : 'ours 4× slower');
    await onPage(browser, slow, async (page) => {
      note('first screen can be used, ms', await appearance(page, base, START));
    });
    const painted = { slow, selector: PAINTED, open: () => Promise.resolve(base + crowded), rest: putAway };
    const { cold, warm } = await appearances(browser, painted);
    note(PAINTED_COLD, cold);
    note(PAINTED_WARM, warm);
    await onPage(browser, slow, async (page, cdp) => {
      note('first board drawn, not yet painted, ms', await appearance(page, base + crowded, BOARD));
      renderer = await rendererOf(page);
      await page.locator('.board[data-ready=survey]:not([data-moving])').waitFor();
      await noteFrames(page, note);
      note('processor while idle, %', await idling(page, cdp));
    });
    await onPage(browser, slow, async (page) => {
      note('first legal click, ms', await appearance(page, base + busy, SEAT));
      await takeSeat(page);
      note('select to highlight, busiest unit, ms', await selecting(page));
    });
    await onPage(browser, slow, async (page, cdp) => {
      await page.goto(base + over);
      const { before, after } = await replaying(page, cdp);
      note(HEAP_BEFORE, before);
      note(HEAP_AFTER, after);
    });
  }
  return renderer;
}

async function measureEmpty({ browser, base, rows }: Bench, renderer: 'webgl' | 'canvas'): Promise<void> {
  for (const slow of [1, SLOW]) {
    const note = noteIn(rows, slow === 1 ? 'empty Pixi' : 'empty 4× slower');
    const open = async (page: Page) => base + (await serveEmptyPixi(page, renderer));
    const rest = () => Promise.resolve();
    const { cold, warm } = await appearances(browser, { slow, open, selector: BOARD, rest });
    note(PAINTED_COLD, cold);
    note(PAINTED_WARM, warm);
    await onPage(browser, slow, async (page, cdp) => {
      await page.goto(await open(page));
      await page.locator(BOARD).waitFor();
      await noteFrames(page, note);
      note('processor while idle, %', await idling(page, cdp));
    });
  }
}

const START = '.button:not([aria-disabled=true]):not([disabled])';
const SEAT = '.columns .button:not([aria-disabled=true]), .curtain button';
const BOARD = '.board[data-frames]';
/** The terrain is painted, every level that is looked at. */
const PAINTED = '.board[data-ready=survey]';
const PAINTED_COLD = 'painted board, first visit, ms';
const PAINTED_WARM = 'painted board, second visit, ms';
const VISITS = 5;
/** Nothing more is put away when nothing has been for so long. */
const QUIET_MS = 3000;

/** Waits until what has been painted is put away for another day. */
async function putAway(page: Page): Promise<void> {
  const kept = () => page.evaluate(async () => (await (await caches.open('painted-ground')).keys()).length);
  for (let before = -1, now = 0; now === 0 || now > before; now = await kept()) {
    before = now;
    await page.waitForTimeout(QUIET_MS);
  }
}

interface Visits {
  readonly slow: number;
  readonly open: (page: Page) => Promise<string>;
  readonly selector: string;
  /** Between the two visits. */
  readonly rest: (page: Page) => Promise<void>;
}

/** Milliseconds until an element is there, the first and the second time a browser comes; medians of five browsers. */
async function appearances(
  browser: Browser,
  { slow, open, selector, rest }: Visits,
): Promise<{ readonly cold: number; readonly warm: number }> {
  const [cold, warm]: [number[], number[]] = [[], []];
  for (let visit = 0; visit < VISITS; visit++)
    await onPage(browser, slow, async (page) => {
      cold.push(await appearance(page, await open(page), selector));
      await rest(page);
      const again = await page.context().newPage();
      await page.close();
      await slowDown(again, slow);
      warm.push(await appearance(again, await open(again), selector));
    });
  return { cold: median(cold), warm: median(warm) };
}

async function slowDown(page: Page, slow: number): Promise<CDPSession> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable');
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slow });
  return cdp;
}

type Note = (what: string, value: number) => void;

function noteIn(rows: Rows, column: Column): Note {
  return (what, value) => {
    console.error(`${column}: ${what.replace(/, (\S+)$/, `: ${digits(value)} $1`)}`);
    const row = rows.get(what) ?? {
      ours: null,
      'ours 4× slower': null,
      'empty Pixi': null,
      'empty 4× slower': null,
    };
    rows.set(what, { ...row, [column]: value });
  };
}

async function noteFrames(page: Page, note: Note): Promise<void> {
  for (const [name, move] of [
    ['pan', panning],
    ['zoom', zooming],
  ] as const) {
    const { median, most } = await move(page);
    note(`${name} at 60 counters, median frame, ms`, median);
    note(`${name} at 60 counters, 95 % of frames, ms`, most);
  }
}

async function onPage(
  browser: Browser,
  slow: number,
  work: (page: Page, cdp: CDPSession) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({ viewport: VIEW, locale: 'en-GB', serviceWorkers: 'block' });
  // tsx names the functions it compiles; those that run in the page look for its help there.
  await context.addInitScript('globalThis.__name = (it) => it');
  const page = await context.newPage();
  try {
    await work(page, await slowDown(page, slow));
  } finally {
    await context.close();
  }
}

async function takeSeat(page: Page): Promise<void> {
  const seat = page.getByRole('button', { name: /^I am / });
  await seat.or(page.locator('.columns')).first().waitFor();
  if (await seat.isVisible()) {
    await seat.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await seat.waitFor({ state: 'hidden' });
  }
  await page.locator('.board[data-ready=survey]:not([data-moving])').waitFor();
}

interface Chunk {
  readonly file: string;
  /** kB as brotli sends it. */
  readonly size: number;
  readonly by: 'first screen' | 'board of a game';
}

/** What is sent, from nothing, until the first screen can be used, and what more until the board of a running game is ready. */
async function bytesByChunk({ browser, base }: Bench): Promise<readonly Chunk[]> {
  const sent = new Map<string, Chunk['by']>();
  await onPage(browser, 1, async (page) => {
    let by: Chunk['by'] = 'first screen';
    page.on('response', (response) => {
      const file = new URL(response.url()).pathname.slice(1) || 'index.html';
      if (response.url().startsWith(base) && !sent.has(file)) sent.set(file, by);
    });
    await page.goto(base);
    await page.locator(START).first().waitFor();
    by = 'board of a game';
    await page.goto(base + (await busiest()));
    await takeSeat(page);
  });
  // Not while the page is being looked at: it takes longer than the page.
  const chunks = [...sent].map(([file, by]): Chunk => {
    const size = brotliCompressSync(readFileSync(`${ROOT}dist/${file}`)).length / 1000;
    return { file, by, size };
  });
  return chunks.sort((a, b) => b.by.localeCompare(a.by) || b.size - a.size);
}

function tableOf(rows: Rows): string {
  const lines = [...rows].map(([what, row]) => [
    what,
    ...COLUMNS.map((column) => (row[column] === null ? '–' : digits(row[column]))),
  ]);
  return aligned([['', ...COLUMNS], ...lines]);
}

function bytesTable(chunks: readonly Chunk[]): string {
  const sum = (what: string, list: readonly Chunk[]) => [
    `${what}, ${list.length} files`,
    digits(list.reduce((all, chunk) => all + chunk.size, 0)),
    '',
  ];
  const sums = [
    sum(
      'first screen',
      chunks.filter(({ by }) => by === 'first screen'),
    ),
    sum('first screen and the board of a game', chunks),
  ];
  const lines = chunks.map(({ file, size, by }) => [file, digits(size), by]);
  return aligned([['brotli', 'kB', 'by'], ...lines, ...sums]);
}

function aligned(rows: readonly (readonly string[])[]): string {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => (column === 0 ? cell.padEnd(widths[0]) : cell.padStart(widths[column])))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
