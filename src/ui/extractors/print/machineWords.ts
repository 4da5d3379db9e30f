import {
  CHASSIS,
  CHIMNEYS_FIRING_DRM,
  HITS_FROM,
  HOLD_DRM,
  MACHINE_CRITICAL,
  RESET_DRM,
  SECTIONS,
  SELF_DESTRUCT_FIREPOWER,
  SPEED_STAR,
  STATICS,
  SWEEP_DRM,
  TARGET_ORDER_DRM,
  TERRAIN_DRM,
  VEHICLES,
  ordersOf,
  type Chassis,
  type Machine,
  type Order,
  type RangeRow,
  type Terrain,
} from '../../../rules/extractors';
import { hitRange } from '../../widgets/figures';
import { capital, movementTypeName, signed, terrainName } from '../wording';

/** Speeds the rulebook itself confirms [§3]. */
const CONFIRMED_SPEED: readonly Chassis[] = ['bipod', 'glide'];

export const RECONSTRUCTED = '†';

/** † where the number is a reconstruction [§3]. */
export function speedDagger(kind: Chassis): string {
  return CONFIRMED_SPEED.includes(kind) ? '' : ` ${RECONSTRUCTED}`;
}

/** What hits at range 1 to 5 before other DRMs; '·' is out of range [§7.3.1]. */
export function hitsByRange(row: RangeRow): readonly string[] {
  return row.map((drm) => (drm === null ? '·' : hitRange(HITS_FROM - drm)));
}

const SUMMARY: Readonly<Record<Order, string>> = {
  vector: 'Mark a hex. End at least half your speed closer to it, or on it, with it in front.',
  close: 'End at least half your speed closer to the closest enemy, it in front. Stop when adjacent.',
  retire: 'End at least half your speed farther from the closest enemy, any facing.',
  patrol: 'At most half your speed, rounded up; end within 1 hex of the starting range, enemy in front.',
  hold: `No move, any facing, free; ${signed(HOLD_DRM)} to hit this turn, not when entering.`,
  freeMove: 'Thanis: move without restriction.',
  closestTarget: 'Each weapon at the closest enemy it can hit; those at one target combine.',
  sweep: `One after another, each at an enemy not yet fired on if it can; ${signed(SWEEP_DRM)}, no combining.`,
  optimize: 'Each only at the kind of target it is best against; those at one target combine.',
  target: `Mark a visible enemy; all that can fire only at it, combined, ${signed(TARGET_ORDER_DRM)}.`,
  selfDestruct: `To hit on ${hitRange(HITS_FROM)} at every enemy in its hex or adjacent, firepower ${SELF_DESTRUCT_FIREPOWER}.`,
  freeTarget: 'Thanis: fire without restriction, combining as you like.',
};

export interface OrderLine {
  readonly order: Order;
  readonly meaning: string;
}

/** What the orders of a cycle ask, short enough for a sheet [§8.3, §8.4]. */
export function orderLines(cycle: 'move' | 'combat'): readonly OrderLine[] {
  return ordersOf(cycle).map((order) => ({ order, meaning: SUMMARY[order] }));
}

/** The critical table with this chassis' own numbers [§7.3.2]. */
export function criticalCells(kind: Chassis): readonly string[] {
  const star = SPEED_STAR[kind];
  const words: Readonly<Record<(typeof MACHINE_CRITICAL)[number], string>> = {
    speed: 'Speed −1',
    armour: 'Armour −1',
    speedStar: star === 0 ? 'none' : `Speed −${star}`,
    firepower: 'Weapon',
    none: 'none',
    program: 'Order box',
  };
  return MACHINE_CRITICAL.map((effect) => words[effect]);
}

export interface DrmLine {
  readonly cause: string;
  readonly drm: string;
}

/** What changes the machine's own to-hit rolls [§7.3.1]. */
export function drmLines(kind: Chassis): readonly DrmLine[] {
  return [
    { cause: 'Sweep', drm: signed(SWEEP_DRM) },
    { cause: 'Target order', drm: signed(TARGET_ORDER_DRM) },
    { cause: 'Hold, same turn', drm: signed(HOLD_DRM) },
    { cause: 'Combat reset', drm: signed(RESET_DRM) },
    ...(CHASSIS[kind].movement === 'acv'
      ? [{ cause: 'Firing from chimneys', drm: signed(CHIMNEYS_FIRING_DRM) }]
      : []),
    ...terrainLines(),
    ...profileLines(),
  ];
}

/** Terrain of the target's hex, like rows in one line [§2]. */
function terrainLines(): readonly DrmLine[] {
  const rows = new Map<string, Terrain[]>();
  for (const terrain of Object.keys(TERRAIN_DRM) as Terrain[]) {
    const row = JSON.stringify(TERRAIN_DRM[terrain]);
    if (row !== '{}') rows.set(row, [...(rows.get(row) ?? []), terrain]);
  }
  return [...rows.values()].flatMap((terrains) => {
    const name = capital(terrains.map(terrainName).join(', '));
    const byType = new Map<number, string[]>();
    for (const [type, drm] of Object.entries(TERRAIN_DRM[terrains[0]]) as ['leg', number][])
      byType.set(drm, [...(byType.get(drm) ?? []), movementTypeName(type)]);
    return [...byType].map(([drm, types]) => ({ cause: `${name}: ${types.join(', ')}`, drm: signed(drm) }));
  });
}

/** Profiles of what it fires at, like ones in one line [§3]. */
function profileLines(): readonly DrmLine[] {
  const dorian = [...Object.values(SECTIONS), ...Object.values(VEHICLES), ...Object.values(STATICS)];
  const byProfile = new Map<number, string[]>();
  for (const { name, profile } of dorian.filter(({ name }) => name !== VEHICLES.extractor.name))
    if (profile !== 0) byProfile.set(profile, [...(byProfile.get(profile) ?? []), name]);
  return [...byProfile]
    .sort(([a], [b]) => a - b)
    .map(([profile, names]) => ({ cause: names.join(', '), drm: signed(profile) }));
}

/** '8 hard, 2 soft'; the range apart. */
export interface CostWords {
  readonly total: number;
  readonly chassis: number;
  readonly equipment: number;
}

/** Where a machine's points went [§3]. */
export function costWords(machine: Machine, total: number): CostWords {
  const { cost } = CHASSIS[machine.kind];
  return { total, chassis: cost, equipment: total - cost };
}
