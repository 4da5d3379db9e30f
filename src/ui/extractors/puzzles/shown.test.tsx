import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { extractors } from '../../../rules/extractors';
import { dropMoment, keepMoment } from '../lessons/progress';
import { at, DORIAN_FIRE } from '../testing';
import { momentHash, momentOf } from './moment';
import { openMoment } from './momentStore';
import { MomentPanel } from './MomentScreen';
import { PuzzlePanel } from './PuzzlePanel';
import { openPuzzle } from './puzzleStore';
import { PUZZLES } from './puzzles';

afterEach(cleanup);

it('what is shown takes up the focus of the button that asked for it, which is gone', () => {
  render(<PuzzlePanel store={openPuzzle(PUZZLES[0])} />);
  const ask = screen.getByRole('button', { name: 'Show me' });
  ask.focus();
  fireEvent.click(ask);
  expect(screen.queryByRole('button', { name: 'Show me' })).toBeNull();
  const told = screen.getByText((text) => text.startsWith(PUZZLES[0].why)).parentElement;
  expect(document.activeElement).toBe(told);
});

it('what is shown before it is found says that it does not count, what is found does not', () => {
  const store = openPuzzle(PUZZLES[0]);
  const best = extractors.options(store.position).find((one) => one.type === 'move' && one.exit !== null)!;
  render(<PuzzlePanel store={store} />);
  act(() => store.show());
  act(() => void store.table.act(best));
  expect(screen.getByText(/not count as solved/)).toBeTruthy();
  cleanup();
  const found = openPuzzle(PUZZLES[0]);
  render(<PuzzlePanel store={found} />);
  act(() => void found.table.act(best));
  expect(screen.getByRole('table')).toBeTruthy();
  expect(screen.queryByText(/not count as solved/)).toBeNull();
});

it('a hint leaves the focus where it is', () => {
  render(<PuzzlePanel store={openPuzzle(PUZZLES[0])} />);
  const ask = screen.getByRole('button', { name: 'Hint' });
  ask.focus();
  fireEvent.click(ask);
  expect(screen.getByText(PUZZLES[0].hint)).toBeTruthy();
  expect(document.activeElement).toBe(ask);
});

it('what Captain would do leads on to the next puzzle that was kept, and after the last to all', async () => {
  const line = momentOf({ ...at(DORIAN_FIRE), dice: { state: [1, 2, 3, 4], rolled: 0 } })!;
  const [before, own] = [
    { title: 'Before', line: 'x' },
    { title: 'This one', line },
  ];
  [before, own].forEach(keepMoment);
  const judged = Promise.resolve({ action: { type: 'endPhase' }, explanation: null });
  const store = openMoment(at(line), { ask: () => ({ answer: judged, stop: () => {} }) } as never);
  render(<MomentPanel store={store} />);
  expect(screen.queryByRole('link')).toBeNull();
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: /Show me/ }));
    await judged;
  });
  expect(screen.getByRole('link', { name: 'Next puzzle' }).getAttribute('href')).toBe(momentHash('x'));
  act(() => dropMoment(before));
  expect(screen.getByRole('link', { name: 'All puzzles' }).getAttribute('href')).toBe('#/learn');
  act(() => dropMoment(own));
});
