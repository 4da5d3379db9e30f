import { expect, type Locator } from '@playwright/test';
import { DIRECTION_NAMES } from '../../src/hex';
import {
  unitOf,
  whyIllegal,
  type Action,
  type CounterId,
  type Machine,
  type MachineLetter,
} from '../../src/rules/extractors';
import { carriersIn } from '../../src/ui/extractors/input/modes/placing';
import {
  cycleName,
  kindName,
  orderName,
  shortName,
  unitName,
  weaponName,
} from '../../src/ui/extractors/wording';
import type { Actor } from './actor';
import { pickFromList } from './pick';

export async function buy(
  player: Actor,
  { type, purchase }: Extract<Action, { type: 'buy' | 'sell' }>,
): Promise<void> {
  switch (purchase.item) {
    case 'cell':
      return player.hands.press(player.button(purchase.cell));
    case 'white':
      return player.hands.press(
        player.button(`One ${kindName(purchase.kind)} ${type === 'buy' ? 'more' : 'less'}`),
      );
    case 'machine':
      if (type === 'sell') return giveBack(player, purchase.letter);
      await pickToFit(player, /^Add( a machine)?$/);
      return player.hands.press(player.button(`Add ${kindName(purchase.chassis)} ${purchase.letter}`));
    case 'weapon': {
      await pickMachine(player, purchase.letter);
      const slots = player.page.getByRole('region', { name: 'Weapons and arcs' });
      await pickToFit(player, new RegExp(`^${purchase.slot + 1} `), slots);
      return player.hands.press(player.button(weaponName(purchase.weapon)));
    }
    case 'extraArmour':
      await pickMachine(player, purchase.letter);
      return player.hands.press(player.button(`One extra armour ${type === 'buy' ? 'more' : 'less'}`));
    case 'thanis':
      await pickMachine(player, purchase.letter);
      return player.hands.press(player.button(new RegExp(`^${orderName(purchase.order)}`)));
  }
}

async function giveBack(player: Actor, letter: MachineLetter): Promise<void> {
  await pickMachine(player, letter);
  await player.hands.press(
    player.button(`Give back ${shortName(unitOf(player.game, letter as string as CounterId))}`),
  );
}

/** The machine whose display is to be fitted; a single one is. */
async function pickMachine(player: Actor, letter: MachineLetter): Promise<void> {
  const name = shortName(unitOf(player.game, letter as string as CounterId));
  if ((await player.button(name).count()) > 0) await pickToFit(player, name);
}

async function pickToFit(player: Actor, name: string | RegExp, within?: Locator): Promise<void> {
  const button = player.button(name, within);
  if ((await button.getAttribute('aria-pressed')) !== 'true') await player.hands.press(button);
  await expect(button).toHaveAttribute('aria-pressed', 'true');
}

/** A tap puts a section into a Floater or fort of the hex that has room; beside it is another press. */
export async function place(player: Actor, action: Extract<Action, { type: 'place' }>): Promise<void> {
  const { unit, hex, facing, into } = action;
  const placed = unitOf(player.game, unit).where.at === 'map';
  await pickFromList(player, unit);
  if (facing !== null) {
    const faces = player.page
      .getByRole('radiogroup', { name: placed ? 'Faces' : 'Will face', exact: true })
      .first();
    await player.chooseIfAsked(faces, DIRECTION_NAMES[facing]);
  }
  const opens = carriersIn(player.view, hex).find(
    (carrier) => !whyIllegal(player.game, { ...action, into: carrier }),
  );
  await player.tapHex(hex);
  if (into === (opens ?? null)) return;
  await player.hands.press(
    player.button(into === null ? `Beside ${nameIn(player, opens!)}` : `Into ${nameIn(player, into)}`),
  );
}

function nameIn(player: Actor, id: CounterId): string {
  return unitName(unitOf(player.game, id));
}

export async function order(
  player: Actor,
  { machine, cycle, box, order }: Extract<Action, { type: 'order' }>,
): Promise<void> {
  const name = `${cycleName(cycle)} ${box + 1}`;
  const one = unitOf(player.game, machine) as Machine;
  const row = player.button(shortName(one));
  if ((await row.count()) > 0 && (await row.getAttribute('aria-pressed')) === 'false')
    await player.hands.press(row);
  const place = player.button(new RegExp(`^${name}`));
  if ((await place.getAttribute('aria-pressed')) !== 'true') await player.hands.press(place);
  await expect(place).toHaveAttribute('aria-pressed', 'true');
  if (order === null) return player.hands.press(player.button(`Empty ${name}`));
  await player.hands.press(
    player.page.locator('.order-row').getByRole('button', { name: orderName(order), exact: true }),
  );
  await expect(place).toContainText(orderName(order));
}
