import { embarkOptions, isPlaced, passengersOf, type Action, type Unit } from '../../rules/extractors';
import type { Candidate } from '../mind';
import { plain } from './plain';
import { nearestFoe, ownUnits, type Scene } from './scene';

/** Units by when they move: routed sections first, Floaters after who boards them, passengers last; else who is nearest to the enemy. */
export function inOrder(scene: Scene): readonly Unit[] {
  return ownUnits(scene)
    .filter(
      ({ class: is, where, moved, hidden }) =>
        is !== 'static' && !moved && !hidden && (where.at === 'map' || where.at === 'toEnter'),
    )
    .map((unit) => ({ unit, key: rankOf(scene, unit) }))
    .sort((a, b) => a.key - b.key)
    .map(({ unit }) => unit);
}

function rankOf(scene: Scene, unit: Unit): number {
  if (unit.class === 'section' && unit.routed) return 0;
  if (unit.kind === 'floater') return passengersOf(scene.position, unit.id).length ? 300 : 200;
  if (unit.class === 'section' && isPlaced(unit) && unit.where.inside !== null) return 400;
  return isPlaced(unit) ? 1 + nearestFoe(scene, unit.where.hex) : 150;
}

/** A section that waits on foot begins in a Floater with room [§5, R-107]. */
export function boarding({ position }: Scene, unit: Unit): Candidate<Action> | null {
  if (unit.class !== 'section' || unit.where.at !== 'toEnter' || unit.where.inside !== undefined) return null;
  const into = embarkOptions(position, unit).find((option) => option.into !== null);
  return into ? plain(into, 'aboard', '§6.3.3', 1) : null;
}
