import type { Draft, Entry } from '../../result';
import { illegal } from '../bases';
import { damageHit, oddsOf, strike } from '../damage';
import type { Die } from '../die';
import type {
  Assault,
  AssaultHitResult,
  AssaultRoll,
  AssignedHit,
  DamageCause,
  DamageHit,
  Fighter,
  Game,
  HitsForecast,
  Illegal,
  Position,
  Side,
} from '../types';
import { sum } from './roll';

/** The assault that is on, with its dice. Throws RangeError if none is. */
function current(position: Position): { readonly assault: Assault; readonly roll: AssaultRoll } {
  const { fight } = position;
  if (!fight?.roll) throw new RangeError('No assault is on');
  return { assault: fight.assaults[0], roll: fight.roll };
}

/** Enemies a side may hit, with the damage hits each may take: one for each living model [§10.5]. */
export function targetsIn(
  position: Position,
  side: Side,
): readonly { readonly fighter: Fighter; readonly models: number }[] {
  return current(position)
    .assault.fighters.filter(({ base }) => position.bases[base].side !== side)
    .map((fighter) => ({ fighter, models: position.bases[fighter.base].models }));
}

/** Successes a side has left, by profile. */
export function leftOf(position: Position, side: Side): readonly number[] {
  return current(position).roll.rolls[side === 'foundry' ? 0 : 1].left;
}

/** Damage hits a side has to distribute, and the support left over [§10.5, E-39]. */
export function shareOf(position: Position, side: Side): { readonly hits: number; readonly support: number } {
  const left = sum(leftOf(position, side));
  const hits = Math.min(left, sum(targetsIn(position, side).map(({ models }) => models)));
  return { hits, support: left - hits };
}

/** Why hits may not be distributed so [§10.5]. */
export function whyNotAssign(
  position: Position,
  side: Side,
  assigned: readonly AssignedHit[],
): Illegal | undefined {
  return (
    whyNotThese(position, side, assigned) ??
    whyNotSoMany(position, side, assigned) ??
    whyNotSupport(position, side, assigned)
  );
}

function whyNotThese(position: Position, side: Side, assigned: readonly AssignedHit[]): Illegal | undefined {
  const { hex } = current(position).assault;
  const targets = targetsIn(position, side).map(({ fighter }) => fighter.base);
  const profiles = leftOf(position, side).length;
  for (const { target, profile } of assigned) {
    if (!targets.includes(target)) return illegal('§10.5', { reason: 'notInAssault', base: target, hex });
    if (profile >= profiles) return illegal('§10.5', { reason: 'noSuchProfile', profile, profiles });
  }
  return undefined;
}

function whyNotSoMany(position: Position, side: Side, assigned: readonly AssignedHit[]): Illegal | undefined {
  const { hits: needed } = shareOf(position, side);
  if (assigned.length !== needed)
    return illegal('§10.5', { reason: 'hitCount', given: assigned.length, needed });
  for (const [profile, left] of leftOf(position, side).entries()) {
    const given = assigned.filter((hit) => hit.profile === profile).length;
    if (given > left) return illegal('§10.5', { reason: 'profileSpent', profile, given, left });
  }
  for (const { fighter, models } of targetsIn(position, side)) {
    const given = assigned.filter((hit) => hit.target === fighter.base).length;
    if (given > models) return illegal('E-39', { reason: 'modelsHit', target: fighter.base, given, models });
  }
  return undefined;
}

function whyNotSupport(
  position: Position,
  side: Side,
  assigned: readonly AssignedHit[],
): Illegal | undefined {
  const given = sum(assigned.map(({ support }) => support));
  const { support: needed } = shareOf(position, side);
  return given === needed ? undefined : illegal('E-39', { reason: 'supportCount', given, needed });
}

/** The damage hit that an assigned hit is: the assault's AP, the side the target fights with, no range [§10.5]. */
export function assaultHit(position: Position, side: Side, assigned: AssignedHit): DamageHit {
  const { assault, roll } = current(position);
  const { profile, target, support } = assigned;
  const { facet } = assault.fighters.find(({ base }) => base === target)!;
  const { ap, damage } = roll.forces[side === 'foundry' ? 0 : 1].profiles[profile].profile;
  const plus: readonly Entry<DamageCause>[] =
    support > 0 ? [{ cause: { code: 'support' }, value: support }] : [];
  const aps = [{ cause: { code: 'assault' }, value: ap }] as const;
  return damageHit(position.bases[target], { facet, ap: aps, damage, plus });
}

/** What hits distributed so can do, exactly, target by target [§10.5]. */
export function forecastHits(position: Position, side: Side, assigned: readonly AssignedHit[]): HitsForecast {
  const hits = assigned.map((each) => ({ assigned: each, hit: assaultHit(position, side, each) }));
  const targets = [...new Set(assigned.map(({ target }) => target))];
  const odds = targets.map((target) => {
    const own = hits.filter((each) => each.assigned.target === target);
    return {
      target,
      odds: oddsOf(
        position.bases[target],
        own.map(({ hit }) => ({ chance: 1, hit })),
      ),
    };
  });
  return { hits, odds };
}

/** Rolls the distributed hits, the Foundry's first, each side's in the order given; wear tells at once [§10.5, E-92]. */
export function rollHits(game: Draft<Game>, die: Die): readonly AssaultHitResult[] {
  const position = game as Position;
  return (['foundry', 'league'] as const).flatMap((side) =>
    (position.fight?.assigned[side] ?? []).map((assigned): AssaultHitResult => {
      const hit = assaultHit(position, side, assigned);
      return { side, assigned, hit, result: strike(game.bases[assigned.target], hit, die) };
    }),
  );
}
