import { expect, it } from 'vitest';
import { placedBases, whyNotFiring } from '../../../rules/furrows';
import { tableWhere } from '../playback/testing';
import { whyNoAim } from './aiming';

it('§8.2: a target beyond all weapons is called so once, by the one that reaches farthest', () => {
  const { found } = tableWhere({ scenario: 'firstLight', orders: 'quick' }, (game) => {
    const anvil = placedBases(game).find(({ unit }) => unit === 'anvil');
    if (game.phase.name !== 'declare' || !anvil || whyNotFiring(game, anvil)) return undefined;
    return placedBases(game)
      .filter(({ side }) => side === 'league')
      .map((enemy) => whyNoAim(game, anvil.id, enemy.id))
      .find((why) => /Long gun reaches/.test(why));
  });
  expect(found).toMatch(/^Out of range: \d+ hexes, Long gun reaches 8 \[§8\.2\]$/);
});
