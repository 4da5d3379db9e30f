import {
  AMBUSH_DRM,
  CHASSIS,
  CHIMNEYS_FIRING_DRM,
  HARD_DAMAGE,
  HOLD_DRM,
  MACHINE_CRITICAL,
  MACHINE_DAMAGE,
  RESET_DRM,
  SECTIONS,
  SOFT_DAMAGE,
  SPEED_STAR,
  SWEEP_DRM,
  TARGET_ORDER_DRM,
  TRANSCOM_DRM,
  VEHICLES,
  VEHICLE_CRITICAL,
  WEAPONS,
  type ArmourResult,
  type DamageRow,
} from '../../../../rules/extractors';
import { rowLabels } from '../../wording';
import type { RuleTable } from '../../../reference/section';
import { drm, rangeCells } from './figures';

const ROLLS = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'];

export const RANGE_TABLE: RuleTable = {
  caption: 'To-hit DRM by range',
  columns: ['Firer or weapon', '1', '2', '3', '4', '5'],
  rows: [...Object.values(SECTIONS), ...Object.values(VEHICLES), ...Object.values(WEAPONS)]
    .filter(({ toHit }) => toHit.some((value) => value !== null))
    .map(({ name, toHit }) => [name, ...rangeCells(toHit)]),
  note: '· out of range.',
};

export const DRM_TABLE: RuleTable = {
  caption: 'To-hit DRMs, all cumulative',
  columns: ['Cause', 'DRM', 'See'],
  rows: [
    ['Range', 'by the table', '§7.3.1'],
    ['Terrain of the target’s hex', 'by the chart, the best one for the defender', '§2'],
    ['Profile of the target', 'printed', '§3'],
    ['Sweep', drm(SWEEP_DRM), '§8.4.2'],
    ['Target order', drm(TARGET_ORDER_DRM), '§8.4.4'],
    ['Hold in the same turn', drm(HOLD_DRM), '§8.3.5'],
    ['Combat reset', drm(RESET_DRM), '§8.2'],
    ['Revealed in ambush, next fire phase', drm(AMBUSH_DRM), '§9.4'],
    ['ACV firing from chimneys', drm(CHIMNEYS_FIRING_DRM), '§2'],
  ],
};

export const SOFT_TABLE: RuleTable = damageTable(
  'Soft damage',
  SOFT_DAMAGE.map(({ upTo, results }) => ({ upTo, cells: results })),
  'P pinned, R routed, SL step loss, SL/R step loss and rout, E eliminated.',
);
export const HARD_TABLE: RuleTable = damageTable(
  'Hard damage',
  HARD_DAMAGE.map(armourRow),
  'Armour lost; * critical hit.',
);
export const MACHINE_TABLE: RuleTable = damageTable(
  'Machine damage',
  MACHINE_DAMAGE.map(armourRow),
  'Armour lost; * critical hit.',
);

const VEHICLE_EFFECTS = { armour: 'Armour', firepower: 'Firepower', none: 'none', speed: 'Speed' } as const;
const MACHINE_EFFECTS = {
  ...VEHICLE_EFFECTS,
  speedStar: 'Speed *',
  program: 'Program',
} as const;

export const CRITICAL_TABLE: RuleTable = {
  caption: 'Critical hits, one roll',
  columns: ['Target', ...ROLLS],
  rows: [
    ['Vehicle', ...VEHICLE_CRITICAL.map((effect) => VEHICLE_EFFECTS[effect])],
    ['Machine', ...MACHINE_CRITICAL.map((effect) => MACHINE_EFFECTS[effect])],
  ],
  note: `Armour: one point more is lost. * ${speedStarWords()}.`,
};

/** 'Bipod −1, Multipod none, …' [§7.3.2]. */
function speedStarWords(): string {
  const lost = Object.entries(SPEED_STAR).map(
    ([kind, points]) =>
      `${CHASSIS[kind as keyof typeof SPEED_STAR].name} ${points === 0 ? 'none' : drm(-points)}`,
  );
  return lost.join(', ');
}

const PLACES = ['same hex', 'adjacent', '2 hexes'];

export const RALLY_TABLE: RuleTable = {
  caption: 'Rally DRM for the best Transcom',
  columns: ['Distance', ...TRANSCOM_DRM.map((_, range) => PLACES[range])],
  rows: [['DRM', ...TRANSCOM_DRM.map((value) => drm(value))]],
};

interface Row {
  readonly upTo: number;
  readonly cells: readonly string[];
}

function armourRow({ upTo, results }: DamageRow<ArmourResult>): Row {
  const cells = results.map(({ armour, critical }) => `${armour === 0 ? '–' : armour}${critical ? '*' : ''}`);
  return { upTo, cells };
}

function damageTable(caption: string, rows: readonly Row[], note: string): RuleTable {
  const labels = rowLabels(rows.map(({ upTo }) => upTo));
  return {
    caption: `${caption} by firepower (FP) and modified roll`,
    columns: ['FP', ...ROLLS],
    rows: rows.map(({ cells }, index) => [labels[index], ...cells]),
    note,
  };
}
