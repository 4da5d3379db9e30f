export const TERRAINS = [
  'clear',
  'rough',
  'ruins',
  'forest',
  'building',
  'hill',
  'mountain',
  'swamp',
] as const;

export type Terrain = (typeof TERRAINS)[number];

type Hexes = readonly number[];

/** What the painter is told of the valley: plain data, for it is sent to a worker. Hexes by index. */
export interface ValleyModel {
  readonly columns: number;
  readonly rows: number;
  readonly terrain: readonly Terrain[];
  readonly wire: Hexes;
  readonly gunPits: Hexes;
  /** Chains of adjacent hexes. */
  readonly roads: readonly Hexes[];
  readonly trenches: readonly Hexes[];
  readonly strongholds: Hexes;
  readonly objectives: Hexes;
  /** The rows after which a zone ends, from 1. */
  readonly zoneEnds: readonly number[];
}
