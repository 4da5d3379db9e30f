import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { openTab, SIMPLE } from '../../store/testing';
import { SIDES } from '../extractors/sides';
import { SessionContext, TableContext } from '../game/table';
import { SidesContext } from '../widgets/sides';
import { LinkDialog } from './LinkDialog';

afterEach(cleanup);

it('of a game by mail a link holds the position alone, also where nothing is secret', async () => {
  const { session, table } = openTab();
  await session.start(SIMPLE, 3, 'A game');
  await session.exportSealed({ seat: 'dorian', passphrase: 'green hills far', opening: 'lent for one day' });
  render(
    <SidesContext value={SIDES}>
      <SessionContext value={session}>
        <TableContext value={table()}>
          <LinkDialog written={() => 'a position'} onClose={() => undefined} />
        </TableContext>
      </SessionContext>
    </SidesContext>,
  );
  expect((await screen.findByRole('dialog')).textContent).toContain('goes by mail');
  expect(await screen.findByDisplayValue(/#\/shared\/p/)).toBeDefined();
});
