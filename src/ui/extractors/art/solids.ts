import type { Shape } from '../../../art/drawing';
import { outlined } from '../../../art/outlined';
import type { Palette } from './palette';

/** A figure of solids in one ink, as a palette wants it: filled, or in outlines as wide as its pen at this scale. */
export function solids(
  shapes: readonly Shape[],
  { pen, ink, card }: Palette,
  { scale = 1, ground = card }: { readonly scale?: number; readonly ground?: string } = {},
): readonly Shape[] {
  return pen === undefined ? shapes : outlined(shapes, { ink, ground, width: pen / scale });
}
