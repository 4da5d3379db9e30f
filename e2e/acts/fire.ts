import { expect } from '@playwright/test';
import {
  struckBy,
  unitOf,
  type Action,
  type CounterId,
  type Machine,
  type Shot,
} from '../../src/rules/extractors';
import { nameOf, slotName, unitName } from '../../src/ui/extractors/wording';
import type { Actor } from './actor';
import { hexAlone, pick, pickFromList } from './pick';

export async function fire(
  player: Actor,
  { firers, target, area }: Extract<Action, { type: 'fire' }>,
): Promise<void> {
  const { activation } = player.game;
  const [first, ...others] = firers;
  const order = activation?.type === 'firing' ? activation.order : null;
  const machine = unitOf(player.game, first.unit).class === 'machine';
  if (activation === null) await pick(player, first.unit);
  if (order === 'sweep') await sweep(player, first.slot ?? 0, target);
  else if (order !== 'target') await aim(player, target);
  if (machine && order !== 'sweep' && order !== 'target')
    await weapons(
      player,
      first.unit,
      firers.map(({ slot }) => slot ?? 0),
    );
  if (!machine)
    for (const { unit } of others)
      await player.hands.press(player.button(`Add ${nameOf(player.view, unit)}`));
  const effect = player.page.getByRole('radiogroup', { name: 'Effect' });
  await player.chooseIfAsked(effect, area ? /^Area/ : 'Single unit');
  await player.onScreen('fire, a shot planned');
  await player.confirm('Fire');
}

/** A target of the unit in hand, by its place on the map or, where it is not alone, its name. */
async function aim(player: Actor, target: CounterId): Promise<void> {
  const hex = hexAlone(player, target);
  if (hex !== null) return player.tapHex(hex);
  await goOn(player);
  await player.hands.press(player.button(unitName(unitOf(player.game, target)), player.decision));
}

/** The dice of its last weapon lie where the next one is aimed. */
async function goOn(player: Actor): Promise<void> {
  const button = player.button(/^Go on: /);
  if (await button.isVisible()) await player.hands.press(button);
}

/** The weapon that fires next and its target. */
async function sweep(player: Actor, slot: number, target: CounterId): Promise<void> {
  await goOn(player);
  const weapons = player.page.getByRole('radiogroup', { name: 'Weapon that fires next' });
  await player.hands.choose(weapons.getByRole('radio', { name: new RegExp(`slot ${slot + 1},`) }));
  const targets = player.page.getByRole('radiogroup', { name: 'Its target' });
  const wanted = targets.getByRole('radio', { name: nameOf(player.view, target) });
  if ((await wanted.getAttribute('aria-checked')) !== 'true') await player.hands.choose(wanted);
  await expect(wanted).toHaveAttribute('aria-checked', 'true');
}

/** The way to fire that is wanted, weapon by weapon where the order leaves a choice. */
export async function allocate(player: Actor, shots: readonly Shot[]): Promise<void> {
  const { view } = player;
  const ways = player.page.getByText(/^Choose the targets: /);
  if (await ways.isVisible()) await player.hands.press(ways);
  for (const { firers, target, area } of shots)
    for (const { unit, slot } of firers) {
      const weapon = `${slotName(view, unit, slot ?? 0)}, slot ${(slot ?? 0) + 1}`;
      const group = player.page.getByRole('radiogroup', { name: weapon, exact: true });
      if (!(await group.isVisible())) continue;
      // An area effect that strikes nobody else is not offered: it would change nothing.
      const strikesMore = area && struckBy(view, { firers: [{ unit, slot }], target, area }).length > 1;
      const effect = strikesMore ? '.*area effect' : '(?!.*area effect)';
      const wanted = group.getByRole('radio', { name: new RegExp(`^${nameOf(view, target)}${effect}`) });
      if ((await wanted.getAttribute('aria-checked')) !== 'true') await player.hands.choose(wanted);
    }
  await player.onScreen('fire, a shot planned');
  await player.confirm(shots.length > 1 ? `Fire ${shots.length} shots` : 'Fire');
}

/** The weapons that fire together, and no others. */
async function weapons(player: Actor, machine: CounterId, slots: readonly number[]): Promise<void> {
  const unit = unitOf(player.game, machine) as Machine;
  for (const slot of unit.slots.keys()) {
    const name = new RegExp(`^${slotName(player.view, machine, slot)}.*slot ${slot + 1},`);
    const box = player.page.getByRole('checkbox', { name });
    if ((await box.count()) === 0) continue;
    if ((await box.isChecked()) !== slots.includes(slot)) await player.hands.press(box);
  }
}

export async function pickToRally(player: Actor, id: CounterId): Promise<void> {
  const name = unitName(unitOf(player.game, id));
  const row = player.button(name, player.decision);
  // After a roll its dice lie there instead of the list.
  if (await row.isVisible()) await player.hands.press(row);
  else await pickFromList(player, id);
}
