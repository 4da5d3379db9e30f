import { describe, expect, test } from 'vitest';
import { doSomething } from '../testing';
import { DORIAN, inMovement, letItPlay, moveIn, opened } from './testing';

describe('reasons after a reload', () => {
  /** What the computer did before the page was loaded again, with the person to decide. */
  async function reloaded() {
    const game = inMovement([DORIAN]);
    const done = moveIn(game)!;
    await game.last().answer(done);
    game.table.goOn();
    await game.last().answer({ type: 'endPhase' });
    game.table.goOn();
    await letItPlay(game);
    const record = game.table.record();
    const again = opened(record);
    const why = () => again.state().log.filter((entry) => entry.why).length;
    return { ...again, record, why };
  }

  test('its reasons for what it did since a person last did something are asked for again, the last first', async () => {
    const { record, questions, last, why } = await reloaded();
    expect(why()).toBe(0);
    for (let i = record.actions.length; i > 0 && questions.length < 20; i--) {
      const asked = questions.length;
      await last().answer(record.actions[i - 1]);
      if (questions.length === asked) break;
    }
    expect(why()).toBeGreaterThan(1);
    const seeds = questions.map(({ task }) => task.seed);
    expect(new Set(seeds).size).toBeLessThan(seeds.length);
    expect(questions.every(({ task }) => task.side === 'dorian' && task.level === 'captain')).toBe(true);
  });

  test('reasons for something else than it did are not shown for it, and the game stays as it was', async () => {
    const { record, questions, last, table, why } = await reloaded();
    for (let count = 0; count < questions.length;) {
      count = questions.length;
      await last().answer({ type: 'recommend' });
    }
    expect(why()).toBe(0);
    expect(table.record()).toEqual(record);
  });

  test('a person who goes on is not kept waiting: what was asked is dropped', async () => {
    const { questions, last, table, why } = await reloaded();
    const asked = last();
    doSomething(table, 1);
    expect(asked.stopped).toBe(true);
    await asked.answer();
    expect(why()).toBe(0);
    expect(questions.length).toBeGreaterThan(0);
  });
});
