import { describe, expect, it } from 'vitest';
import type { Task } from './contract';
import { DEPTHS } from './levels';
import type { Mind } from './mind';
import { candidate, toyMind } from './testing';
import { answerTo } from './think';

interface Toy {
  readonly name: string;
}

const FEW = DEPTHS.captain.fewLeft.units;
/** Too many for any level to play out to the end. */
const MANY = 99;

const plain = () => ({ own: 0, other: 0, reply: 0 });

/** `played` counts what is played out. */
function farSeeing(played: { count: number }, size = MANY): Mind<Toy, Toy, string, number> {
  return toyMind<Toy>({
    margin: 4,
    weigh: (_toy, { style }) => [candidate(`as ${style}`, 2), candidate('else', 1)],
    wonted: () => ({ own: 1, other: 2, reply: 2 }),
    size: () => size,
    world: (toy) => toy,
    copy: (toy) => toy,
    playOut: () => {
      played.count++;
      return 0;
    },
  });
}

const FIRST: Task = { game: 'toy', view: { name: 'now' }, side: 'one', level: 'colonel', seed: 7 };
const LATER: Task = { ...FIRST, view: { name: 'later' }, began: FIRST.view };

describe('the first act of a phase', () => {
  it('is played at sight in the style the level is wont to play', () => {
    const played = { count: 0 };
    expect(answerTo(farSeeing(played), FIRST).action).toBe('as 2');
    expect(answerTo(farSeeing(played), { ...FIRST, level: 'captain' }).action).toBe('as 1');
    expect(played.count).toBe(0);
  });

  it('is thought about like any other where so few are left that it is soon done', () => {
    const played = { count: 0 };
    answerTo(farSeeing(played, FEW), FIRST);
    expect(played.count).toBeGreaterThan(DEPTHS.colonel.fewLeft.worlds);
  });
});

describe('from the second act of a phase on', () => {
  const winsAs = (style: number): Mind<Toy, Toy, string, number> => ({
    ...farSeeing({ count: 0 }),
    wonted: plain,
    showsSoon: () => false,
    playOut: (_game, _from, { own }) => (own === style ? 5 : 0),
  });

  it('a Colonel plays in the style that comes out best of a race, and says so', () => {
    const { action, explanation } = answerTo(winsAs(3), LATER);
    expect(action).toBe('as 3');
    expect(explanation.manner).toBe('3');
    // Four styles over two worlds, and the better ones over as many again, twice.
    expect(explanation.rollouts).toBe(2 * (4 + 2 + 2));
  });

  it('he keeps to the plain one where no other comes out better', () => {
    expect(answerTo(winsAs(0), LATER).action).toBe('as 0');
    expect(answerTo(winsAs(9), LATER).action).toBe('as 0');
  });

  it.each([
    ['a style is known to win over whole games', { wonted: () => ({ own: 1, other: 0, reply: 2 }) }, 'as 2'],
    ['a style is worth what it brings to the end', { racesAhead: () => 0 }, 'as 0'],
  ])('he keeps to his own where %s', (_, keeping, own) => {
    const { action, explanation } = answerTo({ ...winsAs(3), ...keeping }, LATER);
    expect(action).toBe(own);
    expect(explanation.rollouts).toBe(0);
  });

  it('the race looks no further than the game says it is worth', () => {
    const turns: number[] = [];
    const mind = winsAs(3);
    const playOut: typeof mind.playOut = (toy, sides, how) => {
      turns.push(how.turns);
      return mind.playOut(toy, sides, how);
    };
    answerTo({ ...mind, playOut, racesAhead: () => 2 }, LATER);
    expect(Math.max(...turns)).toBe(2);
  });

  it('a Captain does the same with fewer tries', () => {
    const { action, explanation } = answerTo(winsAs(3), { ...LATER, level: 'captain' });
    expect(action).toBe('as 3');
    expect(explanation.rollouts).toBe(4 + 2);
    expect(answerTo(winsAs(9), { ...LATER, level: 'captain' }).action).toBe('as 0');
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
    const mind = { ...farSeeing(played, size), wonted: plain, showsSoon: () => false };
    answerTo(mind, { ...FIRST, level: 'captain' });
    return played.count;
  };

  it('the plain style is played at sight too', () => expect(playedOutFor(MANY)).toBe(0));

  it('few are still played out', () => expect(playedOutFor(FEW)).toBeGreaterThan(0));
});
