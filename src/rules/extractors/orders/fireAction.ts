import type { Draft } from '../../result';
import { playOrderedFire, whyNotOrderedFire } from './orderedFire';
import type { Event, Game, Illegal, Machine, Position, Shot } from '../types';
import { findUnit } from '../fire/armament';
import { resolveShot, type Telling } from '../fire/resolve';
import { hasShotLeft } from '../fire/shotLeft';
import { whyNotShot } from '../fire/whyNotShot';

/** Why a `fire` action is not allowed: a machine's orders under Full rules, the shot itself otherwise [§7, §8.4]. */
export function whyNotFire(position: Position, shot: Shot): Illegal | undefined {
  return machineOf(position, shot) && position.rules === 'full'
    ? whyNotOrderedFire(position, shot)
    : whyNotShot(position, shot);
}

/** Fires; a machine under Simple rules stays at it until it ceases or has nothing left to fire at [§7, §8]. */
export function playFire(
  game: Draft<Game>,
  { firers, target, area }: Shot,
  telling: Telling = 'told',
): Event[] {
  const shot: Shot = { firers, target, area };
  const machine = machineOf(game, shot);
  if (!machine) return resolveShot(game, shot, telling);
  if (game.rules === 'full') return playOrderedFire(game, shot, telling);
  const events = resolveShot(game, shot, telling);
  const over = !hasShotLeft(game, machine.id);
  game.units[machine.id].fired = over;
  game.activation = over
    ? null
    : { type: 'firing', machine: machine.id, order: null, marking: false, swept: [] };
  return events;
}

function machineOf(position: Position, { firers }: Shot): Machine | undefined {
  const unit = firers.length ? findUnit(position, firers[0].unit) : undefined;
  return unit?.class === 'machine' ? unit : undefined;
}
