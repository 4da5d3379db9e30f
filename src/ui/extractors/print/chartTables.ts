import { FRONT_DRM, HITS_FROM, RALLIES_FROM, REAR_DRM, VEHICLE_CRITICAL } from '../../../rules/extractors';
import { hitRange } from '../../widgets/figures';
import {
  CRITICAL_TABLE,
  DRM_TABLE,
  HARD_TABLE,
  MACHINE_TABLE,
  RALLY_TABLE,
  RANGE_TABLE,
  SOFT_TABLE,
} from '../reference/tables/combat';
import type { RuleTable } from '../../reference/section';
import { ROAD_TABLE, TERRAIN_CHART } from '../reference/tables/terrain';
import { signed } from '../wording';

export interface Chart {
  readonly table: RuleTable;
  /** Half: two of them side by side. */
  readonly width: 'whole' | 'half';
}

const whole = (table: RuleTable): Chart => ({ table, width: 'whole' });
const half = (table: RuleTable): Chart => ({ table, width: 'half' });

const ENDS = `Damage roll through the front ${signed(FRONT_DRM)}, the rear ${signed(REAR_DRM)}, held to 0–9.`;

/** What the chapter says beside the chart [§2]. */
const TERRAIN_LETTERS =
  '(A) Leaving it: one die, 7–9 is stuck. (B) Only along the road, into a connected road hex.';

const EFFECTS = { armour: 'Armour −1', firepower: 'Firepower', none: 'none', speed: 'Speed' } as const;

/** Like rolls of the vehicle critical table in one line [§7.3.2]. */
export const VEHICLE_CRITICALS: RuleTable = {
  caption: 'Critical hits on vehicles',
  columns: ['Roll', 'Effect'],
  rows: runs(VEHICLE_CRITICAL.map((effect) => EFFECTS[effect])).map(({ from, to, value }) => [
    from === to ? String(from) : `${from}–${to}`,
    value,
  ]),
};

/** The charts sheet, from the tables of the rules [§2, §7.3, §6.3.4]. */
export const CHARTS: Readonly<Record<'terrain' | 'damage', readonly Chart[]>> = {
  terrain: [
    whole({ ...TERRAIN_CHART, note: `${TERRAIN_CHART.note} ${TERRAIN_LETTERS}` }),
    whole(ROAD_TABLE),
    half({ ...RANGE_TABLE, note: `· out of range. A modified roll of ${hitRange(HITS_FROM)} hits.` }),
    half(DRM_TABLE),
  ],
  damage: [
    whole(SOFT_TABLE),
    whole({ ...HARD_TABLE, note: `${HARD_TABLE.note ?? ''} ${ENDS}` }),
    whole({ ...MACHINE_TABLE, note: `${MACHINE_TABLE.note ?? ''} ${ENDS}` }),
    whole(CRITICAL_TABLE),
    whole({
      ...RALLY_TABLE,
      note: `A routed section rallies on ${hitRange(RALLIES_FROM)}; the best Transcom counts alone. Then all P come off.`,
    }),
  ],
};

interface Run {
  readonly from: number;
  readonly to: number;
  readonly value: string;
}

function runs(values: readonly string[]): readonly Run[] {
  return values.reduce<readonly Run[]>((found, value, at) => {
    const last = found.at(-1);
    return last?.value === value
      ? [...found.slice(0, -1), { ...last, to: at }]
      : [...found, { from: at, to: at, value }];
  }, []);
}
