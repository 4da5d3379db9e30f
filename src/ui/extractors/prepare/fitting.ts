import {
  whyIllegal,
  type Action,
  type Illegal,
  type Machine,
  type Position,
  type Weapon,
} from '../../../rules/extractors';
import { machinesOf, type BuyingForce } from './accounts';

/** What is on the display: a machine with one of its slots, or the choice of another machine for a force. */
export type Subject =
  | { readonly machine: Machine; readonly slot: number; readonly force: BuyingForce }
  | { readonly machine: null; readonly force: BuyingForce };

/** What the player picked; it may be gone by now. */
export interface Pick {
  readonly letter: Machine['letter'] | null;
  readonly slot: number;
  readonly force: number;
}

/** The picked machine while it is there, else the first with an empty slot, else any, else the choice of one. */
export function subjectOf(
  position: Position,
  forces: readonly BuyingForce[],
  pick: Pick | null,
): Subject | null {
  const all = forces.flatMap((force) =>
    machinesOf(position, force.index).map((machine) => ({ force, machine })),
  );
  const picked = pick && all.find(({ machine }) => machine.letter === pick.letter);
  if (picked) return { ...picked, slot: Math.min(pick.slot, picked.machine.slots.length - 1) };
  const asked = forces.find(({ index }) => index === pick?.force);
  if (pick?.letter === null && asked) return { machine: null, force: asked };
  const first = all.find(({ machine }) => nextEmpty(machine) !== null) ?? all.at(0);
  if (first) return { ...first, slot: nextEmpty(first.machine) ?? 0 };
  const [force] = forces;
  return force ? { machine: null, force } : null;
}

/** The first empty slot. */
export function nextEmpty({ slots }: Machine): number | null {
  const slot = slots.findIndex(({ weapon }) => weapon === null);
  return slot === -1 ? null : slot;
}

/** What fitting a weapon takes: what is in the slot goes first; the same weapon comes off. */
export function fittingActions(
  force: number,
  machine: Machine,
  slot: number,
  weapon: Weapon,
): readonly Action[] {
  const { letter } = machine;
  const held = machine.slots[slot].weapon;
  const off =
    held && ({ type: 'sell', force, purchase: { item: 'weapon', letter, slot, weapon: held } } as const);
  const on = { type: 'buy', force, purchase: { item: 'weapon', letter, slot, weapon } } as const;
  if (held === weapon && off) return [off];
  return off ? [off, on] : [on];
}

/** Why a weapon cannot be fitted there, the one it would replace given back first [§5]. */
export function whyNotFit(
  position: Position,
  force: number,
  { machine, slot }: { readonly machine: Machine; readonly slot: number },
  weapon: Weapon,
): Illegal | undefined {
  if (machine.slots[slot].weapon === weapon) return undefined;
  const { letter } = machine;
  return whyIllegal(withEmptySlot(position, machine, slot), {
    type: 'buy',
    force,
    purchase: { item: 'weapon', letter, slot, weapon },
  });
}

function withEmptySlot(position: Position, machine: Machine, slot: number): Position {
  const slots = machine.slots.map((place, index) => (index === slot ? { ...place, weapon: null } : place));
  return { ...position, units: { ...position.units, [machine.id]: { ...machine, slots } } };
}
