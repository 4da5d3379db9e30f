import { expect, test } from 'vitest';
import { extractors } from '../../../rules/extractors';
import { LESSONS } from './course';
import { openLesson, type LessonStore } from './lessonStore';
import { fits, written } from './written';

const open = (id: string) => openLesson(LESSONS.find((lesson) => lesson.id === id)!);

/** Does what the words mean, as a screen does it. */
function act({ table }: LessonStore, words: string) {
  const { position } = table.published.getState();
  const action = extractors.options(position!).find((one) => fits(written(position!, one), words));
  if (!action) throw new Error(`Not legal: ${words}`);
  return table.act(action);
}

test('a step that is done waits for Next, and bars what comes too early', () => {
  const lesson = open('road');
  expect(act(lesson, 'move walker-1 1014')).toBe('barred');
  expect(lesson.state.getState()).toMatchObject({ barred: true, met: false, index: 0 });
  expect(act(lesson, 'move panza-lance 0712')).toBeUndefined();
  expect(lesson.state.getState()).toMatchObject({ barred: false, met: true, canGoOn: true, index: 0 });
  expect(act(lesson, 'move walker-1 1014')).toBe('barred');
  lesson.next();
  expect(lesson.state.getState()).toMatchObject({ met: false, index: 1 });
});

test('what is taken back takes its step back', () => {
  const lesson = open('road');
  act(lesson, 'move panza-lance 0712');
  lesson.next();
  act(lesson, 'move walker-1 0514');
  expect(lesson.state.getState()).toMatchObject({ lost: true, price: { id: 'offRoad' } });
  lesson.takeBack();
  expect(lesson.state.getState()).toMatchObject({ lost: false, price: null, index: 1 });
  lesson.takeBack();
  expect(lesson.state.getState()).toMatchObject({ index: 0, met: false });
});

test('a question is answered before the step is left', () => {
  const lesson = open('sight');
  lesson.next();
  expect(lesson.state.getState()).toMatchObject({ index: 0, canGoOn: false, answer: null });
  lesson.answer(1);
  expect(lesson.state.getState()).toMatchObject({ canGoOn: false, answer: 1 });
  lesson.answer(0);
  lesson.next();
  expect(lesson.state.getState().index).toBe(1);
});

test.each([
  ['an order in a later box is the next one where the boxes before it are empty', ['move 2 close'], null],
  ['what is laid before it is carried out before it', ['move 1 hold', 'move 2 close'], 'same'],
  ['Close that is not laid is not carried out', ['move 3 retire'], 'same'],
])('the lesson of resets asks what comes next: %s', (_, orders, price) => {
  const lesson = open('reset');
  lesson.answer(1);
  lesson.next();
  act(lesson, 'reset A move');
  lesson.next();
  for (const order of orders) act(lesson, `order A ${order}`);
  act(lesson, 'lock A');
  const { met, lost, price: told } = lesson.state.getState();
  expect({ met, lost, price: told?.id ?? null }).toEqual({ met: !price, lost: !!price, price });
});

test('dice are taken back too, and fall the same again', () => {
  const lesson = open('shot');
  act(lesson, 'fire pgp-1 A');
  const { armour } = lesson.table.published.getState().position!.units['A' as never] as { armour: number };
  expect(armour).toBeLessThan(6);
  lesson.takeBack();
  expect(lesson.state.getState().met).toBe(false);
  act(lesson, 'fire pgp-1 A');
  expect(lesson.table.published.getState().position!.units['A' as never]).toMatchObject({ armour });
});

test('the hint names what leads on', () => {
  const lesson = open('road');
  lesson.hint();
  expect(lesson.state.getState().hint).toMatchObject({ type: 'move', unit: 'panza-lance' });
  act(lesson, 'move panza-lance 0612');
  lesson.hint();
  expect(lesson.state.getState().hint).toBe('none');
});

test('the coach plays the other side by itself', async () => {
  const lesson = open('transport');
  for (const words of [
    'move panza-lance 1413 into floater-1',
    'move dagmaton-1 1114 into fort-1',
    'move floater-1 1411',
  ]) {
    act(lesson, words);
    lesson.next();
  }
  lesson.answer(0);
  lesson.next();
  act(lesson, 'end');
  for (let waits = 0; waits < 20 && !lesson.state.getState().met; waits++) {
    await Promise.resolve();
    lesson.table.goOn();
  }
  expect(lesson.state.getState()).toMatchObject({ met: true });
  lesson.table.leave();
});
