import { describe, expect, it } from 'vitest';
import type { Course, Review } from './contract';
import { estimateOf, rateOf, shared } from './estimate';
import { reviewOf, type Umpire } from './review';
import { serveReview } from './serve';

/** Ten rounds; whoever is ahead at the end has won. An action is what the first side gains by it. */
interface Toy {
  readonly round: number;
  readonly ahead: number;
}

const ROUNDS = 10;
const draw = (seed: number, round: number) => {
  let bits = Math.imul(seed ^ Math.imul(round + 1, 0x9e3779b1), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return (((bits ^ (bits >>> 16)) >>> 0) / 2 ** 32) * 2 - 1;
};
const umpire: Umpire<Toy, number> = {
  turnOf: ({ round }) => round + 1,
  signOf: () => 1,
  after: ({ round, ahead }, action) => ({ round: round + 1, ahead: ahead + action }),
  playOn({ round, ahead }, seed) {
    let [at, swing] = [ahead, 0];
    for (let next = round; next < ROUNDS; next++) {
      at += draw(seed, next);
      if (next === round) swing = at - ahead;
    }
    return { won: at > 0 ? 1 : 0, swing };
  },
  better: (_, action) => (action < -1 ? { action: 2, points: 2 - action } : null),
};

function courseOf(actions: readonly number[], luck: readonly number[]): Course<Toy, number> {
  const games = actions.reduce<Toy[]>(
    (all, action) => [...all, umpire.after(all[all.length - 1], action, 0)],
    [{ round: 0, ahead: 0 }],
  );
  return { game: 'toy', games, actions, luck, end: games[games.length - 1].ahead > 0 ? 1 : 0, seed: 5 };
}

function reviewed(course: Course<Toy, number>): Review<number> {
  const thought = reviewOf(umpire, course);
  for (;;) {
    const step = thought.next();
    if (step.done) return step.value;
  }
}

const course = courseOf([0, 0.2, 1, -3, 0, 0, 0, 1, 1.5, 0.1], [0, 0, 0.9, 0, 0, 0, 0, 0.5, 1, 0]);
const review = reviewed(course);

describe('an estimate', () => {
  it('of few tries is wide, of many narrow, and never beyond 0 and 1', () => {
    expect(estimateOf(0, 10)).toMatchObject({ chance: 0, low: 0 });
    expect(estimateOf(0, 10).high).toBeCloseTo(0.278, 2);
    const [few, many] = [estimateOf(10, 20), estimateOf(500, 1000)];
    expect(many.high - many.low).toBeLessThan(few.high - few.low);
    expect(estimateOf(0, 0)).toEqual({ chance: 0.5, low: 0, high: 1 });
  });

  it('of the rate is the slope within the turns, not between them', () => {
    const turn = (base: number) => [0, 1, 2].map((swing) => ({ swing, won: base + swing / 10 }));
    const rate = rateOf([turn(0), turn(0.5)]);
    expect(rate.rate).toBeCloseTo(0.1);
    expect(rate.high - rate.low).toBeCloseTo(0);
    expect(rateOf([[{ swing: 1, won: 1 }]])).toEqual({ rate: 0, low: 0, high: 0 });
  });

  it('of the rate strays from sample to sample by its standard error', () => {
    const sample = (seed: number) =>
      rateOf([
        Array.from({ length: 100 }, (_, index) => {
          const swing = draw(seed, index);
          return { swing, won: 0.5 + swing / 4 + draw(seed + 7777, index) / 4 };
        }),
      ]);
    const samples = Array.from({ length: 300 }, (_, seed) => sample(seed + 1));
    const mean = samples.reduce((sum, { rate }) => sum + rate, 0) / samples.length;
    const spread = Math.sqrt(samples.reduce((sum, { rate }) => sum + (rate - mean) ** 2, 0) / samples.length);
    const told = samples.reduce((sum, { low, high }) => sum + (high - low) / 3.92, 0) / samples.length;
    expect(mean).toBeCloseTo(0.25, 2);
    expect(told / spread).toBeGreaterThan(0.85);
    expect(told / spread).toBeLessThan(1.15);
  });

  it('of a rate that few tries tell little of lies within its bounds, not at nothing', () => {
    const sample = (seed: number, rate: number) =>
      rateOf([
        Array.from({ length: 30 }, (_, index) => {
          const swing = draw(seed, index);
          return { swing, won: 0.5 + rate * swing + draw(seed + 7777, index) / 2 };
        }),
      ]);
    const samples = Array.from({ length: 300 }, (_, seed) => sample(seed + 1, 0.05));
    for (const { rate, low, high } of samples) {
      expect(low).toBeGreaterThanOrEqual(0);
      expect(rate).toBeGreaterThan(low);
      expect(rate).toBeLessThan(high);
    }
    const holds = samples.filter(({ low, high }) => low <= 0.05 && high >= 0.05);
    expect(holds.length / samples.length).toBeGreaterThan(0.9);
  });
});

describe('luck and play', () => {
  const start = { chance: 0.5, low: 0.4, high: 0.6 };
  const RATE = { rate: 0.05, low: 0.0304, high: 0.0696 };
  it('add up, and each has bounds: those of play hold the start’s too', () => {
    const { luck, play } = shared(4, RATE, { start, end: 1 });
    expect(luck.change).toBeCloseTo(0.2);
    expect([luck.low, luck.high].map((each) => each.toFixed(3))).toEqual(['0.122', '0.278']);
    expect(luck.change + play.change).toBeCloseTo(0.5);
    expect(play.change - play.low).toBeCloseTo(Math.hypot(0.0784, 0.1));
    expect(play.high - play.change).toBeCloseTo(Math.hypot(0.0784, 0.1));
  });

  it('bad luck has its bounds the right way round, no luck none', () => {
    const bad = shared(-4, RATE, { start, end: 0 }).luck;
    expect(bad.low).toBeLessThan(bad.change);
    expect(bad.high).toBeGreaterThan(bad.change);
    expect(shared(0, RATE, { start, end: 0 }).luck).toMatchObject({ low: 0, high: 0 });
  });
});

describe('the review of a course', () => {
  it('begins each turn with a chance and its bounds', () => {
    expect(review.turns.map(({ turn }) => turn)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    for (const { chance, low, high } of review.turns) {
      expect(low).toBeLessThanOrEqual(chance);
      expect(high).toBeGreaterThanOrEqual(chance);
    }
    expect(review.turns[3].chance).toBeGreaterThan(review.turns[4].chance);
  });

  it('luck and play are the end less the start', () => {
    const { luck, play } = review;
    expect(luck.change + play.change).toBeCloseTo(review.end - review.turns[0].chance, 12);
    expect(luck.change).toBeGreaterThan(0);
    for (const { change, low, high } of [luck, play]) {
      expect(low).toBeLessThanOrEqual(change);
      expect(high).toBeGreaterThanOrEqual(change);
    }
  });

  it('has three turning points at most, the greatest first, dice and decisions', () => {
    expect(review.points.length).toBeLessThanOrEqual(3);
    const changes = review.points.map(({ change }) => Math.abs(change));
    expect(changes).toEqual([...changes].sort((a, b) => b - a));
    const decision = review.points.find(({ type }) => type === 'decision');
    expect(decision).toMatchObject({ step: 3, better: 2 });
    expect(review.points.some(({ type, step }) => type === 'die' && step === 8)).toBe(true);
  });

  it.each([
    ['gave a chance where there was none any more', -12, 2],
    ['took one where there was none any more', -12, -2],
    ['took one where all was won', 12, -2],
    ['gave one where all was won', 12, 2],
  ])('tells of no die that %s', (_, decides, comesLate) => {
    const decided = reviewed(
      courseOf([0, 0, decides, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, comesLate, 0, 0, 0, 0]),
    );
    expect(new Set(decided.turns.slice(5).map(({ chance }) => chance))).toEqual(
      new Set([decides > 0 ? 1 : 0]),
    );
    // What was decided badly could have been decided otherwise; what was decided well, no better.
    expect(decided.points.map(({ step }) => step)).toEqual(decides < 0 ? [2] : []);
  });

  it('is the same for the same seed', () => expect(reviewed(course)).toEqual(review));

  it('comes from a worker piece by piece, and a fault is told', () => {
    const told: string[] = [];
    const port = { postMessage: ({ type }: { readonly type: string }) => void told.push(type) };
    serveReview(umpire, port, { type: 'review', id: 1, course }, (go) => go());
    expect(told.filter((type) => type === 'reviewing').length).toBeGreaterThan(100);
    expect(told.at(-1)).toBe('reviewed');
    const broken = { ...umpire, playOn: () => { throw new Error('no'); } }; // prettier-ignore
    serveReview(broken, port, { type: 'review', id: 2, course }, (go) => go());
    expect(told.at(-1)).toBe('unreviewed');
  });
});
