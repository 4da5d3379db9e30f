import type { Rect } from './geometry';

/** The ground of a map as its game hands it to the board. Keep the same object while the map stays the same. */
export interface Ground {
  /** Of the map: pictures of it are kept under this name. */
  readonly name: string;
  /** Of what paints it: pictures of another version, or of another terrain, are thrown away. */
  readonly version: string;
  /** The sheet of paper, in world units. */
  readonly sheet: Rect;
  /** On the screen until the painted pictures are there. */
  readonly thumbnail: Thumbnail;
  /** What the painter is told of the map; it must survive being sent to a worker. */
  readonly terrain: unknown;
  /** Starts a worker in which `servePainter` waits. */
  readonly startPainter: () => Worker;
}

/** A small picture and the part of the sheet it shows. */
export interface Thumbnail {
  readonly url: string;
  readonly area: Rect;
}
