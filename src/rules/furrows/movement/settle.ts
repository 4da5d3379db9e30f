import type { Hex } from '../../../hex';
import { isGround } from '../bases';
import { fitTogether } from '../stacking';
import type { Base, BaseId, Side } from '../types';

/** A base in a step: where it is, and the hex it is about to enter. */
export interface Mover {
  readonly base: Base;
  readonly hex: Hex;
  /** null: it stays. */
  readonly to: Hex | null;
}

/** The bases that do not leave their hexes after all. */
export interface Settled {
  /** Stopped by over-stacking [E-34]. */
  readonly stopped: ReadonlySet<BaseId>;
  /** Standing in a clash [E-35]. */
  readonly standing: ReadonlySet<BaseId>;
}

/** Over-stacking until it rests, clashes once, then over-stacking again: nobody's turn comes before another's [§6.5, E-78]. */
export function settle(movers: readonly Mover[]): Settled {
  const stopped = new Set<BaseId>();
  const standing = new Set<BaseId>();
  const stays = ({ base: { id } }: Mover) => stopped.has(id) || standing.has(id);
  const now = () => movers.map((mover) => (stays(mover) ? { ...mover, to: null } : mover));
  stopOverStacking(now, stopped);
  for (const id of clashing(now())) standing.add(id);
  stopOverStacking(now, stopped);
  return { stopped, standing };
}

function stopOverStacking(now: () => readonly Mover[], stopped: Set<BaseId>): void {
  for (;;) {
    const over = overStacked(now());
    if (over.length === 0) return;
    for (const id of over) stopped.add(id);
  }
}

/** All who enter a hex whose stack would be too much [§6.5, step 5]. */
function overStacked(movers: readonly Mover[]): readonly BaseId[] {
  const stacks = new Map<string, Mover[]>();
  for (const mover of movers) {
    const key = [mover.base.side, isGround(mover.base), mover.to ?? mover.hex].join();
    stacks.set(key, [...(stacks.get(key) ?? []), mover]);
  }
  return [...stacks.values()]
    .filter((stack) => !fitTogether(stack.map(({ base }) => base)))
    .flatMap((stack) => stack.filter(({ to }) => to !== null).map(({ base }) => base.id));
}

/** League bases that meet a base of the Foundry half-way [§6.5, step 4]. */
function clashing(movers: readonly Mover[]): readonly BaseId[] {
  const groundOf = (side: Side) => movers.filter(({ base }) => base.side === side && isGround(base));
  const foundry = groundOf('foundry');
  return groundOf('league')
    .filter(({ hex, to }) => foundry.some((other) => other.hex === to && other.to === hex))
    .map(({ base }) => base.id);
}

/** Hexes in which ground bases of both sides would be, by number [§6.5, step 6]. */
export function contested(movers: readonly Mover[]): readonly Hex[] {
  const ground = movers.filter(({ base }) => isGround(base));
  const held = (side: Side) =>
    new Set(ground.filter(({ base }) => base.side === side).map(({ hex, to }) => to ?? hex));
  const [foundry, league] = [held('foundry'), held('league')];
  return [...foundry].filter((hex) => league.has(hex)).sort((a, b) => a - b);
}
