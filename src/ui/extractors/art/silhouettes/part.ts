import type { Place, Shape } from '../../../../art/drawing';
import { group } from '../../../../art/drawing';

/** Ink is the figure, cut is the card showing through, eye is the one accent of a machine. */
export type Tone = 'ink' | 'cut' | 'eye';

/** One path of a silhouette in a box of 100 round 0,0; a width makes it a line. */
export interface Part {
  readonly tone: Tone;
  readonly d: string;
  readonly width?: number;
  readonly square?: boolean;
  readonly place?: Place;
}

export type Tones = Readonly<Record<Tone, string>>;

export const ink = (d: string): Part => ({ tone: 'ink', d });
export const cut = (d: string): Part => ({ tone: 'cut', d });
export const eye = (d: string): Part => ({ tone: 'eye', d });
export const inkLine = (d: string, width: number): Part => ({ tone: 'ink', d, width });
export const cutLine = (d: string, width: number): Part => ({ tone: 'cut', d, width });
export const squareLine = (part: Part): Part => ({ ...part, square: true });

export function placed(place: Place, parts: readonly Part[]): readonly Part[] {
  return parts.map((part) => ({ ...part, place }));
}

export function shapeOf(part: Part, tones: Tones): Shape {
  const colour = tones[part.tone];
  const ends = part.square
    ? ({ cap: 'butt', join: 'miter' } as const)
    : ({ cap: 'round', join: 'round' } as const);
  const shape: Shape =
    part.width === undefined
      ? { d: part.d, fill: colour }
      : { d: part.d, stroke: colour, width: part.width, ...ends };
  return part.place === undefined ? shape : group(part.place, [shape]);
}
