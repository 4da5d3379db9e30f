import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { basesOf, type BaseId, type Game } from '../../../rules/furrows';
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

/** The gunnery of this base, with what is said of an entry in a part. */
function writing(find: (game: Game) => BaseId | undefined) {
  const { table, found } = tableWhere(faceToFace(), find);
  const desk = createDesk(table);
  desk.select(found);
  render(
    <AtTable table={table} desk={desk}>
      <OrdersPanel />
    </AtTable>,
  );
  const gunnery = screen.getByRole('region', { name: /gunnery$/ });
  const parts = within(gunnery).getAllByRole('radiogroup');
  return (part: 0 | 1, entry: string) => {
    fireEvent.click(within(parts[part]).getByRole('radio', { name: entry }));
    return gunnery.textContent;
  };
}

it('§8.4, §3.3: an Aim too late and a Load of what is loaded are said to be vain', () => {
  const say = writing(({ phase, bases }) =>
    phase.name === 'orders' && phase.side === 'foundry' ? bases['anvil' as BaseId].id : undefined,
  );
  expect(say(0, 'Load')).toContain('All is loaded already');
  say(1, 'Fire');
  expect(say(0, 'Aim')).not.toMatch(/not after it|All is loaded/);
  expect(say(1, 'Aim')).toContain('Aim helps in Gunnery 2, not after it');
});

it('§3.3: whoever writes its orders reads how far a base fires, and that its gun is empty', () => {
  const say = writing(withEmptyRifles);
  const fire = say(0, 'Fire');
  expect(fire).toContain('Long rifle: range 3, empty');
  expect(fire).toContain('Nothing is loaded');
  expect(say(0, 'Load')).not.toContain('Nothing is loaded');
});
