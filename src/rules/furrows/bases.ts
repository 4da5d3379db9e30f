import type { Hex } from '../../hex';
import { UNITS, type UnitProfile } from './data';
import { ELITES } from './types';
import type {
  Ability,
  Base,
  BaseId,
  Elite,
  Illegal,
  OnMap,
  Position,
  Reason,
  RuleRef,
  Side,
  UnitName,
} from './types';

export type Placed = Base & { readonly where: OnMap };

/** Why something may not be done, with the rule it rests on. */
export function illegal(rule: RuleRef, reason: Reason): Illegal {
  return { ...reason, rule };
}

/** The line of the unit lists of a base or unit [§3]. */
export function profileOf(of: Base | UnitName): UnitProfile {
  return UNITS[typeof of === 'string' ? of : of.unit];
}

/** The other side. */
export function enemyOf(side: Side): Side {
  return side === 'foundry' ? 'league' : 'foundry';
}

/** Every base of the game in the order of the army lists. */
export function basesOf(position: Pick<Position, 'bases'>): readonly Base[] {
  return Object.values(position.bases);
}

/** It is on the map: neither still to be set up nor destroyed. */
export function isPlaced(base: Base): base is Placed {
  return base.where.at === 'map';
}

/** Bases on the map in the order of the army lists. */
export function placedBases(position: Pick<Position, 'bases'>): readonly Placed[] {
  return basesOf(position).filter(isPlaced);
}

/** Bases of both sides in a hex, in the order of the army lists. */
export function basesIn(position: Pick<Position, 'bases'>, hex: Hex): readonly Placed[] {
  return placedBases(position).filter((base) => base.where.hex === hex);
}

/** A base that is on the map. Throws RangeError if it is not. */
export function placedBase(position: Pick<Position, 'bases'>, id: BaseId): Placed {
  const base = position.bases[id];
  if (!isPlaced(base)) throw new RangeError(`${id} is not on the map`);
  return base;
}

/** The ability of a base's unit, with its figures. */
export function abilityOf<Name extends Ability['ability']>(
  base: Base,
  name: Name,
): Extract<Ability, { readonly ability: Name }> | undefined {
  return profileOf(base).abilities.find(
    (each): each is Extract<Ability, { readonly ability: Name }> => each.ability === name,
  );
}

/** It does not fly [§3]. */
export function isGround(base: Base): boolean {
  return profileOf(base).class !== 'flyer';
}

/** Elites among the living, ordinary models being lost first [E-66]. */
export function livingElites({ upgrades, models }: Base): readonly Elite[] {
  const elites = ELITES.filter((elite) => upgrades.includes(elite));
  return models > 0 ? elites.slice(-models) : [];
}

/** Living models that are no elites [E-66]. */
export function livingOrdinary(base: Base): number {
  return base.models - livingElites(base).length;
}

/** Its running gear was hit twice, or once if it is great: no F, Rev, L, R, T, A, B [§3.5]. */
export function isImmobilised(base: Base): boolean {
  return base.gear >= (profileOf(base).class === 'great' ? 1 : 2);
}
