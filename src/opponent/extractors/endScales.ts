import { sectorsOf, FRONT, REAR, type Direction, type Hex } from '../../hex';
import {
  NONE,
  isPlaced,
  placeAt,
  unitOf,
  type CounterId,
  type MoveEnds,
  type Position,
  type Unit,
} from '../../rules/extractors';
import { dangerIn, fallingOf } from './danger';
import { drawn, pulledTo, stakeIn, strongest, type Draw } from './draws';
import { grid, turnsTo } from './fields';
import { placeOf, type Ground, type Spot } from './ground';
import { bestOf, takenFrom, type Spent } from './gunnery';
import { nearestFoe, type Scene } from './scene';
import type { Style } from './styles';
import type { WeighedEnd } from './weighedEnd';

/** What is the same for all ends of a unit in a hex. */
interface HereAndNow {
  readonly spot: Spot;
  readonly danger: number;
  /** What the danger counts for its style. */
  readonly risk: number;
  readonly pulled: number;
  readonly crowd: number;
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

/** What speaks for an end and against it; the sum is its total. */
type Parts = Pick<WeighedEnd, 'fire' | 'danger' | 'pulled' | 'facing' | 'crowd' | 'leaves' | 'effort'>;

export interface Scales {
  readonly ends: MoveEnds;
  /** The total of the end of that number; its parts lie on the scales until the next one is measured. */
  readonly measure: (number: number) => number;
  /** The end of that number, which has just been measured, written out. */
  readonly weighed: (number: number, total: number) => WeighedEnd;
  /** By spot: no end in the open there comes to more; less, once one of them is measured. */
  readonly bounds: () => Float64Array;
}

/** What a unit's ends are weighed by. */
export interface Weighing {
  readonly spent: Spent;
  readonly ground: Ground;
  /** From where the turns to its goals are counted. */
  readonly start: Hex | null;
}

/** Far more than sums of points in another order differ by. */
const ROUNDING = 1e-6;

interface HexScales {
  /** What an end finds where it lies. */
  readonly at: (number: number) => HereAndNow;
  readonly bounds: Scales['bounds'];
}

/** What is the same for all ends in a hex is worked out once, and the danger there only when it is asked for. */
function hexScalesFor(
  { style }: Scene,
  { spent, ground: { spots, spotOf } }: Weighing,
  { draws, danger }: { draws: readonly Draw[]; danger: (hex: Hex) => number },
): HexScales {
  const here: HereAndNow[] = [];
  let mostIn: Float64Array | null = null;

  function mostInOpen({ hex, bearings }: Spot): number {
    const fire = style.attack * takenFrom(bearings, hex, { facing: null, spent });
    return fire + style.goal * pulledTo(draws, hex) + SIGHTLINE + ROUNDING;
  }

  function at(number: number): HereAndNow {
    const index = spotOf[number];
    const known = here[index] as HereAndNow | undefined;
    if (known) return known;
    const spot = spots[index];
    const now = hereAndNow(style, spot, { danger: danger(spot.hex), draws });
    if (mostIn) mostIn[index] += FACED * now.danger - now.risk;
    return (here[index] = now);
  }

  function bounds(): Float64Array {
    // Who is careless may gain more by his facing than the danger costs.
    const none = style.caution < FACED;
    mostIn = new Float64Array(spots.length).fill(Infinity);
    for (let index = 0; index < spots.length && !none; index++) mostIn[index] = mostInOpen(spots[index]);
    return mostIn;
  }

  return { at, bounds };
}

/** For one unit: most ends are only measured. */
export function scalesFor(scene: Scene, unit: Unit, weighing: Weighing): Scales {
  const { position, style } = scene;
  const { spent, ground, start } = weighing;
  const { ends } = ground;
  const draws = drawn(scene, ground.ways, start);
  const ridden = () => drawn(scene, ground.ways, placeOf(unit));
  const { at, bounds } = hexScalesFor(scene, weighing, { draws, danger: dangerIn(scene, unit) });
  const parts = { fire: 0, danger: 0, pulled: 0, facing: 0, crowd: 0, leaves: 0, effort: 0 };

  function measure(number: number): number {
    const hex = ends.hex[number] as Hex;
    const into = ends.into[number];
    const now = at(number);
    const facing = ends.facing[number] === NONE ? null : (ends.facing[number] as Direction);
    const aboard = into !== null && isVehicle(position, into);
    const gone = ends.exit[number] !== NONE;
    const sheltered = into !== null && !aboard;
    const exposed = gone ? 0 : aboard ? ABOARD_DANGER : sheltered ? fallingOf(scene, into) : 1;
    const { bearings } = now.spot;
    const silent = aboard || gone || bearings.length === 0;
    parts.fire = silent ? 0 : style.attack * takenFrom(bearings, hex, { facing, spent });
    parts.danger = -now.risk * exposed;
    parts.pulled = style.goal * (gone ? 0 : aboard ? carried(scene, ridden(), into) : now.pulled);
    parts.facing = gone ? 0 : faced(hex, facing, now);
    parts.crowd = gone || sheltered ? 0 : now.crowd;
    parts.leaves = gone ? leaving(position, unit) : 0;
    parts.effort = -EFFORT * ends.spent[number] - BOG * ends.bogRolls[number];
    return totalOf(parts);
  }

  function weighed(number: number, total: number): WeighedEnd {
    const end = placeAt(ends, number);
    const { hex, facing, exit, into } = end;
    const ride = into !== null && isVehicle(position, into) ? into : null;
    const silent = exit !== null || ride !== null;
    const shots = silent ? [] : bestOf(at(number).spot.bearings, hex, { facing, spent });
    return {
      end,
      take: () => ground.moves.take(number),
      shots,
      ...parts,
      total,
      aboard: ride !== null,
      drawnBy: ride === null ? strongest(draws, hex) : strongest(ridden(), hex, turnsAboard(scene, ride)),
    };
  }

  return { ends, measure, weighed, bounds };
}

function totalOf({ fire, danger, pulled, facing, crowd, leaves, effort }: Parts): number {
  return fire + danger + pulled + facing + crowd + leaves + effort;
}

function isVehicle(position: Position, id: CounterId): boolean {
  return unitOf(position, id).class === 'vehicle';
}

function hereAndNow(
  { caution, goal }: Style,
  spot: Spot,
  { danger, draws }: { danger: number; draws: readonly Draw[] },
): HereAndNow {
  const crowd = danger > 0 ? -CROWD * spot.friends : 0;
  const most = Math.max(goal * stakeIn(draws, spot.hex), FACED * danger);
  const risk = Math.min(caution * danger, most);
  return { spot, danger, risk, pulled: pulledTo(draws, spot.hex), crowd };
}

/** Going on in a Floater: its way to the section's own goals. */
function carried(scene: Scene, draws: readonly Draw[], into: CounterId): number {
  const turns = turnsAboard(scene, into);
  let points = 0;
  for (const draw of draws) points += draw.pull.weight * (draw.from - turns(draw));
  return points;
}

/** Turns to a goal in a Floater, and the time to get out; as many as on foot in one that is not on the map. */
function turnsAboard(scene: Scene, into: CounterId): (draw: Draw) => number {
  const floater = unitOf(scene.position, into);
  if (!isPlaced(floater)) return ({ from }) => from;
  const { hex } = floater.where;
  // A section does not disembark and embark again before there is an enemy to fire at.
  const out = nearestFoe(scene, hex) > AFOOT ? 0 : ABOARD_TURNS;
  return ({ pull }) => turnsTo(pull.goals, floater)[hex] + out;
}

/** Its front to who is nearest, its rear to nobody [§7.3.2]. */
function faced(hex: Hex, facing: Direction | null, { spot, danger }: HereAndNow): number {
  if (facing === null) return 0;
  const { foe } = spot;
  if (foe === null || foe === hex) return 0;
  const sectors = sectorsOf(grid, hex, facing, foe);
  const side = sectors & REAR ? -1 : sectors & FRONT ? 1 : 0;
  return side * (FACED * danger + SIGHTLINE);
}

function leaving({ scenario }: Position, unit: Unit): number {
  if (scenario === 'incoming' && unit.class === 'section' && !unit.routed) return WON;
  return scenario === 'ambush' ? ESCAPED : 0;
}
