import { describe, expect, it } from 'vitest';
import type { Task } from './contract';
import { DEPTHS, FEW } from './levels';
import type { Mind } from './mind';
import { serve, type Port } from './serve';
import { candidate, toyMind } from './testing';
import { answerTo, forethought } from './think';

interface Toy {
  readonly name: string;
}

/** Style 3 wins by far in the long run; `played` counts what is played out. */
function farSeeing(played: { count: number }, size = FEW + 1): Mind<Toy, Toy, string, number> {
  return toyMind<Toy>({
    margin: 4,
    weigh: (_toy, { style }) => [candidate(`as ${style}`, 2), candidate('else', 1)],
    wonted: () => ({ own: 1, other: 2, reply: 2 }),
    size: () => size,
    world: (toy) => toy,
    copy: (toy) => toy,
    playOut: (_toy, _from, { own }) => {
      played.count++;
      return own === 3 ? 50 : 0;
    },
  });
}

const FIRST: Task = { game: 'toy', view: { name: 'now' }, side: 'one', level: 'colonel', seed: 7 };
const LATER: Task = { ...FIRST, view: { name: 'later' }, began: FIRST.view };

describe('the first act of a phase', () => {
  it('waits for no race: it is played in the style the level is wont to play', () => {
    const played = { count: 0 };
    expect(answerTo(farSeeing(played), FIRST).action).toBe('as 2');
    expect(answerTo(farSeeing(played), { ...FIRST, level: 'captain' }).action).toBe('as 1');
    expect(played.count).toBe(0);
  });

  it('is followed by what has been chosen for the whole phase', () => {
    expect(answerTo(farSeeing({ count: 0 }), LATER).action).toBe('as 3');
  });

  it('leaves time to choose it: what was thought out meanwhile is not thought out again', () => {
    const played = { count: 0 };
    const mind = farSeeing(played);
    answerTo(mind, FIRST);
    for (const ahead = forethought(mind, LATER); !ahead.next(false).done;);
    const { count } = played;
    expect(count).toBeGreaterThan(0);
    expect(answerTo(mind, LATER).action).toBe('as 3');
    expect(played.count).toBe(count);
  });

  it('is followed by thinking on in the worker, even where what comes next cannot be foreseen', () => {
    const played = { count: 0 };
    const port: Port = { onmessage: null, postMessage: () => undefined };
    const waiting: (() => void)[] = [];
    serve(farSeeing(played), port, (go) => void waiting.push(go));
    port.onmessage!({ data: { type: 'think', id: 1, task: FIRST } });
    expect(played.count).toBe(0);
    for (let go = waiting.shift(); go; go = waiting.shift()) go();
    const { count } = played;
    expect(count).toBeGreaterThan(0);
    port.onmessage!({ data: { type: 'think', id: 2, task: LATER } });
    expect(played.count).toBe(count);
  });

  it('is thought about like any other where so few are left that it is soon done', () => {
    const played = { count: 0 };
    answerTo(farSeeing(played, FEW), FIRST);
    expect(played.count).toBeGreaterThan(DEPTHS.colonel.fewLeft.worlds);
  });
});

describe('who takes it easy', () => {
  const draws = (isUrgent: boolean) => {
    const mind = { ...farSeeing({ count: 0 }), isUrgent: () => isUrgent };
    const answers = Array.from({ length: 20 }, (_, seed) =>
      answerTo(mind, { ...FIRST, level: 'recruit', seed }),
    );
    return new Set(answers.map(({ action }) => action));
  };

  it('does what is nearly as good too', () => expect(draws(false)).toEqual(new Set(['as 0', 'else'])));

  it('does the best he sees where it is urgent', () => expect(draws(true)).toEqual(new Set(['as 0'])));
});

describe('where a turn ahead shows nothing', () => {
  const playedOutFor = (size: number) => {
    const played = { count: 0 };
    const plain = () => ({ own: 0, other: 0, reply: 0 });
    const mind = { ...farSeeing(played, size), wonted: plain, showsSoon: () => false };
    answerTo(mind, { ...FIRST, level: 'captain' });
    return played.count;
  };

  it('the plain style is played at sight too', () => expect(playedOutFor(FEW + 1)).toBe(0));

  it('few are still played out', () => expect(playedOutFor(FEW)).toBeGreaterThan(0));
});
