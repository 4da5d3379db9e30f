import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { LearnScreen } from '../learn/LearnScreen';
import { PUZZLES } from '../puzzles/puzzles';
import { LESSONS } from './course';

afterEach(cleanup);

const [RESET, SHOT] = ['resetting', 'Dfire'].map((word) => PUZZLES.find(({ line }) => line.includes(word))!);

const TARGET = 'Glide A';

it('a puzzle of a reset is answered where orders are laid, any other at the map', () => {
  render(<LearnScreen what={`puzzle/${RESET.id}`} />);
  const display = () => screen.queryByRole('article', { name: /^Display of/ });
  expect(display()).not.toBeNull();
  expect(screen.getByRole('region', { name: 'Puzzle' })).toBeDefined();
  cleanup();
  render(<LearnScreen what={`puzzle/${SHOT.id}`} />);
  expect(display()).toBeNull();
  expect(screen.getByRole('region', { name: 'Puzzle' })).toBeDefined();
});

it.each([
  ['last-lance', [/^Next: /, 'Stay in this hex'], 'Stay here'],
  ['commando', [/^Next: /, TARGET], 'Fire'],
  ['reset-empty', [], 'End Avronian movement'],
])('what is done in a puzzle is an answer, and its button says so: %s', async (id, ways, done) => {
  render(<LearnScreen what={`puzzle/${id}`} />);
  for (const way of ways) {
    // The list of units beside the map names it too, as soon as it is there.
    const list = way === TARGET ? await screen.findByRole('region', { name: 'Can fire at' }) : document.body;
    fireEvent.click(await within(list).findByRole('button', { name: way }));
  }
  const button = await screen.findByRole('button', { name: done });
  expect(button.textContent).toContain('As your answer');
  expect(screen.queryByText(/undo after|can be undone/)).toBeNull();
});

it.each([
  [LESSONS[8].id, 'Turn 4 of 12, Lesson 9'],
  [LESSONS[7].id, 'Before turn 1, Lesson 8'],
  [`puzzle/${SHOT.id}`, `, Puzzle ${PUZZLES.indexOf(SHOT) + 1}`],
])('on a phone the bar names a lesson or a puzzle by its number: %s', (what, words) => {
  const { container } = render(<LearnScreen what={what} />);
  const detail = container.querySelector('.bar-who small')!;
  for (const roomy of detail.querySelectorAll('.bar-roomy')) roomy.remove();
  expect(detail.textContent).toContain(words);
});

it('a lesson has its coach beside the game', () => {
  render(<LearnScreen what={LESSONS[0].id} />);
  expect(screen.getByRole('region', { name: 'Coach' })).toBeDefined();
  expect(screen.getByRole('grid', { name: 'Map' })).toBeDefined();
});
