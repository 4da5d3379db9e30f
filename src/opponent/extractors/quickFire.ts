import {
  combinesWith,
  expected,
  isPlaced,
  unitOf,
  whyIllegal,
  whyNotShot,
  type Action,
  type CounterId,
  type Game,
  type Side,
  type Unit,
} from '../../rules/extractors';
import { playInWorld } from './luck';
import { bearingsFrom, bestOf, type Bearing, type Spent } from './gunnery';
import { ownUnits, sceneOf, type Scene } from './scene';
import type { Style } from './styles';
import { weigh } from './turn';
import { shareLost } from './worth';

const NONE: Spent = new Map();

/** Every unit of a side at its best target, the best shots first: a fire phase of a rollout, but for its end [§7]. */
export function quickFire(game: Game, side: Side, style: Style): void {
  const scene = sceneOf(game, side, style, 'far');
  if (scene.foes.length === 0) return;
  const ready = ownUnits(scene)
    .map((unit) => ({ unit, points: pointsOf(shotsOf(scene, unit)) }))
    .filter(({ points }) => points > 0)
    .sort((a, b) => b.points - a.points);
  for (const { unit } of ready) {
    if (game.phase.name !== 'fire') return;
    if (unit.class !== 'machine') fireOne(game, scene, unit.id);
    else if (game.rules === 'simple') fireFreely(game, scene, unit.id);
    else fireUnder(game, unit.id, style);
  }
  // A cycle that runs does not pause, whether there is a target or not [§8.1].
  for (const unit of ownUnits(scene))
    if (unit.class === 'machine' && game.rules === 'full' && unit.combat.running)
      fireUnder(game, unit.id, style);
}

function shotsOf(scene: Scene, unit: Unit): readonly Bearing[] {
  if (!isPlaced(unit) || !mayFire(scene, unit)) return [];
  const { hex, facing } = unit.where;
  const foes = scene.foes.filter(({ unit: foe }) => foe.where.at === 'map');
  return bestOf(unit, bearingsFrom({ ...scene, foes }, unit, hex), hex, { facing, spent: NONE });
}

function mayFire({ position }: Scene, unit: Unit): boolean {
  if (unit.fired || unit.hidden || !isPlaced(unit)) return false;
  if (unit.class === 'section' && (unit.pinned || unit.routed)) return false;
  if (unit.class === 'machine' && unit.holdsFire) return false;
  const { inside } = unit.where;
  return inside === null || unitOf(position, inside).class === 'static';
}

function pointsOf(shots: readonly Bearing[]): number {
  return shots.reduce((sum, { points }) => sum + points, 0);
}

/** A Dorian unit, with those of its cell who do better together [§7.5]. */
function fireOne(game: Game, scene: Scene, id: CounterId): void {
  const unit = unitOf(game, id);
  const [best] = shotsOf(scene, unit);
  if (!best || best.points <= 0) return;
  const target = best.foe.unit.id;
  const cell = combinesWith(unit);
  const firers = [best.firer];
  let points = best.points;
  if (cell !== null && cell !== 'any')
    for (const other of ownUnits(scene)) {
      if (other.id === id || combinesWith(other) !== cell || !mayFire(scene, other)) continue;
      const more = { firers: [...firers, { unit: other.id, slot: null }], target, area: false };
      if (whyNotShot(game, more)) continue;
      const together = shareLost(unitOf(game, target), expected(game, more)) * best.foe.worth;
      const alone = pointsOf(shotsOf(scene, other));
      if (together <= points + alone) continue;
      points = together;
      firers.push({ unit: other.id, slot: null });
    }
  const fire: Action = { type: 'fire', firers, target, area: false };
  if (!whyNotShot(game, fire)) playInWorld(game, fire);
}

/** The weapons of a machine by their targets, then no more [§8]. */
function fireFreely(game: Game, scene: Scene, id: CounterId): void {
  const byTarget = new Map<CounterId, Bearing[]>();
  for (const shot of shotsOf(scene, unitOf(game, id))) {
    const { id: target } = shot.foe.unit;
    byTarget.set(target, [...(byTarget.get(target) ?? []), shot]);
  }
  for (const [target, shots] of byTarget) {
    const fire: Action = { type: 'fire', firers: shots.map(({ firer }) => firer), target, area: false };
    if (game.phase.name === 'fire' && !whyIllegal(game, fire)) playInWorld(game, fire);
  }
  const cease: Action = { type: 'cease', machine: id };
  if (game.phase.name === 'fire' && game.activation && !whyIllegal(game, cease)) playInWorld(game, cease);
}

/** A machine's order, shot by shot [§8.4]. */
function fireUnder(game: Game, machine: CounterId, style: Style): void {
  const reveal: Action = { type: 'reveal', machine };
  if (game.phase.name !== 'fire' || game.activation || whyIllegal(game, reveal)) return;
  playInWorld(game, reveal);
  while (isBusy(game, machine)) playInWorld(game, weigh(game, { style, sight: 'near', seed: 0 })[0].action);
}

/** The end of the game may come in the middle of it. */
function isBusy({ phase, activation }: Game, machine: CounterId): boolean {
  return phase.name === 'fire' && activation?.machine === machine;
}
