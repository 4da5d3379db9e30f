import { describe, expect, it } from 'vitest';
import { allHexes } from '../../hex';
import {
  canSee,
  doriana,
  extractors,
  reachOf,
  sightField,
  whyIllegal,
  type MoveOrder,
} from '../../rules/extractors';
import { chanceOf } from '../chance';
import { FIGURES, type Figure } from './figures';
import { matchOf } from './peers/boardgame';
import { fieldByLines, rangeOverComb, seesByLine } from './peers/honeycomb';
import { rangeByMap } from './peers/mapHeap';
import { fieldByShadows } from './peers/rot';
import { anyAction } from './randomPlay';
import { freeGlide, GLIDE, orderedGlide, RANGE } from './scene';
import { SUBJECTS } from './subjects';
import { tableOf } from './table';
import { markOf, median, resultOf } from './verdict';

const FASTER: Figure = {
  name: 'faster',
  title: 'something',
  unit: 'µs',
  better: 'less',
  ours: 'ours',
  goal: 10,
  peers: [{ title: 'another', subject: 'theirs', ratio: 4 }],
};
const MORE: Figure = { ...FASTER, name: 'more', unit: 'actions/s', better: 'more', goal: 1000, peers: [] };

describe('the benchmark', () => {
  it('takes the median', () => {
    expect(median([5, 1, 9])).toBe(5);
    expect(median([4, 1, 9, 6])).toBe(5);
    expect(() => median([])).toThrow(RangeError);
  });

  it.each([
    [1, 'met'],
    [0.9, 'met'],
    [0.89, 'warn'],
    [0.7, 'warn'],
    [0.69, 'fail'],
  ] as const)('at %d of a goal: %s', (share, mark) => {
    expect(markOf(share)).toBe(mark);
  });

  it('judges by the ratio to the peers, whatever the machine', () => {
    const slow = resultOf(
      FASTER,
      new Map([
        ['ours', [100, 90, 300]],
        ['theirs', [410, 400, 390]],
      ]),
    );
    expect(slow).toMatchObject({
      value: 100,
      ofGoal: 0.1,
      mark: 'met',
      peers: [{ value: 400, ratio: 4, mark: 'met' }],
    });
    const beaten = resultOf(
      FASTER,
      new Map([
        ['ours', [5]],
        ['theirs', [13]],
      ]),
    );
    expect(beaten).toMatchObject({ ofGoal: 2, mark: 'fail', peers: [{ ratio: 2.6, mark: 'fail' }] });
  });

  it('judges by the goal where there is no peer', () => {
    expect(resultOf(MORE, new Map([['ours', [800]]]))).toMatchObject({ ofGoal: 0.8, mark: 'warn' });
    expect(resultOf(MORE, new Map([['ours', [4000]]]))).toMatchObject({ ofGoal: 4, mark: 'met' });
  });

  it('prints one table', () => {
    const results = [
      resultOf(
        FASTER,
        new Map([
          ['ours', [12.345]],
          ['theirs', [34]],
        ]),
      ),
      resultOf(MORE, new Map([['ours', [52_800]]])),
    ];
    expect(tableOf(results)).toBe(
      [
        '                   measured   ratio               goal',
        '------------------------------------------------------',
        'something           12.3 µs                    ≤ 10 µs  81 % of the goal',
        '  another             34 µs  2.75 ×              ≥ 4 ×  69 % of the ratio: FAIL',
        'something  52,800 actions/s          ≥ 1,000 actions/s  met',
      ].join('\n'),
    );
  });

  it('has a subject for everything it compares', () => {
    const named = FIGURES.flatMap(({ ours, peers }) => [ours, ...peers.map(({ subject }) => subject)]);
    expect(named.filter((name) => !Object.hasOwn(SUBJECTS, name))).toEqual([]);
  });
});

describe('the peers do the same work', () => {
  it('find the same ends of a move at the same cost', () => {
    const told = (ends: readonly { hex: number; facing: number | null; spent: number }[]) =>
      ends.map(({ hex, facing, spent }) => `${hex}/${facing} ${spent}`).sort();
    const ours = told(reachOf(freeGlide(), GLIDE).ends);
    expect(ours.length).toBeGreaterThan(500);
    expect(told(rangeByMap(RANGE))).toEqual(ours);
    expect(told(rangeOverComb(RANGE))).toEqual(ours);
  });

  it('see much the same: the rule for lines along hexsides is ours alone', () => {
    const hexes = allHexes(doriana.grid);
    const some = hexes.filter((hex) => hex % 30 === 0);
    let same = 0;
    for (const a of some) for (const b of hexes) if (canSee(doriana, a, b) === seesByLine(a, b)) same++;
    expect(same / (some.length * hexes.length)).toBeGreaterThan(0.9);
    const lookout = RANGE.from;
    const seen = sightField(doriana, lookout).reduce((sum, one) => sum + one, 0);
    expect(fieldByLines(lookout) / seen).toBeCloseTo(1, 0);
    expect(fieldByShadows(lookout) / seen).toBeCloseTo(1, 0);
  });

  it('come to the same game', () => {
    const setup = { scenario: 'engage', rules: 'full' } as const;
    const game = extractors.setup(setup, 7);
    const match = matchOf(setup, 7, 'checks');
    const chance = chanceOf(7);
    for (let count = 0; count < 150; count++) {
      const action = anyAction(game, chance)!;
      expect(whyIllegal(game, action)).toBeUndefined();
      extractors.play(game, action);
      match.act(action);
    }
    expect(match.game()).toEqual(game);
    expect(match.log()).toHaveLength(150);
  });

  it.each(['vector', 'close', 'retire', 'patrol', 'hold', 'freeMove'] as MoveOrder[])(
    'leave %s ends to choose from',
    (order) => expect(reachOf(orderedGlide(order), GLIDE).ends.length).toBeGreaterThan(0),
  );
});
