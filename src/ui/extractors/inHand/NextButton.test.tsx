import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { counterOf, type CounterId } from '../../../rules/extractors';
import { tableWith } from '../testing';
import { PlayActions } from './PlayActions';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const DORIANS = 'D panza-shock-1@1215; panza-shock-2@1217; panza-lance@1219';
const MOVEMENT = `engage simple T2 Dmovement | ${DORIANS} | A bipod A@0101/S w:laser,-,-`;
const id = (text: string) => counterOf(text as CounterId).id;
const names = () => screen.getAllByRole('button').map(({ textContent }) => textContent);

function stage(line: string) {
  const test = tableWith(line);
  render(
    <test.Stage>
      <PlayActions />
    </test.Stage>,
  );
  const stay = (unit: string) =>
    act(() => {
      test.desk.act({ type: 'move', unit: id(unit), path: [], facing: null, exit: null, into: null });
    });
  return { ...test, stay };
}

it('goes from one unit that can move to the next, past one that is left alone', () => {
  const { desk, stay } = stage(MOVEMENT);
  const press = () => fireEvent.click(screen.getByRole('button', { name: /^Next/ }));
  const held = () => desk.state.getState().selected;
  press();
  expect(held()).toBe(id('panza-shock-1'));
  press();
  expect(held()).toBe(id('panza-shock-2'));
  stay('panza-shock-2');
  expect(held()).toBeNull();
  press();
  expect(held()).toBe(id('panza-lance'));
  stay('panza-lance');
  press();
  expect(held()).toBe(id('panza-shock-1'));
  expect(names().at(-1)).toContain('Confirm');
});

it('ends the phase once nobody is left that can move, but not by a second tap of the last move', () => {
  const { position, stay } = stage(MOVEMENT);
  for (const unit of ['panza-shock-1', 'panza-shock-2']) stay(unit);
  const now = vi.spyOn(performance, 'now').mockReturnValue(10_000);
  stay('panza-lance');
  const press = () => fireEvent.click(screen.getByRole('button', { name: 'End Dorian movement' }));
  now.mockReturnValue(10_300);
  press();
  expect(position().phase.side).toBe('dorian');
  now.mockReturnValue(11_000);
  press();
  expect(position().phase.side).toBe('avronian');
});

it('stands back for the unit in hand where no other can act', () => {
  const { desk, stay } = stage(MOVEMENT);
  stay('panza-shock-1');
  stay('panza-lance');
  act(() => desk.select(id('panza-shock-2')));
  expect(screen.getByRole('button', { name: 'Confirm' }).getAttribute('aria-disabled')).toBe('true');
});

it('names the cell of the next unit where another of its name is in the game', () => {
  const next = () => names().at(-1);
  stage(MOVEMENT);
  expect(next()).not.toContain('Panza');
  cleanup();
  stage(MOVEMENT.replace('panza-shock-2', 'comar-ehn-shock-1'));
  expect(next()).toContain(`Next: Shock 1Panza, `);
});
