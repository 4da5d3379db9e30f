import type { Grid } from '../../../hex';
import type { Draft } from '../../result';
import { bears } from '../fire/bearing';
import { armedWith, type Armament } from '../fire/armament';
import { whyNotFirer, whyNotShot } from '../fire/whyNotShot';
import { WEAPONS } from '../data';
import { mapOf } from '../scenarios';
import type {
  Activation,
  CombatOrder,
  CounterId,
  Event,
  Firer,
  Game,
  Illegal,
  Machine,
  Position,
  Shot,
} from '../types';
import { enemyOf, exposedUnits, illegal, unitOf, type Placed } from '../units';
import { rangeTo } from '../moveOrders/closest';
import { machineOf } from '../display/machine';
import { nextSwept } from './sweep';

export type Firing = Extract<Activation, { type: 'firing' }>;

/** Why the machine is not in the middle of its fire: nothing revealed, or its target not yet marked [§8.1, §8.4.4]. */
export function whyNotFiring({ activation }: Position, machine: CounterId): Illegal | undefined {
  if (activation?.type !== 'firing' || activation.machine !== machine)
    return illegal('§8.1', { reason: 'notRevealed', machine });
  return activation.marking
    ? illegal('§8.4.4', { reason: 'markFirst', machine, order: 'target' })
    : undefined;
}

/** A weapon that may still fire, with the enemies its order lets it fire at: at least one [§8.4]. */
export interface Bearing {
  readonly slot: number;
  readonly targets: readonly Placed[];
}

/** The weapons of the firing machine that have a legal target under the order, in slot order [§8.4]. */
export function bearingsOf(position: Position, firing: Firing): readonly Bearing[] {
  const machine = machineOf(position, firing.machine) as Placed<Machine>;
  const enemies = exposedUnits(position, enemyOf(machine.side));
  const { grid } = mapOf(position);
  return machine.slots.flatMap(({ weapon }, slot) => {
    const firer: Firer = { unit: machine.id, slot };
    if (!weapon || whyNotFirer(position, firer)) return [];
    const inSight = enemies.filter((enemy) => bears(position, machine, slot, enemy));
    const aimed = { machine, armament: WEAPONS[weapon], inSight, grid };
    const targets = inSight.filter((enemy) => !whyNotUnder(firing, aimed, enemy));
    return targets.length ? [{ slot, targets }] : [];
  });
}

/** A weapon with the enemies in its range, arc and line of sight. */
interface Aiming {
  readonly machine: Placed<Machine>;
  readonly armament: Armament;
  readonly inSight: readonly Placed[];
  readonly grid: Grid;
}

/** Why a shot cannot be made, or its order does not let one of its weapons make it [§7, §8.4]. */
export function whyNotUnderOrder(position: Position, firing: Firing, shot: Shot): Illegal | undefined {
  const impossible = whyNotShot(position, shot);
  if (impossible) return impossible;
  const target = unitOf(position, shot.target) as Placed;
  for (const { slot } of shot.firers) {
    const reason = whyNotUnder(firing, aiming(position, firing, slot), target);
    if (reason) return reason;
  }
  return undefined;
}

/** The weapon of a firer of a legal shot, with what it could fire at, its order apart. */
function aiming(position: Position, { machine: id }: Firing, slot: Firer['slot']): Aiming {
  const machine = machineOf(position, id) as Placed<Machine>;
  const enemies = exposedUnits(position, enemyOf(machine.side));
  const inSight = enemies.filter((enemy) => bears(position, machine, slot, enemy));
  return { machine, armament: armedWith(machine, slot), inSight, grid: mapOf(position).grid };
}

/** Why the order does not let a weapon fire at an enemy it could fire at [§8.4]. */
function whyNotUnder(firing: Firing, aimed: Aiming, enemy: Placed): Illegal | undefined {
  switch (firing.order) {
    case 'closestTarget':
      return whyNotClosest(aimed, enemy);
    case 'sweep':
      return whyNotSwept(firing.swept, aimed, enemy);
    case 'optimize':
      return whyWrongType(aimed, enemy);
    case 'target':
      return whyNotMark(aimed.machine, enemy.id);
    default:
      return undefined;
  }
}

/** Each weapon at the closest enemy in its range, arc and line of sight [§8.4.1]. */
function whyNotClosest({ machine, inSight, grid }: Aiming, enemy: Placed): Illegal | undefined {
  const range = rangeTo(grid, machine.where.hex, enemy);
  const closest = Math.min(...inSight.map((other) => rangeTo(grid, machine.where.hex, other)));
  return range > closest ? illegal('§8.4.1', { reason: 'notClosest', range, closest }) : undefined;
}

/** Each weapon at an enemy that is next in this sweep [§8.4.2, R-57]. */
function whyNotSwept(swept: readonly CounterId[], { inSight }: Aiming, enemy: Placed): Illegal | undefined {
  const next = nextSwept(
    swept,
    inSight.map(({ id }) => id),
  );
  return next.includes(enemy.id) ? undefined : illegal('R-57', { reason: 'sweepOther', target: next[0] });
}

/** Only at the target type of its higher firepower, equal ones at either [§8.4.3]. */
function whyWrongType({ armament: { hard, soft } }: Aiming, enemy: Placed): Illegal | undefined {
  const type = enemy.class === 'section' ? 'soft' : 'hard';
  const best = hard > soft ? 'hard' : soft > hard ? 'soft' : type;
  return type === best ? undefined : illegal('§8.4.3', { reason: 'wrongTargetType', best });
}

/** Only at the marked unit [§8.4.4]. */
export function whyNotMark({ mark }: Machine, target: CounterId): Illegal | undefined {
  return mark === null || mark === target ? undefined : illegal('§8.4.4', { reason: 'onlyTheMark', mark });
}

/** Ends the fire of a machine when no weapon has a legal target left; nothing fired: its order was not executed [§8.1, §8.4]. */
export function settleFire(game: Draft<Game>): Event[] {
  const firing = game.activation as Firing;
  if (bearingsOf(game, firing).length > 0) return [];
  const { slots } = machineOf(game, firing.machine);
  finishFire(game, firing.machine);
  if (slots.some(({ fired }) => fired)) return [];
  const order = firing.order as CombatOrder;
  return [{ type: 'notExecuted', machine: firing.machine, order, why: 'noTarget' }];
}

/** The machine has done its fire for this phase. */
export function finishFire(game: Draft<Game>, id: CounterId): void {
  game.units[id].fired = true;
  game.activation = null;
}
