import { fill, type Drawing, type Shape } from '../../../art/drawing';
import type { Plate } from './face';
import type { Palette } from './palette';
import { APOTHEM } from './plates';

const FOOT = -APOTHEM - 0.5;
const TIP = FOOT - 19.5;
/** The faced side of the plate itself, heavier: within the rim, so that nothing printed on the card is touched. */
const BAR = `M-21.5 ${FOOT + 2.8}H21.5`;

/** The arrow's outline, its foot on the rim and not across it. */
function triangle(half: number, foot: number, tip: number): string {
  return `M${-half} ${foot}L0 ${tip}L${half} ${foot}Z`;
}

function inkFacing(palette: Palette): readonly Shape[] {
  return [
    fill(triangle(27.5, FOOT - 0.6, TIP - 3.4), palette.halo),
    fill(triangle(23, FOOT, TIP), palette.ink),
    { d: BAR, stroke: palette.card, width: 9 },
    { d: BAR, stroke: palette.ink, width: 5.2 },
  ];
}

function machineFacing(palette: Palette): readonly Shape[] {
  return [
    fill(triangle(27.5, FOOT, TIP - 4.4), palette.halo),
    fill(triangle(24.5, FOOT + 1, TIP - 1.6), palette.wedgeEdge),
    fill(triangle(18.5, FOOT - 2, TIP + 2.6), palette.wedge),
    { d: BAR, stroke: palette.wedgeEdge, width: 8 },
    { d: BAR, stroke: palette.wedge, width: 4.4 },
  ];
}

/** Arrow outside and bar along the north side of a plate; turn it 60° a hexside clockwise, the card stays upright. */
export function facingDrawing(plate: Plate, palette: Palette): Drawing {
  return { half: 76, shapes: plate === 'vehicle' ? inkFacing(palette) : machineFacing(palette) };
}
