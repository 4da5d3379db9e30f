import { parseHex } from '../src/hex';
import { doriana, whyUnfinished } from '../src/rules/extractors';
import { unitsLeft } from './acts';
import type { Player } from './player';
import { expect } from './test';

/** Looks at a screen that has just been reached. */
export type Look = (screen: string, player: Player) => Promise<void>;

/** Each screen of a game once, and whatever can be opened beside it. */
export function eachScreenOnce(look: Look): { readonly onScreen: Look; readonly seen: ReadonlySet<string> } {
  const seen = new Set<string>();
  const onScreen: Look = async (screen, player) => {
    if (seen.has(screen)) return;
    seen.add(screen);
    await look(screen, player);
    if (screen === 'movement') await besideThePhase(player, onScreen);
    if (screen === 'result') await theReplay(player, onScreen);
  };
  return { onScreen, seen };
}

/** Two hexes on either side of the middle of the map. */
const LINE = ['1112', '1315'].flatMap((number) => parseHex(doriana.grid, number) ?? []);
const DIALOGS = [
  'Take back by consent',
  'Keep under a name',
  'Send by mail, or export as a file',
  'Share a link',
];

async function besideThePhase(player: Player, look: Look): Promise<void> {
  const { page, hands } = player;
  await hands.openMenu(player.button('Menu'));
  await expect(page.getByRole('menu')).toBeVisible();
  await look('menu', player);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toBeHidden();
  // Given back late, the focus would close the menu that is opened next.
  await expect(player.button('Menu')).toBeFocused();
  for (const tab of ['Log', 'Rules']) {
    await player.openPage(tab);
    await look(tab.toLowerCase(), player);
    await player.leavePage();
  }
  await player.chooseInMenu(/^Keys/);
  await look('keys', player);
  await player.leavePage();
  await player.chooseInMenu(/^Ruler/);
  for (const hex of LINE) await hands.tapHex(hex);
  await expect(page.getByText(/^Range \d/)).toBeVisible();
  await look('line of sight', player);
  await hands.press(player.button('Close'));
  // Who is due has to enter before the phase may end.
  if (unitsLeft(player.view) && whyUnfinished(player.view) === undefined) {
    await hands.press(player.button(/^End (phase|.* movement)/));
    await look('end of the phase, asked', player);
    await hands.press(player.button('Go on with the phase'));
  }
  for (const item of DIALOGS) {
    await player.chooseInMenu(new RegExp(`^${item}`));
    await expect(page.getByRole('dialog')).toBeVisible();
    await look(item.toLowerCase(), player);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  }
}

async function theReplay(player: Player, look: Look): Promise<void> {
  const { page, hands } = player;
  await hands.press(player.button('Replay from turn 1'));
  await expect(page.getByRole('complementary', { name: 'Replay' })).toBeVisible();
  await look('replay', player);
  await hands.press(player.button('Result'));
  await player.expectResult();
}
