import { describe, expect, it } from 'vitest';
import type { Task } from '../contract';
import type { Candidate, Mind } from '../mind';
import { evolved } from './evolution';
import { portfolio } from './plans';
import type { PlayedOut } from './playedOut';

/** A phase in which four go on after the first action; who goes on as `wants` bids gains a point. */
interface Toy {
  first: string;
}

const ACTORS = ['a', 'b', 'c', 'd'];

function toyMind(wants: (toy: Toy) => Readonly<Record<string, number>>): Mind<Toy, Toy, string, number> {
  return {
    game: 'toy',
    styles: [0, 1, 2],
    called: String,
    margin: 0,
    weigh: () => [],
    isOther: (one, other) => one !== other,
    wonted: () => ({ own: 0, other: 0, reply: 0 }),
    isDrawn: () => false,
    isSearched: () => true,
    size: () => 9,
    world: () => ({ first: '' }),
    copy: (toy) => ({ ...toy }),
    play: (toy, action) => void (toy.first = action),
    actors: () => ACTORS,
    playOut: (toy, _from, { plan }) => ACTORS.filter((id) => (plan?.get(id) ?? 0) === wants(toy)[id]).length,
    foresee: () => null,
    isSecret: () => false,
  };
}

const candidate = (action: string): Candidate<string> => ({
  action,
  total: 0,
  terms: () => [{ code: 'goal', value: 0, rule: '§9', facts: {}, hexes: [] }],
});

const TASK: Task = { game: 'toy', view: { first: '' }, side: 'one', level: 'colonel', seed: 7 };
const TRIED = [candidate('left'), candidate('right')];

/** 'right' is only good with a plan that no single style has: left gains 2 at once, right 4 at best. */
const mixed = toyMind(({ first }) =>
  first === 'right' ? { a: 1, b: 2, c: 1, d: 2 } : { a: 0, b: 0, c: 9, d: 9 },
);

function run(mind: typeof mixed, rollouts: number, hurry = false): PlayedOut<string> {
  const search = evolved(mind, TASK, { tried: TRIED, course: 0, rollouts, worlds: 2, turns: 1, trust: 1 });
  for (;;) {
    const step = search.next(hurry);
    if (step.done) return step.value;
  }
}

describe('evolution of a turn', () => {
  it('finds the action that is best with a plan no style has', () => {
    expect(run(mixed, 400).reckonings[0].action).toBe('right');
  });

  it('sets out from every action on the course, and from each other style as a whole', () => {
    const plans = portfolio({ beginnings: 2, styles: 3, actors: 2, course: 1 });
    expect(plans.map(({ first, styles }) => `${first} ${styles.join('')}`)).toEqual([
      '0 11',
      '1 11',
      '0 00',
      '1 22',
    ]);
  });

  it('a portfolio alone does not', () => {
    expect(run(mixed, 10).reckonings[0].action).toBe('left');
  });

  it.each([20, 64, 200])('spends no more than its %i rollouts, however few plans there are', (rollouts) => {
    expect(run(mixed, rollouts).rollouts).toBeLessThanOrEqual(rollouts);
  });

  it('the same task has the same answer', () => {
    expect(run(mixed, 100)).toEqual(run(mixed, 100));
  });

  it('hurried, it answers with what has been tried so far', () => {
    const { reckonings, rollouts } = run(mixed, 400, true);
    expect(reckonings.map(({ action }) => action)).toContain('left');
    expect(rollouts).toBeLessThan(10);
  });

  it('what is reckoned is the sum of its terms', () => {
    for (const { terms, total } of run(mixed, 100).reckonings)
      expect(total).toBe(terms.reduce((sum, { value }) => sum + value, 0));
  });
});
