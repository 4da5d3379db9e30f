import { describe, expect, it, test } from 'vitest';
import { DIRECTION_NAMES, FLANK, REAR, parseHex, sectorsOf, type Direction } from '../../../hex';
import { counterId, extractors, mapOf, unitOf, type Action, type Machine } from '../../../rules/extractors';
import { hintOf, isAllowed, standingOf } from './coach';
import { LESSONS, wordsOf } from './course';
import { RECORDED } from './course/recorded';
import type { Lesson, StepWords } from './lesson';
import { lessonSchema } from './schema';
import { after, answered, traceAtStart, type Trace } from './trace';
import { fits, written } from './written';
import * as v from 'valibot';

/** A lesson being played: the step, when it began, and all that was done. */
interface Run {
  readonly index: number;
  readonly began: number;
  readonly trace: Trace;
}

const begin = (lesson: Lesson): Run => ({
  index: 0,
  began: 0,
  trace: answered(lesson, traceAtStart(lesson)),
});

const stands = (lesson: Lesson, { index, began, trace }: Run) => standingOf(lesson, index, began, trace);

/** Steps that are done are left, as by pressing Next; the last one stays. */
function onward(lesson: Lesson, run: Run): Run {
  if (!stands(lesson, run).met || run.index + 1 === lesson.steps.length) return run;
  return onward(lesson, { ...run, index: run.index + 1, began: run.trace.done.length });
}

function isDone(lesson: Lesson, run: Run): boolean {
  return run.index + 1 === lesson.steps.length && stands(lesson, run).met;
}

function legal(lesson: Lesson, { trace }: Run): readonly Action[] {
  return extractors.sideToDecide(trace.game) === lesson.seat
    ? extractors.options(extractors.view(trace.game, lesson.seat))
    : [];
}

function act(lesson: Lesson, run: Run, action: Action): Run {
  return onward(lesson, { ...run, trace: answered(lesson, after(lesson, run.trace, action)) });
}

/** What comes of words: the run after it, or how the words are refused. */
function say(lesson: Lesson, run: Run, words: string): Run | 'refused' | 'barred' {
  const action = legal(lesson, run).find((one) => fits(written(run.trace.game, one), words));
  if (!action) return 'refused';
  return isAllowed(stands(lesson, run).step, run.trace.game, action) ? act(lesson, run, action) : 'barred';
}

const each = LESSONS.map((lesson) => [lesson.id, lesson] as const);

test.each(each)('%s: its data keep the schema', (_, lesson) => {
  expect(v.parse(lessonSchema, lesson)).toEqual(lesson);
});

test.each(each)('%s: its recorded solution solves it', (id, lesson) => {
  const end = RECORDED[id].solution.reduce(
    (run, words) => {
      const next = say(lesson, run, words);
      if (typeof next === 'string')
        throw new Error(
          `${words}: ${next}; ${legal(lesson, run)
            .map((a) => written(run.trace.game, a))
            .join(', ')
            .slice(0, 600)}`,
        );
      return next;
    },
    onward(lesson, begin(lesson)),
  );
  expect(stands(lesson, end).step.id).toBe(lesson.steps.at(-1)?.id);
  expect(isDone(lesson, end)).toBe(true);
});

const wrong = each.flatMap(([id, lesson]) =>
  RECORDED[id].wrong.map((one) => [id, one.tries.join(', '), lesson, one] as const),
);

test.each(wrong)('%s: wrong: %s', (_, __, lesson, { tries, comes }) => {
  let run: Run | 'refused' | 'barred' = onward(lesson, begin(lesson));
  for (const words of tries) {
    if (typeof run === 'string') throw new Error(`${run} before ${words}`);
    run = say(lesson, run, words);
  }
  if (typeof run === 'string') return expect(run).toBe(comes);
  const { price, lost } = stands(lesson, run);
  expect(price?.id ?? (lost ? 'lost' : 'nothing')).toBe(comes);
});

test.each(each)('%s: three wrong tries are recorded, each told in words', (id, lesson) => {
  expect(RECORDED[id].wrong.length).toBeGreaterThanOrEqual(3);
  const words = wordsOf(id);
  for (const step of lesson.steps) {
    expect(words.steps[step.id]).toBeDefined();
    expect(words.steps[step.id].goal !== undefined).toBe(step.goal !== undefined);
    expect(words.steps[step.id].answers?.[step.right ?? -1] !== undefined).toBe(step.right !== undefined);
    for (const { id: price } of step.prices ?? []) expect(words.prices[price]).toBeDefined();
    if (step.allowed) expect(words.steps[step.id].notNow).toBeDefined();
  }
});

test.each(each)('%s: at most 40 words on the screen at once', (id, lesson) => {
  const words = wordsOf(id);
  const count = (text = '') => text.split(/\s+/).filter((word) => /[\w§]/.test(word)).length;
  const most = (texts: readonly (string | undefined)[]) => Math.max(0, ...texts.map(count));
  for (const step of lesson.steps) {
    const { say: said, goal, after: why, answers = [], notNow, lost }: StepWords = words.steps[step.id];
    const prices = (step.prices ?? []).map((price) => words.prices[price.id]);
    const told = most([why, notNow, lost ?? words.lost, ...prices, ...answers.map(({ reply }) => reply)]);
    const choices = answers.reduce((sum, { text }) => sum + count(text), 0);
    expect(count(said) + count(goal) + choices + told, step.id).toBeLessThanOrEqual(40);
  }
});

test('facing NE the Shock is in the flank of the Glide, as the coach says [§6.1, R-05]', () => {
  const { game } = traceAtStart(LESSONS.find(({ id }) => id === 'facing')!);
  const { grid } = mapOf(game);
  const [glide, shock] = ['0616', '0614'].map((number) => parseHex(grid, number)!);
  const sectors = DIRECTION_NAMES.map((_, facing) => sectorsOf(grid, glide, facing as Direction, shock));
  const { answers } = wordsOf('facing').steps.rear;
  expect(sectors[DIRECTION_NAMES.indexOf('NE')]).toBe(FLANK);
  expect(answers![0]).toEqual({ text: 'NE', reply: 'Then the Shock is in its flank.' });
  expect(sectors[DIRECTION_NAMES.indexOf('S')]).toBe(REAR);
});

test('facing N the Laser routs the Shock with the dice laid out, as the coach says [§7.3.2]', () => {
  const lesson = LESSONS.find(({ id }) => id === 'facing')!;
  const end = RECORDED.facing.solution.reduce(
    (run, words) => say(lesson, run, words) as Run,
    onward(lesson, begin(lesson)),
  );
  expect(lesson.dice).toEqual([7, 5]);
  expect(unitOf(end.trace.game, counterId('panza-shock-1'))).toMatchObject({ routed: true, steps: 2 });
  expect(wordsOf('facing').steps.fire.after).toContain('5 on damage routs it');
});

test('the Orni that sections keep apart from has a blast [§7.4]', () => {
  const { slots } = unitOf(
    traceAtStart(LESSONS.find(({ id }) => id === 'incoming')!).game,
    counterId('A'),
  ) as Machine;
  expect(slots.map(({ weapon }) => weapon)).toContain('streamer');
  expect(wordsOf('incoming').steps.apart.say).toContain('Streamer');
});

test('who ends the phase instead of moving is not told that it has moved', () => {
  const lesson = LESSONS.find(({ id }) => id === 'facing')!;
  const run = say(lesson, begin(lesson), 'end') as Run;
  expect(stands(lesson, run).lost).toBe(true);
  expect(wordsOf('facing').steps.turn.lost).toBe('Its move is over.');
});

/** Long walks by hand: `LESSON_WALKS=200 npx vitest run src/ui/extractors/lessons`. */
const WALKS = Number(process.env.LESSON_WALKS ?? 2);
const STEPS = 200;

/** Draws by a seed: the same walk every time. */
function drawing(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** In this state the hint, if there is one, is legal, allowed, free, and loses nothing. */
function expectHintHolds(lesson: Lesson, run: Run): void {
  const hint = hintOf(lesson, run.index, run.began, run.trace);
  const { step, met, lost } = stands(lesson, run);
  if (met || lost) return expect(hint).toBeNull();
  if (hint === null)
    throw new Error(
      `${lesson.id}, ${step.id}: no hint after ${run.trace.done.map((one) => written(one.before, one.action)).join(', ')}`,
    );
  expect(extractors.whyIllegal(run.trace.game, hint)).toBeUndefined();
  expect(isAllowed(step, run.trace.game, hint)).toBe(true);
  const then = standingOf(lesson, run.index, run.began, answered(lesson, after(lesson, run.trace, hint)));
  expect(then.lost || then.price !== null).toBe(false);
}

describe.each(each)('%s: random play', (_, lesson) => {
  it.each(Array.from({ length: WALKS }, (__, index) => index + 1))(
    'walk %i comes to the goal or the notice, and every hint on the way holds',
    (seed) => {
      const draw = drawing(seed);
      let run = onward(lesson, begin(lesson));
      for (let steps = 0; steps < STEPS; steps++) {
        if (isDone(lesson, run) || stands(lesson, run).lost) break;
        expectHintHolds(lesson, run);
        const { step } = stands(lesson, run);
        const all = legal(lesson, run).filter((action) => isAllowed(step, run.trace.game, action));
        run = act(lesson, run, all[draw(all.length)]);
      }
      expect(isDone(lesson, run) || stands(lesson, run).lost).toBe(true);
    },
  );

  it('the hints alone lead to the end', () => {
    let run = onward(lesson, begin(lesson));
    for (let steps = 0; steps < STEPS && !isDone(lesson, run); steps++) {
      const hint = hintOf(lesson, run.index, run.began, run.trace);
      if (!hint) throw new Error(`${stands(lesson, run).step.id}: no hint`);
      run = act(lesson, run, hint);
    }
    expect(isDone(lesson, run)).toBe(true);
  });
});
