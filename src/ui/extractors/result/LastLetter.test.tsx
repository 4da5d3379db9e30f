import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { TableContext, type AnyTable } from '../../game/table';
import { SidesContext } from '../../widgets/sides';
import { SIDES } from '../sides';
import { LastLetter } from './LastLetter';

afterEach(cleanup);

function shown(mail: object | undefined) {
  const table = { record: () => ({ mail }) } as unknown as AnyTable;
  render(
    <SidesContext value={SIDES}>
      <TableContext value={table}>
        <LastLetter />
      </TableContext>
    </SidesContext>,
  );
  return screen.queryByRole('button', { name: 'Send the game to Avronian' });
}

it('the side that has written the last letter of an ended game is told that the other waits for it', () => {
  expect(shown({ seat: 'dorian', over: true, letters: [{ by: 'dorian' }] })).not.toBeNull();
});

it('the side that ended a game without secrets has the result, and the letter still to be sent', () => {
  expect(shown({ seat: 'dorian', letters: [{ by: 'avronian' }] })).not.toBeNull();
});

it('once made, the file is named and can be made again', () => {
  const mail = { seat: 'dorian', over: true, letters: [{ by: 'dorian' }] };
  expect(shown({ ...mail, filed: 'Incoming-letter-17.json' })).toBeNull();
  expect(document.body.textContent).toContain('from Incoming-letter-17.json');
  expect(screen.queryByRole('button', { name: 'Make the file again' })).not.toBeNull();
});

it.each([
  ['not by mail', undefined],
  ['ended with the letter of the other side', { seat: 'dorian', over: true, letters: [{ by: 'avronian' }] }],
  ['by mail before its secrets were kept apart', { seat: 'dorian', locks: [] }],
])('nobody waits for the result of a game %s', (_, mail) => {
  expect(shown(mail)).toBeNull();
});
