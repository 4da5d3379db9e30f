import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { AtTable } from '../../play/AtTable';
import { tableWhere } from '../playback/testing';
import { createDesk } from './desk';
import { GameBar } from './GameBar';

vi.mock('../../shell/SettingsMenu', () => ({ SettingsMenu: () => null }));
vi.mock('../../saves/items', () => ({ useSaveItems: () => [] }));
afterEach(cleanup);

it.each([
  ['placement', null, []],
  ['orders', null, ['Orders']],
  ['declare', 'gunnery2', ['G2']],
])('of the parts of a turn the bar lights what is being played: %s', (name, played, lit) => {
  const { table } = tableWhere({ scenario: 'firstLight', orders: 'quick' }, ({ phase, part }) =>
    phase.name === name && part === played ? true : undefined,
  );
  const desk = createDesk(table);
  // What led there has been told.
  desk.tell([]);
  render(
    <AtTable table={table} desk={desk}>
      <GameBar onTab={() => undefined} onReplay={() => undefined} />
    </AtTable>,
  );
  const now = screen.getAllByRole('listitem').filter((item) => item.getAttribute('aria-current') === 'step');
  expect(now.map(({ textContent }) => textContent)).toEqual(lit);
});
