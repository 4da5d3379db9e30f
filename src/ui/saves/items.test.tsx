import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { openTab, SIMPLE } from '../../store/testing';
import { useSeatItems } from '../extractors/opponent';
import { createDesk } from '../extractors/input/deskStore';
import { SessionContext } from '../game/table';
import { AtTable } from '../play/AtTable';
import { useSaveItems } from './items';

const BEGIN = { seat: 'dorian', passphrase: 'green hills far', opening: 'lent for one day' };

async function labels(byMail: boolean) {
  const { session, table } = openTab();
  await session.start(SIMPLE, 3, 'A game');
  if (byMail) await session.exportSealed(BEGIN);
  const desk = createDesk(table());
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <SessionContext value={session}>
      <AtTable table={table()} desk={desk}>
        {children}
      </AtTable>
    </SessionContext>
  );
  return [useSeatItems, useSaveItems].map((items) =>
    renderHook(items, { wrapper }).result.current.map((item) => 'label' in item && item.label),
  );
}

test('at one screen the menu offers who plays, to take back by consent and to keep the game', async () => {
  const [seats, saves] = await labels(false);
  expect(saves).toEqual([
    'Take back by consent',
    'Keep under a name',
    'Send by mail, or export as a file',
    'Share a link',
  ]);
  expect(seats).toEqual(['Who plays', ...saves]);
});

test('by mail it offers only what can be done: a sealed copy and a link', async () => {
  for (const items of await labels(true)) expect(items).toEqual(['Export as a file', 'Share a link']);
});
