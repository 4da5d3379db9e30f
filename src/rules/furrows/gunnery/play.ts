import type { Draft } from '../../result';
import type { Action, Declaration, Event, Game } from '../types';

/** Puts a shot on the list of this part, in the order in which it will be rolled [§8.1, E-58]. */
export function playDeclare(game: Draft<Game>, action: Declaration): readonly Event[] {
  const { base, weapon, models, elites, target } = action;
  const declaration = { base, weapon, models, elites: [...elites], target };
  game.declared.push(declaration);
  return [{ type: 'declared', declaration }];
}

/** Takes all that a weapon was to fire at a target off the list. */
export function playUndeclare(
  game: Draft<Game>,
  { base, weapon, target }: Extract<Action, { readonly type: 'undeclare' }>,
): readonly Event[] {
  const is = (each: Declaration) => each.base === base && each.weapon === weapon && each.target === target;
  const declarations: readonly Declaration[] = game.declared.filter(is);
  game.declared = game.declared.filter((each) => !is(each));
  return [{ type: 'undeclared', declarations }];
}
