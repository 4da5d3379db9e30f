import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Hex } from '../../../hex';
import {
  armyOf,
  basesOf,
  furrows,
  isPlaced,
  unplacedBases,
  whyNotHex,
  type Position,
  type Setup,
} from '../../../rules/furrows';
import { openTable } from '../../../store/table';
import { AtTable } from '../../play/AtTable';
import { toasts } from '../../widgets/toast';
import type { FurrowsTable } from '../table';
import { createDesk } from './desk';
import { useTap } from './useTap';

const SETUP: Setup = { scenario: 'firstLight', orders: 'quick' };

/** First Light at its set-up, with nothing of its screen but the taps on the map. */
function atSetUp() {
  const record = {
    id: 'game',
    name: 'A game',
    ruleset: 'furrows',
    version: 1,
    setup: SETUP,
    seed: 4,
    actions: [],
  };
  const table: FurrowsTable = openTable(furrows, record, { now: () => '2026-11-29T12:00:00.000Z' });
  const desk = createDesk(table);
  const { result } = renderHook(useTap, {
    wrapper: ({ children }) => <AtTable {...{ table, desk }}>{children}</AtTable>,
  });
  const position = (): Position => table.published.getState().position!;
  const inHand = () => position().bases[desk.state.getState().selected!];
  const openHexes = () =>
    armyOf(position(), 'foundry').zone.filter((hex) => !whyNotHex(position(), inHand(), hex));
  return { desk, position, inHand, openHexes, tap: (hex: Hex) => act(() => result.current(hex, null)) };
}

it('§16: who has set up a base has the next one in hand, and none is moved by the tap that places another', () => {
  const { desk, position, inHand, openHexes, tap } = atSetUp();
  const [first, second] = unplacedBases(position());
  desk.select(first.id);
  const [here, there] = openHexes();
  tap(here);
  expect(inHand().id).toBe(second.id);
  tap(there);
  expect([first, second].map(({ id }) => position().bases[id].where)).toMatchObject([
    { hex: here },
    { hex: there },
  ]);
});

it('§16: the last that is set up stays in hand, and goes where the next tap says', () => {
  const { desk, position, inHand, openHexes, tap } = atSetUp();
  const mine = basesOf(position()).filter(({ side }) => side === 'foundry');
  desk.select(mine[0].id);
  for (const _ of mine) tap(openHexes().find((hex) => !mine.some(({ id }) => at(position(), id) === hex))!);
  const last = inHand();
  expect(unplacedBases(position())).toEqual([]);
  expect(isPlaced(last)).toBe(true);
  const free = openHexes().find((hex) => !mine.some(({ id }) => at(position(), id) === hex))!;
  tap(free);
  expect(at(position(), last.id)).toBe(free);
});

it('why a tap placed nothing is told no longer once one has', () => {
  const { desk, position, openHexes, tap } = atSetUp();
  desk.select(unplacedBases(position())[0].id);
  tap(armyOf(position(), 'league').zone[0]);
  expect(toasts().map(({ text }) => text)).toEqual([expect.stringContaining('lies outside the set-up zone')]);
  tap(openHexes()[0]);
  expect(toasts()).toEqual([]);
});

function at({ bases }: Position, id: keyof Position['bases']): number | null {
  const { where } = bases[id];
  return where.at === 'map' ? where.hex : null;
}
