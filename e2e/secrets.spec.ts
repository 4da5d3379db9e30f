import type { Page } from '@playwright/test';
import { enemyOf, unitsOf, type Game, type Order, type Setup, type Side } from '../src/rules/extractors';
import { orderName } from '../src/ui/extractors/wording';
import { goldenAt, goldenFile } from './golden';
import { Player } from './player';
import { askForHint, leaveAndComeBack, noteOf, openPanels, putPanelsAway, writeNote } from './secretPanels';
import { armiesOf, foundIn, hiddenOrders, secretsOf } from './secretWords';
import { atEnemy, nearNorth, northward, nowhere, southward, tacticsOf, type Tactics } from './tactics';
import { expect, test } from './test';

/** Plays on and looks everywhere for what the one at the screen may not know, each time the screen has changed hands. */
async function playWatched(
  page: Page,
  setup: Setup,
  sides: Readonly<Record<Side, Tactics>>,
  until: (game: Game) => boolean,
): Promise<readonly string[]> {
  let looked: Side | null = null;
  const looks: string[] = [];
  const searched = new Set<string>();
  const player = await Player.start(page, setup, 5, {
    onScreen: async (name, at) => {
      const { game, seat } = at;
      if (name === 'curtain') {
        expect(await foundIn(page, wordsOfBoth(game)), `behind the curtain before ${seat}`).toEqual([]);
        looks.push(name);
      } else if (seat !== looked && seat !== 'all') {
        looked = seat;
        const log = page.getByRole('tab', { name: 'Log' });
        if (await log.isVisible()) await log.click();
        const words = secretsOf(game, enemyOf(seat));
        const all = [...words, ...armiesOf(game, enemyOf(seat)), noteOf(enemyOf(seat))];
        expect(await foundIn(page, all), `while ${seat} looks`).toEqual([]);
        if (await page.getByRole('heading', { name: 'Since your last look' }).isVisible())
          looks.push('since the last look');
        if (await log.isVisible()) await page.getByRole('tab', { name: 'Units' }).click();
        const first = !searched.has(name);
        if (words.length > 0 && first) {
          searched.add(name);
          if (await askForHint(at)) {
            expect(await foundIn(page, words), `a hint for ${seat}, ${name}`).toEqual([]);
            await page.keyboard.press('Escape');
            looks.push('hint');
          }
          const panels = await openPanels(at);
          if (panels.length > 0) expect(await foundIn(page, words), `${panels.join()}, ${seat}`).toEqual([]);
          await putPanelsAway(at, panels);
          looks.push(...panels);
          if (panels.length > 0) {
            await writeNote(at, seat);
            expect(await foundIn(page, [noteOf(seat)]), `the note of ${seat} while he looks`).not.toEqual([]);
            looks.push('note');
            if (secretsOf(game, seat).length > 0) {
              await leaveAndComeBack(at);
              await expect(page).toHaveTitle(/^Hand over/);
              await at.takeScreen();
              looks.push('back');
            }
          }
        }
        looks.push(`${seat}: ${words.length > 0 ? 'secrets' : 'none'}`);
      }
    },
  });
  await player.playOut(sides, until);
  expect(looks).toContain('curtain');
  expect(looks.filter((look) => look.endsWith('secrets')).length).toBeGreaterThan(1);
  expect(looks).toEqual(expect.arrayContaining(['hint', 'score', 'since the last look', 'note']));
  return looks;
}

const wordsOfBoth = (game: Game) =>
  (['dorian', 'avronian'] as const).flatMap((side) => [...secretsOf(game, side), noteOf(side)]);

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
  const full = { scenario: 'incoming', rules: 'full' } as const;
  const looks = await playWatched(page, full, sides, ({ turn }) => turn === 3);
  expect(looks).toEqual(expect.arrayContaining(['threat preview', 'display of the enemy']));
});

test('Ambush: nothing of the hidden company is anywhere in the page while Avronian looks', async ({
  page,
}) => {
  const sides = { dorian: tacticsOf({ goal: nowhere, fires: () => false }), avronian: machines(southward) };
  const ambush = { scenario: 'ambush', rules: 'full' } as const;
  expect(await playWatched(page, ambush, sides, ({ turn }) => turn === 3)).toContain('back');
});

test('Engage!: nothing of what the other side has bought is anywhere in the page before it enters', async ({
  page,
}) => {
  const sides = { dorian: tacticsOf({ goal: nowhere, fires: () => false }), avronian: machines(atEnemy) };
  const engage = { scenario: 'engage', rules: 'full' } as const;
  expect(await playWatched(page, engage, sides, ({ turn }) => turn === 2)).toContain('back');
});

test('a branch of an ended game: nothing of what was secret where it begins is anywhere in the page', async ({
  page,
}) => {
  const { id, turn } = { id: 'incoming-full-sections-gone', turn: 4 };
  const game = goldenAt(id, (now) => now.turn === turn);
  await page.goto('./');
  await page.locator('input[type=file]').setInputFiles(goldenFile(id));
  await page.getByRole('button', { name: `Replay from turn ${turn}` }).click();
  await page.getByRole('button', { name: /^Play on from here/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dorian movement' })).toBeAttached();
  const words = secretsOf(game, 'avronian');
  expect(words.length).toBeGreaterThan(0);
  expect(await foundIn(page, words)).toEqual([]);
});
