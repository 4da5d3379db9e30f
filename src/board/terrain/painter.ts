import { drawSurvey } from './drawSurvey';
import type { DetailLevel } from './detail';
import { surveyFields } from './fields';
import type { Rect } from './geometry';
import type { PaintedTile } from './messages';
import type { TerrainModel } from './model';
import { indexDrawing, paint, type IndexedDrawing } from './paint';
import { PAPER } from './palette';
import { sheetBounds } from './sheet';
import { inViewOrder, tileScale, tilesOf, type Tile } from './tiles';

export interface Painter {
  /** Replaces what is waiting: only tiles not yet painted, nearest to the view first. */
  readonly request: (level: DetailLevel, view?: Rect) => void;
  /** Paints the next waiting tile; undefined when none is left. */
  readonly next: () => PaintedTile | undefined;
  /** The tile was thrown away and may be asked for again. */
  readonly forget: (level: DetailLevel, index: number) => void;
}

export type PaintTile = (drawing: IndexedDrawing, tile: Tile, scale: number) => ImageBitmap;

/** The fields are made once; each level is drawn once, when first asked for. */
export function createPainter(
  model: TerrainModel,
  pixelRatio: number,
  paintTile: PaintTile = paintBitmap,
): Painter {
  const sheet = sheetBounds(model);
  const fields = surveyFields(model);
  const drawings = new Map<DetailLevel, IndexedDrawing>();
  const painted = new Set<string>();
  let waiting: Tile[] = [];
  const name = (level: DetailLevel, index: number) => `${level}/${index}`;
  return {
    request(level, view) {
      const tiles = inViewOrder(tilesOf(sheet, level), sheet, view);
      waiting = tiles.filter((tile) => !painted.has(name(level, tile.index)));
    },
    next() {
      const tile = waiting.shift();
      if (!tile) return undefined;
      const drawing = drawings.get(tile.level) ?? indexDrawing(drawSurvey(fields, tile.level));
      drawings.set(tile.level, drawing);
      painted.add(name(tile.level, tile.index));
      return { ...tile, bitmap: paintTile(drawing, tile, tileScale(tile.level, pixelRatio)) };
    },
    forget: (level, index) => void painted.delete(name(level, index)),
  };
}

function paintBitmap(drawing: IndexedDrawing, tile: Tile, scale: number): ImageBitmap {
  const canvas = new OffscreenCanvas(Math.round(tile.width * scale), Math.round(tile.height * scale));
  const context = canvas.getContext('2d', { alpha: false, willReadFrequently: true });
  if (!context) throw new Error('no 2D canvas in this worker');
  // The last tiles reach a little beyond the sheet.
  context.fillStyle = PAPER.sheet;
  context.fillRect(0, 0, canvas.width, canvas.height);
  paint(context, drawing, tile, scale);
  return canvas.transferToImageBitmap();
}
