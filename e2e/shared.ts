import type { Page } from '@playwright/test';
import { hexNumber, parseHex, type Hex } from '../src/hex';
import {
  doriana,
  extractors,
  recommendedOrders,
  recommendedPlacement,
  unplacedUnits,
  type Action,
} from '../src/rules/extractors';
import { linkData } from '../src/store/link';
import { recordText } from '../src/store/schema';
import { tableOf, type TestTable } from '../src/store/testing';

/** The same picture everywhere: the plain canvas draws, with or without a graphics card, and no help line comes. */
export async function drawPlainly(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const made = HTMLCanvasElement.prototype.getContext;
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, ...asked: unknown[]) {
      return String(asked[0]).startsWith('webgl') ? null : made.apply(this, asked as never);
    } as typeof made;
    localStorage.setItem('extractors.settings', '{"help":"off"}');
  });
}

/** Opens a position, written in its notation, to look at. */
export async function openPosition(page: Page, line: string): Promise<void> {
  await page.goto(`./#/shared/${await linkData({ kind: 'position', text: line })}`);
  await resting(page);
}

/** Opens a game where it stands; whoever is next takes the seat. */
export async function openGame(page: Page, table: TestTable): Promise<void> {
  await page.goto(`./#/shared/${await linkData({ kind: 'game', text: recordText(table.record()) })}`);
  await page.waitForURL(/#\/play$/);
  const seat = page.getByRole('button', { name: /^I am / });
  await seat.or(page.locator('.columns')).first().waitFor();
  if (!(await seat.isVisible())) return;
  await seat.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await seat.waitFor({ state: 'hidden' });
}

/** The map is drawn in full and rests, the words are in their own font. */
export async function resting(page: Page): Promise<void> {
  await page.locator('.board[data-ready=survey]:not([data-moving])').waitFor();
  await page.evaluate(() => document.fonts.ready);
}

/** Brings a hex into the middle of the map, so many steps closer. */
export async function lookAt(page: Page, hex: string, closer = 0): Promise<void> {
  await page.getByRole('grid').focus();
  await page.keyboard.type(`g${hex}`);
  for (let step = 0; step < closer; step++) await page.keyboard.press('+');
  await page.waitForTimeout(600);
  await resting(page);
}

/** Does the first thing on offer of this kind that fits. */
function does<T extends Action['type']>(
  table: TestTable,
  type: T,
  fits: (action: Action & { readonly type: T }) => boolean = () => true,
): void {
  table.takeSeat();
  const { position } = table.published.getState();
  if (position === null) throw new Error('The curtain is drawn');
  const action = extractors
    .options(position)
    .find((one): one is Action & { readonly type: T } => one.type === type && fits(one as never));
  const refused = action === undefined ? 'nothing of the kind' : table.act(action);
  if (refused) throw new Error(`${type}: ${JSON.stringify(refused)}`);
}

/** Ends the phase, or does first what must come before it. */
function moveOn(table: TestTable): void {
  table.takeSeat();
  const { position } = table.published.getState();
  if (position === null) throw new Error('The curtain is drawn');
  const all = extractors.options(position);
  table.act(all.find(({ type }) => type === 'endPhase') ?? all[0]);
}

const numberOf = (hex: Hex): string => hexNumber(doriana.grid, hex);

/** *Incoming!* with the Dorian on the road and the rest as it is recommended, up to the first Dorian movement. */
export function firstMove(): TestTable {
  const table = tableOf({ scenario: 'incoming', rules: 'full' }, 5);
  const take = (actions: readonly Action[]) => {
    for (const action of actions) table.act(action);
    does(table, 'endPhase');
  };
  const position = () => {
    table.takeSeat();
    const now = table.published.getState().position;
    if (now === null) throw new Error('The curtain is drawn');
    return now;
  };
  take([{ type: 'recommend', army: 0 }]);
  take(
    unplacedUnits(position()).map(({ id }, index) => {
      const hex = parseHex(doriana.grid, ['1320', '1321', '1322'][index])!;
      return { type: 'place', unit: id, hex, facing: null, into: null } as const;
    }),
  );
  // It comes nearer to whoever is nearest: next to the Commando.
  take(recommendedOrders(position(), 'CCC CTO'));
  table.takeSeat();
  return table;
}

/** *Incoming!* with the Orni armed: the Dorian sets up. */
export function settingUp(): TestTable {
  const table = tableOf({ scenario: 'incoming', rules: 'full' }, 5);
  does(table, 'recommend');
  does(table, 'endPhase');
  return table;
}

/** *Incoming!* with the Dorian set up: the Orni gets its orders. */
export function programming(): TestTable {
  const table = settingUp();
  for (const action of recommendedPlacement(table.published.getState().position!)) table.act(action);
  does(table, 'endPhase');
  return table;
}

/** *Engage!* with the recommended Dorian force bought. */
export function boughtForce(): TestTable {
  const table = tableOf({ scenario: 'engage', rules: 'full' }, 5);
  table.act({ type: 'recommend', army: 0 });
  return table;
}

/** Turn 2 of *Incoming!*: the Orni has come next to the Commando, the Dorian fires. */
export function underAttack(): TestTable {
  const table = firstMove();
  does(table, 'endPhase');
  does(table, 'reveal');
  does(table, 'move', ({ path }) => path.length > 0 && numberOf(path[path.length - 1]) === '1323');
  const inFire = () => {
    const { phase, turn, side } = table.standing();
    return turn === 2 && phase === 'fire' && side === 'dorian';
  };
  for (let steps = 0; !inFire() && steps < 20; steps++) moveOn(table);
  table.takeSeat();
  return table;
}
