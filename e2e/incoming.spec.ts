import type { Page } from '@playwright/test';
import type { Setup } from '../src/rules/extractors';
import { Player, type PlayerOptions } from './player';
import { atEnemy, nearNorth, northward, seedFor, tacticsOf } from './tactics';
import { expect, test } from './test';

test.setTimeout(480_000);

const FULL: Setup = { scenario: 'incoming', rules: 'full' };

const runners = tacticsOf({ goal: northward, fires: () => true, places: nearNorth });
const hunter = tacticsOf({
  goal: atEnemy,
  fires: () => true,
  orders: { move: ['close', 'hold'], combat: ['sweep', 'closestTarget'] },
});
const SIDES = { dorian: runners, avronian: hunter };

/** A game of these two that this side wins, with dice of every kind on the way. */
async function play(page: Page, winner: 'dorian' | 'avronian', options: PlayerOptions): Promise<Player> {
  const seed = seedFor(FULL, SIDES, ({ game, steps }) => {
    const has = (type: string) => steps.some((step) => step.type === type);
    return game.victory?.winner === winner && has('fire') && (winner === 'avronian' || has('rally'));
  });
  const player = await Player.start(page, FULL, seed, options);
  await player.playOut(SIDES);
  expect(player.game.victory?.winner).toBe(winner);
  return player;
}

test('Incoming!, by the pointer: a section leaves by the north edge and Dorian wins', async ({ page }) => {
  await play(page, 'dorian', { hands: 'pointer' });
});

test('Incoming!, by the pointer: no section is left and Avronian wins', async ({ page }) => {
  await play(page, 'avronian', { hands: 'pointer' });
});

test('Incoming!, by the keyboard alone', async ({ page }) => {
  await play(page, 'avronian', { hands: 'keyboard' });
});

test('Incoming!, by roles and names alone', async ({ page }) => {
  await play(page, 'dorian', { hands: 'names' });
});
