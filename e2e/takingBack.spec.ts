import { unitOf, unitsOf, type Action, type Game } from '../src/rules/extractors';
import { actionName, undoText, unitName } from '../src/ui/extractors/wording';
import { LANCE, atMovement, playedTo } from './begun';
import type { Player } from './player';
import { RUN_AND_HUNT, type Step } from './tactics';
import { expect, test } from './test';

/** What the tactics of the side would do next. */
function nextStep({ game }: Player): Step {
  const { side } = game.phase;
  if (side === null) throw new Error('The game is over');
  return RUN_AND_HUNT[side](game);
}

test('the end of a phase asks first and lists every unit that could still act', async ({ page }) => {
  const player = await playedTo(page, atMovement);
  await player.button('End Dorian movement').click();
  const asked = page.getByRole('dialog', { name: 'End Dorian movement?' });
  const names = unitsOf(player.game)
    .filter(({ side }) => side === 'dorian')
    .map(unitName);
  await expect(asked.getByRole('listitem')).toHaveText(names);
  await asked.getByRole('button', { name: 'Go on with the phase' }).click();
  await expect(asked).toBeHidden();
  await player.expectAgreement();
});

test('undo and redo say what they take back and do again', async ({ page }) => {
  const player = await playedTo(page, atMovement);
  const move = nextStep(player) as Action;
  await player.take(move);
  const undo = player.button('Undo');
  await expect(undo).toContainText(undoText(player.view, { action: move, together: 1 }));
  await player.undo();
  await expect(undo).toHaveText('UndoThe other side has looked: ask it');
  await player.chooseInMenu(`Redo ${actionName(player.view, move)}`);
  player.replay(move);
  await player.expectAgreement();

  await page.keyboard.press('ControlOrMeta+z');
  player.goBack();
  await player.expectAgreement();
  await page.keyboard.press('ControlOrMeta+Shift+z');
  player.replay(move);
  await player.expectAgreement();
});

/** The seed of a game in which the Orni's first sweep has a shot left after the first. */
const A_SWEEP_OF_TWO = 2;
const atTheSweep = ({ turn, phase }: Game) => turn === 4 && phase.name === 'fire';

test('dice and a revealed order end what can be taken back', async ({ page }) => {
  const undo = page.getByRole('button', { name: 'Undo' }).first();
  await playedTo(page, ({ activation }) => activation?.type === 'moving', A_SWEEP_OF_TWO);
  await expect(undo).toContainText('Shown to the other side');
  await expect(undo).toHaveAttribute('aria-disabled', 'true');
  // A page of its own: nothing of the former position can be taken for the new one.
  await page.goto('about:blank');
  const player = await playedTo(page, atTheSweep, A_SWEEP_OF_TWO);
  await player.playOut(
    RUN_AND_HUNT,
    ({ activation }) => activation?.type === 'firing' && activation.swept.length > 0,
  );
  // The sweep's other weapons have their targets already; those are put away first.
  await expect(undo).toContainText('Choose again');
  await undo.click();
  await expect(undo).toContainText('Dice have fallen');
  await page.keyboard.press('ControlOrMeta+z');
  await player.expectAgreement();
});

test('the phase starts over: every move of it is taken back, none before it', async ({ page }) => {
  const player = await playedTo(page, atMovement);
  const before = player.history.length;
  await player.take(nextStep(player));
  await player.take(nextStep(player));
  await player.chooseInMenu(/^Restart the phase/);
  player.goBack(player.history.length - before);
  await player.expectAgreement();
  expect(unitOf(player.game, LANCE).moved).toBe(false);
  await expect(player.button('Undo')).toContainText('ask it');
});

test('a reload goes on where it was, behind the curtain of the side that was looking', async ({ page }) => {
  const player = await playedTo(page, ({ activation }) => activation?.type === 'moving');
  await page.locator('html[data-save=saved]').waitFor();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Hand over to Avronian' })).toBeVisible();
  await expect(page.getByRole('gridcell')).toHaveCount(0);
  await player.takeScreen();
  await player.expectAgreement();
  await expect(player.button('Undo')).toContainText('Shown to the other side');
  await player.take(nextStep(player));
});
