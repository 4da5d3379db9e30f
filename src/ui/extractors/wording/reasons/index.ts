import type { Illegal, Position, Reason, RuleRef, Weapon } from '../../../../rules/extractors';
import { FIRE, ORDERS, RALLY } from './fire';
import { weaponName } from '../names';
import { BUILD_UP, GENERAL, PLACEMENT, shortOf } from './general';
import { MOVEMENT } from './movement';
import type { Reasons } from './reasons';

export interface ReasonWords {
  /** Cause: have, need. Without the rule and without a full stop. */
  readonly text: string;
  readonly rule: RuleRef;
}

/** Every reason there is, by its code. */
export const REASONS: Reasons<Reason> = {
  ...GENERAL,
  ...BUILD_UP,
  ...PLACEMENT,
  ...MOVEMENT,
  ...ORDERS,
  ...FIRE,
  ...RALLY,
};

/** Why something is not allowed, with its numbers and the rule it rests on. */
export function reasonText(position: Position, illegal: Illegal): ReasonWords {
  const word = REASONS[illegal.reason] as (illegal: Illegal, position: Position) => string;
  return { text: word(illegal, position), rule: illegal.rule };
}

/** The same beneath the name of its hex: '19 movement points needed, 7 available'. */
export function reasonThere(position: Position, illegal: Illegal): ReasonWords {
  const { text, rule } = reasonText(position, illegal);
  return { text: text.replace(/^\d{4}: /, ''), rule };
}

/** The same of a weapon that another makes way for, whose points are back by then [§5]. */
export function reasonToFit(position: Position, illegal: Illegal, held: Weapon | null): ReasonWords {
  if (!held || illegal.reason !== 'pointsShort') return reasonText(position, illegal);
  return { text: `${shortOf(illegal)} with the ${weaponName(held)} given back`, rule: illegal.rule };
}

/** The reason as one line: 'Out of range: 3 hexes, Shock 1 reaches 2 [§7.3.1]'. */
export function reasonLine(position: Position, illegal: Illegal): string {
  const { text, rule } = reasonText(position, illegal);
  return `${text} [${rule}]`;
}
