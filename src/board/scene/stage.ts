import { Container, Graphics } from 'pixi.js';
import type { BoardCounter, BoardModel } from '../model';
import type { Placement } from '../view/stacks';
import { layBadges } from './badges';
import { counterLayer, drawTray } from './counters';
import { drawCharges, drawGroundMarks, drawLineMarks, drawRing, type Ring } from './marks';
import { labelPart, textureScale, type Sharpness } from './sharpness';
import { drawTurnArrows } from './turnArrows';

/** What the stage draws into: under the grid, over it, and over the player's own words. */
export type Layers = readonly [under: Container, middle: Container, over: Container];

/** What changes with every tap. */
export interface Shown {
  readonly model: BoardModel;
  readonly placements: readonly Placement<BoardCounter>[];
  readonly sharpness: Sharpness;
  readonly ring: Ring | null;
}

export interface Stage {
  readonly show: (shown: Shown) => void;
}

/**
 * Marks and counters, drawn by hand into layers that stay: a unit that may go anywhere has two hundred sprites, and to have
 * them compared takes as long as all else that is drawn. `changed` asks for a frame.
 */
export function createStage([under, middle, over]: Layers, changed: () => void): Stage {
  const ground = under.addChild(new Graphics());
  const ways = middle.addChild(new Graphics());
  const layCounters = counterLayer(middle.addChild(new Container()));
  const charges = middle.addChild(new Graphics());
  const badges = middle.addChild(new Container());
  const arrows = over.addChild(new Graphics());
  const focusRing = over.addChild(new Graphics());
  const tray = over.addChild(new Graphics());
  const layFanned = counterLayer(over.addChild(new Container()));
  const chances = over.addChild(new Container());
  let last: Shown | undefined;
  return {
    show(shown) {
      const { model, placements, sharpness, ring } = shown;
      const was = last;
      last = shown;
      const sharper = was?.sharpness !== sharpness;
      const marked = sharper || was.model.marks !== model.marks;
      const laid = sharper || was.placements !== placements;
      const labelled = marked || laid || was.model.turns !== model.turns;
      const ringed = marked || was.model.focus !== model.focus || was.ring !== ring;
      if (marked) {
        drawGroundMarks(ground, model, textureScale(sharpness));
        drawLineMarks(ways, model, labelPart(sharpness, 2));
        drawCharges(charges, model);
      }
      if (laid) {
        layCounters(placements, 'stacked', sharpness);
        drawTray(tray, placements, sharpness.zoom);
        layFanned(placements, 'fanned', sharpness);
      }
      // Figures make room for counters, and for the arrows round a hex.
      if (labelled) {
        layBadges(badges, model, sharpness);
        layBadges(chances, model, sharpness, placements);
        drawTurnArrows(arrows, model, sharpness.zoom);
      }
      if (ringed) drawRing(focusRing, model, { by: ring, zoom: sharpness.zoom });
      if (labelled || ringed) changed();
    },
  };
}
