import type { Page } from '@playwright/test';
import { enemyOf, unitsOf, type Game, type Order, type Setup, type Side } from '../src/rules/extractors';
import { orderName } from '../src/ui/extractors/wording';
import { Player } from './player';
import { foundIn, hiddenOrders, secretsOf } from './secretWords';
import { atEnemy, nearNorth, northward, nowhere, southward, tacticsOf, type Tactics } from './tactics';
import { expect, test } from './test';

/** Plays on and looks everywhere for what the one at the screen may not know, each time the screen has changed hands. */
async function playWatched(
  page: Page,
  setup: Setup,
  sides: Readonly<Record<Side, Tactics>>,
  until: (game: Game) => boolean,
): Promise<void> {
  let looked: Side | null = null;
  const looks: string[] = [];
  const player = await Player.start(page, setup, 5, {
    onScreen: async (name, { game, seat }) => {
      if (name === 'curtain') {
        const words = [...secretsOf(game, 'dorian'), ...secretsOf(game, 'avronian')];
        expect(await foundIn(page, words), `behind the curtain before ${seat}`).toEqual([]);
        looks.push(name);
      } else if (seat !== looked && seat !== 'all') {
        looked = seat;
        const log = page.getByRole('tab', { name: 'Log' });
        if (await log.isVisible()) await log.click();
        const words = secretsOf(game, enemyOf(seat));
        expect(await foundIn(page, words), `while ${seat} looks`).toEqual([]);
        if (await log.isVisible()) await page.getByRole('tab', { name: 'Units' }).click();
        looks.push(`${seat}: ${words.length > 0 ? 'secrets' : 'none'}`);
      }
    },
  });
  await player.playOut(sides, until);
  expect(looks).toContain('curtain');
  expect(looks.filter((look) => look.endsWith('secrets')).length).toBeGreaterThan(1);
}

const ODD = { move: ['retire', 'patrol'], combat: ['optimize', 'selfDestruct'] } as const;
const machines = (goal = atEnemy) => tacticsOf({ goal, fires: () => true, orders: ODD });

/** The first order that was written and lies face down. */
function writtenIn(game: Game): Order {
  const boxes = unitsOf(game).flatMap((unit) => (unit.class === 'machine' ? unit.combat.boxes : []));
  const written = boxes.find(({ order, revealed }) => order !== null && order !== 'hidden' && !revealed);
  return written!.order as Order;
}

test('what is looked for would be found', async ({ page }) => {
  const player = await Player.start(page, { scenario: 'incoming', rules: 'full' }, 5);
  const sides = {
    dorian: tacticsOf({ goal: northward, fires: () => true, places: nearNorth }),
    avronian: machines(),
  };
  await player.playOut(sides, ({ phase }) => phase.name === 'programming');
  await player.take({ type: 'program' });
  const found = await foundIn(page, hiddenOrders(player.game));
  const ordered = orderName(writtenIn(player.game));
  for (const where of ['markup', 'accessibility tree'])
    expect(found, where).toContain(`${ordered} in the ${where}`);
});

test('Full rules: nothing of the orders under the boxes is anywhere in the page while Dorian looks', async ({
  page,
}) => {
  const sides = {
    dorian: tacticsOf({ goal: northward, fires: () => true, places: nearNorth }),
    avronian: machines(),
  };
  await playWatched(page, { scenario: 'incoming', rules: 'full' }, sides, ({ turn }) => turn === 3);
});

test('Ambush: nothing of the hidden company is anywhere in the page while Avronian looks', async ({
  page,
}) => {
  const sides = { dorian: tacticsOf({ goal: nowhere, fires: () => false }), avronian: machines(southward) };
  await playWatched(page, { scenario: 'ambush', rules: 'full' }, sides, ({ turn }) => turn === 3);
});

test('Engage!: nothing of what the other side has bought is anywhere in the page before it enters', async ({
  page,
}) => {
  const sides = { dorian: tacticsOf({ goal: nowhere, fires: () => false }), avronian: machines(atEnemy) };
  await playWatched(page, { scenario: 'engage', rules: 'full' }, sides, ({ turn }) => turn === 2);
});
