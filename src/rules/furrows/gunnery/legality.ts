import { LONG_FACTOR, WEAPONS } from '../data';
import { illegal, isPlaced, placedBase, type Placed } from '../bases';
import { rangeBetween } from '../range';
import { mapOf } from '../scenarios';
import { canSee, lineOfSight } from '../sight';
import type { Action, Base, Declaration, Illegal, Position, WeaponName } from '../types';
import { inArc } from './arcs';
import { entryOf, gunneryPart, isJammed, isLoaded, shootersLeft, weaponsOf } from './armament';
import { rangeBand } from './toHit';

/** Why a shot may not be declared now: its base, its weapon, the models that fire it, its target [§8.1]. */
export function whyNotDeclare(position: Position, declaration: Declaration): Illegal | undefined {
  const { base: id, weapon } = declaration;
  const firer = position.bases[id];
  if (!isPlaced(firer)) return illegal('§8.1', { reason: 'notOnMap', base: id });
  return (
    whyNotFiring(position, firer) ??
    whyNotWeapon(position, firer, weapon) ??
    whyNotModels(position, firer, declaration) ??
    whyNotTarget(position, firer, declaration)
  );
}

/** Why a declaration cannot be taken back: there is none such. */
export function whyNotUndeclare(
  position: Position,
  { base, weapon, target }: Extract<Action, { readonly type: 'undeclare' }>,
): Illegal | undefined {
  const found = position.declared.some(
    (each) => each.base === base && each.weapon === weapon && each.target === target,
  );
  return found ? undefined : illegal('§8.1', { reason: 'notDeclared', base, weapon });
}

/** Why a base does not fire in this part: it is shaken, was told otherwise, or has fired on the move [§5.5, §5.6]. */
export function whyNotFiring(position: Position, base: Base): Illegal | undefined {
  const part = gunneryPart(position) ?? 1;
  if (base.shaken > 0) return illegal('§5.6', { reason: 'shaken', base: base.id });
  const entry = entryOf(base, part);
  if (entry !== 'fire') return illegal('§5.5', { reason: 'noFireOrder', base: base.id, entry });
  if (base.turn.fired && (base.mode === 'fast' || base.mode === 'crawl'))
    return illegal('§5.5', { reason: 'firedThisTurn', base: base.id, mode: base.mode });
  return undefined;
}

/** Why a weapon does not fire: not its own, jammed, not loaded [§8.1]. */
export function whyNotWeapon(position: Position, base: Base, weapon: WeaponName): Illegal | undefined {
  if (!weaponsOf(base).includes(weapon))
    return illegal('§3.3', { reason: 'noSuchWeapon', base: base.id, weapon });
  if (isJammed(base, weapon, position.turn))
    return illegal('§3.5', { reason: 'jammed', base: base.id, weapon, turn: base.jammed });
  if (!isLoaded(base, weapon)) return illegal('§3.3', { reason: 'notLoaded', base: base.id, weapon });
  return undefined;
}

/** Why these models do not fire it: nobody, dead, or already firing [§8.1]. */
function whyNotModels(position: Position, base: Placed, declaration: Declaration): Illegal | undefined {
  const { weapon, models, elites } = declaration;
  if (models + elites.length === 0) return illegal('§8.1', { reason: 'nobodyFires', base: base.id });
  const left = shootersLeft(position, base, weapon);
  if (models > left.ordinary)
    return illegal('§8.1', {
      reason: 'modelsShort',
      base: base.id,
      model: 'ordinary',
      wanted: models,
      left: left.ordinary,
    });
  const missing = elites.find(
    (elite, index) => !left.elites.includes(elite) || elites.indexOf(elite) < index,
  );
  return missing
    ? illegal('§8.1', { reason: 'modelsShort', base: base.id, model: missing, wanted: 1, left: 0 })
    : undefined;
}

/** Why a target cannot be fired at: a friend, or out of range, arc or sight [§8.1]. */
export function whyNotTarget(
  position: Position,
  firer: Placed,
  { weapon, target: id }: Pick<Declaration, 'weapon' | 'target'>,
): Illegal | undefined {
  const other = position.bases[id];
  if (other.side === firer.side) return illegal('§8.1', { reason: 'friend', target: id });
  if (!isPlaced(other)) return illegal('§8.1', { reason: 'notOnMap', base: id });
  const target = placedBase(position, id);
  const range = rangeBetween(position, firer, target);
  const { range: reach } = WEAPONS[weapon];
  if (rangeBand(range, reach) === 'out')
    return illegal('§8.2', { reason: 'outOfRange', range, most: LONG_FACTOR * reach, weapon });
  if (inArc(position, firer, weapon, target) === 'outside')
    return illegal('§6.1', { reason: 'outOfArc', base: firer.id, weapon });
  const [from, to] = [firer.where.hex, target.where.hex];
  return canSee(mapOf(position), from, to)
    ? undefined
    : illegal('§7', { reason: 'noSight', from, to, sight: lineOfSight(mapOf(position), from, to) });
}
