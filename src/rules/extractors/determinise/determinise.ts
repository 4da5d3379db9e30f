import type { Draft } from '../../result';
import type { Chance } from '../../chance';
import { seedDice } from '../../rng';
import { copyPosition } from '../copy';
import type { Game, Position, Side } from '../types';
import { enemyOf } from '../units';
import { addUnseen } from './forces';
import type { Prior } from './prior';
import { programUnseen } from './programs';

const SEEDS = 0x7fffffff;

/**
 * A game that could be the one a side sees: its view with the other side's secrets drawn from a prior, and dice of their
 * own. That side sees it as before: `view(determinise(v, side, …), side)` equals v. Of the true game it knows the view
 * alone [§5, §8.1, §9.4, R-88].
 */
export function determinise(seen: Position, side: Side, prior: Prior, chance: Chance): Draft<Game> {
  const world: Draft<Game> = { ...copyPosition(seen), dice: seedDice(chance(SEEDS)) as Draft<Game>['dice'] };
  const other = enemyOf(side);
  addUnseen(world, other, prior, chance);
  if (other === 'avronian') programUnseen(world, prior, chance);
  return world;
}
