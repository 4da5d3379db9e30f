import { total } from '../../result';
import type { CostEntry, Difficult, Position } from '../types';
import { entryCost } from './ground';
import type { Intent } from './intent';

/** What an attempt comes to [§6.4]. */
export interface Attempt {
  readonly cost: readonly CostEntry[];
  /** Tokens for the hex tried for, before and after. */
  readonly tokens: readonly [before: number, after: number];
  /** The base has enough tokens to enter. */
  readonly enters: boolean;
  /** The tokens the base keeps if it stays where it is. */
  readonly kept: Difficult | null;
}

/** The attempt of a base at the hex it tries for; without one it keeps its tokens unless it turned [§6.4, E-33]. */
export function attemptOf(position: Position, { before, base, to }: Intent): Attempt {
  const turnedAway = before.where.facing !== base.where.facing;
  const had = turnedAway ? null : base.difficult;
  if (to === null) return { cost: [], tokens: [0, 0], enters: false, kept: had };
  const cost = entryCost(position, base, base.where.hex, to);
  const tokens = had?.hex === to ? had.tokens : 0;
  const enters = tokens >= total(cost) - 1;
  const after = enters ? tokens : tokens + 1;
  return { cost, tokens: [tokens, after], enters, kept: after > 0 ? { hex: to, tokens: after } : null };
}
