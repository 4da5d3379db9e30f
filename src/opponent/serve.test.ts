import { describe, expect, it } from 'vitest';
import { extractors, type Action } from '../rules/extractors';
import { opponentApart, type Apart } from './ask';
import type { Order, Report, Task } from './contract';
import { mind } from './extractors';
import { serve, type Port } from './serve';
import { answerTo } from './think';

const setup = { scenario: 'incoming', rules: 'simple' } as const;
const game = extractors.setup(setup, 1);
const task = (seed: number, level: Task['level'] = 'recruit'): Task => ({
  game: 'extractors',
  view: extractors.view(game, extractors.sideToDecide(game)!),
  side: extractors.sideToDecide(game)!,
  level,
  seed,
});

/** A worker in this thread: what would be done later waits until it is asked for. */
function workshop() {
  const reports: Report[] = [];
  const waiting: (() => void)[] = [];
  const port: Port = { onmessage: null, postMessage: (report) => void reports.push(report) };
  serve(mind, port, (go) => void waiting.push(go));
  const goOn = () => {
    for (let go = waiting.shift(); go; go = waiting.shift()) go();
  };
  return { reports, goOn, tell: (order: Order) => port.onmessage?.({ data: order }) };
}

describe('the worker', () => {
  it('answers what it is asked, under the number of the question', () => {
    const { reports, tell } = workshop();
    tell({ type: 'think', id: 7, task: task(1) });
    expect(reports).toEqual([{ type: 'answer', id: 7, answer: answerTo(mind, task(1)) }]);
  });

  it('says what went wrong and goes on', () => {
    const { reports, tell } = workshop();
    tell({ type: 'think', id: 1, task: { ...task(1), view: null } });
    tell({ type: 'think', id: 2, task: task(1) });
    expect(reports.map(({ type, id }) => [type, id])).toEqual([
      ['failed', 1],
      ['answer', 2],
    ]);
  });

  it('§9.6: goes on where the game would look over, no enemy being known yet', () => {
    const played = extractors.setup({ scenario: 'engage', rules: 'simple' }, 5);
    // An army with Floaters.
    extractors.play(played, { type: 'recommend', army: 1 });
    const { reports, tell, goOn } = workshop();
    let boarded = 0;
    for (let id = 1; id <= 8; id++) {
      const side = extractors.sideToDecide(played)!;
      const view = extractors.view(played, side);
      tell({ type: 'think', id, task: { ...task(5), view, side, level: 'sergeant' } });
      goOn();
      const report = reports.at(-1)!;
      if (report.type !== 'answer') throw new Error(JSON.stringify(report));
      const action = report.answer.action as Action;
      if (action.type === 'embark') boarded++;
      extractors.play(played, action);
    }
    expect(boarded).toBeGreaterThan(0);
  });

  it('gives the same answer whether it has thought ahead or not', () => {
    const { reports, tell, goOn } = workshop();
    const first = task(3);
    tell({ type: 'think', id: 1, task: first });
    goOn();
    const [report] = reports;
    if (report.type !== 'answer') throw new Error('no answer');
    const view = mind.foresee(first.view as never, report.answer.action as never);
    const next = { ...first, view };
    tell({ type: 'think', id: 2, task: next });
    expect(reports.at(-1)).toEqual({ type: 'answer', id: 2, answer: answerTo(mind, next) });
  });
});

describe('asking a worker apart', () => {
  function apart() {
    const orders: Order[] = [];
    const worker: Apart = {
      onmessage: null,
      onerror: null,
      postMessage: (order) => void orders.push(order),
      terminate: () => void orders.splice(0),
    };
    return { orders, worker, asked: opponentApart(() => worker) };
  }
  const answer = { action: 'a', explanation: { rollouts: 0 } } as never;

  it('settles with the answer to the last question; what was stopped is not heard', async () => {
    const { orders, worker, asked } = apart();
    let heard = false;
    void asked.ask(task(1)).answer.then(() => (heard = true));
    const second = asked.ask(task(2));
    expect(orders.map(({ type, id }) => [type, id])).toEqual([
      ['think', 1],
      ['stop', 1],
      ['think', 2],
    ]);
    worker.onmessage?.({ data: { type: 'answer', id: 1, answer } });
    worker.onmessage?.({ data: { type: 'answer', id: 2, answer } });
    expect(await second.answer).toBe(answer);
    expect(heard).toBe(false);
  });

  it('rejects when the worker breaks, and begins another for the next question', async () => {
    const { worker, asked } = apart();
    const broken = asked.ask(task(1));
    worker.onerror?.({ message: 'out of memory' });
    await expect(broken.answer).rejects.toThrow('out of memory');
    const next = asked.ask(task(1));
    worker.onmessage?.({ data: { type: 'answer', id: 2, answer } });
    expect(await next.answer).toBe(answer);
  });

  it('lets a worker that has played out much make way for a fresh one, but not within a phase', async () => {
    const begun: Order[][] = [];
    const asked = opponentApart(() => {
      const orders: Order[] = [];
      begun.push(orders);
      const worker: Apart = {
        onmessage: null,
        onerror: null,
        postMessage: (order) => {
          orders.push(order);
          if (order.type !== 'think') return;
          const explanation = { rollouts: 100 };
          queueMicrotask(() =>
            worker.onmessage?.({
              data: { type: 'answer', id: order.id, answer: { action: 'a', explanation } as never },
            }),
          );
        },
        terminate: () => undefined,
      };
      return worker;
    });
    const within = { ...task(1), began: task(1).view };
    for (const each of [task(1), within, within, task(2), task(3)]) await asked.ask(each).answer;
    expect(begun.map((orders) => orders.length)).toEqual([3, 2]);
  });
});
