import { describe, expect, it } from 'vitest';
import { createFrame, sample } from './field';
import { grown, hexCentre, mapBounds } from './geometry';
import { joinedChains, roadNet } from './roadNet';

const at = (column: number, row: number) => (column - 1) * 6 + row - 1;
const model = {
  columns: 7,
  rows: 6,
  roads: [
    [at(4, 1), at(4, 2), at(4, 3), at(4, 4), at(4, 5)],
    [at(1, 4), at(2, 4), at(3, 5), at(4, 4)],
    [at(4, 4), at(5, 5), at(6, 5)],
  ],
};
const net = roadNet(model, createFrame(grown(mapBounds(model), 30), 2.5));
const [through, main] = net.lines;

const gap = (line: readonly number[], x: number, y: number) => {
  let least = Infinity;
  for (let i = 0; i < line.length; i += 2) least = Math.min(least, Math.hypot(line[i] - x, line[i + 1] - y));
  return least;
};

describe('roadNet', () => {
  it('joins chains that meet end to end, whichever comes first', () => {
    expect(
      joinedChains([
        [1, 2, 3],
        [9, 8],
        [3, 4, 9],
      ]),
    ).toEqual([[1, 2, 3, 4, 9, 8]]);
    expect(
      joinedChains([
        [3, 4],
        [1, 2, 3],
      ]),
    ).toEqual([[1, 2, 3, 4]]);
  });

  it('crosses each hexside of its chain at the middle', () => {
    for (const chain of joinedChains(model.roads))
      for (let i = 1; i < chain.length; i++) {
        const a = hexCentre(model, chain[i - 1]);
        const b = hexCentre(model, chain[i]);
        const nearest = Math.min(...net.lines.map((line) => gap(line, (a.x + b.x) / 2, (a.y + b.y) / 2)));
        expect(nearest).toBeLessThan(0.01);
      }
  });

  it('runs off the sheet from a hex on the edge', () => {
    expect(through[1]).toBeLessThan(0);
    expect(main[0]).toBeLessThan(0);
  });

  it('ends inland at a centre', () => {
    const { x, y } = hexCentre(model, model.roads[0][4]);
    expect(through.slice(-2)).toEqual([x, y]);
  });

  it('knows how far a road is, up to a cap', () => {
    expect(sample(net.clearance, through[40], through[41])).toBeLessThan(2.5);
    const { x, y } = hexCentre(model, 0);
    expect(sample(net.clearance, x, y)).toBe(20);
  });
});

it('a branch starts on the road it leaves', () => {
  const branched = { ...model, roads: [model.roads[0], [model.roads[0][3], model.roads[2][1]]] };
  const { lines } = roadNet(branched, createFrame(mapBounds(model), 5));
  expect(gap(lines[0], lines[1][0], lines[1][1])).toBeLessThan(0.01);
});
