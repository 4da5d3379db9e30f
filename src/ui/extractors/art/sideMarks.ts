import { fill, group, line, type Shape } from '../../../art/drawing';
import { disc, polar } from '../../../art/outline';

/** On the paper of the map. Apart from the palette: the first screen needs these alone. */
export const SIDE_COLOURS = { dorian: '#0C6462', avronian: '#A93119' } as const;

export type SideName = keyof typeof SIDE_COLOURS;

type SidePalette = Readonly<Record<'halo' | SideName, string>>;

/** Round mark with a cross. Box of 24 round 0,0, like the Avronian mark. */
function dorianMark(palette: SidePalette): readonly Shape[] {
  return [
    fill(disc(0, 0, 11), palette.dorian),
    { ...line('M-7 0H7M0 -7V7', palette.halo, 3.2), cap: 'butt' },
  ];
}

/** Diamond with three pods. */
function avronianMark(palette: SidePalette): readonly Shape[] {
  const pods = [-90, 30, 150].map((angle) => {
    const [x, y] = polar(4.2, angle);
    return group({ x, y }, [fill(disc(0, 0, 2.6), palette.halo)]);
  });
  const legs = [-90, 30, 150].map((angle) => polar(4.2, angle));
  return [
    fill('M0 -12L12 0L0 12L-12 0Z', palette.avronian),
    line(legs.map(([x, y]) => `M0 0L${x} ${y}`).join(''), palette.halo, 1.8),
    ...pods,
  ];
}

export function sideMark(side: SideName, palette: SidePalette): readonly Shape[] {
  return side === 'dorian' ? dorianMark(palette) : avronianMark(palette);
}
