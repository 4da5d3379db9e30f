import type { Draft } from '../../result';
import { WEAPONS } from '../data';
import { markFired, resolveShot, type Telling } from '../fire/resolve';
import type { Action, CounterId, Event, Firer, Game, Illegal, Machine, Position, Shot } from '../types';
import { illegal, isExposed, unitOf } from '../units';
import { machineOf } from '../display/machine';
import { bearingsOf, finishFire, whyNotFiring, whyNotUnderOrder, type Firing } from './firing';
import {
  allGroupings,
  bestGroupings,
  compareSizes,
  concentrations,
  sizesOf,
  type Choice,
  type Group,
} from './grouping';

export type AllocateAction = Extract<Action, { type: 'allocate' }>;

/** No more ways than this are listed; whyNotAllocation accepts every legal one. */
const WAYS = 64;

/** Why the machine may not choose these shots for all its weapons now [§8.4.1, §8.4.3, R-21, R-58]. */
export function whyNotAllocation(
  position: Position,
  machine: CounterId,
  shots: readonly Shot[],
): Illegal | undefined {
  const notFiring = whyNotFiring(position, machine);
  if (notFiring) return notFiring;
  const firing = position.activation as Firing;
  const { order } = firing;
  if (order !== 'closestTarget' && order !== 'optimize')
    return illegal('§8.4', { reason: 'notAllocated', order: order ?? 'freeTarget' });
  for (const shot of shots) {
    const reason = whyNotPart(position, firing, shot);
    if (reason) return reason;
  }
  return whyTwice(machine, shots) ?? whyIncomplete(position, firing, shots);
}

/**
 * Resolves the chosen shots in their order, also after one that decides the game; one whose target an earlier shot
 * has removed is spent on nothing [§8.4.1, R-84].
 */
export function playAllocate(
  game: Draft<Game>,
  { machine, shots }: AllocateAction,
  telling: Telling = 'told',
): Event[] {
  const events = shots.flatMap((shot) => fireIfThere(game, shot, telling));
  finishFire(game, machine);
  return events;
}

/**
 * The legal allocations of the firing machine, in slot order, with and without the area effect of weapons alone on their
 * target; of very many a part, with every target among them [§8.4.1, §8.4.3].
 */
export function allocations(position: Position, id: CounterId): readonly (readonly Shot[])[] {
  if (whyNotFiring(position, id)) return [];
  const machine = machineOf(position, id);
  const firing = position.activation as Firing;
  if (firing.order !== 'closestTarget' && firing.order !== 'optimize') return [];
  const choices = choicesOf(position, firing);
  const ways = firing.order === 'optimize' ? freeGroupings(choices) : bestGroupings(choices, WAYS);
  return ways.flatMap((groups) => withArea(machine, groups)).slice(0, 4 * WAYS);
}

function freeGroupings(choices: readonly Choice[]): readonly (readonly Group[])[] {
  const count = choices.reduce((product, { targets }) => product * targets.length, 1);
  return count <= WAYS ? allGroupings(choices, WAYS) : concentrations(choices);
}

/** A weapon alone on its target may use its area effect. */
function withArea(machine: Machine, groups: readonly Group[]): readonly (readonly Shot[])[] {
  return groups.reduce<readonly (readonly Shot[])[]>(
    (ways, group) => ways.flatMap((way) => shotsOf(machine, group).map((shot) => [...way, shot])),
    [[]],
  );
}

/** One target's weapons together, or one weapon with its area effect too [§7.4, R-17]. */
export function shotsOf(machine: Machine, { target, slots }: Group): readonly Shot[] {
  const firers = slots.map((slot): Firer => ({ unit: machine.id, slot }));
  const single: Shot = { firers, target, area: false };
  const alone = slots.length === 1 && WEAPONS[machine.slots[slots[0]].weapon!].area !== 'none';
  return alone ? [single, { ...single, area: true }] : [single];
}

function choicesOf(position: Position, firing: Firing): readonly Choice[] {
  return bearingsOf(position, firing).map(({ slot, targets }) => ({
    slot,
    targets: targets.map(({ id }) => id),
  }));
}

function whyNotPart(position: Position, firing: Firing, shot: Shot): Illegal | undefined {
  return shot.firers.some(({ unit }) => unit !== firing.machine)
    ? illegal('§7.5', { reason: 'onlyOneMachine' })
    : whyNotUnderOrder(position, firing, shot);
}

function whyTwice(unit: CounterId, shots: readonly Shot[]): Illegal | undefined {
  const slots = shots.flatMap(({ firers }) => firers.map(({ slot }) => slot));
  const slot = slots.find((each, index) => slots.indexOf(each) < index);
  return slot === undefined ? undefined : illegal('§7', { reason: 'alreadyFired', unit, slot });
}

/** Every weapon with a legal target fires, and as many combine as may [§8.4, R-21]. */
function whyIncomplete(position: Position, firing: Firing, shots: readonly Shot[]): Illegal | undefined {
  const choices = choicesOf(position, firing);
  const chosen = shots.flatMap(({ firers }) => firers.map(({ slot }) => slot));
  const slots = choices.map(({ slot }) => slot).filter((slot) => !chosen.includes(slot));
  if (slots.length) return illegal('§8.4', { reason: 'mustFire', slots });
  const sizes = sizesOf(shots.map(({ firers }) => ({ slots: firers })));
  const best = firing.order === 'closestTarget' ? sizesOf(bestGroupings(choices, 1)[0]) : mergedSizes(shots);
  return compareSizes(sizes, best) < 0
    ? illegal(firing.order === 'closestTarget' ? 'R-21' : '§8.4.3', { reason: 'mustCombine', sizes, best })
    : undefined;
}

/** Under Optimize only weapons at one target combine [§8.4.3]. */
function mergedSizes(shots: readonly Shot[]): readonly number[] {
  const slots = new Map<CounterId, readonly Firer[]>();
  for (const { target, firers } of shots) slots.set(target, [...(slots.get(target) ?? []), ...firers]);
  return sizesOf([...slots.values()].map((firers) => ({ slots: firers })));
}

function fireIfThere(game: Draft<Game>, shot: Shot, telling: Telling): Event[] {
  if (isExposed(unitOf(game, shot.target))) return resolveShot(game, shot, telling);
  for (const firer of shot.firers) markFired(game, firer);
  return [];
}
