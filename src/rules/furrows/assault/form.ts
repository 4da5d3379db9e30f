import { sixSectorsOf, type Hex } from '../../../hex';
import { isGround, placedBase, placedBases, profileOf, type Placed } from '../bases';
import { facetOf } from '../gunnery';
import { mapOf } from '../scenarios';
import {
  FACETS,
  type Assault,
  type Base,
  type BaseId,
  type Facet,
  type Fighter,
  type Move,
  type Position,
} from '../types';

/** The assaults of a step, by hex number; nobody of them has moved yet [§6.5, step 7, §10.1]. */
export function assaultsOf(
  position: Position,
  moves: readonly Move[],
  hexes: readonly Hex[],
): readonly Assault[] {
  return hexes.map((hex) => ({ hex, fighters: fightersIn(position, moves, hex), again: null }));
}

/** The assault of a beaten base that finds no hex, into a hex of the enemy's [E-42]. */
export function lastStand(position: Position, id: BaseId, hex: Hex, enemies: readonly Placed[]): Assault {
  const base = placedBase(position, id);
  const holders = enemies.map((enemy): Fighter => ({
    base: enemy.id,
    role: 'holds',
    facet: bestFacet(enemy, [facetTowards(position, enemy, base.where.hex)]),
  }));
  return { hex, fighters: [...holders, { base: id, role: 'enters', facet: 'front' }], again: id };
}

function fightersIn(position: Position, moves: readonly Move[], hex: Hex): readonly Fighter[] {
  const entrants = moves.filter(({ outcome, to }) => outcome === 'assaults' && to === hex);
  return placedBases(position).flatMap((base): readonly Fighter[] => {
    if (!isGround(base)) return [];
    const move = moves.find((each) => each.base === base.id);
    const enters = entrants.some((each) => each.base === base.id);
    // Whoever enters another contested hex leaves this one to fight there.
    const stays = base.where.hex === hex && move?.outcome !== 'assaults';
    if (!enters && !stays) return [];
    const ownEnd: Facet = move?.reversed ? 'back' : 'front';
    if (enters) return [{ base: base.id, role: 'enters', facet: ownEnd }];
    if (move?.outcome === 'stands') return [{ base: base.id, role: 'stands', facet: ownEnd }];
    const sides = entrants
      .filter((each) => position.bases[each.base].side !== base.side)
      .map((each) => facetTowards(position, base, each.hex));
    return [{ base: base.id, role: 'holds', facet: bestFacet(base, sides) }];
  });
}

/** The side of a base that looks at an adjacent hex. */
function facetTowards(position: Position, base: Placed, hex: Hex): Facet {
  const [sector] = sixSectorsOf(mapOf(position).grid, base.where.hex, base.where.facing, hex);
  return facetOf(sector);
}

/** Of several sides attacked the one with most assault dice, then most deflection dice, then armour [E-37]. */
function bestFacet(base: Base, sides: readonly Facet[]): Facet {
  const { assault, deflection, armour } = profileOf(base);
  const worth = (facet: Facet) => {
    const at = FACETS.indexOf(facet);
    return [assault.dice[at], deflection?.dice[at] ?? 0, armour[at]] as const;
  };
  return [...new Set(sides)].sort((a, b) => {
    const [one, other] = [worth(a), worth(b)];
    return (
      other[0] - one[0] || other[1] - one[1] || other[2] - one[2] || FACETS.indexOf(a) - FACETS.indexOf(b)
    );
  })[0];
}
