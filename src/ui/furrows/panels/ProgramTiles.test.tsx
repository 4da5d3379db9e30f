import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { Direction } from '../../../hex';
import { furrows, type BaseId, type Program } from '../../../rules/furrows';
import { openTable } from '../../../store/table';
import { AtTable } from '../../play/AtTable';
import { createDesk } from '../play/desk';
import { faceToFace, tableWhere } from '../playback/testing';
import type { FurrowsTable } from '../table';
import { OrdersPanel } from './OrdersPanel';
import { ProgramSketch } from './ProgramSketch';

afterEach(cleanup);

it('arrows go from program to program without writing one; the group is one stop for Tab', () => {
  const record = {
    id: 'g',
    name: 'A game',
    ruleset: 'furrows',
    version: 1,
    setup: faceToFace(),
    seed: 4,
    actions: [],
  };
  const table: FurrowsTable = openTable(furrows, record, { now: () => '2026-11-22T12:00:00.000Z' });
  const desk = createDesk(table);
  table.takeSeat();
  render(
    <AtTable table={table} desk={desk}>
      <OrdersPanel />
    </AtTable>,
  );
  act(() => desk.select('line-1' as BaseId));
  const [programs] = screen.getAllByRole('radiogroup', { name: /^Program for turn/ });
  const tiles = within(programs).getAllByRole('radio');
  expect(tiles.filter(({ tabIndex }) => tabIndex === 0)).toEqual([tiles[0]]);
  act(() => tiles[0].focus());
  fireEvent.keyDown(tiles[0], { key: 'ArrowRight' });
  expect(document.activeElement).toBe(tiles[1]);
  expect(table.record().actions).toEqual([]);
  fireEvent.click(tiles[1]);
  expect(within(programs).getByRole('radio', { checked: true })).toBe(tiles[1]);
});

it('§5.1: a turn ahead, turn 2 has nothing to repeat before turn 1 is written, and says so', () => {
  const { table, found } = tableWhere({ scenario: 'firstLight', orders: 'ahead' }, ({ phase, bases }) =>
    phase.name === 'orders' ? Object.values(bases).find(({ side }) => side === phase.side)?.id : undefined,
  );
  const desk = createDesk(table);
  desk.select(found);
  render(
    <AtTable table={table} desk={desk}>
      <OrdersPanel />
    </AtTable>,
  );
  const same = screen.getByRole('button', { name: /^Same as last turn/ });
  expect(same.textContent).toContain('Nothing is written for the turn before');
});

/** Every number of the drawing. */
function drawn(program: string, from: Direction) {
  const { container } = render(<ProgramSketch program={program as Program} from={from} />);
  const [way, arrow] = [...container.querySelectorAll('path')].map((path) =>
    [...path.getAttribute('d')!.matchAll(/-?[\d.]+/g)].map(Number),
  );
  return { way, arrow };
}

it('an arrowhead points one way: turned by a third it is another', () => {
  const { arrow } = drawn('F+F+L', 0);
  const corners = arrow.flatMap((x, index) => (index % 2 ? [] : [[x, arrow[index + 1]] as const]));
  const middle = corners.reduce((sum, [, y]) => sum + y, 0) / corners.length;
  const [tip, ...others] = corners.map(([x, y]) => Math.hypot(x, y - middle));
  expect(tip).toBeGreaterThan(1.25 * Math.max(...others));
});

it('a program is drawn from where its base faces: forward of one that faces south is down', () => {
  expect(drawn('F+F+-', 3).way).toEqual([0, 0, 0, 10, 0, 20]);
});
