import { group, line, type Shape } from '../../../art/drawing';
import type { Picture } from '../../../art/picture';
import type { Side } from '../../../rules/furrows';
import { sideMark } from './marks';
import { COLOUR, type Palette } from './palette';

/** Foundry a rectangle, League a swallowtail, nobody's a triangle: shape before colour. */
const CLOTH: Readonly<Record<Side | 'nobody', string>> = {
  foundry: 'M1 -30H27V-11H1Z',
  league: 'M1 -30H29L22 -20.5L29 -11H1Z',
  nobody: 'M1 -30L24 -21L1 -12Z',
};

/** On its pole, the foot of which is a little below the middle. */
export function flagShapes(side: Side | null, palette: Palette): readonly Shape[] {
  const { halo, ink } = palette;
  const livery = side && palette.side[side];
  const d = CLOTH[side ?? 'nobody'];
  return [
    line('M0 6V-32', halo, 6),
    { d, fill: livery?.plate ?? halo, stroke: halo, width: 4.5, join: 'round' },
    { d, fill: livery?.plate ?? halo, stroke: livery?.edge ?? ink, width: 2, join: 'round' },
    line('M0 6V-32', ink, 2.8),
    ...(side && livery
      ? [group({ x: side === 'foundry' ? 14 : 12, y: -20.5 }, sideMark(side, 6.6, livery.ink, livery.plate))]
      : []),
  ];
}

/** The flag of an objective, over the shoulder of whatever stands in its hex. */
export function flagPicture(side: Side | null): Picture {
  return {
    key: `furrows flag ${side ?? 'nobody'}`,
    draw: () => ({ half: 60, shapes: [group({ x: 22, y: -8, scale: 0.74 }, flagShapes(side, COLOUR))] }),
  };
}
