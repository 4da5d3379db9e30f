import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { INCOMING, doSomething, openTab } from '../../store/testing';
import { SessionContext, TableContext, type AnySession, type AnyTable } from '../game/table';
import { PlayOn } from './PlayOn';

afterEach(cleanup);

it('of a game that was only watched: who plays on has the side that decides there', async () => {
  const { session, table } = openTab();
  await session.start(INCOMING, 3, 'A game');
  doSomething(table());
  for (const side of ['dorian', 'avronian'] as const) table().seat(side, 'recruit');
  const watched = table();
  render(
    <SessionContext value={session as unknown as AnySession}>
      <TableContext value={watched as unknown as AnyTable}>
        <PlayOn at={0} where="The start" />
      </TableContext>
    </SessionContext>,
  );
  await act(async () => {
    fireEvent.click(screen.getByRole('button'));
    await vi.waitFor(() => expect(table()).not.toBe(watched));
  });
  await vi.waitFor(() =>
    expect(table().published.getState().seats).toEqual([
      { side: 'dorian', level: 'recruit' },
      { side: 'avronian', level: null },
    ]),
  );
  expect(watched.published.getState().seats).toMatchObject([{ level: 'recruit' }, { level: 'recruit' }]);
});

it('says where the new game begins: of several offered at once each says another thing', async () => {
  const { session, table } = openTab();
  await session.start(INCOMING, 3, 'A game');
  doSomething(table());
  render(
    <SessionContext value={session as unknown as AnySession}>
      <TableContext value={table() as unknown as AnyTable}>
        <PlayOn at={0} where="Turn 2, Dorian fire" />
        <PlayOn at={0} where="Turn 2, Dorian fire" before="Turn 2: PGP-1 fires" />
        <PlayOn at={0} where="Turn 2, Dorian fire" before="Turn 2: PGP-2 fires" />
      </TableContext>
    </SessionContext>,
  );
  const names = screen.getAllByRole('button').map(({ textContent }) => textContent);
  expect(new Set(names).size).toBe(3);
  for (const name of names) expect(name).toContain('Turn 2, Dorian fire');
});
