import { valley } from '../../../rules/furrows';
import type { ValleyModel } from './model';

const marked = (marks: Uint8Array) => [...marks.keys()].filter((hex) => marks[hex] === 1);

/** The printed map as its painter takes it. */
export function valleyModel(): ValleyModel {
  const { grid, terrain, works, roads, trenches, objectives } = valley;
  return {
    columns: grid.columns,
    rows: grid.rows,
    terrain,
    wire: marked(works.wire),
    gunPits: marked(works.gunPit),
    roads,
    trenches,
    strongholds: [...objectives.north, ...objectives.south],
    objectives: objectives.middle,
    zoneEnds: [6, 12],
  };
}
