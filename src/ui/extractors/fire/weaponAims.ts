import {
  enemyOf,
  exposedUnits,
  struckBy,
  whyNotAllocation,
  whyNotShot,
  type CounterId,
  type Firer,
  type Illegal,
  type Position,
  type Shot,
} from '../../../rules/extractors';
import { alone } from '../input/modes/aiming';
import {
  isAllocated,
  orderInHand,
  shotOf,
  targetsOf,
  waysOf,
  weaponsLeft,
  whyNotAt,
  type Way,
} from '../input/modes/ordered';

export interface Refused {
  readonly target: CounterId;
  readonly why: Illegal;
}

/** A weapon under an order: what it may be given, and what its range, arc and sight would allow but the order does not. */
export interface WeaponAim {
  readonly firer: Firer;
  readonly options: readonly Pick<Shot, 'target' | 'area'>[];
  readonly refused: readonly Refused[];
  /** Why it has nothing to fire at; undefined: it has, or there is no enemy in the open. */
  readonly silent: Illegal | undefined;
}

/** The weapons that have not fired, each with its choices beside the way in hand [§8.4]. */
export function weaponAims(position: Position, machine: CounterId, now: Way): readonly WeaponAim[] {
  return weaponsLeft(position, machine).map((firer) => {
    const options = optionsOf(position, firer);
    const enemies = exposedUnits(position, enemyOf('avronian')).map(({ id }) => id);
    const others = enemies.filter((id) => !options.some(({ target }) => target === id));
    const refused = others
      .filter((id) => !whyNotShot(position, alone(firer, id)))
      .flatMap((target) => {
        const why = whyNotAt(position, firer, target) ?? whyNotTogether(position, now, firer, target);
        return why ? [{ target, why }] : [];
      });
    const silent =
      options.length > 0 ? undefined : (refused.at(0)?.why ?? whyNothing(position, firer, others));
    return { firer, options, refused, silent };
  });
}

function optionsOf(position: Position, firer: Firer): WeaponAim['options'] {
  if (!isAllocated(orderInHand(position)))
    return targetsOf(position, firer).map((target) => ({ target, area: false }));
  const found = waysOf(position).flatMap((way) =>
    firer.slot === null ? [] : (shotOf(way, firer.slot) ?? []),
  );
  const telling = found.filter((shot) => !shot.area || struckBy(position, shot).length > 1);
  const shotAt = (target: CounterId, area: boolean) =>
    telling.find((shot) => shot.target === target && shot.area === area) ?? [];
  return [...new Set(telling.flatMap(({ target }) => [false, true].flatMap((area) => shotAt(target, area))))];
}

/** It could, but then fewer weapons would combine than may. */
function whyNotTogether(position: Position, now: Way, firer: Firer, target: CounterId): Illegal | undefined {
  const left = now
    .map((shot) => ({ ...shot, firers: shot.firers.filter(({ slot }) => slot !== firer.slot) }))
    .filter(({ firers }) => firers.length > 0);
  const same = left.findIndex((shot) => shot.target === target);
  const moved =
    same < 0
      ? [...left, alone(firer, target)]
      : left.map((shot, i) =>
          i === same ? { ...shot, firers: [...shot.firers, firer], area: false } : shot,
        );
  return isAllocated(orderInHand(position)) ? whyNotAllocation(position, firer.unit, moved) : undefined;
}

/** The reason of the enemy that comes nearest to being a target: the last of range, arc and line of sight. */
function whyNothing(position: Position, firer: Firer, enemies: readonly CounterId[]): Illegal | undefined {
  const reasons = enemies.flatMap((id) => whyNotAt(position, firer, id) ?? []);
  return [...reasons].sort((a, b) => progress(b) - progress(a)).at(0);
}

const PROGRESS: readonly Illegal['reason'][] = ['outOfRange', 'outOfArc', 'noSight'];

function progress({ reason }: Illegal): number {
  return PROGRESS.indexOf(reason);
}
