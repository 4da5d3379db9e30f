import type { Hex } from '../src/hex';
import { enemyOf, isPlaced, reachOf, unitsOf, type Side, type Unit } from '../src/rules/extractors';
import { unitName } from '../src/ui/extractors/wording';
import { pick } from './acts/pick';
import type { Player } from './player';
import { expect } from './test';

/** What tells more than the screen as it is found. */
type SecretPanel = 'display of the enemy' | 'threat preview' | 'score';

/** Asks what the computer would do, where that may be asked, and waits for its candidates. */
export async function askForHint({ page, game: { phase } }: Player): Promise<boolean> {
  if (!['buildUp', 'placement', 'programming', 'movement'].includes(phase.name)) return false;
  await page.keyboard.press('h');
  await expect(page.getByRole('button', { name: /^A / })).toHaveAttribute('aria-pressed', 'true');
  return true;
}

/** In a movement phase: a move as it is judged, an enemy looked at, both sides with the score beside. */
export async function openPanels(player: Player): Promise<readonly SecretPanel[]> {
  const { page, view, seat } = player;
  if (view.phase.name !== 'movement' || seat === 'all') return [];
  const opened: SecretPanel[] = ['score'];
  const move = moveOf(player);
  if (move) {
    await pick(player, move.unit.id);
    await player.tapHex(move.hex);
    await expect(page.getByText('From there, as things stand')).toBeVisible();
    opened.push('threat preview');
  }
  const enemy = unitsOf(view).find(({ side, where }) => side === enemyOf(seat) && where.at !== 'unplaced');
  if (enemy) {
    await player.hands.press(player.button(unitName(enemy)));
    await expect(page.getByRole('region', { name: /^(Display|Card) of / })).toBeVisible();
    opened.push('display of the enemy');
  }
  await player.openPage('Battle');
  await expect(page.getByRole('heading', { name: 'Score now' })).toBeVisible();
  return opened;
}

/** The table as it was found. */
export async function putPanelsAway(player: Player, panels: readonly SecretPanel[]): Promise<void> {
  if (panels.length === 0) return;
  await player.leavePage();
  if (panels.includes('display of the enemy')) await player.hands.press(player.button('Close the card'));
  // First the move, then the unit.
  for (const _ of panels.includes('threat preview') ? ['plan', 'unit'] : [])
    await player.page.keyboard.press('Escape');
}

const NOTED = 300 as Hex;

/** What a side writes on the map for itself. */
export const noteOf = (side: Side) => `Only ${side} reads this`;

/** Writes it; the table is then as it was found. */
export async function writeNote(player: Player, side: Side): Promise<void> {
  const { page, hands } = player;
  await player.chooseInMenu('Notes and arrows');
  await expect(page.getByRole('heading', { name: 'Notes on the map' })).toBeVisible();
  await player.tapHex(NOTED);
  await page.getByRole('textbox', { name: /^Words at/ }).fill(noteOf(side));
  await hands.press(player.button('Put it on the map'));
  await expect(page.getByRole('button', { name: new RegExp(`^Remove .*${noteOf(side)}$`) })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: 'Notes on the map' })).toHaveCount(0);
}

/** To the scenarios and Back: the one who comes back may be another. */
export async function leaveAndComeBack({ page }: Player): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name: 'All scenarios' }).click();
  await expect(page).toHaveTitle(/^Extractors/);
  await page.goBack();
}

/** A move that lies open to one of its units. */
function moveOf({ view, seat }: Player): { readonly unit: Unit; readonly hex: Hex } | undefined {
  for (const unit of unitsOf(view)) {
    if (unit.side !== seat || !isPlaced(unit)) continue;
    const end = reachOf(view, unit.id).ends.find(
      ({ path, exit, into }) => path.length > 0 && exit === null && into === null,
    );
    if (end) return { unit, hex: end.hex };
  }
  return undefined;
}
