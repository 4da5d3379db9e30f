import {
  shoppingFor,
  writtenArmy,
  type Action,
  type Setup,
  type Side,
  type WrittenArmy,
} from '../../rules/extractors';

export type Buy = Extract<Action, { readonly type: 'buy' }>;

/** The buys of a written army [§5]. */
export function buysIn({ scenario }: Pick<Setup, 'scenario'>, side: Side, army: WrittenArmy): readonly Buy[] {
  return shoppingFor(scenario, side, army).map((each) => ({ type: 'buy', ...each }));
}

export function armyOf(buys: readonly Buy[]): WrittenArmy {
  return writtenArmy(buys.map(({ purchase }) => purchase));
}
