import { describe, expect, it, test } from 'vitest';
import {
  BLOCKS_SIGHT,
  BOG_STUCK_FROM,
  CELLS,
  CHASSIS,
  COUNTERS,
  ENTRY_COST,
  EXTRA_ARMOUR_LIMIT,
  FLOATER_CAPACITY,
  FORT_CAPACITY,
  MACHINE_CRITICAL,
  MACHINE_LIMIT,
  RALLIES_FROM,
  ROAD_BONUS,
  ROAD_COST,
  SECTIONS,
  SPEED_STAR,
  STACKING_LIMIT,
  STATICS,
  TERRAIN_DRM,
  THANIS_COST,
  TRANSCOM_DRM,
  VEHICLES,
  VEHICLE_CRITICAL,
  WEAPONS,
  WHITE_MIX,
  type EntryCost,
  type RangeRow,
} from '.';
import type { MovementType } from '../types';

const TYPES: readonly MovementType[] = ['articulated', 'leg', 'tracked', 'acv', 'orni'];

/** A cost in MPs as the chart prints it. */
const printed = (cost: EntryCost) => (typeof cost === 'number' ? String(cost / 2) : cost);
const shown = (row: RangeRow) => row.map((drm) => drm ?? '·').join(' ');

describe('§2: the Terrain Effects Chart, cell by cell', () => {
  test.each(
    [
      'clear 1 1 1 1 1',
      'rough 1.5 2 2 1.5 1',
      'lake all no no 1 1',
      'buildup 2 1 2 2 1',
      'depression 1 1 1 1 1',
      'bog 2 2 3 no 1',
      'flux 2 1 2 1 1',
      'chimneys 1 1 1 2 no',
    ].map((line) => line.split(' ')),
  )('%s: articulated %s, leg %s, tracked %s, ACV %s, Orni %s', (terrain, ...costs) => {
    const row = ENTRY_COST[terrain as keyof typeof ENTRY_COST];
    expect(TYPES.map((type) => printed(row[type]))).toEqual(costs);
  });

  test.each(
    [
      'clear 0 0 0 0 0',
      'rough -1 -1 -1 0 0',
      'lake 0 0 0 0 0',
      'buildup -1 -2 0 0 0',
      'depression 0 0 0 0 0',
      'bog -1 -1 -1 0 0',
      'flux 0 0 0 0 0',
      'chimneys 0 0 0 0 0',
    ].map((line) => line.split(' ')),
  )('DRM in %s: %s %s %s %s %s', (terrain, ...drms) => {
    const row = TERRAIN_DRM[terrain as keyof typeof TERRAIN_DRM];
    expect(TYPES.map((type) => String(row[type] ?? 0))).toEqual(drms);
  });

  it('rough and build-up block the line of sight', () => {
    expect([...BLOCKS_SIGHT]).toEqual(['rough', 'buildup']);
  });
  it('§6.3.1: roads cost 1 and give 2, legs 1, Ornis nothing; §2 (A): stuck on 7–9', () => {
    expect([ROAD_COST / 2, BOG_STUCK_FROM]).toEqual([1, 7]);
    expect(TYPES.map((type) => ROAD_BONUS[type] / 2)).toEqual([2, 1, 2, 2, 0]);
  });
});

describe('§3: the units, cell by cell', () => {
  test.each([
    ['lance', 'Lance 5 leg 0 1 2 1 3', '1 · · · ·'],
    ['shock', 'Shock 11 leg 0 2 3 2 2', '1 0 · · ·'],
    ['commando', 'Commando 10 leg -1 1 1 1 3', '1 · · · ·'],
    ['transcom', 'Transcom 10 leg -1 1 1 1 3', '1 · · · ·'],
    ['dagmaton', 'Dagmaton 14 leg 0 2 3 3 2', '2 1 0 · ·'],
  ] as const)('%s: %s; §7.3.1: %s', (kind, line, row) => {
    const { name, cost, movement, profile, steps, firepower, range, speed, toHit, area } = SECTIONS[kind];
    expect([name, cost, movement, profile, steps, firepower, range, speed].join(' ')).toBe(line);
    expect(shown(toHit)).toBe(row);
    expect(area).toBe(kind === 'dagmaton');
  });
  test.each([
    ['pgp', 'PGP 30 tracked 0 6 6 4 3', '1 0 0 -1 ·'],
    ['floater', 'Floater 11 acv -1 4 1 2 6', '0 0 · · ·'],
    ['walker', 'Walker 20 articulated 0 5 4 3 4', '1 1 0 · ·'],
    ['revil', 'Revil 20 acv -1 4 5 1 7', '1 · · · ·'],
    ['flyer', 'Flyer 12 orni -2 3 2 3 8', '1 0 -1 · ·'],
    ['agrax', 'Agrax 22 tracked 1 5 5 3 4', '1 0 -1 · ·'],
    ['extractor', 'Extractor 25 tracked 1 8 0 0 2', '· · · · ·'],
  ] as const)('%s: %s; §7.3.1: %s', (kind, line, row) => {
    const { name, cost, movement, profile, armour, firepower, range, speed, toHit } = VEHICLES[kind];
    expect([name, cost, movement, profile, armour, firepower, range, speed].join(' ')).toBe(line);
    expect(shown(toHit)).toBe(row);
  });
  test.each([
    ['bipod', 'Bipod 40 articulated 0 15 4 3', 'turret, frontAndFlanks, frontAndFlanks'],
    [
      'multipod',
      'Multipod 45 articulated 1 20 3 3',
      'turret, front, frontAndFlanks, frontAndFlanks, rearAndFlanks',
    ],
    ['glide', 'Glide 35 acv 0 13 6 3', 'front, frontAndFlanks, rear'],
    ['orni', 'Orni 35 orni -2 9 6 4', 'front, frontAndFlanks'],
  ] as const)('%s: %s; slots %s', (kind, line, arcs) => {
    const { name, cost, movement, profile, armour, speed, slots, extraArmourCost } = CHASSIS[kind];
    expect([name, cost, movement, profile, armour, speed, extraArmourCost].join(' ')).toBe(line);
    expect(slots.join(', ')).toBe(arcs);
  });
  test.each([
    ['particleAccelerator', 'Particle accelerator 7 8 2 1–4 none', '1 0 0 -1 ·'],
    ['laser', 'Laser 4 4 4 1–3 none', '1 1 0 · ·'],
    ['seeker', 'Seeker 8 5 3 2–5 none', '· 0 1 0 0'],
    ['shredder', 'Shredder 5 2 7 1–2 hex', '1 0 · · ·'],
    ['streamer', 'Streamer 7 2 3 2–4 around', '· -1 -1 -1 ·'],
    ['thermoBeam', 'Thermo beam 2 2 2 1–3 none', '1 0 -1 · ·'],
    ['undulator', 'Undulator 7 3 6 1–4 none', '1 0 0 -1 ·'],
  ] as const)('%s: %s; §7.3.1: %s', (weapon, line, row) => {
    const { name, cost, hard, soft, minRange, maxRange, area, toHit } = WEAPONS[weapon];
    expect(`${name} ${cost} ${hard} ${soft} ${minRange}–${maxRange} ${area}`).toBe(line);
    expect(shown(toHit)).toBe(row);
  });
  it('pieces: the Command Post 7 armour, profile +2; forts 3 and +1', () => {
    expect(STATICS).toEqual({
      commandPost: { name: 'Command Post', profile: 2, armour: 7 },
      fort: { name: 'Fort', profile: 1, armour: 3 },
    });
  });
  it('limits: 5 points of extra armour, Thanis orders for 6, five machines', () => {
    expect([EXTRA_ARMOUR_LIMIT, THANIS_COST, MACHINE_LIMIT]).toEqual([5, 6, 5]);
  });
  it('§6.2, §6.3.3: 3 to a hex, 2 in a Floater, 1 in a fort', () => {
    expect([STACKING_LIMIT, FLOATER_CAPACITY, FORT_CAPACITY]).toEqual([3, 2, 1]);
  });
});

describe('§3, R-03: the cells and the counter mix', () => {
  test.each([
    ['Ferl Erlop', [0, 1, 2, 0, 25]],
    ['Urcado', [1, 0, 0, 1, 31]],
    ['Panza', [2, 1, 0, 0, 27]],
    ['Comar Hart', [0, 3, 0, 0, 15]],
    ['Comar Ehn', [2, 0, 0, 0, 22]],
    ['Pad Rakem', [2, 0, 0, 0, 22]],
    ['Outbok', [0, 3, 1, 0, 25]],
    ['Ferl Edrid', [0, 3, 0, 0, 15]],
    ['Xibalem', [2, 0, 1, 0, 32]],
    ["Bha'", [1, 1, 1, 0, 26]],
    ['Ehn Etaki', [1, 1, 1, 0, 26]],
    ['Connakti', [1, 2, 0, 0, 21]],
    ["Reub'Ark", [1, 2, 0, 0, 21]],
    ['Ehn Ark', [2, 1, 0, 0, 27]],
    ['Marache', [1, 1, 0, 0, 16]],
  ] as const)('%s: shocks, lances, commandos, Walkers and cost %j', (cell, numbers) => {
    const { shock, lance, commando, walker, cost } = CELLS[cell];
    expect([shock, lance, commando, walker, cost]).toEqual(numbers);
  });
  it('there are no others', () => {
    expect(Object.keys(CELLS)).toHaveLength(15);
  });
  it('the white counters', () => {
    expect(WHITE_MIX.map(([kind, number]) => `${kind} ${number}`)).toEqual([
      'transcom 4',
      'dagmaton 4',
      'pgp 2',
      'floater 4',
      'walker 3',
      'revil 3',
      'flyer 3',
      'agrax 3',
    ]);
    for (const [kind, number] of WHITE_MIX)
      expect(COUNTERS.filter((counter) => counter.kind === kind && counter.cell === null)).toHaveLength(
        number,
      );
  });
});

describe('§7.3.2, §6.3.4: critical hits and rally', () => {
  const BY_ROLL = {
    vehicle: 'armour firepower firepower firepower firepower none speed speed speed speed',
    machine: 'speed armour speedStar firepower none speed none program program armour',
  };
  it('the critical table by roll', () => {
    expect(VEHICLE_CRITICAL.join(' ')).toBe(BY_ROLL.vehicle);
    expect(MACHINE_CRITICAL.join(' ')).toBe(BY_ROLL.machine);
    expect(SPEED_STAR).toEqual({ bipod: 1, multipod: 0, glide: 2, orni: 2 });
  });
  it('a section rallies from 5; a Transcom helps by 3, 2 or 1', () => {
    expect([RALLIES_FROM, ...TRANSCOM_DRM]).toEqual([5, 3, 2, 1]);
  });
});
