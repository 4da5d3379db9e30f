/** `npm run bench:opponent`: how long the computer thinks in the built page, in a real Chromium. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { chromium, type Browser, type Page } from '@playwright/test';
import { findChromium } from '../../../../.ci/chromium.mjs';
import { LEVELS, type Level } from '../../../opponent/contract';
import type { Setup } from '../../../rules/extractors';
import { percentile } from '../../arena/statistics';
import { oneOf, readOptions, runTool, UsageError, wholeNumber } from '../../arguments';
import { machine, machineLine } from '../machine';
import { watchHeap, type Heap } from './heap';
import { listen, type Asked } from './listener';

const HELP = `Lets two computers of a level play Engage! in the production build and says how long they think: in a phase, to the
first act after a hand-over, and how long the page itself is not free meanwhile. Builds first; needs Chromium
(CHROMIUM_PATH, or Playwright's own).

  npm run bench:opponent -- [options]

  --level L       recruit, sergeant, captain, colonel alone (all)
  --rules R       full or simple (simple)
  --minutes M     looks on for so long at most, a level (3)
  --port N        port of the server (4191)
  --slow N        slows the page's own thread down N times (1); the browser does not slow workers
  --shots DIR     keeps a picture of each turn there
  --json          the figures as JSON

Exit code 2 for a command line that is not understood.`;

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));

/** Milliseconds of a frame. */
const FRAME = 16;

/** What a level took, in milliseconds. */
interface Figures {
  readonly level: Level;
  readonly turns: number;
  /** All that it thinks in a phase, all but one in twenty, by phase. */
  readonly phases: Readonly<Record<string, number>>;
  /** To the first act after a hand-over, all but one in twenty. */
  readonly first: number;
  /** The page not free while it thinks: all but one question in twenty, and the worst. */
  readonly blocked: readonly [number, number];
  /** Questions in a hundred that met a page not free for longer than a frame. */
  readonly late: number;
  /** What the worker holds; null: the browser does not say. */
  readonly heap: Heap | null;
}

runTool(HELP, async (args) => {
  const values = readOptions(args, ['level', 'rules', 'minutes', 'port', 'slow', 'shots'], ['json']);
  const levels = LEVELS.filter((level) => values.level === undefined || values.level === level);
  if (levels.length === 0) throw new UsageError(`--level is one of ${LEVELS.join(', ')}`);
  const [rules] = oneOf<Setup['rules']>({ rules: 'simple', ...values }, 'rules', ['full', 'simple']);
  const port = wholeNumber(values, 'port', 4191, 1);
  const watch = {
    base: `http://localhost:${port}/`,
    rules,
    most: wholeNumber(values, 'minutes', 3, 1) * 60_000,
    slow: wholeNumber(values, 'slow', 1, 1),
    shots: values.shots ?? null,
  };
  const server = spawn(
    process.execPath,
    ['node_modules/vite/bin/vite.js', 'preview', '--port', String(port), '--strictPort'],
    { cwd: ROOT, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  await once(server.stdout, 'data');
  const executablePath = await findChromium();
  const browser = await chromium.launch(executablePath === undefined ? {} : { executablePath });
  try {
    const all: Figures[] = [];
    for (const level of levels) all.push(await watched(browser, level, watch));
    const where = `${machineLine(machine())}; Chromium ${browser.version()}`;
    console.log(values.json === true ? JSON.stringify({ where, all }) : [where, ...all.map(line)].join('\n'));
    return 0;
  } finally {
    await browser.close();
    server.kill();
  }
});

interface Watch {
  readonly base: string;
  readonly rules: Setup['rules'];
  /** Milliseconds to look on at most. */
  readonly most: number;
  /** Times the page's own thread is slowed down. */
  readonly slow: number;
  readonly shots: string | null;
}

async function watched(
  browser: Browser,
  level: Level,
  { base, rules, most, slow, shots }: Watch,
): Promise<Figures> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
  });
  // tsx names the functions it compiles; those that run in the page look for its help there.
  await context.addInitScript('globalThis.__name = (it) => it');
  await context.addInitScript(listen);
  // Acts follow each other as fast as they are thought of.
  await context.addInitScript(() => {
    localStorage.setItem('extractors.settings', JSON.stringify({ pace: 'instant', help: 'off' }));
  });
  const page = await context.newPage();
  await page.goto(base);
  if (slow > 1) {
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slow });
  }
  const heapInTheEnd = await watchHeap(page);
  await begin(page, level, rules);
  const until = Date.now() + most;
  for (let turn = 0; Date.now() < until;) {
    const now = await page.evaluate(() => window.asked.at(-1)?.turn ?? 0);
    if (shots !== null && now > turn) await page.screenshot({ path: `${shots}/${level}-${now}.png` });
    turn = Math.max(turn, now);
    if (/wins|won|draw/i.test(await page.title())) break;
    await page.waitForTimeout(500);
  }
  if (shots !== null) await page.screenshot({ path: `${shots}/${level}-end.png` });
  const asked = await page.evaluate(() => window.asked);
  const heap = await heapInTheEnd();
  await context.close();
  return figuresOf(level, asked, heap);
}

async function begin(page: Page, level: Level, rules: Setup['rules']): Promise<void> {
  const name = named(level);
  const choose = (group: string, option: string) =>
    page
      .getByRole('radiogroup', { name: group })
      .getByRole('radio', { name: option })
      .locator('xpath=ancestor::label')
      .click();
  await page.getByRole('radio', { name: 'Engage!', exact: true }).locator('xpath=ancestor::label').click();
  await choose('Rules', named(rules));
  await choose('Who plays Dorian', name);
  await choose('Who plays Avronian', name);
  await page.getByRole('button', { name: 'Start Engage!' }).click();
}

/** 'colonel' as the page calls him. */
function named(id: string): string {
  return id[0].toUpperCase() + id.slice(1);
}

/** Questions one after another of the same side in the same phase are one phase's thought. */
function figuresOf(level: Level, asked: readonly Asked[], heap: Heap | null): Figures {
  const phases = new Map<string, number[]>();
  const first: number[] = [];
  let [last, lastSide] = ['', ''];
  for (const { side, phase, turn, ms } of asked) {
    const now = `${turn} ${side} ${phase}`;
    const list = phases.get(phase) ?? [];
    phases.set(phase, list);
    if (now === last) list[list.length - 1] += ms;
    else list.push(ms);
    if (side !== lastSide) first.push(ms);
    [last, lastSide] = [now, side];
  }
  const blocked = asked.map((each) => each.blocked);
  return {
    level,
    turns: Math.max(0, ...asked.map(({ turn }) => turn)),
    phases: Object.fromEntries([...phases].map(([phase, list]) => [phase, percentile(list, 95)])),
    first: percentile(first, 95),
    blocked: [percentile(blocked, 95), Math.max(0, ...blocked)],
    late: (100 * blocked.filter((ms) => ms > FRAME).length) / Math.max(1, blocked.length),
    heap,
  };
}

function line({ level, turns, phases, first, blocked, late, heap }: Figures): string {
  const each = Object.entries(phases).map(([phase, ms]) => `${phase} ${Math.round(ms)}`);
  return `${level}: ${turns} turns; ms a phase, p95: ${each.join(', ')}; first act ${Math.round(first)}; page not free ${Math.round(blocked[0])}, at most ${Math.round(blocked[1])}, over ${FRAME} in ${late.toFixed(1)} of 100 questions; worker ${heap === null ? 'unknown' : `at most ${heap.most.toFixed(1)} MB in use, ${heap.used.toFixed(1)} in the end, ${heap.live.toFixed(1)} of them needed, ${heap.reserved.toFixed(1)} laid aside`}`;
}
