import { expect } from '@playwright/test';
import type { Hex } from '../../src/hex';
import { unitOf, unitsIn, type CounterId } from '../../src/rules/extractors';
import { unitName } from '../../src/ui/extractors/wording';
import { drawn } from '../hands';
import type { Actor } from './actor';

/** Takes a unit in hand: where it lies on the map if it lies alone, else from the list. */
export async function pick(player: Actor, id: CounterId): Promise<void> {
  const { hands, page } = player;
  if (await isInHand(player, id)) return;
  if (hands.name === 'keyboard' && (await stepTo(player, id))) return;
  const hex = ['pointer', 'touch'].includes(hands.name) ? hexAlone(player, id) : null;
  if (hex !== null && !(await page.locator('.unit-row button[aria-pressed=true]').isVisible())) {
    await player.tapHex(hex);
    if (await isInHand(player, id)) return;
  }
  await pickFromList(player, id);
}

/** The hex of a unit that nothing else is in. */
export function hexAlone({ game, view }: Actor, id: CounterId): Hex | null {
  const { where } = unitOf(game, id);
  if (where.at !== 'map') return null;
  const others = unitsIn(view, where.hex).filter((unit) => unit.id !== id);
  return others.length === 0 ? where.hex : null;
}

export async function pickFromList(player: Actor, id: CounterId): Promise<void> {
  if (player.columns !== 'wide') return pickFromPage(player, id);
  const row = player.button(nameOf(player, id));
  if ((await row.getAttribute('aria-pressed')) !== 'true') await player.hands.press(row);
  await expect(row).toHaveAttribute('aria-pressed', 'true');
}

/** Where the list has no column it is a tab, on a phone a page of the sheet. */
async function pickFromPage(player: Actor, id: CounterId): Promise<void> {
  if (await isInHand(player, id)) return;
  if (player.columns === 'middle') await player.hands.press(player.page.getByRole('tab', { name: 'Units' }));
  else if (player.game.phase.name === 'placement') await player.hands.press(player.button('All units'));
  else await player.chooseInMenu('Units');
  await player.hands.press(player.button(nameOf(player, id)));
  await expect.poll(() => isInHand(player, id)).toBe(true);
}

/** N goes from one unit that can act to the next. */
async function stepTo(player: Actor, id: CounterId): Promise<boolean> {
  const count = Object.keys(player.game.units).length;
  for (let step = 0; step < count; step++) {
    await player.page.keyboard.press('n');
    await drawn(player.page);
    if (await isInHand(player, id)) return true;
  }
  return false;
}

async function isInHand(player: Actor, id: CounterId): Promise<boolean> {
  const { page, columns } = player;
  const name = nameOf(player, id);
  if (columns === 'wide') {
    const row = player.button(name);
    return (await row.count()) > 0 && (await row.getAttribute('aria-pressed')) === 'true';
  }
  if (columns === 'middle')
    return page.locator('.column h2').getByText(name, { exact: true }).first().isVisible();
  return (await page.locator('.sheet-title').textContent())?.startsWith(name) ?? false;
}

function nameOf({ game }: Actor, id: CounterId): string {
  return unitName(unitOf(game, id));
}
