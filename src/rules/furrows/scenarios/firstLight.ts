import { hexAt, type Hex } from '../../../hex';
import { at, valley } from '../maps/valley';
import type { BaseId, Given, Scenario, UnitName, Upgrade } from '../types';

const given = (id: string, unit: UnitName, ...upgrades: readonly Upgrade[]): Given => ({
  id: id as BaseId,
  unit,
  upgrades,
});

/** Columns 10 to 15 of two rows. */
function zone(...rows: readonly number[]): readonly Hex[] {
  return [10, 11, 12, 13, 14, 15].flatMap((column) => rows.map((row) => hexAt(valley.grid, column, row)!));
}

/** §16: the first game. */
export const firstLight: Scenario = {
  id: 'firstLight',
  number: 1,
  title: 'First Light',
  duration: 15,
  lastTurn: 6,
  orders: 'quick',
  map: valley,
  armies: [
    {
      side: 'foundry',
      given: [
        given('anvil', 'anvil'),
        given('line-1', 'lineSection', 'sergeant'),
        given('line-2', 'lineSection'),
      ],
      zone: zone(5, 6),
    },
    {
      side: 'league',
      given: [
        given('heron', 'heron'),
        given('rifles-1', 'leagueRifles', 'sergeant'),
        given('rifles-2', 'leagueRifles'),
      ],
      zone: zone(13, 14),
    },
  ],
  decisive: [at('1209'), at('1310')],
};
