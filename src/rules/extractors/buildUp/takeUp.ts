import type { Draft } from '../../result';
import { copyPosition } from '../copy';
import { forcesThatBuy } from '../scenarios';
import type { Action, Game, Illegal, Position, Purchase } from '../types';
import { whyNotBuildUp } from './legality';
import { playBuildUp } from './play';
import { purchasesOf } from './purchases';

type Trade = Extract<Action, { readonly type: 'buy' | 'sell' }>;

/** The acts that put a whole list of purchases in place of what a side has bought; or the first that it may not buy, and why. */
export type TakenUp =
  | { readonly acts: readonly Trade[] }
  | { readonly refused: Purchase; readonly why: Illegal };

/** How the side in build-up takes up a force that was bought in another game, if scenario and points allow all of it [§5]. */
export function takingUp(position: Position, purchases: readonly Purchase[]): TakenUp {
  // What is bought rolls no dice: a position is enough to try it on.
  const tried = copyPosition(position) as Draft<Game>;
  const acts: Trade[] = [];
  const does = (act: Trade) => {
    playBuildUp(tried, act);
    acts.push(act);
  };
  const forces = forcesThatBuy(position, position.phase.side);
  for (const force of forces)
    for (const purchase of purchasesOf(position, force))
      if (!whyNotBuildUp(tried, { type: 'sell', force, purchase })) does({ type: 'sell', force, purchase });
  for (const purchase of purchases) {
    const tries = forces.map((force) => ({ type: 'buy', force, purchase }) as const);
    const buy = tries.find((act) => !whyNotBuildUp(tried, act));
    const last = tries.at(-1);
    if (buy) does(buy);
    else
      return {
        refused: purchase,
        why: (last && whyNotBuildUp(tried, last)) ?? { reason: 'notForSale', purchase, rule: '§5' },
      };
  }
  return { acts };
}
