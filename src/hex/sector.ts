import { STEP_Q, STEP_R, type Direction, type Grid, type Hex } from './grid';

/** The 60° sector centred on the faced hexside. */
export const FRONT = 1;
/** The 120° to either side between front and rear. */
export const FLANK = 2;
/** The 60° sector opposite the front. */
export const REAR = 4;

/**
 * The sectors of a hex facing a hexside in which another hex's centre lies, as a sum of FRONT, FLANK and REAR.
 * A centre exactly on a boundary lies in both sectors, the hex itself in all three [§6.1, R-05].
 */
export function sectorsOf(grid: Grid, hex: Hex, facing: Direction, target: Hex): number {
  const dq = grid.q[target] - grid.q[hex];
  const dr = grid.r[target] - grid.r[hex];
  const stepQ = STEP_Q[facing];
  const stepR = STEP_R[facing];
  // Scaled so that both are equal at 30°, the boundary of front and flank.
  const ahead = 3 * dq * stepQ + (dq + 2 * dr) * (stepQ + 2 * stepR);
  const aside = 6 * Math.abs(dq * stepR - dr * stepQ);
  return (aside <= ahead ? FRONT : 0) | (aside >= Math.abs(ahead) ? FLANK : 0) | (aside <= -ahead ? REAR : 0);
}
