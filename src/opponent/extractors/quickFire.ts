import {
  armedWith,
  extractors,
  isPlaced,
  unitOf,
  whyNotShot,
  type Firer,
  type Game,
  type Position,
  type Shot,
  type Side,
  type Unit,
} from '../../rules/extractors';
import { bearingsFrom, bestOf, spend, valueOf, type Bearing, type Spent } from './gunnery';
import { playInWorld } from './luck';
import { ownUnits, sceneOf, type Scene } from './scene';
import { weighShot } from './shots';
import { STEADY } from './styles';

/**
 * A fire phase in short, but for its end: who takes most fires first, every weapon at what it takes most of then, with the
 * dice of its world; orders do not bind. Points that this takes of the other side on average.
 */
export function quickFire(game: Game, side: Side): number {
  const { rules } = game;
  // Whoever is in the middle of something begins anew, and may fire as he likes [§8.4].
  Object.assign(game, { activation: null, rules: 'simple' });
  let taken = 0;
  for (const { id } of inOrderOfFire(game, side)) {
    if (extractors.sideToDecide(game) !== side) break;
    taken += fireAll(game, side, unitOf(game, id));
  }
  Object.assign(game, { rules });
  return taken;
}

const NOTHING: Spent = new Map();

/** By what each would take if nobody else fired. */
function inOrderOfFire(game: Game, side: Side): readonly Unit[] {
  const scene = sceneOf(game, side, STEADY, 'near');
  return ownUnits(scene)
    .map((unit) => ({
      unit,
      points: shotsOf(scene, unit, NOTHING).reduce((sum, { points }) => sum + points, 0),
    }))
    .filter(({ points }) => points > 0)
    .sort((a, b) => b.points - a.points)
    .map(({ unit }) => unit);
}

/** All weapons of a unit at what stands now; when something falls the rest look for another target. */
function fireAll(game: Game, side: Side, unit: Unit): number {
  const spent: Spent = new Map();
  const fired = new Set<Firer['slot']>();
  let taken = 0;
  for (let looks = 0; looks < LOOKS; looks++) {
    const shots = shotsOf(sceneOf(game, side, STEADY, 'near'), unit, spent);
    for (const bearing of shots) {
      const { firer, foe } = bearing;
      if (unitOf(game, foe.unit.id).where.at !== 'map') continue;
      if (fired.has(firer.slot)) continue;
      const shot = shotOf(game, bearing);
      fired.add(firer.slot);
      if (whyNotShot(game, shot)) continue;
      taken += shot.area ? gainOf(game, shot) : valueOf(bearing, spent);
      spend(spent, [bearing]);
      playInWorld(game, { type: 'fire', ...shot });
      if (extractors.sideToDecide(game) !== side) return taken;
    }
    if (shots.every(({ firer }) => fired.has(firer.slot))) break;
  }
  return taken;
}

/** Targets that fall to one unit in a phase, at most. */
const LOOKS = 4;

/** With its area effect where that takes more than it costs beside the target alone [§7.4]. */
function shotOf(game: Position, { firer, foe }: Bearing): Shot {
  const shot: Shot = { firers: [firer], target: foe.unit.id, area: false };
  if (armedWith(unitOf(game, firer.unit), firer.slot).area === 'none') return shot;
  const wide: Shot = { ...shot, area: true };
  return gainOf(game, wide) > gainOf(game, shot) ? wide : shot;
}

function gainOf(game: Position, shot: Shot): number {
  const { taken, own } = weighShot(game, shot);
  return taken - own;
}

function shotsOf(scene: Scene, unit: Unit, spent: Spent): readonly Bearing[] {
  if (!isPlaced(unit) || !mayFire(scene, unit)) return [];
  const { hex, facing } = unit.where;
  return bestOf(bearingsFrom(scene, unit, hex), hex, { facing, spent });
}

/** Neither hidden, aboard, shaken nor bound to hold its fire [§7]. */
function mayFire({ position }: Scene, unit: Unit): boolean {
  if (unit.fired || unit.hidden || !isPlaced(unit)) return false;
  if (unit.class === 'section' && (unit.pinned || unit.routed)) return false;
  if (unit.class === 'machine' && unit.holdsFire) return false;
  const { inside } = unit.where;
  return inside === null || unitOf(position, inside).class === 'static';
}
