import { expect, it } from 'vitest';
import { declarationsOf, furrows, placedBases, whyNotFiring } from '../../../rules/furrows';
import { announcements } from '../../widgets/announce';
import { faceToFace, tableWhere } from '../playback/testing';
import { aimAtNext, whyNoAim } from './aiming';
import { createDesk } from './desk';

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

it('§8.1: the next target is said to who does not look, with what it may come to', () => {
  const { table, found } = tableWhere(faceToFace(), (game) =>
    game.phase.name === 'declare'
      ? placedBases(game).find(
          (base) =>
            base.side === game.phase.side &&
            !whyNotFiring(game, base) &&
            declarationsOf(game, base).length > 0,
        )
      : undefined,
  );
  const desk = createDesk(table);
  desk.select(found.id);
  aimAtNext(desk, table.published.getState().position!);
  expect(announcements().polite.text).toMatch(/^\w[\w ]* at [\w ]+: [\d.]+.% any harm$/);
});

it('§4: whose decision comes next is said to who does not see the title', () => {
  const { table, found } = tableWhere({ scenario: 'firstLight', orders: 'quick' }, (game) =>
    game.phase.name === 'placement' && !furrows.whyIllegal(game, { type: 'endPlacement' })
      ? game.phase
      : undefined,
  );
  expect(found.side).toBe('foundry');
  createDesk(table).act({ type: 'endPlacement' });
  expect(announcements().polite.text).toBe('League set-up');
});
