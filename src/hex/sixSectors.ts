import { STEP_Q, STEP_R, turned, type Direction, type Grid, type Hex } from './grid';

/** The six 60° sectors about the hexsides, clockwise from the faced one: front 0, back 3. */
export type Sector = 0 | 1 | 2 | 3 | 4 | 5;

const SECTORS: readonly Sector[] = [0, 1, 2, 3, 4, 5];

/**
 * The sectors of a hex facing a hexside in which another hex's centre lies: one; two if it lies exactly on their
 * boundary; all six for the hex itself.
 */
export function sixSectorsOf(grid: Grid, hex: Hex, facing: Direction, target: Hex): readonly Sector[] {
  const dq = grid.q[target] - grid.q[hex];
  const dr = grid.r[target] - grid.r[hex];
  return SECTORS.filter((sector) => {
    const side = turned(facing, sector);
    const stepQ = STEP_Q[side];
    const stepR = STEP_R[side];
    // Scaled so that both are equal 30° off the hexside's bearing, the boundary of its sector.
    const ahead = 3 * dq * stepQ + (dq + 2 * dr) * (stepQ + 2 * stepR);
    const aside = 6 * Math.abs(dq * stepR - dr * stepQ);
    return aside <= ahead;
  });
}
