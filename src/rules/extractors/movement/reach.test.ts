import { describe, expect, it, test } from 'vitest';
import { CHASSIS, counterId } from '../data';
import { distance, hexNumber } from '../../../hex';
import { at, doriana } from '../maps/doriana';
import { AVRONIAN_MOVES, DORIAN_FIRES, gameWith, machine, section } from '../testing';
import type { End, Game, MoveOrder, Unit } from '../types';
import { counter } from './testing';
import { movesOf, mustStillRun, reachOf } from '.';

const reach = (units: readonly Unit[], rest: Partial<Game> = {}) =>
  reachOf(gameWith(units, { rules: 'simple', phase: AVRONIAN_MOVES, ...rest }), units[0].id);
const hexesOf = (ends: readonly End[]) => new Set(ends.map(({ hex }) => hex)).size;

describe('a search that has been made before', () => {
  const walker = counter('walker-1 0705 SE');
  const hexesIn = (units: readonly Unit[]) => new Set(reach(units).ends.map(({ hex }) => hex));

  it('§6.2: is closed where another vehicle has come to stand, and open again where it has left', () => {
    const alone = hexesIn([walker]);
    expect(alone).toContain(at('0706'));
    expect([...alone].filter((hex) => !hexesIn([walker, counter('agrax-1 0706 S')]).has(hex))).toEqual([
      at('0706'),
    ]);
    expect(hexesIn([walker])).toEqual(alone);
  });

  it('§6.3: leads by the same paths, and its own hex stays open', () => {
    const before = reach([counter('walker-1 1305 SE')]).ends;
    reach([counter('A orni 1215 N')]);
    const again = reach([counter('walker-1 1305 SE'), counter('transcom-1 1305')]).ends;
    expect(again).toEqual(before);
  });
});

describe('counts of ends from fixed positions', () => {
  test.each([
    ['A orni 1215 N', 557, 105],
    ['A glide 1215 N', 527, 100],
    ['A bipod 1215 N', 258, 51],
    ['A multipod 1215 N', 146, 32],
    ['A bipod 1406 S', 135, 28],
    ['A glide 1406 S', 567, 105],
    ['agrax-1 0508 S', 139, 29],
    ['pgp-1 1324 NW', 115, 25],
    ['walker-1 0705 SE', 207, 42],
    ['floater-1 1308 S', 592, 110],
    ['revil-1 1324 N', 603, 112],
    ['flyer-1 1324 N', 961, 172],
    ['extractor-1 1819 N', 50, 12],
    ['transcom-1 1305', 33, 33],
    ['transcom-1 0806', 24, 24],
    ['transcom-1 1324', 31, 31],
    ['A bipod 0102 SE', 137, 26],
    ['A glide 2404 NW', 284, 52],
  ])('§6.3: %s has %i ends in %i hexes', (line, ends, hexes) => {
    const found = reach([counter(line)]).ends;
    expect([found.length, hexesOf(found)]).toEqual([ends, hexes]);
  });

  it('R-43: counted by hand, 2 MPs over ground of 1 MP: 6 facings at the start, 18 and 9 beside it, 23 beyond', () => {
    const slow = machine('A', 'orni', ['0405', 0], { rest: { speedLost: CHASSIS.orni.speed - 2 } });
    expect(reach([slow]).ends).toHaveLength(56);
  });
  it('§6.3: counted by hand, 2 MPs on foot where all ground costs 1: every hex within 2', () => {
    expect(reach([counter('dagmaton-1 0420')]).ends).toHaveLength(19);
  });
  it('§6.3: counted by hand, 2 MPs out of bog: its own hex, six beside it, 0607 0708 0808 0809', () => {
    const ends = reach([counter('dagmaton-1 0609')]).ends;
    expect(ends).toHaveLength(11);
    for (const hex of ['0607', '0708', '0808', '0809'].map(at))
      expect(ends.find((end) => end.hex === hex)).toMatchObject({ spent: 4, left: 0, bogRolls: 1 });
  });
});

describe('ends', () => {
  it('§6.3: of equally cheap paths the one with the fewest bog rolls is given', () => {
    const end = reach([counter('transcom-1 0608')]).ends.find(({ hex }) => hex === at('0610'));
    expect(end).toBeUndefined();
    const past = reach([counter('transcom-1 0609')]).ends.find(({ hex }) => hex === at('0608'));
    expect(past).toMatchObject({ bogRolls: 1, path: [at('0608')] });
  });
  it('§6.3.1: the bonus that is left counts among the MPs left', () => {
    const ends = reach([counter('A bipod 1306 S')]).ends;
    const there = ends.find(({ hex, facing }) => hex === at('1310') && facing === 3);
    expect(there).toMatchObject({ spent: 8, left: 4 });
  });
  it('R-44: the minimum move is an end where nothing cheaper reaches', () => {
    const ends = reach([{ ...counter('agrax-1 0508 S'), speedHits: 1 } as Unit]).ends;
    const bog = ends.filter(({ hex }) => hex === at('0509'));
    expect(bog).toMatchObject([{ facing: 3, spent: 4, left: 0, path: [at('0509')] }]);
  });
  it('R-20: a lake hex ahead takes the whole allowance', () => {
    const ends = reach([counter('A bipod 1406 S')]).ends;
    const lake = ends.filter(({ hex }) => hex === at('1407'));
    expect(lake.map(({ facing, spent, left }) => [facing, spent, left])).toEqual([
      [2, 8, 0],
      [3, 8, 0],
      [4, 8, 0],
    ]);
  });
  it('§6.2: no end in a full or enemy hex, but beyond', () => {
    const units = [counter('A bipod 0405 S'), counter('B glide 0406 S'), counter('flyer-1 0407 N')];
    const hexes = reach(units).ends.map(({ hex }) => hex);
    expect(hexes).not.toContain(at('0406'));
    expect(hexes).not.toContain(at('0407'));
    expect(hexes).toContain(at('0506'));
  });
  it('§6.3: there are none for what may not move now', () => {
    expect(reach([{ ...counter('A bipod 0405 S'), moved: true }]).ends).toEqual([]);
    expect(reach([section('transcom-1', '0405', { pinned: true })]).ends).toEqual([]);
    expect(reach([section('transcom-1', '0405', { where: { at: 'eliminated' } })]).ends).toEqual([]);
  });
  it('§6.3: one move is offered for each end', () => {
    const game = gameWith([counter('A bipod 0405 S')], { rules: 'simple' });
    const moves = movesOf(game, counterId('A')).all();
    expect(moves).toHaveLength(reachOf(game, counterId('A')).ends.length);
    expect(moves).toContainEqual({
      type: 'move',
      unit: 'A',
      path: [at('0406')],
      facing: 3,
      exit: null,
      into: null,
    });
  });
});

describe('under orders', () => {
  const under = (order: MoveOrder, units: readonly Unit[], rest: Partial<Game> = {}) =>
    reach(units, {
      rules: 'full',
      activation: { type: 'moving', machine: counterId('A'), order, box: 0, marking: false },
      ...rest,
    });

  it('§8.3.5: Hold leaves every facing of its hex', () => {
    const { ends, order } = under('hold', [counter('A bipod 0405 S')]);
    expect(order).toBe('hold');
    expect(ends.map(({ hex, facing }) => [hex, facing]).sort()).toEqual(
      [0, 1, 2, 3, 4, 5].map((facing) => [at('0405'), facing]),
    );
  });
  it('§8.3.6: Free Move leaves every end', () => {
    const unit = counter('A bipod 0405 S');
    expect(under('freeMove', [unit]).ends).toHaveLength(reach([unit]).ends.length);
  });
  it('worked example 6, §8.3.2: a Glide at range 5 ends at range 2 or less; the other ends are ruled out', () => {
    const { ends, ruledOut } = under('close', [counter('A glide 0405 S'), counter('agrax-1 0410 N')]);
    expect(ends.length).toBeGreaterThan(0);
    for (const { hex } of ends) expect(distance(doriana.grid, hex, at('0410'))).toBeLessThanOrEqual(2);
    expect(ruledOut.every(({ verdict }) => !verdict.legal)).toBe(true);
    const places = new Set(ends.map(({ hex, facing }) => `${hex} ${facing}`));
    expect(ruledOut.some(({ hex, facing }) => places.has(`${hex} ${facing}`))).toBe(false);
  });
  it('R-42: an entering machine is measured from its entry hex', () => {
    const unit = { ...machine('A', 'bipod', ['0101', 0]), where: { at: 'toEnter' as const }, force: 1 };
    const { ends } = under('hold', [unit]);
    expect(hexesOf(ends)).toBe(27);
    for (const { hex, path } of ends) expect(path).toEqual([hex]);
  });
  it('R-42: under Simple rules it enters by any hex and goes on', () => {
    const unit = { ...machine('A', 'bipod', ['0101', 0]), where: { at: 'toEnter' as const }, force: 1 };
    const { ends } = reach([unit]);
    const inland = ends.find(({ hex, facing }) => hex === at('2104') && facing === 4);
    expect(inland).toMatchObject({ spent: 8, left: 4, path: ['2404', '2304', '2203', '2104'].map(at) });
    expect(ends.some(({ hex, facing }) => hex === at('2405') && facing === 1)).toBe(true);
    const inEntryHex = ends.filter(({ hex, path }) => hex === at('2413') && path.length === 1);
    expect(inEntryHex.map(({ facing }) => facing).sort()).toEqual([0, 3, 4, 5]);
  });
});

describe('routed sections', () => {
  const routed = (hex: string, id = 'transcom-1') => section(id, hex, { routed: true });
  const runs = (hex: string, rest: Partial<Game> = {}, others: readonly Unit[] = []) =>
    reach([routed(hex), ...others], { scenario: 'threePodAttack', ...rest }).ends;

  it('R-13: they end as near to the friendly edge as they can', () => {
    const columns = runs('1906').map(({ hex }) => Math.floor(hex / 27) + 1);
    expect(new Set(columns)).toEqual(new Set([22]));
  });
  it('R-13: the owner chooses among equals, and MPs that bring it no nearer need not be spent', () => {
    const ends = runs('1906');
    expect(ends.map(({ hex, spent }) => [hexNumber(doriana.grid, hex), spent])).toEqual([
      ['2204', 6],
      ['2205', 6],
    ]);
    const blocked = section('dagmaton-1', '1105', { routed: true });
    const stays = reach([blocked, ...at1105], { scenario: 'ambush' }).ends;
    expect(stays.map(({ hex, spent }) => [hexNumber(doriana.grid, hex), spent])).toEqual([
      ['1105', 0],
      ['1305', 4],
    ]);
  });
  it('R-13: they leave by that edge when they can', () => {
    const ends = runs('2415');
    expect(ends.every(({ exit }) => exit === 1 || exit === 2)).toBe(true);
    expect(ends.length).toBeGreaterThan(1);
  });
  it('R-13: the friendly edge is the one the scenario names', () => {
    expect(runs('1906', { scenario: 'incoming' }).every(({ hex }) => hex % 27 === 2)).toBe(true);
    expect(runs('1906', { scenario: 'engage' }).every(({ hex }) => Math.floor(hex / 27) === 13)).toBe(true);
    expect(runs('1906', { scenario: 'ambush' }).every(({ hex }) => hex % 27 === 8)).toBe(true);
  });
  it('R-13: those that can run must, before the phase ends', () => {
    const game = gameWith([routed('1906'), section('transcom-2', '1906')], { scenario: 'threePodAttack' });
    expect(mustStillRun(game)).toEqual(['transcom-1']);
    expect(mustStillRun({ ...game, phase: DORIAN_FIRES })).toEqual([]);
    expect(mustStillRun({ ...game, phase: AVRONIAN_MOVES })).toEqual([]);
    const done = gameWith([{ ...routed('1906'), moved: true }]);
    expect(mustStillRun(done)).toEqual([]);
  });
  it('R-94: one that can only stay where it is need not act', () => {
    const section1105 = section('dagmaton-1', '1105', { routed: true });
    const open = gameWith([section1105, ...at1105], { scenario: 'ambush' });
    expect(mustStillRun(open)).toEqual(['dagmaton-1']);
    const shut = gameWith([section1105, ...at1105, counter('extractor-3 1305 N')], { scenario: 'ambush' });
    expect(reachOf(shut, counterId('dagmaton-1')).ends).toHaveLength(1);
    expect(mustStillRun(shut)).toEqual([]);
  });
});

/** North of the lake: enemies in all hexes as near to the south edge as 1105 or nearer, but 1305. */
const at1105 = [
  ...['0905', '1005', '0906', '1106', '1206'].map((hex, i) => counter(`${'ABCDE'[i]} bipod ${hex} N`)),
  counter('extractor-1 1205 N'),
  counter('extractor-2 1306 N'),
];
