import type { Container, Graphics } from 'pixi.js';
import type { Hex } from '../../hex';
import type { BoardCounter, BoardModel } from '../model';
import type { Placement } from '../view/stacks';
import { layBadges } from './badges';
import { counterLayer, drawTray } from './counters';
import { drawGroundMarks, drawLineMarks, drawRing, type Ring } from './marks';
import { labelPart, textureScale, type Sharpness } from './sharpness';
import { drawTurnArrows } from './turnArrows';

/** What marks and counters are drawn into, from the ground up. */
export interface Layers {
  readonly ground: Graphics;
  readonly ways: Graphics;
  readonly counters: Container;
  readonly badges: Container;
  readonly turns: Graphics;
  readonly ring: Graphics;
  readonly tray: Graphics;
  readonly fanned: Container;
}

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
export function createStage(layers: Layers, changed: () => void): Stage {
  const parts = [...groundParts(layers), ...counterParts(layers), ...labelParts(layers)];
  return {
    show(shown) {
      if (parts.filter((drawAnew) => drawAnew(shown)).length > 0) changed();
    },
  };
}

function groundParts({ ground, ways, ring }: Layers) {
  return [
    part(
      ({ model: { grid, sides, marks }, sharpness }) => [grid, sides, marks, textureScale(sharpness)],
      ({ model, sharpness }) => drawGroundMarks(ground, model, textureScale(sharpness)),
    ),
    part(
      ({ model: { grid, marks }, sharpness }) => [grid, marks, labelPart(sharpness, 2)],
      ({ model: { grid, marks }, sharpness }) => drawLineMarks(ways, grid, marks, labelPart(sharpness, 2)),
    ),
    part(
      ({ model: { grid, marks, focus }, sharpness: { zoom }, ring: by }) => [grid, marks, focus, zoom, by],
      ({ model, sharpness: { zoom }, ring: by }) => drawRing(ring, model, { by, zoom }),
    ),
  ];
}

function counterParts({ counters, tray, fanned }: Layers) {
  const [layDown, layOnTray] = [counterLayer(counters), counterLayer(fanned)];
  return [
    part(
      ({ placements, sharpness }) => [placements, sharpness],
      ({ placements, sharpness }) => {
        const onTray = placements.filter((placement) => placement.fanned);
        layDown(
          placements.filter((placement) => !placement.fanned),
          sharpness,
        );
        drawTray(tray, placements, sharpness.zoom);
        layOnTray(onTray, sharpness);
      },
    ),
  ];
}

function labelParts({ badges, turns }: Layers) {
  return [
    part(
      ({ model, sharpness }) => [model.grid, model.marks, model.turns, model.counters, sharpness],
      ({ model, sharpness }) => {
        const taken = new Set<Hex>(model.counters.map(({ hex }) => hex));
        layBadges(badges, model.marks, { grid: model.grid, taken, turns: model.turns, sharpness });
      },
    ),
    part(
      ({ model, sharpness }) => [model.grid, model.turns, sharpness.zoom],
      ({ model, sharpness }) => drawTurnArrows(turns, model.grid, model.turns, sharpness.zoom),
    ),
  ];
}

/** Draws anew when what it looks at has changed; whether it did. */
function part(looksAt: (shown: Shown) => readonly unknown[], draw: (shown: Shown) => void) {
  let last: readonly unknown[] | undefined;
  return (shown: Shown): boolean => {
    const now = looksAt(shown);
    if (last?.every((value, i) => value === now[i])) return false;
    last = now;
    draw(shown);
    return true;
  };
}
