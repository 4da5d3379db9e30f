import { sixSectorsOf, type Sector } from '../../../hex';
import type { Placed } from '../bases';
import { WEAPONS } from '../data';
import { mapOf } from '../scenarios';
import { FACETS, type Facet, type Position, type WeaponName } from '../types';
import { armourOf } from '../damage';

/** The four facets by sector, clockwise from the front [§6.1]. */
const FACET_OF: readonly Facet[] = ['front', 'frontSide', 'backSide', 'back', 'backSide', 'frontSide'];

/** The facet that faces a sector, sectors clockwise from the front [§6.1]. */
export function facetOf(sector: Sector): Facet {
  return FACET_OF[sector];
}

/** In the arc, on its edge: on a boundary of which one side alone is in the arc [§8.3, E-24]; or outside. */
export type InArc = 'inside' | 'edge' | 'outside';

/** Where a target lies to a weapon's arc; at range 0 in any arc [§8.3, E-25]. */
export function inArc(position: Position, firer: Placed, weapon: WeaponName, target: Placed): InArc {
  const { arc } = WEAPONS[weapon];
  if (firer.where.hex === target.where.hex) return 'inside';
  const sectors = sectorsFrom(position, firer, target);
  const inside = sectors.filter((sector) => arc[FACETS.indexOf(facetOf(sector))] > 0);
  if (inside.length === 0) return 'outside';
  return inside.length === sectors.length ? 'inside' : 'edge';
}

/** The side of the target that is hit; on a boundary the one of lower armour, at range 0 the lowest [§8.3, E-81]. */
export function facetHit(position: Position, firer: Placed, target: Placed): Facet {
  const facets = sectorsFrom(position, target, firer).map(facetOf);
  return facets.reduce((worst, facet) => (armourOf(target, facet) < armourOf(target, worst) ? facet : worst));
}

function sectorsFrom(position: Position, base: Placed, other: Placed): readonly Sector[] {
  return sixSectorsOf(mapOf(position).grid, base.where.hex, base.where.facing, other.where.hex);
}
