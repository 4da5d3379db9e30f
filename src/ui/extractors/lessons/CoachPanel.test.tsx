import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { extractors } from '../../../rules/extractors';
import { tableWith } from '../testing';
import { CoachPanel } from './CoachPanel';
import { LESSONS } from './course';
import { openLesson } from './lessonStore';
import { fits, written } from './written';

afterEach(cleanup);

const nothing = () => {};

/** The first lesson with its coach, and what is done in it. */
function coached(again = false) {
  const store = openLesson(LESSONS[0]);
  const onShown = vi.fn();
  const { Stage } = tableWith(LESSONS[0].line);
  render(
    <Stage>
      <CoachPanel store={store} again={again} onShown={onShown} onRestart={nothing} onDone={nothing} />
    </Stage>,
  );
  const play = (words: string) => {
    const { position } = store.table.published.getState();
    const action = extractors.options(position!).find((one) => fits(written(position!, one), words))!;
    act(() => void store.table.act(action));
  };
  const press = (name: string) => {
    const button = screen.getByRole('button', { name });
    button.focus();
    fireEvent.click(button);
  };
  return { onShown, play, press };
}

const focus = () => document.activeElement;
const heading = () => screen.getByRole('heading', { name: /^Coach/ });

it('the focus is not taken as a lesson opens', () => {
  coached();
  expect(focus()).toBe(document.body);
});

it('begun again, it has the focus of the button that did it, which is gone, once', () => {
  const { onShown } = coached(true);
  expect(focus()).toBe(heading());
  expect(onShown).toHaveBeenCalledOnce();
});

it('the next step has the focus of the button that led to it, which is gone', () => {
  const { play, press } = coached();
  play('move panza-lance 0712');
  press('Next step');
  expect(screen.queryByRole('button', { name: 'Next step' })).toBeNull();
  expect(focus()).toBe(heading());
});

it('what is taken back leaves the focus with the coach', () => {
  const { play, press } = coached();
  play('move panza-lance 0612');
  press('Take it back');
  expect(screen.queryByRole('button', { name: 'Take it back' })).toBeNull();
  expect(focus()).toBe(heading());
});

it('a step met elsewhere leaves the focus where it is', () => {
  const { play } = coached();
  const restart = screen.getByRole('button', { name: 'Restart' });
  restart.focus();
  play('move panza-lance 0712');
  expect(focus()).toBe(restart);
});
