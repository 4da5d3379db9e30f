import {
  enemyOf,
  exposedUnits,
  nextBox,
  unitOf,
  whyIllegal,
  type Action,
  type CounterId,
  type Machine,
  type Position,
  type Shot,
} from '../../../../rules/extractors';
import type { Desk, Mode } from '../desk';
import { aim, sweptOn, toggled } from './aiming';
import { selectedMark } from './idle';
import { chanceOnceMarked } from './marking';
import { defaultAction, orderInHand } from './ordered';
import { inHand, isOwnInHand, tappedUnit } from './select';
import { blastMarks, chancesOf, shooterMarks, shotMarks, targetMarks } from './shotMarks';

/**
 * A unit in hand: its targets are lit with their chances; a tap on one aims, a tap on a friend adds a firer or takes it
 * out [§7.5]. An enemy in hand is the target of whoever is tapped next.
 */
export const firing: Mode = {
  marks: (position, desk) => [
    ...selectedMark(position, desk),
    ...(shotsInHand(position, desk)?.flatMap((shot) => shotMarks(position, shot)) ??
      waitingMarks(position, desk)),
  ],
  // The fan of a stack would lie over a target beside it.
  tapsMeanHexes: (position, desk) =>
    desk.plan === null && isOwnInHand(position, desk) && targetsInHand(position, desk).length > 0,
  tap: (position, desk, tap) => {
    const { side } = position.phase;
    const enemy = tappedUnit(position, tap, (unit) => unit.side !== side);
    const friend = tappedUnit(position, tap, (unit) => unit.side === side);
    const own = desk.selected !== null && unitOf(position, desk.selected).side === side;
    if (enemy !== null)
      return own && mayAim(position, desk) ? aim(position, desk, enemy) : inHand(desk, enemy);
    if (friend === null) return position.activation ? desk : inHand(desk, null);
    return own || desk.selected === null
      ? friendTapped(position, desk, friend)
      : aim(position, inHand(desk, friend), desk.selected);
  },
  action: (position, desk) => {
    const { plan } = desk;
    if (plan?.kind === 'act') return plan.action;
    if (plan?.kind === 'shot') return { type: 'fire', ...plan.shot };
    if (plan?.kind === 'allocation' && position.activation)
      return { type: 'allocate', machine: position.activation.machine, shots: plan.shots };
    return defaultAction(position) ?? openReveal(position, desk);
  },
};

/** The shots that confirming would fire; null: none prepared. */
export function shotsInHand(position: Position, desk: Desk): readonly Shot[] | null {
  const action = firing.action(position, desk);
  if (action?.type === 'fire') return [action];
  return action?.type === 'allocate' ? action.shots : null;
}

/** The next enemy it may fire at, the likeliest hit first; round to the first again. */
export function nextTarget(position: Position, desk: Desk): Desk {
  const targets = targetsInHand(position, desk);
  if (targets.length === 0) return desk;
  const next = targets[(targets.indexOf(targetNow(position, desk)!) + 1) % targets.length];
  const machine = markingMachine(position);
  if (machine === null) return aim(position, { ...desk, refusal: null }, next);
  return { ...desk, plan: { kind: 'act', action: { type: 'markTarget', machine, target: next } } };
}

/** What is clear to come next is taken up: a sweep's next shot; Free Target's first, at its likeliest [§8.4.2, §8.5]. */
export function takenUp(position: Position, desk: Desk): Desk {
  const free = orderInHand(position) === 'freeTarget' && desk.plan === null && desk.selected !== null;
  if (!free) return sweptOn(position, desk);
  const machine = unitOf(position, desk.selected);
  const begun = machine.class === 'machine' && machine.slots.some(({ fired }) => fired);
  return begun ? desk : nextTarget(position, desk);
}

/** The one enemy that the unit in hand may fire at; null: none or several. */
export function onlyTarget(position: Position, desk: Desk): CounterId | null {
  if (position.phase.name !== 'fire' || position.activation !== null) return null;
  const [first, second] = targetsInHand(position, desk);
  return first !== undefined && second === undefined ? first : null;
}

/** The machine whose Combat order may be revealed now; it is in hand [§8.1]. */
export function machineToReveal(position: Position, { selected }: Desk): Machine | null {
  const unit = selected === null ? undefined : position.units[selected];
  if (unit?.class !== 'machine' || position.phase.name !== 'fire') return null;
  return whyIllegal(position, { type: 'reveal', machine: unit.id }) ? null : unit;
}

/** It would blow itself up: that is asked twice [§8.4.5]. */
export function isSelfDestruct({ combat }: Machine): boolean {
  const box = nextBox(combat);
  return box !== null && combat.boxes[box].order === 'selfDestruct';
}

function openReveal(position: Position, desk: Desk): Action | null {
  const machine = machineToReveal(position, desk);
  return machine && !isSelfDestruct(machine) ? { type: 'reveal', machine: machine.id } : null;
}

function friendTapped(position: Position, desk: Desk, friend: CounterId): Desk {
  const { plan } = desk;
  const unit = unitOf(position, friend);
  if (position.activation) return desk;
  if (plan?.kind !== 'shot' || unit.class === 'machine') return inHand(desk, friend);
  return toggled(position, desk, plan.shot, { unit: friend, slot: null });
}

/** A machine under orders aims once its order is out. */
function mayAim(position: Position, { selected }: Desk): boolean {
  const unit = unitOf(position, selected!);
  return unit.class !== 'machine' || position.rules === 'simple' || position.activation?.machine === unit.id;
}

function waitingMarks(position: Position, { selected, plan }: Desk) {
  if (plan?.kind === 'act' && plan.action.type === 'reveal') return blastMarks(position, plan.action.machine);
  if (selected === null) return [];
  const own = unitOf(position, selected).side === position.phase.side;
  return own ? targetMarks(position, selected) : shooterMarks(position, selected);
}

function targetsInHand(position: Position, { selected }: Desk): readonly CounterId[] {
  const { side } = position.phase;
  if (side !== null && markingMachine(position) !== null)
    return exposedUnits(position, enemyOf(side))
      .map(({ id }) => [id, chanceOnceMarked(position, id) ?? 0] as const)
      .sort(([, a], [, b]) => b - a)
      .map(([id]) => id);
  if (selected === null || unitOf(position, selected).side !== side) return [];
  return [...chancesOf(position, selected)].sort(([, a], [, b]) => b - a).map(([id]) => id);
}

function targetNow(position: Position, desk: Desk): CounterId | undefined {
  const { plan } = desk;
  if (plan?.kind === 'act') return plan.action.type === 'markTarget' ? plan.action.target : undefined;
  if (plan?.kind === 'allocation') return plan.shots.at(0)?.target;
  return plan?.kind === 'shot' ? plan.shot.target : shotsInHand(position, desk)?.at(0)?.target;
}

function markingMachine({ activation }: Position): CounterId | null {
  return activation?.type === 'firing' && activation.marking ? activation.machine : null;
}
