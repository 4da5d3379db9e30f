import { isPlaced, unitOf, type Game, type Side, type Unit } from '../../rules/extractors';
import { bearingsFrom, bestOf, spend, valueOf, type Bearing, type Spent } from './gunnery';
import { ownUnits, sceneOf, type Scene } from './scene';
import { STEADY } from './styles';

/** Who is so likely to be gone does nothing more. */
const GONE = 0.6;

/**
 * A fire phase without dice: what all the units of a side take of the other on average, each target shared out. What most
 * likely is destroyed is taken off, so that it neither answers nor is fired at again.
 */
export function expectedFire(game: Game, side: Side): number {
  const scene = sceneOf(game, side, STEADY, 'near');
  const spent: Spent = new Map();
  const ready = ownUnits(scene)
    .map((unit) => ({ unit, points: sum(shotsOf(scene, unit, spent), spent) }))
    .filter(({ points }) => points > 0)
    .sort((a, b) => b.points - a.points);
  let taken = 0;
  for (const { unit } of ready) {
    const shots = shotsOf(scene, unit, spent);
    taken += sum(shots, spent);
    spend(spent, shots);
  }
  for (const [id, { kills }] of spent) if (kills >= GONE) takeOff(game, unitOf(game, id));
  return taken;
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

function sum(shots: readonly Bearing[], spent: Spent): number {
  return shots.reduce((points, shot) => points + Math.max(0, valueOf(shot, spent)), 0);
}

function takeOff(game: Game, unit: Unit): void {
  (game.units as Record<string, Unit>)[unit.id] = { ...unit, where: { at: 'eliminated' } };
}
