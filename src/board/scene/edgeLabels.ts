import { CanvasSource, Texture } from 'pixi.js';
import type { Edge, Grid } from '../../hex';
import { drawingToCanvas } from '../pictures/canvas';
import type { SideLook } from '../../art/picture';
import { HALO } from '../overlays/hues';
import { mapBounds, type Point } from '../terrain/geometry';
import { BLEED } from '../terrain/sheet';

export const EDGE_FONT = "600 14px 'Barlow Semi Condensed', 'Arial Narrow', system-ui, sans-serif";
const HEIGHT = 21;
/** From the hexes to the middle of the label: beyond the outer neat line. */
const OUT = BLEED + 26 + 15;

/** Size of the side's mark, whose box is 24. */
const MARK = 0.7;

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

/** The side's mark and words on a card, `scale` pixels a world unit. */
export function edgeTexture({ colour, mark }: SideLook, label: string, scale: number): Texture {
  const resource = document.createElement('canvas');
  const pen = resource.getContext('2d');
  if (pen === null) return Texture.EMPTY;
  pen.font = EDGE_FONT;
  const width = pen.measureText(label).width + HEIGHT + 16;
  resource.width = Math.ceil(width * scale);
  resource.height = Math.ceil(HEIGHT * scale);
  pen.setTransform(scale, 0, 0, scale, 0, 0);
  pen.beginPath();
  pen.roundRect(1, 1, width - 2, HEIGHT - 2, 4);
  pen.fillStyle = HALO;
  pen.fill();
  pen.strokeStyle = pen.fillStyle = colour;
  pen.lineWidth = 1.4;
  pen.stroke();
  pen.font = EDGE_FONT;
  pen.textBaseline = 'middle';
  pen.fillText(label, HEIGHT + 6, HEIGHT / 2 + 1);
  const sign = drawingToCanvas({ half: 12, shapes: mark }, scale * MARK);
  pen.drawImage(sign, HEIGHT / 2 + 3 - 12 * MARK, HEIGHT / 2 - 12 * MARK, 24 * MARK, 24 * MARK);
  return new Texture({ source: new CanvasSource({ resource, resolution: scale }) });
}
