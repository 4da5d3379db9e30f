import { allHexes, type Hex } from '../src/hex';
import { doriana, whyIllegal, whyNoEnd, type CounterId, type Illegal } from '../src/rules/extractors';
import { reasonText } from '../src/ui/extractors/wording';
import { pick } from './acts/pick';
import { LANCE, atMovement, playedTo } from './begun';
import type { Player } from './player';
import { expect, test } from './test';

/** One hex for each reason why a unit cannot end there. */
function refusedHexes({ view }: Player, unit: CounterId): readonly (readonly [Hex, Illegal])[] {
  const found = new Map<string, readonly [Hex, Illegal]>();
  for (const hex of allHexes(doriana.grid)) {
    const why = whyNoEnd(view, unit, hex);
    if (why && !found.has(why.reason)) found.set(why.reason, [hex, why]);
  }
  return [...found.values()];
}

test('a refused hex says why with its §, and nothing has changed', async ({ page }) => {
  const player = await playedTo(page, atMovement);
  const undo = await player.button('Undo').textContent();
  await pick(player, LANCE);
  const refused = refusedHexes(player, LANCE);
  expect(refused.length).toBeGreaterThan(1);
  for (const [hex, why] of refused) {
    const { text, rule } = reasonText(player.view, why);
    await player.tapHex(hex);
    const said = page.locator('.refusal');
    await expect(said).toContainText(text);
    await expect(said.getByRole('link', { name: rule })).toBeVisible();
    await expect(page.getByRole('button', { name: /^(End move|Stay here|Leave the map)/ })).toHaveCount(0);
  }
  await player.expectAgreement();
  await expect(player.button('Undo')).toHaveText(undo!);
});

test('the § of a refusal opens its rule beside the map', async ({ page }) => {
  const player = await playedTo(page, atMovement);
  await pick(player, LANCE);
  const [[hex, { rule }]] = refusedHexes(player, LANCE);
  await player.tapHex(hex);
  await page.locator('.refusal').getByRole('link', { name: rule }).click();
  await expect(page.getByRole('tab', { name: 'Rules' })).toHaveAttribute('aria-selected', 'true');
  const shown = page.getByRole('tabpanel').getByRole('heading', { name: rule, exact: false });
  await expect(shown.first()).toBeInViewport();
  await player.expectBoard();
});

test('a phase that may not end yet says what is still to do, by button and aloud', async ({ page }) => {
  const player = await playedTo(page, ({ turn, phase }) => turn === 1 && phase.side === 'avronian');
  const why = whyIllegal(player.game, { type: 'endPhase' });
  const { text } = reasonText(player.view, why!);
  const end = player.button('End Avronian movement');
  await expect(end).toHaveAttribute('aria-disabled', 'true');
  await expect(end).toHaveAccessibleDescription(text);
  await end.click({ force: true });
  await expect(page.locator('.toast')).toContainText(text);
  await player.expectAgreement();
});
