import { isPlaced, unitsOf, type Position, type Side, type Unit } from '../../rules/extractors';
import { turnsLeft, turnsTo } from './fields';
import { STEADY } from './styles';
import { pullsOn, tooLate } from './purpose';
import { sceneOf, type Scene } from './scene';

/** More than is ever lost or won short of the game. */
const WON = 200;

/** Points a side has gained by where both sides stand now since they stood otherwise, a game that is over included [§9]. */
export function gainedBy(now: Position, side: Side): (before: number) => number {
  if (now.victory) {
    const points = now.victory.winner === side ? WON : now.victory.winner === null ? 0 : -WON;
    return () => points;
  }
  const places = placesOf(now, side);
  return (before) => Math.max(-WON, Math.min(WON, places - before));
}

/** How far each unit is from where its side wins, in points for a side. */
export function placesOf(position: Position, side: Side): number {
  const scenes = {
    dorian: sceneOf(position, 'dorian', STEADY, 'far'),
    avronian: sceneOf(position, 'avronian', STEADY, 'far'),
  };
  let points = 0;
  for (const unit of unitsOf(position)) {
    const own = placeOf(scenes[unit.side], unit);
    points += unit.side === side ? own : -own;
  }
  return points;
}

/** The worth of the unit's place, in turns nearer to its goals. */
function placeOf(scene: Scene, unit: Unit): number {
  if (!isPlaced(unit) || unit.class === 'static') return 0;
  const left = turnsLeft(scene.position);
  let points = 0;
  for (const pull of pullsOn(scene, unit)) {
    const { goals, weight, late } = pull;
    if (weight === 0 || goals.length === 0) continue;
    const turns = turnsTo(goals, unit)[unit.where.hex];
    points -= weight * Math.min(turns, 12);
    points -= late * tooLate(pull, turns, left);
  }
  return points;
}
