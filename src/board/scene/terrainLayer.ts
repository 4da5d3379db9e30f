import { Container, Graphics, ImageSource, Sprite, Texture } from 'pixi.js';
import { DETAIL_LEVELS, levelForScale, type DetailLevel } from '../terrain/detail';
import type { Rect } from '../terrain/geometry';
import type { PaintedTile } from '../terrain/messages';
import type { TerrainModel } from '../terrain/model';
import { drawOnGraphics, plainFill } from '../terrain/plainFill';
import { sheetBounds } from '../terrain/sheet';
import { startSurvey } from '../terrain/survey';
import { inViewOrder, tilesOf } from '../terrain/tiles';

/** Painted pixels kept of tiles out of sight. */
const KEPT_PIXELS = 24e6;

export type Readiness = 'plain' | 'survey';

export interface TerrainLayer {
  readonly container: Container;
  /** Shows the detail that suits a view and asks for the tiles it lacks. */
  readonly look: (view: Rect, pixelsPerUnit: number) => void;
  readonly readiness: () => Readiness;
  readonly destroy: () => void;
}

interface Laid {
  readonly tile: PaintedTile;
  readonly sprite: Sprite;
}

/** Flat colours at once; over them the survey, tile by tile as the worker paints it. `changed` asks for a frame. */
export function createTerrainLayer(
  model: TerrainModel,
  pixelRatio: number,
  changed: () => void,
): TerrainLayer {
  const container = new Container();
  const plain = new Graphics();
  drawOnGraphics(plain, plainFill(model));
  container.addChild(plain);
  const levels = DETAIL_LEVELS.map(() => container.addChild(new Container()));
  const laid = new Map<string, Laid>();
  const sheet = sheetBounds(model);
  let level: DetailLevel = 0;
  let view: Rect | undefined;

  const name = (of: DetailLevel, index: number) => `${of}/${index}`;
  const wanted = () => (view === undefined ? [] : inViewOrder(tilesOf(sheet, level), sheet, view));
  const isComplete = () =>
    view !== undefined && wanted().every((tile) => laid.has(name(tile.level, tile.index)));

  /** What lies hidden under a finished level would only cost time. */
  const uncover = () => {
    const complete = isComplete();
    plain.visible = !complete;
    levels.forEach((of, i) => (of.visible = i === level || (i < level && !complete)));
  };

  const lay = (tile: PaintedTile) => {
    const source = new ImageSource({
      resource: tile.bitmap,
      alphaMode: 'no-premultiply-alpha',
      autoGenerateMipmaps: tile.level === 0,
    });
    const sprite = new Sprite(new Texture({ source }));
    sprite.setSize(tile.width, tile.height);
    sprite.position.set(tile.x, tile.y);
    levels[tile.level].addChild(sprite);
    laid.set(name(tile.level, tile.index), { tile, sprite });
    uncover();
    changed();
  };
  const survey = startSurvey(model, lay, changed, pixelRatio);

  const lift = ({ tile, sprite }: Laid) => {
    sprite.destroy({ texture: true, textureSource: true });
    tile.bitmap.close();
    laid.delete(name(tile.level, tile.index));
    survey.forget(tile);
  };
  const makeRoom = () => {
    const inSight = new Set(wanted().map((tile) => name(tile.level, tile.index)));
    let pixels = 0;
    for (const of of [...laid.values()].reverse()) {
      if (of.tile.level === 0 || inSight.has(name(of.tile.level, of.tile.index))) continue;
      pixels += of.tile.bitmap.width * of.tile.bitmap.height;
      if (pixels > KEPT_PIXELS) lift(of);
    }
  };
  return {
    container,
    look(next, pixelsPerUnit) {
      view = next;
      level = levelForScale(pixelsPerUnit);
      uncover();
      if (isComplete()) return;
      makeRoom();
      survey.requestLevel(level, view);
    },
    readiness: () => (isComplete() ? 'survey' : 'plain'),
    destroy() {
      survey.dispose();
      for (const { tile, sprite } of laid.values()) {
        sprite.destroy({ texture: true, textureSource: true });
        tile.bitmap.close();
      }
      laid.clear();
      container.destroy({ children: true });
    },
  };
}
