import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Toasts } from '../../widgets/Toasts';
import { dropMoment, keepMoment, readProgress } from '../lessons/progress';
import { LearnScreen } from './LearnScreen';

const kept = () => readProgress(localStorage.getItem('extractors.course')).kept.map(({ title }) => title);

const FORD = { title: 'The ford', line: 'engage full T3 Dfire | D pgp-1@1412/NE' };

beforeEach(() => {
  keepMoment(FORD);
  render(
    <>
      <LearnScreen what={null} />
      <Toasts />
    </>,
  );
});
afterEach(() => {
  cleanup();
  dropMoment(FORD);
});

it('a puzzle that was kept can be removed, and brought back; the focus stays among the puzzles', () => {
  const remove = screen.getByRole('button', { name: 'Remove The ford' });
  remove.focus();
  fireEvent.click(remove);
  expect(kept()).toEqual([]);
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: /^Puzzles/ }));
  const back = screen.getByRole('button', { name: 'Bring it back' });
  back.focus();
  fireEvent.click(back);
  expect(kept()).toEqual(['The ford']);
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: /^Puzzles/ }));
});

it('the course opens at its beginning: nothing in it takes the focus before something has been removed', () => {
  expect(screen.getByRole('heading', { name: /^Puzzles/ })).not.toBe(document.activeElement);
});
