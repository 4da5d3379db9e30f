import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { basesOf, type Game } from '../../../rules/furrows';
import { AtTable } from '../../play/AtTable';
import { createDesk } from '../play/desk';
import { faceToFace, tableWhere } from '../playback/testing';
import { OrdersPanel } from './OrdersPanel';

afterEach(cleanup);

/** A base whose only weapon has been fired and not loaded, as its orders are written. */
function withEmptyRifles({ phase, bases }: Game) {
  if (phase.name !== 'orders') return undefined;
  return basesOf({ bases }).find(
    ({ unit, side, where, loads, shaken }) =>
      unit === 'leagueRifles' &&
      side === phase.side &&
      where.at === 'map' &&
      loads.longRifle === 0 &&
      shaken === 0,
  )?.id;
}

it('§3.3: whoever writes its orders reads how far a base fires, and that its gun is empty', () => {
  const { table, found } = tableWhere(faceToFace(), withEmptyRifles);
  const desk = createDesk(table);
  desk.select(found);
  render(
    <AtTable table={table} desk={desk}>
      <OrdersPanel />
    </AtTable>,
  );
  const gunnery = screen.getByRole('region', { name: /gunnery$/ });
  expect(gunnery.textContent).toContain('Long rifle: 3 hexes, empty');
  const [first] = within(gunnery).getAllByRole('radiogroup');
  fireEvent.click(within(first).getByRole('radio', { name: 'Fire' }));
  expect(gunnery.textContent).toContain('Nothing is loaded: it fires nothing');
  fireEvent.click(within(first).getByRole('radio', { name: 'Load' }));
  expect(gunnery.textContent).not.toContain('Nothing is loaded');
});
