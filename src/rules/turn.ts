import type { Standing } from './ruleset';

/** A game whose phases are named and each some side's, until one of them has won or nobody can. */
interface Turned<Side extends string> {
  readonly turn: number;
  readonly phase: { readonly name: string; readonly side: Side | null };
  readonly victory: { readonly winner: Side | null } | null;
}

/** The side whose decision is awaited; null when the game has ended. */
export function sideToDecide<Side extends string>({ phase }: Turned<Side>): Side | null {
  return phase.side;
}

/** What a list of saved games may tell of it. */
export function standing({ turn, phase: { name, side }, victory }: Turned<string>): Standing {
  return { turn, phase: name, side, ended: name === 'ended', winner: victory?.winner ?? null };
}
