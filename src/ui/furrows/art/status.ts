import { fill, group, line, type Drawing, type Place, type Shape } from '../../../art/drawing';
import { disc, roundedRect } from '../../../art/outline';
import { text } from '../../../art/text';
import type { Mode } from '../../../rules/furrows';
import type { CounterStatus } from './face';
import { modeMark } from './marks';
import type { Palette } from './palette';

export type StatusMark =
  | { readonly mark: 'mode'; readonly mode: Mode }
  | { readonly mark: 'shaken' | 'wear'; readonly figure: number }
  | { readonly mark: 'doomed' | 'loaded' | 'empty' | 'aimed' | 'jammed' };

/** The marks to lay on a counter, lowest first. */
export function statusMarks(status: CounterStatus): readonly StatusMark[] {
  const { mode, shaken, doomed, wear, loaded, aimed, jammed } = status;
  return [
    ...(mode === null ? [] : [{ mark: 'mode', mode } as const]),
    ...(loaded === null ? [] : [{ mark: loaded ? 'loaded' : 'empty' } as const]),
    ...(aimed ? [{ mark: 'aimed' } as const] : []),
    ...(jammed ? [{ mark: 'jammed' } as const] : []),
    ...(wear > 0 ? [{ mark: 'wear', figure: wear } as const] : []),
    ...(shaken > 0 ? [{ mark: 'shaken', figure: shaken } as const] : []),
    ...(doomed ? [{ mark: 'doomed' } as const] : []),
  ];
}

/** Corners and the foot, never a side: the sides belong to the arrow and the armour. */
const PLACES: Readonly<Record<StatusMark['mark'], Place>> = {
  mode: { x: -34, y: 49 },
  shaken: { x: -34, y: -47 },
  doomed: { x: 34, y: -47 },
  wear: { x: 52, y: -4 },
  loaded: { x: 33, y: 49 },
  empty: { x: 33, y: 49 },
  aimed: { y: 57 },
  jammed: { x: -55, y: 24 },
};

const CHIP = disc(0, 0, 13);
const SHELL = 'M-4.5 8V-2Q-4.5 -7 0 -9Q4.5 -7 4.5 -2V8Z';
const TRIANGLE = 'M-15 11L0 -15L15 11Z';

/** One mark in its place on a counter's box: lay the drawings of several one on another. */
export function statusDrawing(mark: StatusMark, palette: Palette): Drawing {
  return { half: 76, shapes: [group(PLACES[mark.mark], shapesOf(mark, palette))] };
}

/** A mark about the middle of its own place. */
export function shapesOf(mark: StatusMark, palette: Palette): readonly Shape[] {
  const { halo, ink } = palette;
  const chip: Shape = { d: CHIP, fill: halo, stroke: ink, width: 2.6 };
  switch (mark.mark) {
    case 'mode':
      return [chip, ...modeMark(mark.mode, ink)];
    case 'loaded':
      return [chip, fill(SHELL, ink)];
    case 'empty':
      return [
        { ...chip, dash: [4, 3] },
        { d: SHELL, stroke: ink, width: 2 },
      ];
    case 'aimed':
      return [
        { d: CHIP, fill: palette.sign, stroke: halo, width: 3 },
        { d: disc(0, 0, 6), stroke: halo, width: 2.4 },
        { d: 'M0 -11V-3M0 3V11M-11 0H-3M3 0H11', stroke: halo, width: 2.4 },
      ];
    case 'shaken':
      return [
        { d: TRIANGLE, fill: palette.warning, stroke: halo, width: 7, join: 'round', behind: true },
        { d: TRIANGLE, fill: palette.warning, stroke: ink, width: 2.6, join: 'round' },
        text(String(mark.figure), 0, 9, { size: 18, fill: palette.onWarning }),
      ];
    case 'doomed':
      return [
        { d: disc(0, 0, 14), fill: ink, stroke: halo, width: 3.6 },
        line('M-6.5 -6.5L6.5 6.5M6.5 -6.5L-6.5 6.5', halo, 4.4),
      ];
    case 'wear':
      return [
        { d: roundedRect(-13, -11, 26, 22, 4), fill: palette.alarm, stroke: halo, width: 3 },
        text(`+${mark.figure}`, 0, 7, { size: 19, fill: palette.onAlarm }),
      ];
    case 'jammed':
      return [
        { d: roundedRect(-12, -12, 24, 24, 3), fill: ink, stroke: halo, width: 3 },
        line('M-7 0H3M-7 -4V4M3 -6L8 6M8 -6L3 6', halo, 2.6),
      ];
  }
}
