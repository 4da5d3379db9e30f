import { Container, Graphics, ImageSource, Sprite, Texture, type SCALE_MODE } from 'pixi.js';
import { DETAIL_LEVELS, type DetailLevel } from '../terrain/detail';
import type { Rect } from '../terrain/geometry';
import { PAPER } from '../terrain/palette';
import type { Survey } from '../terrain/survey';
import { inView, tileName } from '../terrain/tiles';
import { uncovered } from '../terrain/uncovered';

export type Readiness = 'plain' | 'survey';

export interface TerrainLayer {
  readonly container: Container;
  /** Shows the level that suits a view and asks for the tiles it lacks. */
  readonly look: (view: Rect, level: DetailLevel) => void;
  /** Takes the nearest pixel instead of blending four, which halves the time of a frame on a plain canvas. */
  readonly roughen: (rough: boolean) => void;
  /** Whether what suits the view is all there. */
  readonly readiness: () => Readiness;
  readonly destroy: () => void;
}

/**
 * The pictures of a survey: paper and thumbnail at once, then whole levels, never half of one in place of another.
 * `changed` asks for a frame.
 */
export function createTerrainLayer(survey: Survey, changed: () => void): TerrainLayer {
  const container = new Container();
  const { sheet } = survey.ground;
  const paper = container.addChild(new Graphics());
  paper.rect(sheet.x, sheet.y, sheet.width, sheet.height).fill(PAPER.sheet);
  const thumbnail = container.addChild(new Container());
  const levels = DETAIL_LEVELS.map(() => container.addChild(new Container()));
  const tiles = tilesLaid(survey, levels);
  let level: DetailLevel = 0;
  let shown: DetailLevel | undefined;
  let view: Rect | undefined;

  const isComplete = (of: DetailLevel) =>
    view !== undefined && inView(sheet, of, view).every((tile) => tiles.laid.has(tileName(tile)));

  const uncover = () => {
    const next = uncovered({ level, shown }, isComplete);
    shown = next.shown;
    // What lies hidden under a finished level would only cost time.
    levels.forEach((of, i) => (of.visible = i === shown || (i === 0 && next.under === 'afar')));
    paper.visible = thumbnail.visible = next.under === 'thumbnail';
  };

  const lay = () => {
    tiles.follow();
    const picture = survey.thumbnail();
    if (picture !== undefined && thumbnail.children.length === 0)
      thumbnail.addChild(pictureOn(survey.ground.thumbnail.area, picture, 0));
    uncover();
  };
  const stop = survey.onChange(() => {
    lay();
    changed();
  });
  lay();
  return {
    container,
    look(nextView, nextLevel) {
      view = nextView;
      level = nextLevel;
      uncover();
      void survey.request(level, view);
    },
    roughen: tiles.roughen,
    readiness: () => (isComplete(level) ? 'survey' : 'plain'),
    destroy() {
      stop();
      container.destroy({ children: true, texture: true, textureSource: true });
    },
  };
}

/** Sprites of the tiles that the survey has, by their names, each on the layer of its level. */
function tilesLaid(survey: Survey, levels: readonly Container[]) {
  const laid = new Map<string, Sprite>();
  let scaleMode: SCALE_MODE = 'linear';
  const drawAs = (next: SCALE_MODE) => {
    scaleMode = next;
    for (const { texture } of laid.values()) texture.source.scaleMode = next;
  };
  return {
    laid: laid as ReadonlyMap<string, Sprite>,
    follow(): void {
      for (const [name, sprite] of laid) {
        if (survey.tile(name) !== undefined) continue;
        sprite.destroy({ texture: true, textureSource: true });
        laid.delete(name);
      }
      for (const tile of survey.tiles()) {
        const name = tileName(tile);
        if (!laid.has(name))
          laid.set(name, levels[tile.level].addChild(pictureOn(tile, tile.bitmap, tile.level)));
      }
      drawAs(scaleMode);
    },
    roughen(rough: boolean): void {
      const next = rough ? 'nearest' : 'linear';
      if (next !== scaleMode) drawAs(next);
    },
  };
}

function pictureOn({ x, y, width, height }: Rect, resource: ImageBitmap, level: DetailLevel): Sprite {
  const source = new ImageSource({
    resource,
    alphaMode: 'no-premultiply-alpha',
    // Nothing lies under the farthest level: it may have to shrink a good deal.
    autoGenerateMipmaps: level === 0,
  });
  const sprite = new Sprite(new Texture({ source }));
  sprite.setSize(width, height);
  sprite.position.set(x, y);
  return sprite;
}
