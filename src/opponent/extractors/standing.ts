import { isPlaced, scenarioOf, unitsOf, type Position, type Side, type Unit } from '../../rules/extractors';
import { turnsTo } from './fields';
import { STEADY } from './styles';
import { pullsOn, turnsLeft } from './purpose';
import { sceneOf, type Scene } from './scene';
import { shareLeft, worthOf } from './worth';

/** How a side stands, 0 lost to 1 won: what is left of both, and how far each is from where it wins [§9]. */
export function standing(position: Position, side: Side): number {
  if (position.victory)
    return position.victory.winner === side ? 1 : position.victory.winner === null ? 0.5 : 0;
  return 1 / (1 + Math.exp(-balanceOf(position, side) / scaleOf(position)));
}

/** Points the side is ahead. */
function balanceOf(position: Position, side: Side): number {
  let points = 0;
  const scenes = {
    dorian: sceneOf(position, 'dorian', STEADY, 'near'),
    avronian: sceneOf(position, 'avronian', STEADY, 'near'),
  };
  for (const unit of unitsOf(position)) {
    const own = worthOf(position, unit) * shareLeft(unit) + placeOf(scenes[unit.side], unit);
    points += unit.side === side ? own : -own;
  }
  return points;
}

/** What it is worth where it stands: turns nearer to its goals. */
function placeOf(scene: Scene, unit: Unit): number {
  if (!isPlaced(unit) || unit.class === 'static') return 0;
  const left = turnsLeft(scene.position);
  let points = 0;
  for (const { goals, weight, late } of pullsOn(scene, unit)) {
    if (weight === 0 || goals.length === 0) continue;
    const turns = turnsTo(goals, unit)[unit.where.hex];
    points -= weight * Math.min(turns, 12);
    if (turns > left) points -= late * Math.min(1, turns - left);
  }
  return points;
}

/** Points that make the odds e to 1. */
function scaleOf({ scenario }: Position): number {
  return (
    0.12 *
    Math.max(
      200,
      scenarioOf(scenario).forces.reduce((sum, { budget }) => sum + (budget?.points.full ?? 0), 0),
    )
  );
}
