import type { Page } from '@playwright/test';
import type { Setup, Side } from '../src/rules/extractors';
import { Player, type PlayerOptions } from './player';
import { expectLog } from './player/log';
import { FIGHT_AND_HUNT, RUN_AND_HUNT, seedFor } from './tactics';
import { expect, test } from './test';

const FULL: Setup = { scenario: 'incoming', rules: 'full' };

/** How a game goes that a side wins before its last turn: the cell runs off the map, or stands until nobody is left of it. */
const WON = { dorian: RUN_AND_HUNT, avronian: FIGHT_AND_HUNT };
const LAST_TURN = 8;

/** A whole game that this side wins, dice of every kind on the way. */
async function play(page: Page, winner: Side, options: PlayerOptions): Promise<void> {
  const tactics = WON[winner];
  const seed = seedFor(FULL, tactics, ({ game, steps }) => {
    const types = steps.map(({ type }) => type);
    const decided = game.victory?.winner === winner && game.turn < LAST_TURN;
    return decided && types.includes('fire') && types.includes('rally');
  });
  const player = await Player.start(page, FULL, seed, options);
  for (let turn = 1; player.game.victory === null; turn++) {
    await player.playOut(tactics, (game) => game.turn === turn && game.phase.name === 'rally');
    if (player.game.victory === null) await expectLog(player);
  }
  expect(player.game.victory?.winner).toBe(winner);
  await player.expectResult();
}

test('Incoming! by the pointer: a section leaves by the north edge and Dorian wins', async ({ page }) => {
  await play(page, 'dorian', { hands: 'pointer' });
});

test('Incoming! by the keyboard alone: no section is left and Avronian wins', async ({ page }) => {
  await play(page, 'avronian', { hands: 'keyboard' });
});

test('Incoming! by roles and names alone', async ({ page }) => {
  await play(page, 'dorian', { hands: 'names' });
});

test('Incoming! by touch on a phone @phone-only', async ({ page }) => {
  await play(page, 'avronian', { hands: 'touch' });
});
