import type { Layer } from '../../../board/terrain/drawing';
import type { Rect } from '../../../board/terrain/geometry';
import type { TerrainModel } from '../../../board/terrain/model';

export interface LayersAsked {
  readonly terrain: TerrainModel;
  readonly windows: readonly Rect[];
}

/** A layer of the painted map with its path as SVG has it, in steps from the origin of its window. */
export interface SvgLayer extends Omit<Layer, 'path'> {
  readonly d: string;
}

/** What of the painted map shows in one window. */
export interface WindowDrawn {
  /** World units. */
  readonly origin: { readonly x: number; readonly y: number };
  readonly layers: readonly SvgLayer[];
}

/** By page of the plan. */
export type LayersDrawn = readonly WindowDrawn[];
