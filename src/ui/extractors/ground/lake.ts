import { levelRings } from '../../../board/terrain/contour';
import { addSegment, fill, ringsPath, stroke, type Layer } from '../../../board/terrain/drawing';
import type { Detail } from '../../../board/terrain/detail';
import { derived } from '../../../board/terrain/field';
import { noise } from '../../../board/terrain/noise';
import { bankRibbon } from '../../../board/terrain/relief';
import { scatter } from '../../../board/terrain/scatter';
import type { SurveyFields } from './fields';
import { LAKE } from './palette';

/** Level, width and alpha of the lines that echo the shore, thinning out over the deep. */
const SHORE_LINES = [
  [2.8, 0.75, 0.8],
  [6, 0.65, 0.7],
  [10, 0.6, 0.6],
  [15, 0.5, 0.5],
  [21, 0.45, 0.42],
  [28, 0.4, 0.32],
  [36, 0.4, 0.28],
] as const;
const FAR_SHORE_LINES = [
  [5, 1.3, 0.8],
  [12, 1.1, 0.6],
  [21, 1, 0.45],
] as const;

/** Lake: the darkest and smoothest, with parallel shore lines. */
export function drawLake({ inside: { lake } }: SurveyFields, detail: Detail): Layer[] {
  const depth = derived(
    lake,
    { above: 0, outside: -10 },
    (inside, _node, x, y) => inside + 7 * noise(x / 36, y / 30, 230),
  );
  const shore = ringsPath(levelRings(lake, 0));
  return [
    fill(ringsPath(levelRings(lake, -3.2)), LAKE.beach, 0.9),
    fill(shore, LAKE.shallow),
    fill(ringsPath(levelRings(lake, 5)), LAKE.water),
    fill(ringsPath(levelRings(depth, 19)), LAKE.deep),
    fill(ringsPath(levelRings(depth, 37)), LAKE.deepest, 0.75),
    ...(detail.far ? FAR_SHORE_LINES : SHORE_LINES).map(([level, width, alpha]) =>
      stroke(ringsPath(levelRings(lake, level)), LAKE.line, width, alpha),
    ),
    ...(detail.far ? [] : [glints(lake)]),
    fill(bankRibbon(lake, 0, 3.6), LAKE.shore, 0.34),
    stroke(shore, LAKE.shore, detail.far ? 2.2 : 1.35),
  ];
}

function glints(lake: SurveyFields['height']): Layer {
  const path: number[] = [];
  scatter(lake, { step: 19, seed: 63, above: 12 }, (x, y, _inside, chance) => {
    if (chance < 0.55) addSegment(path, x - 3 - chance * 4, y, x + 3 + chance * 4, y);
  });
  return stroke(path, LAKE.glint, 0.7, 0.5);
}
