import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
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

it('a hint leaves the focus where it is', () => {
  render(<PuzzlePanel store={openPuzzle(PUZZLES[0])} />);
  const ask = screen.getByRole('button', { name: 'Hint' });
  ask.focus();
  fireEvent.click(ask);
  expect(screen.getByText(PUZZLES[0].hint)).toBeTruthy();
  expect(document.activeElement).toBe(ask);
});
