import { chanceOf, pick } from '../../rules/chance';
import {
  forcesThatBuy,
  placementOptions,
  purchasesOf,
  recommendedArmy,
  recommendedPlacement,
  unplacedUnits,
  whyIllegal,
  type Action,
  type Position,
} from '../../rules/extractors';
import type { Candidate, Look } from '../mind';
import { armiesFromBook } from './bought';
import { plain } from './plain';
import { nextOrder } from './programs';
import { placeFromBook } from './stood';

const END: Action = { type: 'endPhase' };

/** The recommended force, or one of the house that has won more against it, and then the end of the build-up [§5]. */
export function buys(
  position: Position,
  { seed, wont }: Pick<Look<unknown>, 'seed' | 'wont'>,
): readonly Candidate<Action>[] {
  const side = position.phase.side!;
  const bought = forcesThatBuy(position, side).some((force) => purchasesOf(position, force).length > 0);
  if (bought && !whyIllegal(position, END)) return [plain(END, 'bought', '§5')];
  const recommended = recommendedArmy(position, side);
  const army =
    (wont === 'reply' ? pick(chanceOf(seed ^ 0xb0a7), armiesFromBook(position, side)) : null) ?? recommended;
  return [plain({ type: 'recommend', army }, army === recommended ? 'army' : 'houseArmy', '§5')];
}

/** One unit after the other, where the set-up wants it; any place if it wants none [§5]. */
export function places(
  position: Position,
  { seed, wont }: Pick<Look<unknown>, 'seed' | 'wont'>,
): readonly Candidate<Action>[] {
  const unit = unplacedUnits(position).at(0);
  if (!unit) return [plain(END, 'placed', '§5')];
  const known = wont === 'reply' ? placeFromBook(position, position.phase.side!, seed) : null;
  if (known) return [plain(known, 'houseSetUp', '§5')];
  const recommended = recommendedPlacement(position).at(0);
  if (recommended) return [plain(recommended, 'setUp', '§5')];
  const any = pick(chanceOf(seed), placementOptions(position, unit.id)) ?? placementOptions(position).at(0);
  return [plain(any ?? END, 'setUp', '§5')];
}

/** Box by box, and then the end of the programming [§8.1]. */
export function programs(
  position: Position,
  { sight, seed }: Pick<Look<unknown>, 'sight' | 'seed'>,
): readonly Candidate<Action>[] {
  const order = nextOrder(position, { sight, seed });
  return [order ? plain(order, 'mixture', '§8.1') : plain(END, 'programmed', '§8.1')];
}
