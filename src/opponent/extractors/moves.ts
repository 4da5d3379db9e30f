import { sectorsOf, FRONT, REAR, distance, type Hex } from '../../hex';
import {
  facesHexside,
  isPlaced,
  reachOf,
  unitOf,
  unitsIn,
  type Action,
  type CounterId,
  type End,
  type MoveAction,
  type Position,
  type Unit,
} from '../../rules/extractors';
import type { Term } from '../contract';
import type { Candidate } from '../mind';
import { dangerIn } from './danger';
import { grid, turnsTo, type Field } from './fields';
import {
  bearingsFrom,
  bestOf,
  spentAlready,
  takenFrom,
  weaponsOf,
  type Bearing,
  type Spent,
} from './gunnery';
import { pullsOn, turnsLeft, type Pull } from './purpose';
import { nearestFoe, type Scene } from './scene';

/** A move with what speaks for it and against it, in points. */
export interface WeighedEnd {
  readonly end: End;
  readonly fire: number;
  readonly shots: readonly Bearing[];
  readonly danger: number;
  readonly pulled: number;
  readonly facing: number;
  readonly crowd: number;
  readonly leaves: number;
  readonly effort: number;
  readonly total: number;
}

/** What is the same for all ends of a unit in a hex. */
interface HereAndNow {
  readonly bearings: readonly Bearing[];
  readonly danger: number;
  readonly pulled: number;
  readonly crowd: number;
  readonly foe: Hex | null;
}

const CROWD = 0.25;
const FACED = 0.15;
const SIGHTLINE = 0.3;
const BOG = 1;
const EFFORT = 0.01;
/** Half a turn goes by until a section is out of its Floater again. */
const ABOARD_TURNS = 0.6;
/** Within so many hexes of an enemy a section is better on its feet. */
const AFOOT = 8;
const ABOARD_DANGER = 0.5;
const WON = 1000;
const ESCAPED = 80;

/** Every end of a unit's move, weighed; in the order of its reach. */
export function weighEnds(
  scene: Scene,
  unit: Unit,
  spent: Spent = spentAlready(scene),
): readonly WeighedEnd[] {
  const { measure, weighed } = scalesFor(scene, unit, spent);
  return reachOf(scene.position, unit.id).ends.map((end) => weighed(end, measure(end)));
}

/** The best of its ends, the first of equals; null if it has none. */
export function bestEnd(scene: Scene, unit: Unit, spent: Spent = spentAlready(scene)): WeighedEnd | null {
  const { measure, weighed } = scalesFor(scene, unit, spent);
  let [best, most]: [End | null, number] = [null, -Infinity];
  for (const end of reachOf(scene.position, unit.id).ends) {
    const total = measure(end);
    if (total > most) [best, most] = [end, total];
  }
  return best && weighed(best, measure(best));
}

/** What speaks for an end and against it; the sum is its total. */
type Parts = Pick<WeighedEnd, 'fire' | 'danger' | 'pulled' | 'facing' | 'crowd' | 'leaves' | 'effort'>;

interface Scales {
  /** The total of an end; its parts lie on the scales until the next one is measured. */
  readonly measure: (end: End) => number;
  /** The end that has just been measured, written out. */
  readonly weighed: (end: End, total: number) => WeighedEnd;
}

/** For one unit: what is the same for all its ends, or for all in a hex, is worked out once; most ends are only measured. */
function scalesFor(scene: Scene, unit: Unit, spent: Spent, start = placeOf(unit)): Scales {
  const { position, style } = scene;
  const here = new Map<Hex, HereAndNow>();
  const maps = {
    field: drawn(scene, unit, start),
    danger: dangerIn(scene, unit),
    weapons: weaponsOf(scene, unit),
  };
  const parts = { fire: 0, danger: 0, pulled: 0, facing: 0, crowd: 0, leaves: 0, effort: 0 };

  function at(hex: Hex): HereAndNow {
    let now = here.get(hex);
    if (!now) here.set(hex, (now = hereAndNow(scene, unit, hex, maps)));
    return now;
  }

  function measure(end: End): number {
    const { hex, facing, exit, into } = end;
    const now = at(hex);
    const aboard = into !== null && isVehicle(position, into);
    const gone = exit !== null;
    const sheltered = into !== null && !aboard;
    const silent = aboard || gone || now.bearings.length === 0;
    parts.fire = silent ? 0 : style.attack * takenFrom(now.bearings, hex, { facing, spent });
    parts.danger = gone || sheltered ? 0 : -style.caution * now.danger * (aboard ? ABOARD_DANGER : 1);
    parts.pulled = style.goal * (gone ? 0 : aboard ? carried(scene, unit, into) : now.pulled);
    parts.facing = gone ? 0 : faced(end, now);
    parts.crowd = gone ? 0 : now.crowd;
    parts.leaves = gone ? leaving(position, unit) : 0;
    parts.effort = -EFFORT * end.spent - BOG * end.bogRolls;
    return totalOf(parts);
  }

  function weighed(end: End, total: number): WeighedEnd {
    const { hex, facing, exit, into } = end;
    const silent = exit !== null || (into !== null && isVehicle(position, into));
    const shots = silent ? [] : bestOf(at(hex).bearings, hex, { facing, spent });
    return { end, shots, ...parts, total };
  }

  return { measure, weighed };
}

function totalOf({ fire, danger, pulled, facing, crowd, leaves, effort }: Parts): number {
  return fire + danger + pulled + facing + crowd + leaves + effort;
}

function isVehicle(position: Position, id: CounterId): boolean {
  return unitOf(position, id).class === 'vehicle';
}

interface Maps {
  readonly field: readonly Draw[];
  readonly danger: (hex: Hex) => number;
  readonly weapons: ReturnType<typeof weaponsOf>;
}

function hereAndNow(scene: Scene, unit: Unit, hex: Hex, { field, danger, weapons }: Maps): HereAndNow {
  const risk = danger(hex);
  const friends = unitsIn(scene.position, hex).filter(
    (other) => other.side === unit.side && other.id !== unit.id && other.where.inside === null,
  );
  return {
    bearings: bearingsFrom(scene, unit, hex, weapons),
    danger: risk,
    pulled: pulledTo(field, hex),
    crowd: risk > 0 ? -CROWD * friends.length : 0,
    foe: facesHexside(unit) ? nearestFoeHex(scene, hex) : null,
  };
}

/** A pull with the turns to its goals for this unit, and from where it stands. */
interface Draw {
  readonly pull: Pull;
  readonly turns: Field;
  readonly from: number;
  readonly left: number;
}

function placeOf(unit: Unit): Hex | null {
  return isPlaced(unit) ? unit.where.hex : null;
}

function drawn(scene: Scene, unit: Unit, start: Hex | null): readonly Draw[] {
  const left = turnsLeft(scene.position);
  return pullsOn(scene, unit)
    .filter(({ weight, goals }) => weight > 0 && goals.length > 0)
    .map((each) => {
      const turns = turnsTo(each.goals, unit);
      return { pull: each, turns, from: start === null ? 0 : turns[start], left };
    });
}

function pulledTo(draws: readonly Draw[], hex: Hex): number {
  let points = 0;
  for (const { pull, turns, from, left } of draws) {
    points += pull.weight * (from - turns[hex]);
    if (pull.late > 0 && turns[hex] > left) points -= pull.late * Math.min(1, turns[hex] - left);
  }
  return points;
}

/** Going on in a Floater: its way to the section's own goals, and the time to get out. */
function carried(scene: Scene, unit: Unit, into: CounterId): number {
  const floater = unitOf(scene.position, into);
  if (!isPlaced(floater)) return 0;
  const own = drawn(scene, unit, placeOf(unit));
  // Nobody gets out, only to get in again, before there is somebody to fire at.
  const far = nearestFoe(scene, floater.where.hex) > AFOOT;
  let points = 0;
  for (const { pull, from } of own) {
    const there = turnsTo(pull.goals, floater)[floater.where.hex] + (far ? 0 : ABOARD_TURNS);
    points += pull.weight * (from - there);
  }
  return points;
}

function nearestFoeHex({ foes }: Scene, hex: Hex): Hex | null {
  let [nearest, least]: [Hex | null, number] = [null, 99];
  for (const { unit } of foes) {
    const far = distance(grid, unit.where.hex, hex);
    if (far < least) [nearest, least] = [unit.where.hex, far];
  }
  return nearest;
}

/** Its front to who is nearest, its rear to nobody [§7.3.2]. */
function faced({ hex, facing }: End, { foe, danger }: HereAndNow): number {
  if (facing === null || foe === null || foe === hex) return 0;
  const sectors = sectorsOf(grid, hex, facing, foe);
  const side = sectors & REAR ? -1 : sectors & FRONT ? 1 : 0;
  return side * (FACED * danger + SIGHTLINE);
}

function leaving({ scenario }: Position, unit: Unit): number {
  if (scenario === 'incoming' && unit.class === 'section' && !unit.routed) return WON;
  return scenario === 'ambush' ? ESCAPED : 0;
}

/** The moves of a unit, best first. Who waits to enter is measured from the first place where he may: to enter is no merit. */
export function weighMoves(
  scene: Scene,
  unit: Unit,
  spent: Spent = spentAlready(scene),
): readonly Candidate<Action>[] {
  const { ends } = reachOf(scene.position, unit.id);
  const { measure, weighed } = scalesFor(scene, unit, spent, placeOf(unit) ?? ends.at(0)?.hex ?? null);
  return ends
    .map((end) => weighed(end, measure(end)))
    .map((each): Candidate<Action> => ({
      action: moveTo(unit.id, each.end),
      total: each.total,
      terms: () => termsOf(unit, each),
    }))
    .sort((a, b) => b.total - a.total);
}

export function moveTo(unit: CounterId, { path, facing, exit, into }: End): MoveAction {
  return { type: 'move', unit, path, facing, exit, into };
}

/** It ends as it began: nothing to do. */
export function isStay(unit: Unit, { end }: WeighedEnd): boolean {
  return (
    isPlaced(unit) &&
    end.path.length === 0 &&
    end.exit === null &&
    end.facing === unit.where.facing &&
    end.into === unit.where.inside
  );
}

function termsOf(unit: Unit, weighed: WeighedEnd): readonly Term[] {
  const { end, fire, shots, danger, pulled, facing, crowd, leaves, effort } = weighed;
  const [first] = shots;
  const at: Record<string, string | number> = first
    ? { target: first.foe.unit.id, chance: first.chance, weapons: shots.length }
    : {};
  const term = (code: string, value: number, rule: string, rest: Partial<Term> = {}): Term => ({
    code,
    value,
    rule,
    facts: { unit: unit.id, ...rest.facts },
    hexes: rest.hexes ?? [],
  });
  return [
    term('shot', fire, '§7.3', { facts: at, hexes: shots.map(({ foe }) => foe.unit.where.hex) }),
    term('danger', danger, '§7.3.2', { hexes: [end.hex] }),
    term('goal', pulled, '§9'),
    term('facing', facing, '§6.1'),
    term('crowd', crowd, '§7.4', { hexes: [end.hex] }),
    term('leaves', leaves, 'R-38', { hexes: [end.hex] }),
    term('effort', effort, '§6.3'),
  ];
}
