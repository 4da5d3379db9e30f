import { group, type Place, type Shape } from '../../../../art/drawing';

/** The figure itself, and what is cut out of it. */
export interface Tones {
  readonly ink: string;
  readonly cut: string;
}

export type Part = (tones: Tones) => Shape;
export type Silhouette = readonly Part[];

type Cap = 'round' | 'butt';

const lineIn =
  (tone: keyof Tones) =>
  (d: string, width: number, cap: Cap = 'round'): Part =>
  (tones) => ({ d, stroke: tones[tone], width, cap, join: cap === 'butt' ? 'miter' : 'round' });

export const ink =
  (d: string): Part =>
  (tones) => ({ d, fill: tones.ink });
export const cut =
  (d: string): Part =>
  (tones) => ({ d, fill: tones.cut });
export const inkLine = lineIn('ink');
export const cutLine = lineIn('cut');
/** A figure that stands out against the one behind it. */
export const rim =
  (d: string, width: number): Part =>
  (tones) => ({ d, fill: tones.ink, stroke: tones.cut, width, join: 'round', behind: true });
export const at =
  (place: Place, parts: Silhouette): Part =>
  (tones) =>
    group(
      place,
      parts.map((part) => part(tones)),
    );
