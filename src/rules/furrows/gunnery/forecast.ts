import type { Entry } from '../../result';
import { CLOSE, LONG, WEAPONS } from '../data';
import { placedBase, type Placed } from '../bases';
import { damageHit, oddsOf, type ChanceHit } from '../damage';
import { rangeBetween } from '../range';
import { mapOf } from '../scenarios';
import { lineOfSight } from '../sight';
import type {
  ApCause,
  BaseId,
  DamageCause,
  DamageHit,
  Declaration,
  HarmOdds,
  Position,
  ShotForecast,
  ShotGroup,
  WeaponName,
} from '../types';
import { facetHit } from './arcs';
import { rangeBand, toHitOf } from './toHit';

/** Everything a legal declaration can do, with exact chances [§8, §9]. */
export function forecast(position: Position, declaration: Declaration): ShotForecast {
  const firer = placedBase(position, declaration.base);
  const target = placedBase(position, declaration.target);
  const groups = groupsOf(position, declaration, firer, target);
  const hit = hitOf(position, declaration.weapon, firer, target);
  return {
    declaration: {
      base: declaration.base,
      weapon: declaration.weapon,
      models: declaration.models,
      elites: declaration.elites,
      target: declaration.target,
    },
    range: rangeBetween(position, firer, target),
    sight: lineOfSight(mapOf(position), firer.where.hex, target.where.hex),
    facet: hit.facet,
    groups,
    hit,
    odds: oddsOf(target, hitsOf(groups, hit)),
  };
}

/** What all that has been declared at a base does to it together, in the order declared [E-58]. */
export function forecastTarget(position: Position, target: BaseId): HarmOdds {
  const hits = position.declared
    .filter((declaration) => declaration.target === target)
    .flatMap((declaration) => {
      const { groups, hit } = forecast(position, declaration);
      return hitsOf(groups, hit);
    });
  return oddsOf(placedBase(position, target), hits);
}

/** Shot after shot, ordinary models before elites. */
function hitsOf(groups: readonly ShotGroup[], hit: DamageHit): readonly ChanceHit[] {
  return groups.flatMap(({ shots, toHit }) =>
    Array.from({ length: shots }, () => ({ chance: toHit.chance, hit })),
  );
}

function groupsOf(
  position: Position,
  { weapon, models, elites }: Declaration,
  firer: Placed,
  target: Placed,
): readonly ShotGroup[] {
  const shots = shotsOf(weapon);
  const kinds = [
    ...(models > 0 ? [{ model: 'ordinary' as const, count: models }] : []),
    ...elites.map((model) => ({ model, count: 1 })),
  ];
  return kinds.map(({ model, count }) => ({
    model,
    shots: count * shots,
    toHit: toHitOf(position, { firer, weapon, model, target }),
  }));
}

/** Shots of one model, or of the base. Throws RangeError for a fixed mounting, which fires by sectors [E-61]. */
function shotsOf(weapon: WeaponName): number {
  const { shots } = WEAPONS[weapon];
  if (shots.by === 'sector') throw new RangeError(`${weapon} fires by sectors`);
  return shots.count;
}

/** The damage hit of a weapon: its AP and damage by range, the side of the target it strikes [§9]. Throws RangeError if it does none. */
export function hitOf(position: Position, weapon: WeaponName, firer: Placed, target: Placed): DamageHit {
  const { ap, damage, range: reach } = WEAPONS[weapon];
  if (ap === null || damage === null) throw new RangeError(`${weapon} does no regular damage`);
  const range = rangeBetween(position, firer, target);
  const change = { close: CLOSE, normal: null, long: LONG, out: LONG }[rangeBand(range, reach)];
  const byRange = { code: 'range', range } as const;
  const aps: Entry<ApCause>[] = [{ cause: { code: 'weapon' }, value: ap }];
  const plus: Entry<DamageCause>[] = [];
  if (change) {
    aps.push({ cause: byRange, value: change.ap });
    plus.push({ cause: byRange, value: change.damage });
  }
  return damageHit(target, { facet: facetHit(position, firer, target), ap: aps, damage, plus });
}
