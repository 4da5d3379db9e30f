import type { Layer } from '../../../board/terrain/drawing';
import type { Rect } from '../../../board/terrain/geometry';
import type { TerrainModel } from '../../../board/terrain/model';

export interface LayersAsked {
  readonly terrain: TerrainModel;
  readonly windows: readonly Rect[];
}

/** A layer of the painted map with its path as SVG has it. */
export interface SvgLayer extends Omit<Layer, 'path'> {
  readonly d: string;
}

/** By page of the plan. */
export type LayersDrawn = readonly (readonly SvgLayer[])[];
