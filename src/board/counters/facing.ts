import { fill, type Drawing, type Shape } from './drawing';
import type { Plate } from './face';
import type { Palette } from './palette';
import { APOTHEM } from './plates';

const FOOT = -APOTHEM - 0.5;
const TIP = FOOT - 19.5;
const NOTCH = `M-8 ${FOOT - 4.5}L0 ${FOOT - 12}L8 ${FOOT - 4.5}Z`;

/** The arrow's outline, its foot on the rim and not across it. */
function triangle(half: number, foot: number, tip: number): string {
  return `M${-half} ${foot}L0 ${tip}L${half} ${foot}Z`;
}

function inkFacing(palette: Palette, bar: number): readonly Shape[] {
  return [
    fill(triangle(27.5, FOOT - 0.6, TIP - 3.4), palette.halo),
    fill(triangle(23, FOOT, TIP), palette.ink),
    fill(NOTCH, palette.card),
    { d: `M-19 ${FOOT + bar}H19`, stroke: palette.ink, width: 5.4 },
  ];
}

function machineFacing(palette: Palette): readonly Shape[] {
  if (palette.name === 'mono') return inkFacing(palette, 7.5);
  return [
    fill(triangle(27.5, FOOT, TIP - 4.4), palette.halo),
    fill(triangle(24.5, FOOT + 1, TIP - 1.6), palette.wedgeEdge),
    fill(triangle(19.5, FOOT - 1.4, TIP + 2.2), palette.wedge),
    fill(NOTCH, palette.wedgeEdge),
    { d: `M-20 ${FOOT + 5}H20`, stroke: palette.wedge, width: 5.4 },
  ];
}

/** Arrow outside and bar inside the north side of a plate; turn it 60° a hexside clockwise, the card stays upright. */
export function facingDrawing(plate: Plate, palette: Palette): Drawing {
  return { half: 76, shapes: plate === 'vehicle' ? inkFacing(palette, 6) : machineFacing(palette) };
}
