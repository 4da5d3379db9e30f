import { fullStrengthOf, isPlaced, unitOf, type Game, type Side, type Unit } from '../../rules/extractors';
import { bearingsFrom, bestOf, spend, valueOf, type Bearing, type Spent } from './gunnery';
import { luckOf } from './luck';
import { ownUnits, sceneOf, type Scene } from './scene';
import { STEADY } from './styles';

/** What a hull is worth of a share lost, the rest lies in its armour. */
const HULL = 0.35;

/**
 * A fire phase in short: what all the units of a side take of the other on average, each target shared out. What is
 * destroyed or worn off is drawn once for each target, with the luck of its world.
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
  for (const [id, before] of spent) suffer(game, unitOf(game, id), before);
  return taken;
}

/** Destroyed as likely as it is; else a machine or vehicle loses the armour it loses on average, drawn to whole points. */
function suffer(
  game: Game,
  unit: Unit,
  { kills, worn }: { readonly kills: number; readonly worn: number },
): void {
  const luck = luckOf(game, unit.id);
  if (luck < kills) return takeOff(game, unit);
  const rest = kills < 1 ? (luck - kills) / (1 - kills) : 0;
  if (unit.class === 'section') {
    const hit = worn - kills;
    if (rest > hit) return;
    put(game, unit.steps > 1 ? { ...unit, steps: unit.steps - 1 } : { ...unit, pinned: true });
    return;
  }
  const lost = (Math.max(0, worn - kills * HULL) / (1 - HULL)) * fullStrengthOf(unit);
  const whole = Math.floor(lost + 1 - rest);
  if (whole >= unit.armour) takeOff(game, unit);
  else if (whole > 0) put(game, { ...unit, armour: unit.armour - whole });
}

function put(game: Game, unit: Unit): void {
  (game.units as Record<string, Unit>)[unit.id] = unit;
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
  put(game, { ...unit, where: { at: 'eliminated' } });
}
