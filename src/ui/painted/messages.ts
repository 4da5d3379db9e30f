import type { Layer } from '../../board/terrain/drawing';

/** A layer of the painted map with its path as SVG has it, in steps from the origin of its window. */
interface SvgLayer extends Omit<Layer, 'path'> {
  readonly d: string;
}

/** What of the painted map shows in one window. */
export interface WindowDrawn {
  /** World units. */
  readonly origin: { readonly x: number; readonly y: number };
  readonly layers: readonly SvgLayer[];
}

/** By window. */
export type LayersDrawn = readonly WindowDrawn[];
