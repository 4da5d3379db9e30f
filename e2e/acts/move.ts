import { expect } from '@playwright/test';
import { turnBetween, turned, type Direction, type Hex } from '../../src/hex';
import {
  nextBox,
  reachOf,
  unitOf,
  type CounterId,
  type Machine,
  type MoveAction,
} from '../../src/rules/extractors';
import { briefName, directionName, hexName, nameOf } from '../../src/ui/extractors/wording';
import { endName, goesInside } from '../../src/ui/extractors/input/ways';
import type { Actor } from './actor';
import { hexAlone, pick } from './pick';

export async function reveal(player: Actor, id: CounterId): Promise<void> {
  await pick(player, id);
  await player.hands.press(player.button(/^Reveal (Move|Combat) order/));
  const { phase } = player.game;
  const blast = player.button(`Self-destruct ${nameOf(player.view, id)}`);
  const machine = unitOf(player.game, id) as Machine;
  const box = phase.name === 'fire' ? nextBox(machine.combat) : null;
  if (box === null || machine.combat.boxes[box].order !== 'selfDestruct') return;
  await player.onScreen('self-destruct, asked');
  await player.hands.press(blast);
}

export async function move(player: Actor, action: MoveAction): Promise<void> {
  const { unit, path, facing, exit, into } = action;
  await pick(player, unit);
  const end = endOf(player, action);
  if (path.length > 0) await player.tapHex(end);
  else await startFrom(player, exit === null ? 'Stay in this hex' : 'Leave the map from here', end);
  const there = player.page.getByRole('radiogroup', { name: 'There', exact: true });
  if (exit !== null) await player.chooseIfAsked(there, `Leave the map ${directionName(exit)}`);
  else if (into !== null)
    await player.chooseIfAsked(there, new RegExp(`(Board|Inside) ${briefName(player.view, into)}`));
  else await player.chooseIfAsked(there, 'In the open');
  if (facing !== null && exit === null) await face(player, facing);
  await player.onScreen('movement, a move planned');
  await player.confirm(confirmName(player, action, end));
}

/** Without a step: the button, if it is there, or the hex itself. */
async function startFrom(player: Actor, name: string, hex: Hex): Promise<void> {
  if (await player.button(name).isVisible()) return player.hands.press(player.button(name));
  await player.tapHex(hex);
}

function confirmName({ view }: Actor, action: MoveAction, end: Hex): string {
  if (action.exit !== null) return 'Leave the map';
  if (goesInside(view, action)) return endName(view, action);
  return action.path.length === 0 ? 'Stay here' : `End move in ${hexName(end)}`;
}

/** Where a move ends; flux may carry it on. */
function endOf(player: Actor, { unit, path, facing, exit, into }: MoveAction): Hex {
  const way = JSON.stringify([path, facing, exit, into]);
  const end = reachOf(player.view, unit).ends.find(
    (one) => JSON.stringify([one.path, one.facing, one.exit, one.into]) === way,
  );
  if (!end) throw new Error(`No end of ${unit} is reached by ${way}`);
  return end.hex;
}

/** The facing at the end: chosen, or turned to with [ and ]. */
async function face(player: Actor, facing: Direction): Promise<void> {
  const radios = player.page.getByRole('radiogroup', { name: 'Facing at the end' });
  const wanted = radios.getByRole('radio', { name: directionName(facing), exact: true });
  if (await wanted.isChecked()) return;
  if (player.hands.name !== 'keyboard') await player.hands.choose(wanted);
  for (let turn = 0; player.hands.name === 'keyboard' && turn < 6 && !(await wanted.isChecked()); turn++) {
    const now = await radios.getByRole('radio', { checked: true }).inputValue();
    const left = turnBetween(turned(Number(now) as Direction, -1), facing);
    await player.page.keyboard.press(left < turnBetween(Number(now) as Direction, facing) ? '[' : ']');
  }
  await expect(wanted).toBeChecked();
}

/** Where it lies alone by its hex, else with T from one enemy to the next. */
export async function markTarget(player: Actor, target: CounterId): Promise<void> {
  const name = `Mark ${nameOf(player.view, target)}`;
  const hex = hexAlone(player, target);
  if (hex !== null) await player.tapHex(hex);
  for (let step = 0; step < 40 && !(await player.button(name).isVisible()); step++)
    await player.page.keyboard.press('t');
  await player.confirm(name);
}
