import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { AtTable } from '../../play/AtTable';
import type { MenuItem } from '../../widgets/menuItems';
import { dismissToast, toasts } from '../../widgets/toast';
import { Toasts } from '../../widgets/Toasts';
import { tableWhere } from '../playback/testing';
import { createDesk } from './desk';
import { GameBar } from './GameBar';

vi.mock('../../shell/SettingsMenu', () => ({
  SettingsMenu: ({ items }: { readonly items: readonly MenuItem[] }) => {
    menu = items;
    return null;
  },
}));
let menu: readonly MenuItem[] = [];
vi.mock('../../saves/items', () => ({ useSaveItems: () => [] }));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  for (const { id } of toasts()) dismissToast(id);
});

it.each([
  ['placement', null, []],
  ['orders', null, ['Orders']],
  ['declare', 'gunnery2', ['Fire 2']],
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

it.each([
  ['quick', 'orders', 'foundry', 1, 'Position copied.'],
  ['quick', 'orders', 'league', 1, 'Position copied.'],
  ['quick', 'declare', 'foundry', 1, /to look at: no game goes on from it here \(E-98\)/],
  ['ahead', 'placement', 'foundry', 0, 'Position copied.'],
  ['ahead', 'orders', 'league', 1, /to look at: no game goes on/],
  ['ahead', 'orders', 'foundry', 2, /to look at: no game goes on/],
] as const)(
  'E-98: a copied position says whether a game goes on from it: %s, %s of %s, turn %i',
  async (orders, name, side, turn, said) => {
    const { table } = tableWhere({ scenario: 'firstLight', orders }, (game) =>
      game.phase.name === name && game.phase.side === side && game.turn === turn ? true : undefined,
    );
    const desk = createDesk(table);
    desk.tell([]);
    render(
      <AtTable table={table} desk={desk}>
        <GameBar onTab={() => undefined} onReplay={() => undefined} />
        <Toasts />
      </AtTable>,
    );
    const writeText = vi.fn(() => Promise.resolve());
    vi.stubGlobal('navigator', { clipboard: { writeText } });
    const copy = menu.find((item) => item.type === 'act' && item.label === 'Copy the position');
    if (copy?.type === 'act') act(() => copy.onSelect());
    expect(await screen.findByText(said)).toBeDefined();
    expect(writeText).toHaveBeenCalledWith(expect.stringContaining('furrows firstLight'));
  },
);
