import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { createGrid } from '../../hex';
import type { GameOnPaper } from './game';
import type { Layout } from './layout';
import type { PageLook } from './look';
import { PrintFrame } from './PrintFrame';

afterEach(cleanup);

const OFFERS = { groups: [], kits: [], selections: [], first: ['map'] };
const MAP_PAGE = { key: 'map', title: 'Map', use: '', side: 'alone', sheet: { type: 'map' } } as const;
const pagesOf = (_: unknown, { map: plan }: Layout) => [{ ...MAP_PAGE, sheet: { type: 'map', plan } }];

it('a map that cannot be painted is said to be, and printed in lines', async () => {
  const painter = Object.assign(new EventTarget(), { terminate: vi.fn() });
  const game: GameOnPaper = {
    name: 'Test',
    tips: [],
    dice: [],
    map: {
      grid: createGrid(2, 2),
      sheet: { x: 0, y: 0, width: 100, height: 100 },
      startPainter: () => painter as unknown as Worker,
      Lines: () => null,
      Marks: () => null,
      scenarios: [],
    },
    books: {},
  };
  const page = ({ map: { layers } }: PageLook) => (layers === null ? 'in lines' : 'painted');
  render(
    <PrintFrame
      {...{ game, pagesOf, offers: OFFERS, from: '', onTable: 'none', scenario: null, moment: undefined }}
      renderPage={(_, look) => page(look)}
    />,
  );
  const reason = 'The pages are still being drawn';
  expect(await screen.findByText(reason)).toBeDefined();
  expect(screen.queryByText(/cannot be painted/)).toBeNull();
  act(() => void painter.dispatchEvent(new Event('error')));
  expect(screen.queryByText(reason)).toBeNull();
  expect(screen.getByText(/cannot be painted/)).toBeDefined();
  expect(screen.getByText('in lines')).toBeDefined();
});
