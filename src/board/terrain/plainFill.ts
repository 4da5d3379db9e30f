import type { Graphics } from 'pixi.js';
import { addLine, addRing, fill, stroke, type Drawing } from './drawing';
import { hexCentre, hexCorner } from './geometry';
import { TERRAIN_CLASSES, type TerrainClass, type TerrainModel } from './model';
import { BOG, BUILD_UP, CHIMNEYS, CLEAR, DEPRESSION, FLUX, LAKE, PAPER, ROAD, ROUGH } from './palette';
import { replay } from './paint';
import { paperPath } from './sheet';

export const PLAIN_COLOURS: Readonly<Record<TerrainClass, string>> = {
  clear: CLEAR.ground,
  rough: ROUGH.step2,
  lake: LAKE.water,
  buildup: BUILD_UP.block,
  bog: BOG.wet,
  depression: DEPRESSION.floors[3],
  chimneys: CHIMNEYS.ground,
  flux: FLUX.ground,
};

/** One flat colour a hex and the roads: on screen at once, until the worker answers. */
export function plainFill(model: TerrainModel): Drawing {
  const layers = [fill(paperPath(model), PAPER.sheet)];
  for (const terrain of TERRAIN_CLASSES) {
    const path: number[] = [];
    model.terrain.forEach((of, hex) => {
      if (of === terrain) addRing(path, outline(model, hex));
    });
    if (path.length > 0) layers.push(fill(path, PLAIN_COLOURS[terrain]));
  }
  const roads: number[] = [];
  for (const chain of model.roads)
    addLine(
      roads,
      chain.flatMap((hex) => {
        const { x, y } = hexCentre(model, hex);
        return [x, y];
      }),
    );
  if (roads.length > 0)
    layers.push(stroke(roads, ROAD.casing, ROAD.casingWidth), stroke(roads, ROAD.fill, 4));
  return layers;
}

function outline(model: TerrainModel, hex: number): number[] {
  const centre = hexCentre(model, hex);
  return [0, 1, 2, 3, 4, 5].flatMap((corner) => {
    const { x, y } = hexCorner(centre, corner);
    return [x, y];
  });
}

/** Repeats a drawing of few layers as Pixi instructions. */
export function drawOnGraphics(graphics: Graphics, drawing: Drawing): void {
  for (const layer of drawing) {
    graphics.beginPath();
    replay(graphics, layer.path, 0, layer.path.length);
    if (layer.fill !== undefined) graphics.fill({ color: layer.fill, alpha: layer.alpha });
    else
      graphics.stroke({
        color: layer.stroke ?? PAPER.ink,
        width: layer.width ?? 1,
        alpha: layer.alpha,
        cap: 'round',
        join: 'round',
      });
  }
}
