import { placedBases, type Placed } from '../bases';
import type { Action, Declaration, Elite, Position, Side, WeaponName } from '../types';
import { shootersLeft, weaponsOf } from './armament';
import { whyNotFiring, whyNotTarget, whyNotWeapon } from './legality';

/** Everything the side may declare or take back, and the end of its declaring [§8.1]. */
export function declareOptions(position: Position): readonly Action[] {
  const { side } = position.phase;
  const own = placedBases(position).filter((base) => base.side === side);
  const taken = position.declared.filter(({ base }) => position.bases[base].side === side);
  return [
    ...own
      .flatMap((base) => declarationsOf(position, base))
      .map((each): Action => ({ type: 'declare', ...each })),
    ...undeclarable(taken),
    { type: 'endDeclaring' },
  ];
}

/** Every declaration a base may make: each weapon at each target by each number of models, with and without elites. */
export function declarationsOf(position: Position, base: Placed): readonly Declaration[] {
  if (whyNotFiring(position, base)) return [];
  return weaponsOf(base).flatMap((weapon) =>
    targetsOf(position, base, weapon).flatMap((target) =>
      crewsOf(position, base, weapon).map(({ models, elites }): Declaration => ({
        base: base.id,
        weapon,
        models,
        elites,
        target: target.id,
      })),
    ),
  );
}

/** Bases a weapon may fire at now, whoever is left to fire it [§8.1]. */
export function targetsOf(position: Position, base: Placed, weapon: WeaponName): readonly Placed[] {
  if (whyNotWeapon(position, base, weapon)) return [];
  return placedBases(position).filter((other) => !whyNotTarget(position, base, { weapon, target: other.id }));
}

/** The side has something to declare in this part [§8.1]. */
export function canDeclare(position: Position, side: Side): boolean {
  return placedBases(position).some(
    (base) => base.side === side && declarationsOf(position, base).length > 0,
  );
}

interface Crew {
  readonly models: number;
  readonly elites: readonly Elite[];
}

function crewsOf(position: Position, base: Placed, weapon: WeaponName): readonly Crew[] {
  const left = shootersLeft(position, base, weapon);
  const counts = Array.from({ length: left.ordinary + 1 }, (_, models) => models);
  return subsets(left.elites)
    .flatMap((elites) => counts.map((models) => ({ models, elites })))
    .filter(({ models, elites }) => models + elites.length > 0);
}

function subsets(elites: readonly Elite[]): readonly (readonly Elite[])[] {
  return elites.reduce<readonly (readonly Elite[])[]>(
    (found, elite) => [...found, ...found.map((some) => [...some, elite])],
    [[]],
  );
}

function undeclarable(declared: readonly Declaration[]): readonly Action[] {
  const found = new Map<string, Action>();
  for (const { base, weapon, target } of declared)
    found.set([base, weapon, target].join(), { type: 'undeclare', base, weapon, target });
  return [...found.values()];
}
