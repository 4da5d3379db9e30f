import type { DetailLevel } from './detail';
import type { Drawing } from './drawing';
import { indexDrawing, paint, type IndexedDrawing } from './paint';
import { PAPER } from './palette';
import { tileScale, type Tile } from './tiles';

/** The whole sheet at a level of detail. The same terrain gives the same drawing. */
export type DrawLevel = (level: DetailLevel) => Drawing;

/** Paints any tile of a sheet; each level is drawn once, when first asked for. */
export function createPainter(draw: DrawLevel, pixelRatio: number): (tile: Tile) => OffscreenCanvas {
  const drawings = new Map<DetailLevel, IndexedDrawing>();
  return (tile) => {
    const drawing = drawings.get(tile.level) ?? indexDrawing(draw(tile.level));
    drawings.set(tile.level, drawing);
    return paintTile(drawing, tile, tileScale(tile.level, pixelRatio));
  };
}

function paintTile(drawing: IndexedDrawing, tile: Tile, scale: number): OffscreenCanvas {
  const canvas = new OffscreenCanvas(Math.round(tile.width * scale), Math.round(tile.height * scale));
  const context = canvas.getContext('2d', { alpha: false, willReadFrequently: true });
  if (!context) throw new Error('no 2D canvas in this worker');
  // The last tiles reach a little beyond the sheet.
  context.fillStyle = PAPER.sheet;
  context.fillRect(0, 0, canvas.width, canvas.height);
  paint(context, drawing, tile, scale);
  return canvas;
}
