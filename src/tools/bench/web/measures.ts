import type { CDPSession, Page } from '@playwright/test';
import { median } from '../verdict';

const IDLE_MS = 4000;
const PAN_STEPS = 40;
const SELECTIONS = 7;
const REPLAY_TURNS = 200;
const WARM_TURNS = 20;

/** Milliseconds from the start of the navigation to the first moment at which an element is there and not disabled. */
export async function appearance(page: Page, url: string, selector: string): Promise<number> {
  await page.addInitScript((wanted) => {
    const look = () => {
      if (document.querySelector(wanted)) sessionStorage.setItem(wanted, String(performance.now()));
      else requestAnimationFrame(look);
    };
    look();
  }, selector);
  await page.goto(url);
  await page.waitForFunction((wanted) => sessionStorage.getItem(wanted) !== null, selector);
  return page.evaluate((wanted) => Number(sessionStorage.getItem(wanted)), selector);
}

/** Which renderer draws the board. */
export function rendererOf(page: Page): Promise<'webgl' | 'canvas'> {
  return page.evaluate(() => {
    const canvas = document.querySelector<HTMLCanvasElement>('.board canvas, canvas.board');
    return canvas?.getContext('2d') ? 'canvas' : 'webgl';
  });
}

export interface FrameTimes {
  readonly median: number;
  /** All but one in twenty are shorter. */
  readonly most: number;
}

/** Times between frames while the map is dragged to and fro. */
export async function panning(page: Page): Promise<FrameTimes> {
  const [x, y] = await middle(page);
  return during(page, async () => {
    await page.mouse.move(x, y);
    await page.mouse.down();
    for (let step = 0; step < PAN_STEPS; step++)
      await page.mouse.move(x + 120 * Math.sin(step / 4), y + 80 * Math.sin(step / 3));
    await page.mouse.up();
  });
}

/** Times between frames while the wheel zooms in and out. */
export async function zooming(page: Page): Promise<FrameTimes> {
  const [x, y] = await middle(page);
  return during(page, async () => {
    await page.mouse.move(x, y);
    for (let step = 0; step < PAN_STEPS; step++) await page.mouse.wheel(0, step % 20 < 10 ? -60 : 60);
  });
}

async function during(page: Page, gesture: () => Promise<void>): Promise<FrameTimes> {
  await page.evaluate(() => {
    const times: number[] = [];
    let last = performance.now();
    const note = (now: number) => {
      times.push(now - last);
      last = now;
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
    Object.assign(window, { benchFrames: times });
  });
  await gesture();
  const times = await page.evaluate(() =>
    (window as unknown as { benchFrames: number[] }).benchFrames.splice(0),
  );
  const sorted = times.slice(1).sort((a, b) => a - b);
  return { median: median(sorted), most: sorted[Math.floor(sorted.length * 0.95)] };
}

/** Milliseconds from the key that picks the next unit to the frame that shows where it may go. */
export async function selecting(page: Page): Promise<number> {
  const times: number[] = [];
  for (let i = 0; i < SELECTIONS; i++) {
    await page.keyboard.press('Escape');
    await page.waitForTimeout(400);
    times.push(
      await page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            const board = document.querySelector<HTMLElement>('.board')!;
            const start = performance.now();
            const observer = new MutationObserver(() => {
              observer.disconnect();
              resolve(performance.now() - start);
            });
            observer.observe(board, { attributeFilter: ['data-frames'] });
            document.body.dispatchEvent(
              new KeyboardEvent('keydown', { key: 'n', bubbles: true, cancelable: true }),
            );
          }),
      ),
    );
  }
  return median(times);
}

/** Percent of a core that the page takes while nobody does anything. */
export async function idling(page: Page, cdp: CDPSession): Promise<number> {
  await page.waitForTimeout(1000);
  const before = await busySeconds(cdp);
  await page.waitForTimeout(IDLE_MS);
  return (((await busySeconds(cdp)) - before) / (IDLE_MS / 1000)) * 100;
}

async function busySeconds(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration')!.value;
}

export interface Heap {
  /** MB once the replay has been through its first turns. */
  readonly before: number;
  readonly after: number;
}

/** The heap before and after many turns of a replay, shown one after another, from the start again and again. */
export async function replaying(page: Page, cdp: CDPSession): Promise<Heap> {
  await page.getByRole('button', { name: 'Replay from the start' }).click();
  await page.locator('.board[data-frames]').last().waitFor();
  await throughTurns(page, WARM_TURNS);
  const before = await heap(cdp);
  await throughTurns(page, REPLAY_TURNS);
  return { before, after: await heap(cdp) };
}

async function throughTurns(page: Page, count: number): Promise<void> {
  const last = page.getByRole('button', { name: 'Last step' });
  for (let turn = 0; turn < count; turn++) {
    const atEnd = (await last.getAttribute('aria-disabled')) === 'true';
    await page.keyboard.press(atEnd ? 'Home' : 'PageDown');
    await page.waitForTimeout(30);
  }
}

async function heap(cdp: CDPSession): Promise<number> {
  await cdp.send('HeapProfiler.collectGarbage');
  await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  return usedSize / 1e6;
}

async function middle(page: Page): Promise<readonly [number, number]> {
  const box = await page.locator('.board').first().boundingBox();
  if (!box) throw new Error('There is no board');
  return [box.x + box.width / 2, box.y + box.height / 2];
}
