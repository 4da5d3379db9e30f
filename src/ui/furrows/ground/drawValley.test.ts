import { describe, expect, it } from 'vitest';
import { DETAIL_LEVELS } from '../../../board/terrain/detail';
import { ARGUMENTS, type Drawing } from '../../../board/terrain/drawing';
import { sample } from '../../../board/terrain/field';
import { hexCentre, mapBounds } from '../../../board/terrain/geometry';
import { drawValley } from './drawValley';
import { terrainAt, valleyFields } from './fields';
import { TERRAINS, type Terrain, type ValleyModel } from './model';
import * as palette from './palette';
import { sheetBounds } from '../../../board/terrain/sheet';
import { valleyModel } from './valleyModel';

const COLUMNS = 9;
const ROWS = 8;
const at = (column: number, row: number) => (column - 1) * ROWS + row - 1;

/** A small map with every terrain and every work. */
function smallValley(): ValleyModel {
  const terrain: Terrain[] = Array.from({ length: COLUMNS * ROWS }, () => 'clear');
  const signs: readonly [Terrain, number][] = [
    ['rough', at(1, 1)],
    ['rough', at(1, 2)],
    ['ruins', at(4, 4)],
    ['forest', at(7, 1)],
    ['forest', at(7, 2)],
    ['building', at(9, 1)],
    ['hill', at(2, 5)],
    ['hill', at(3, 5)],
    ['mountain', at(2, 6)],
    ['swamp', at(8, 6)],
    ['swamp', at(8, 7)],
  ];
  for (const [of, hex] of signs) terrain[hex] = of;
  return {
    columns: COLUMNS,
    rows: ROWS,
    terrain,
    wire: [at(5, 4)],
    gunPits: [at(5, 2)],
    roads: [[at(4, 1), at(4, 2), at(4, 3), at(4, 4)]],
    trenches: [[at(2, 3), at(3, 3), at(4, 2), at(5, 3)]],
    strongholds: [at(6, 2)],
    objectives: [at(6, 4)],
    zoneEnds: [3, 6],
  };
}

const model = smallValley();
const fields = valleyFields(model);
const drawings = DETAIL_LEVELS.map((level) => drawValley(fields, level));
const size = (drawing: Drawing) => drawing.reduce((sum, { path }) => sum + path.length, 0);
const inksOf = (drawing: Drawing) => new Set(drawing.flatMap(({ fill, stroke }) => [fill, stroke]));

describe('the ground of the valley', () => {
  it('is the same drawing for the same map, and another for another', () => {
    expect(drawValley(valleyFields(smallValley()), 2)).toEqual(drawings[2]);
    const drained = model.terrain.map((of) => (of === 'swamp' ? 'clear' : of));
    expect(drawValley(valleyFields({ ...model, terrain: drained }), 0)).not.toEqual(drawings[0]);
  });

  it.each(DETAIL_LEVELS)('writes well-formed paths of finite numbers at level %i', (level) => {
    for (const { path } of drawings[level]) {
      let step = 0;
      while (step < path.length) step += 1 + ARGUMENTS[path[step]];
      expect(step).toBe(path.length);
      expect(path.every(Number.isFinite)).toBe(true);
    }
  });

  it.each(DETAIL_LEVELS)('shows a sign of its own for every terrain and work at level %i', (level) => {
    const inks = inksOf(drawings[level]);
    const { ROUGH, RUINS, FOREST, HILL, MOUNTAIN, SWAMP, BUILDING, ROAD, TRENCH, WIRE, GUN_PIT } = palette;
    const signs = [
      ROUGH.hole,
      RUINS.wall,
      FOREST.crown,
      HILL.line,
      MOUNTAIN.rock,
      SWAMP.reed,
      BUILDING.roofLit,
      ROAD.fill,
      TRENCH.cut,
      WIRE.line,
      GUN_PIT.berm,
      palette.OBJECTIVE.ring,
      palette.OBJECTIVE.stronghold,
      palette.ZONE.line,
    ];
    for (const sign of signs) expect(inks).toContain(sign);
  });

  it('draws less from afar', () => {
    expect(size(drawings[0])).toBeLessThan(size(drawings[1]) * 0.7);
  });

  it('keeps every hex of the printed map its own terrain at its centre, and puts mud between the zones alone', () => {
    const valley = valleyModel();
    const whole = valleyFields(valley);
    valley.terrain.forEach((of, hex) => {
      const { x, y } = hexCentre(valley, hex);
      expect(terrainAt(whole, x, y)).toBe(of);
      const row = (hex % valley.rows) + 1;
      const mud = sample(whole.mud, x, y);
      if (row <= 5 || row >= 14) expect(mud).toBeCloseTo(0, 2);
      if (row >= 8 && row <= 11) expect(mud).toBeCloseTo(1, 2);
    });
    expect(new Set(valley.terrain)).toEqual(new Set(TERRAINS));
  });

  it('prints the map within its sheet', () => {
    const [sheet, map] = [sheetBounds(model), mapBounds(model)];
    expect(sheet.x).toBeLessThan(0);
    expect(sheet.y + sheet.height).toBeGreaterThan(map.height);
    expect(sheet.x + sheet.width).toBeGreaterThan(map.width);
  });

  it('from afar it is measured more coarsely, and is the same land', () => {
    const far = valleyFields(model, 'far');
    expect(far.frame.step).toBeGreaterThan(fields.frame.step);
    for (let hex = 0; hex < model.terrain.length; hex++) {
      const { x, y } = hexCentre(model, hex);
      expect(terrainAt(far, x, y)).toBe(model.terrain[hex]);
    }
    expect(inksOf(drawValley(far, 0))).toEqual(inksOf(drawings[0]));
  });
});
