import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { placedBases, queuedMovement } from '../../../rules/furrows';
import { AtTable } from '../../play/AtTable';
import { createDesk } from '../play/desk';
import { tableWhere } from '../playback/testing';
import { OrdersPanel } from './OrdersPanel';

afterEach(cleanup);

it.each([
  [true, 'Shaken: it is lost', '§5.6'],
  [false, 'It stands', '§5.3'],
] as const)(
  '§5.6: what becomes of orders written a turn ahead is said, shaken: %s',
  (shaken, words, rule) => {
    const { table, found } = tableWhere({ scenario: 'firstLight', orders: 'ahead' }, (game) =>
      game.phase.name === 'orders'
        ? placedBases(game).find(
            (base) =>
              base.side === game.phase.side &&
              base.shaken > 0 === shaken &&
              game.turn > 1 &&
              queuedMovement(base, game.turn),
          )
        : undefined,
    );
    const desk = createDesk(table);
    desk.select(found.id);
    render(
      <AtTable table={table} desk={desk}>
        <OrdersPanel />
      </AtTable>,
    );
    const told = screen.getByText(new RegExp(words));
    expect(told.textContent).toContain(rule);
  },
);
