import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { counterOf, unitOf, type CounterId } from '../../../rules/extractors';
import { statusOf } from '../art/counterFace';
import { tableWith } from '../testing';
import { MovePanel } from './MovePanel';

afterEach(cleanup);

const LINE =
  'engage simple T1 Dmovement | D panza-shock-1@waiting; floater-1@waiting; pgp-1@waiting | A bipod A@2413/N force1';
const id = (text: string) => counterOf(text as CounterId).id;

function stage() {
  const test = tableWith(LINE);
  render(
    <test.Stage>
      <MovePanel />
    </test.Stage>,
  );
  return test;
}

it('§5: a section that waits begins in a Floater that enters, and gets out again', () => {
  const { desk, position } = stage();
  const hold = (unit: string) => act(() => desk.select(id(unit)));
  hold('panza-shock-1');
  fireEvent.click(screen.getByRole('button', { name: /^Begin in Floater 1/ }));
  expect(unitOf(position(), id('panza-shock-1')).where).toEqual({ at: 'toEnter', inside: 'floater-1' });
  expect(statusOf(position(), unitOf(position(), id('floater-1'))).passengers).toBe(1);
  hold('panza-shock-1');
  expect(screen.getByText('It comes in with its Floater')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: /^On foot/ }));
  expect(unitOf(position(), id('panza-shock-1')).where).toEqual({ at: 'toEnter' });
});

it('§6.3.3: nothing is offered to who is no section', () => {
  const { desk } = stage();
  act(() => desk.select(id('pgp-1')));
  expect(screen.getByText('Choose where it enters')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Begin in/ })).toBeNull();
});
