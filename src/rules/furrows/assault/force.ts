import { total, type Entry } from '../../result';
import { ELITE_DICE, TRENCH_DEFLECTION } from '../data';
import { livingElites, profileOf } from '../bases';
import { hasWork } from '../movement/ground';
import {
  FACETS,
  type Assault,
  type AssaultCause,
  type AssaultProfile,
  type Base,
  type DeflectionCause,
  type DeflectionDice,
  type Fighter,
  type Force,
  type Position,
  type ProfileDice,
  type Side,
} from '../types';

/** What a side rolls in an assault: dice by profile, strongest first, and its deflection dice [§10.3]. */
function forceOf(position: Position, assault: Assault, side: Side): Force {
  const fighters = assault.fighters.filter(({ base }) => position.bases[base].side === side);
  return {
    side,
    profiles: profilesOf(position, fighters),
    deflections: deflectionsOf(position, assault, fighters),
  };
}

/** What both sides roll in an assault, the Foundry first [§10.3]. */
export function forcesOf(position: Position, assault: Assault): readonly [Force, Force] {
  return [forceOf(position, assault, 'foundry'), forceOf(position, assault, 'league')];
}

function profilesOf(position: Position, fighters: readonly Fighter[]): readonly ProfileDice[] {
  const found = new Map<string, { profile: AssaultProfile; dice: Entry<AssaultCause>[] }>();
  for (const fighter of fighters) {
    const base = position.bases[fighter.base];
    const profile = profileIn(base);
    const key = JSON.stringify(profile);
    const dice = assaultDice(base, fighter);
    found.set(key, { profile, dice: [...(found.get(key)?.dice ?? []), ...dice] });
  }
  // In the order of the army lists where they are equal [E-38].
  return [...found.values()]
    .map(({ profile, dice }) => ({ profile, dice, count: total(dice) }))
    .sort((a, b) => b.profile.strength - a.profile.strength);
}

function profileIn(base: Base): AssaultProfile {
  const { toHit, ap, damage } = profileOf(base).assault;
  return { toHit, ap, damage, strength: (damage.sides + 1) / 2 + damage.plus + ap };
}

/** Each living model's dice, an elite's more; half of all left out if it is shaken or crawling [§10.3, E-08, E-63, E-84]. */
function assaultDice(base: Base, { facet }: Fighter): readonly Entry<AssaultCause>[] {
  const each = profileOf(base).assault.dice[FACETS.indexOf(facet)];
  const dice: Entry<AssaultCause>[] = [
    { cause: { code: 'base', base: base.id, facet, models: base.models }, value: each * base.models },
  ];
  for (const elite of livingElites(base))
    if (ELITE_DICE[elite] > 0)
      dice.push({ cause: { code: 'elite', base: base.id, elite }, value: ELITE_DICE[elite] });
  const why = base.shaken > 0 ? 'shaken' : base.mode === 'crawl' ? 'crawling' : null;
  const all = total(dice);
  if (why) dice.push({ cause: { code: 'halved', base: base.id, why }, value: Math.floor(all / 2) - all });
  return dice;
}

/** Each living model's, but not of who crawls; two more for a side that holds a trench with foot or crew [§10.3, E-79]. */
function deflectionsOf(
  position: Position,
  { hex }: Assault,
  fighters: readonly Fighter[],
): readonly DeflectionDice[] {
  const found = new Map<number, Entry<DeflectionCause>[]>();
  const add = (toHit: number, entry: Entry<DeflectionCause>) =>
    found.set(toHit, [...(found.get(toHit) ?? []), entry]);
  for (const { base: id, facet } of fighters) {
    const base = position.bases[id];
    const { deflection } = profileOf(base);
    const each = deflection?.dice[FACETS.indexOf(facet)] ?? 0;
    if (!deflection || each === 0 || base.mode === 'crawl') continue;
    const cause = { code: 'base', base: id, facet, models: base.models } as const;
    add(deflection.toHit, { cause, value: each * base.models });
  }
  const { dice: more, toHit } = TRENCH_DEFLECTION;
  if (hasWork(position, hex, 'trench') && fighters.some((fighter) => holdsTrench(position, fighter)))
    add(toHit, { cause: { code: 'trench' }, value: more });
  return [...found].map(([needed, dice]) => ({ toHit: needed, dice, count: total(dice) }));
}

function holdsTrench(position: Position, { base, role }: Fighter): boolean {
  return role === 'holds' && ['foot', 'crew'].includes(profileOf(position.bases[base]).class);
}
