import {
  BLOCKS_SIGHT,
  CHIMNEYS_FIRING_DRM,
  ENTRY_COST,
  ROAD_BONUS,
  ROAD_COST,
  TERRAIN_DRM,
  type MovementType,
  type Terrain,
} from '../../../../rules/extractors';
import { capital, movementTypeName, terrainName } from '../../wording';
import type { RuleTable } from '../../../reference/section';
import { drm, points } from './figures';

const TYPES: readonly MovementType[] = ['articulated', 'leg', 'tracked', 'acv', 'orni'];
/** The rows of the chart, but for the road, which is its last. */
export const CHART_TERRAINS: readonly Terrain[] = [
  'clear',
  'rough',
  'lake',
  'buildup',
  'depression',
  'bog',
  'flux',
  'chimneys',
];
/** On our map these lie on clear ground, whose cost the chart leaves out. */
const OVERLAYS: readonly Terrain[] = ['flux', 'chimneys'];

/** The Terrain Effects Chart, from the numbers the rules reckon with [§2]. */
export const TERRAIN_CHART: RuleTable = {
  caption: 'Terrain Effects Chart: MPs to enter, DRM on fire at a unit in the hex, line of sight',
  columns: ['Terrain', ...TYPES.map(movementTypeName), 'DRM', 'Line of sight'],
  rows: [
    ...CHART_TERRAINS.map((terrain) => [
      capital(terrain === 'clear' ? 'clear' : terrainName(terrain)),
      ...TYPES.map((type) => entryCell(terrain, type)),
      drmCell(terrain),
      sightCell(terrain),
    ]),
    ['Road', ...TYPES.map((type) => (type === 'orni' ? '—' : `${points(ROAD_COST)} (B)`)), '', ''],
  ],
  note: '— no effect: use the other terrain in the hex. ✗ not allowed.',
};

/** MPs gained by spending the whole allowance on the road [§6.3.1]. */
export const ROAD_TABLE: RuleTable = {
  caption: 'Road bonus in MPs',
  columns: ['Movement type', ...TYPES.map(movementTypeName)],
  rows: [['Bonus', ...TYPES.map((type) => (ROAD_BONUS[type] === 0 ? 'none' : points(ROAD_BONUS[type])))]],
};

function entryCell(terrain: Terrain, type: MovementType): string {
  const cost = ENTRY_COST[terrain][type];
  if (cost === 'no') return '✗';
  if (cost === 'all') return 'whole allowance';
  if (terrain === 'flux' && type === 'leg') return `${points(cost)}, drift`;
  if (OVERLAYS.includes(terrain)) return overlayCell(cost, ENTRY_COST.clear[type]);
  return terrain === 'bog' && type === 'leg' ? `${points(cost)} (A)` : points(cost);
}

function overlayCell(cost: number, clear: number | 'all' | 'no'): string {
  return typeof clear === 'number' && cost > clear ? `+${points(cost - clear)}` : '—';
}

function drmCell(terrain: Terrain): string {
  if (terrain === 'chimneys') return `ACV firing from here ${drm(CHIMNEYS_FIRING_DRM)}`;
  const row = TERRAIN_DRM[terrain];
  return TYPES.flatMap((type) => {
    const value = row[type];
    return value === undefined ? [] : [`${movementTypeName(type)} ${drm(value)}`];
  }).join(', ');
}

function sightCell(terrain: Terrain): string {
  if (terrain === 'depression') return 'see §7.2';
  return BLOCKS_SIGHT.has(terrain) ? 'blocks' : '';
}
