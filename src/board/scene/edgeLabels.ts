import { CanvasSource, Texture } from 'pixi.js';
import type { Edge, Grid } from '../../hex';
import { disc } from '../counters/outline';
import type { BoardSide, EdgeLabel } from '../model';
import { HALO, HUES } from '../overlays/hues';
import { mapBounds, type Point } from '../terrain/geometry';
import { BLEED } from '../terrain/sheet';

const SIZE = 14;
const HEIGHT = 21;
/** From the hexes to the middle of the label: beyond the outer neat line. */
const OUT = BLEED + 26 + 15;

const CROSS = 'M-1.5 -5H1.5V-1.5H5V1.5H1.5V5H-1.5V1.5H-5V-1.5H-1.5Z';
const DIAMOND = 'M0 -8L8 0L0 8L-8 0Z';
const PODS = disc(0, -3.2, 1.7) + disc(-2.9, 1.9, 1.7) + disc(2.9, 1.9, 1.7);

/** Where the label of an edge lies, and how it is turned so that it reads from the map. */
export function edgePlace(grid: Grid, edge: Edge): Point & { readonly turn: number } {
  const { width, height } = mapBounds(grid);
  switch (edge) {
    case 'north':
      return { x: width / 2, y: -OUT, turn: 0 };
    case 'south':
      return { x: width / 2, y: height + OUT, turn: 0 };
    case 'west':
      return { x: -OUT, y: height / 2, turn: -Math.PI / 2 };
    case 'east':
      return { x: width + OUT, y: height / 2, turn: Math.PI / 2 };
  }
}

/** The side's mark and words on the side's colour, `scale` pixels a world unit. */
export function edgeTexture({ side, label }: EdgeLabel, scale: number): Texture {
  const resource = document.createElement('canvas');
  const font = `600 ${SIZE}px 'Barlow Semi Condensed', 'Arial Narrow', system-ui, sans-serif`;
  const pen = resource.getContext('2d');
  if (pen === null) return Texture.EMPTY;
  pen.font = font;
  const width = pen.measureText(label).width + HEIGHT + 18;
  resource.width = Math.ceil(width * scale);
  resource.height = Math.ceil(HEIGHT * scale);
  pen.setTransform(scale, 0, 0, scale, 0, 0);
  pen.font = font;
  pen.fillStyle = HUES[side];
  pen.beginPath();
  pen.roundRect(0, 0, width, HEIGHT, 4);
  pen.fill();
  pen.fillStyle = HALO;
  pen.textBaseline = 'middle';
  pen.fillText(label, HEIGHT + 6, HEIGHT / 2 + 1);
  pen.translate(HEIGHT / 2 + 3, HEIGHT / 2);
  drawSideMark(pen, side);
  return new Texture({ source: new CanvasSource({ resource, resolution: scale }) });
}

/** A round mark with a cross, or a diamond with three pods. */
function drawSideMark(pen: CanvasRenderingContext2D, side: BoardSide): void {
  pen.fill(new Path2D(side === 'dorian' ? disc(0, 0, 7.5) : DIAMOND));
  pen.fillStyle = HUES[side];
  pen.fill(new Path2D(side === 'dorian' ? CROSS : PODS));
}
