import { fill, group, haloed, type Drawing, type Shape } from '../../../art/drawing';
import type { Facets, Side } from '../../../rules/furrows';
import { APOTHEM, PLATE } from './counter';
import type { Palette } from './palette';

const ARROW = `M-25 ${-APOTHEM + 2}L0 ${-APOTHEM - 20}L25 ${-APOTHEM + 2}Z`;
const EYE = `M-8.5 ${-APOTHEM - 3.5}L0 ${-APOTHEM - 11.5}L8.5 ${-APOTHEM - 3.5}Z`;

/**
 * The arrow outside and, along each of the six sides, a bar as thick as its armour: a thin back is seen, not read.
 * Drawn for north; turn it 60° a hexside clockwise.
 */
export function facingDrawing(side: Side, armour: Facets, palette: Palette): Drawing {
  const { accent, edge, plate } = palette.side[side];
  const arrow: readonly Shape[] =
    side === 'foundry'
      ? [{ d: ARROW, fill: accent, stroke: edge, width: 3.4, behind: true }, fill(EYE, edge)]
      : [haloed(ARROW, accent, palette.halo, 2.3), fill(EYE, plate)];
  const [front, frontSide, backSide, back] = armour;
  const bars = [front, frontSide, backSide, back, backSide, frontSide].map((figure, sixth) =>
    group({ turn: sixth * 60 }, bar(figure, side, accent)),
  );
  return { half: 76, shapes: [...arrow, ...bars] };
}

function bar(figure: number, side: Side, colour: string): readonly Shape[] {
  if (figure === 0) return [];
  const off = side === 'foundry' ? 5.6 : 6.2;
  const width = 1.6 + figure * 1.2;
  const y = (-APOTHEM + off + width / 2).toFixed(1);
  const half = (PLATE - off * 1.16 - width * 0.58) / 2 - 5;
  return [{ d: `M-${half.toFixed(1)} ${y}H${half.toFixed(1)}`, stroke: colour, width }];
}

export function ghostFacing(palette: Palette): Drawing {
  return { half: 76, shapes: [haloed(ARROW, palette.path, palette.halo, 2)] };
}
