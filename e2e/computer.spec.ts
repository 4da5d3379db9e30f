import type { Page } from '@playwright/test';
import { enemyOf, type Game, type Setup, type Side } from '../src/rules/extractors';
import { Player, type PlayerOptions } from './player';
import { foundIn, secretsOf } from './secretWords';
import { RUN_AND_HUNT, atEnemy, nearNorth, northward, nowhere, tacticsOf } from './tactics';
import { expect, expectAccessible, test } from './test';

const SIMPLE: Setup = { scenario: 'incoming', rules: 'simple' };
const FULL: Setup = { scenario: 'incoming', rules: 'full' };

/** A whole game of a person against Recruit; what Recruit does on the page is what it does here. */
async function playRecruit(page: Page, setup: Setup, options: PlayerOptions): Promise<void> {
  const player = await Player.start(page, setup, 3, { ...options, opponents: { avronian: 'recruit' } });
  await player.playOut(RUN_AND_HUNT);
  await player.expectResult();
}

test('Incoming! against Recruit by the pointer, to its end', async ({ page }) => {
  await playRecruit(page, FULL, { hands: 'pointer' });
});

test('Incoming! against Recruit by touch on a phone, to its end @phone-only', async ({ page }) => {
  await playRecruit(page, SIMPLE, { hands: 'touch' });
});

test('a game is watched from its start to its end, and nobody is asked anything', async ({ page }) => {
  await page.goto('/');
  await seat(page, 'Dorian', 'Recruit');
  await seat(page, 'Avronian', 'Recruit');
  await page.getByRole('button', { name: 'Start Incoming!' }).click();
  await expect(page).toHaveTitle(/wins|won|draw/i);
  await expect(page.getByRole('button', { name: /^I am / })).toHaveCount(0);
});

async function seat(page: Page, side: string, level: string): Promise<void> {
  const group = page.getByRole('radiogroup', { name: `Who plays ${side}` });
  await group.getByRole('radio', { name: level }).locator('xpath=ancestor::label').click();
}

/** Holds back the computer's own worker, and no other, so that it thinks until it is let go. */
async function holdThinking(page: Page): Promise<() => Promise<void>> {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/worker-[^/]*\.js/, async (route) => {
    // A part of the page by the same name is asked for with its origin, the worker itself without.
    const { origin } = await route.request().allHeaders();
    if (origin === undefined) await held;
    await route.continue();
  });
  return () => {
    release();
    return Promise.resolve();
  };
}

/** From here on each of its acts waits for the player's word. */
async function stepByStep(page: Page): Promise<void> {
  await page.locator('html[data-save=saved]').waitFor();
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('extractors.settings') ?? '{}') as object;
    localStorage.setItem('extractors.settings', JSON.stringify({ ...kept, pace: 'step', help: 'off' }));
  });
  await page.reload();
}

test('while it thinks: a reload, a pause, another level, a person, and back; nothing it thought before is done', async ({
  page,
}) => {
  const release = await holdThinking(page);
  await page.goto('/');
  await seat(page, 'Avronian', 'Recruit');
  await page.getByRole('button', { name: 'Start Incoming!' }).click();
  const thinking = (name: string) => page.getByRole('heading', { name: `${name} is thinking` });
  await expect(thinking('Recruit')).toBeVisible();
  await expectAccessible(page);
  await page.locator('html[data-save=saved]').waitFor();
  await page.reload();
  await expect(thinking('Recruit')).toBeVisible();
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(page.getByRole('heading', { name: 'Recruit rests' })).toBeVisible();
  await page.getByRole('button', { name: 'Go on', exact: true }).last().click();
  await page.getByRole('button', { name: 'Who plays' }).click();
  const dialog = page.getByRole('dialog', { name: 'Who plays' });
  await expectAccessible(page);
  await dialog.getByRole('radiogroup', { name: 'Who plays Avronian' }).getByText('Captain').click();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(thinking('Captain')).toBeVisible();
  await page.getByRole('button', { name: 'Who plays' }).click();
  await dialog.getByRole('radiogroup', { name: 'Who plays Avronian' }).getByText('Person').click();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(page).toHaveTitle(/^(Avronian build-up|Hand over to Avronian)/);
  await release();
});

test('step by step: what it did, why, with its numbers; the log tells it, and the decision is taken back', async ({
  page,
}) => {
  const player = await Player.start(page, SIMPLE, 3, { opponents: { avronian: 'recruit' } });
  await player.playOut(RUN_AND_HUNT, ({ phase, turn }) => phase.name === 'movement' && turn === 1);
  expect(player.game.phase.side).toBe('dorian');
  await stepByStep(page);
  await page.getByRole('button', { name: 'End Dorian movement' }).click();
  await page.getByRole('button', { name: 'End the phase' }).click();
  const why = page.getByRole('region', { name: 'Why it did that' });
  await expect(why).toContainText('For it:');
  await expect(page.getByRole('table')).toContainText('Sum');
  await expectAccessible(page, '[role=grid] [role=row]');
  await page.getByRole('button', { name: 'Go on', exact: true }).last().click();
  await expect(page.getByText(/^What Recruit did/)).toBeVisible();
  await page.getByRole('button', { name: /^Why/ }).first().click();
  await expect(why).toBeVisible();
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await page.getByRole('button', { name: 'Take back', exact: true }).click();
  await expect(page).toHaveTitle(/^Dorian movement/);
  await expect(page.getByRole('banner')).toContainText('Turn 1 of 8');
  await page.getByRole('tab', { name: 'Log' }).click();
  await expect(page.getByText('the computer was not asked')).toBeVisible();
});

test("the log's Why leads to the reasons, out of a phone's log too, and once more to the same ones @phone-only", async ({
  page,
}) => {
  const player = await Player.start(page, SIMPLE, 3, {
    hands: 'touch',
    opponents: { avronian: 'recruit' },
  });
  await player.playOut(RUN_AND_HUNT, ({ phase, turn }) => phase.name === 'movement' && turn === 2);
  const sheet = page.locator('.sheet');
  for (let time = 1; time <= 2; time++) {
    await player.chooseInMenu(/^Log/);
    await expect(sheet).toHaveAttribute('data-height', 'whole');
    await page
      .getByRole('button', { name: /^Why did it: Orni A enters/ })
      .last()
      .tap();
    await expect(sheet).toHaveAttribute('data-height', 'half');
    await expect(page.locator('.sheet-title')).toHaveText('Why');
    await expect(page.getByRole('region', { name: 'Why it did that' })).toBeInViewport({ ratio: 0.5 });
  }
});

/** Plays against the computer and looks everywhere for what it alone may know, at each screen of the person. */
async function playWatched(
  page: Page,
  { setup, person, until }: { setup: Setup; person: Side; until: (game: Game) => boolean },
  tactics: Parameters<typeof tacticsOf>[0],
): Promise<number> {
  const other = enemyOf(person);
  let [looked, scanned] = ['', 0];
  // What the screen says anyway tells no secret: the words of the game before anything is hidden.
  let common: readonly string[] | null = null;
  const player = await Player.start(page, setup, 5, {
    opponents: { [other]: 'recruit' },
    onScreen: async (name, { game }) => {
      const now = `${game.turn} ${game.phase.name}`;
      if (game.phase.side !== person || looked === now || name === 'selection') return;
      looked = now;
      const secrets = [...new Set(secretsOf(game, other))];
      common ??= (await foundIn(page, ORDER_WORDS)).map((found) => found.split(' in the ')[0]);
      const words = secrets.filter((word) => !common!.includes(word));
      expect(await foundIn(page, words), now).toEqual([]);
      scanned += words.length;
    },
  });
  expect(await page.getByRole('button', { name: /^I am / }).count()).toBe(0);
  const sides = { dorian: tacticsOf(tactics), avronian: tacticsOf(tactics) };
  await player.playOut(sides, until);
  return scanned;
}

/** Orders by the names the page may use of them in general, in the rules and in the help. */
const ORDER_WORDS = [
  ['vector', 'close', 'retire', 'patrol', 'hold', 'freeMove'],
  ['closestTarget', 'sweep', 'optimize', 'target', 'selfDestruct', 'freeTarget'],
  ['Vector', 'Close', 'Retire', 'Patrol', 'Hold', 'Free Move'],
  ['Closest Target', 'Sweep', 'Optimize', 'Target', 'Self-destruct', 'Free Target'],
].flat();

test('against the computer: nothing of its orders is anywhere in the page', async ({ page }) => {
  const fight = { goal: northward, fires: () => true, places: nearNorth };
  const turn3 = ({ turn }: Game) => turn === 3;
  await playWatched(page, { setup: FULL, person: 'dorian', until: turn3 }, fight);
});

test('against the computer: nothing of its hidden company is anywhere in the page', async ({ page }) => {
  const hunt = {
    goal: nowhere,
    fires: () => false,
    orders: { move: ['retire', 'patrol'], combat: ['optimize', 'selfDestruct'] } as const,
  };
  const until = ({ turn }: Game) => turn === 2;
  const ambush: Setup = { scenario: 'ambush', rules: 'full' };
  const scanned = await playWatched(page, { setup: ambush, person: 'avronian', until }, hunt);
  expect(scanned).toBeGreaterThan(5);
});

test('against the computer: nothing of what it bought is anywhere in the page before it enters', async ({
  page,
}) => {
  const until = ({ turn }: Game) => turn === 1;
  const engage: Setup = { scenario: 'engage', rules: 'full' };
  const scanned = await playWatched(
    page,
    { setup: engage, person: 'dorian', until },
    { goal: atEnemy, fires: () => false },
  );
  expect(scanned).toBeGreaterThan(2);
});
