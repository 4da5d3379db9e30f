import {
  armedWith,
  combinesWith,
  expected,
  firersOf,
  struckBy,
  subsetsOf,
  unitOf,
  whyNotShot,
  type Action,
  type Firer,
  type Position,
  type Shot,
  type Unit,
} from '../../rules/extractors';
import type { Term } from '../contract';
import type { Candidate } from '../mind';
import { ownUnits, type Scene } from './scene';
import { shareLost, worthOf } from './worth';

/** A shot that is worth its powder. */
export interface WeighedShot {
  readonly shot: Shot;
  /** Points taken of the other side, on average. */
  readonly taken: number;
  /** Points of its own side that its area effect takes [§7.4]. */
  readonly own: number;
  /** For combined fire: the points that all firers but the best would take one by one. */
  readonly apart: number;
}

/** Firers of a set beyond these add little. */
const COMBINED = 5;

/** What a shot takes on average of those it strikes, friends apart [§7]. */
export function weighShot(position: Position, shot: Shot): Pick<WeighedShot, 'taken' | 'own'> {
  let [taken, own] = [0, 0];
  const side = unitOf(position, shot.firers[0].unit).side;
  for (const struck of struckBy(position, shot)) {
    const points = worthOf(position, struck) * shareLost(struck, expected(position, shot, struck.id));
    if (struck.side === side) own += points;
    else taken += points;
  }
  return { taken, own };
}

/** Every shot of the side's Dorian units, or of machines under Simple rules; of those who combine, what is better than apart. */
export function weighShots(scene: Scene, units: readonly Unit[] = ownUnits(scene)): readonly WeighedShot[] {
  const singles = units.flatMap((unit) => firersOf(unit).flatMap((firer) => singleShots(scene, unit, firer)));
  return [...singles, ...combinedShots(scene, singles)];
}

function singleShots(scene: Scene, unit: Unit, firer: Firer): readonly WeighedShot[] {
  const { position } = scene;
  const firers = [firer];
  const area = armedWith(unit, firer.slot).area !== 'none';
  return scene.foes.flatMap(({ unit: { id: target } }) => {
    const shot: Shot = { firers, target, area: false };
    if (whyNotShot(position, shot)) return [];
    const alone: WeighedShot = { shot, ...weighShot(position, shot), apart: 0 };
    if (!area) return [alone];
    const wide = { ...shot, area: true };
    return [alone, { shot: wide, ...weighShot(position, wide), apart: 0 }];
  });
}

/** Sets of weapons of one machine, or of units of one cell, at one target [§7.5]. */
function combinedShots(scene: Scene, singles: readonly WeighedShot[]): readonly WeighedShot[] {
  const best = new Map<string, number>();
  const groups = new Map<string, WeighedShot[]>();
  for (const each of singles) {
    const { shot, taken } = each;
    const [firer] = shot.firers;
    const key = keyOf(firer);
    best.set(key, Math.max(best.get(key) ?? 0, taken - each.own));
    if (shot.area) continue;
    for (const group of groupsOf(scene, firer)) {
      const name = `${group} at ${shot.target}`;
      const members = groups.get(name);
      if (members) members.push(each);
      else groups.set(name, [each]);
    }
  }
  const sets: WeighedShot[] = [];
  for (const members of groups.values()) {
    if (members.length < 2) continue;
    const strongest = [...members].sort((a, b) => b.taken - a.taken).slice(0, COMBINED);
    for (const some of subsetsOf(strongest)) {
      if (some.length < 2) continue;
      const firers = some.map(({ shot }) => shot.firers[0]);
      const shot: Shot = { firers, target: some[0].shot.target, area: false };
      if (whyNotShot(scene.position, shot)) continue;
      const parts = firers.map((firer) => best.get(keyOf(firer))!);
      const apart = parts.reduce((sum, points) => sum + points, 0);
      const weighed = weighShot(scene.position, shot);
      if (weighed.taken > apart) sets.push({ shot, ...weighed, apart: apart - Math.max(...parts) });
    }
  }
  return sets;
}

/** With whom a firer might combine: its machine, its cell, or for a Transcom every cell. */
function groupsOf({ position }: Scene, { unit: id, slot }: Firer): readonly string[] {
  if (slot !== null) return [id];
  const cell = combinesWith(unitOf(position, id));
  if (cell !== 'any') return cell === null ? [] : [cell];
  const cells = Object.values(position.units).map(combinesWith);
  return ['Transcoms', ...new Set(cells.filter((each) => each !== null && each !== 'any'))] as string[];
}

function keyOf({ unit, slot }: Firer): string {
  return `${unit} ${slot}`;
}

/** Shots that take more than they cost, the best first: what combining brings counts, not what its firers could do anyway. */
export function shotCandidates(scene: Scene, units?: readonly Unit[]): readonly Candidate<Action>[] {
  return weighShots(scene, units)
    .map((weighed): Candidate<Action> => {
      const { shot, taken, own, apart } = weighed;
      const gain = scene.style.attack * taken - own;
      // Beside other shots a set counts as the best of its firers, with what they gain by combining.
      const total = gain - apart;
      return { action: { type: 'fire', ...shot }, total, terms: () => termsOf(scene, weighed, total) };
    })
    .filter(({ total }) => total > 0)
    .sort((a, b) => b.total - a.total);
}

function termsOf(
  { position, style }: Scene,
  { shot, taken, own }: WeighedShot,
  total: number,
): readonly Term[] {
  const target = unitOf(position, shot.target);
  const hexes = target.where.at === 'map' ? [target.where.hex] : [];
  const { anyHit, destroyed } = expected(position, shot);
  const facts = { target: shot.target, chance: anyHit, destroyed, weapons: shot.firers.length };
  const [gain, lost] = [style.attack * taken, -own];
  return [
    { code: 'shot', value: gain, rule: '§7.3', facts, hexes },
    { code: 'friends', value: lost, rule: '§7.4', facts: {}, hexes },
    {
      code: 'apart',
      value: total - (gain + lost),
      rule: '§7.5',
      facts: { weapons: shot.firers.length },
      hexes: [],
    },
  ];
}
