import { describe, expect, it } from 'vitest';
import { BLEED, EDGE, cropMarks, planCounters, placeIn, type Backs, type Grid } from './grid';

const PAPERS = ['a4', 'letter'] as const;
const BACKS: readonly Backs[] = ['long', 'short', 'fold', 'none'];
const CASES = PAPERS.flatMap((paper) => BACKS.map((backs) => [paper, backs] as const));

const blocks = ({ front, back, backs }: ReturnType<typeof planCounters>): readonly Grid[] =>
  backs === 'fold' && back ? [front, back] : [front];

describe.each(CASES)('counters on %s, backs: %s', (paper, backs) => {
  const plan = planCounters(paper, backs);
  const places = blocks(plan).flatMap((grid) =>
    Array.from({ length: plan.holds }, (_, index) => placeIn(grid, index)),
  );

  it('have a bleed of 2 mm that touches no other piece and no other bleed', () => {
    expect(BLEED).toBe(2);
    const apart = places.flatMap((one, index) =>
      places.slice(0, index).map(({ x, y }) => Math.max(Math.abs(one.x - x), Math.abs(one.y - y))),
    );
    expect(Math.min(...apart)).toBeGreaterThan(EDGE + 2 * BLEED + 0.5);
  });

  it('have their marks outside every bleed and at least 5 mm from the edge of the paper', () => {
    const ends = blocks(plan)
      .flatMap(cropMarks)
      .flatMap(({ from, to }) => [from, to]);
    const near = (at: number, start: number) => at > start - BLEED && at < start + EDGE + BLEED;
    const inBleed = ends.filter(({ x, y }) => places.some((place) => near(x, place.x) && near(y, place.y)));
    expect(inBleed).toEqual([]);
    const toEdge = ends.map(({ x, y }) => Math.min(x, y, plan.width - x, plan.height - y));
    expect(Math.min(...toEdge)).toBeGreaterThan(5);
  });

  it('are cut straight right across: a mark at both ends of each edge', () => {
    for (const grid of blocks(plan)) {
      const marks = cropMarks(grid);
      const at = (of: 'x' | 'y', edge: number) =>
        marks.filter(({ from, to }) => Math.abs(from[of] - edge) < 1e-6 && Math.abs(to[of] - edge) < 1e-6);
      const both = (of: 'x' | 'y', starts: readonly number[]) =>
        starts.flatMap((start) => [start, start + EDGE]).filter((edge) => at(of, edge).length !== 2);
      expect([...both('x', grid.xs), ...both('y', grid.ys)]).toEqual([]);
    }
  });

  it('lie in the middle of the page, so that turned over they lie the same', () => {
    const { ys } = plan.front;
    expect(ys[0]).toBeCloseTo(plan.height - ys[ys.length - 1] - EDGE, 2);
  });
});

describe('backs', () => {
  it.each(['long', 'short', 'fold'] as const)('%s: back i lies behind front i', (backs) => {
    const { front, back, holds, width } = planCounters('a4', backs);
    for (let index = 0; index < holds; index++) {
      const [one, other] = [placeIn(front, index), placeIn(back!, index)];
      expect(other.x + EDGE).toBeCloseTo(width - one.x, 2);
      expect(other.y).toBe(one.y);
    }
  });

  it('folded, fronts and backs share a page and do not touch', () => {
    const { front, back, width } = planCounters('letter', 'fold');
    expect(Math.max(...front.xs) + EDGE + BLEED).toBeLessThan(width / 2);
    expect(Math.min(...back!.xs) - BLEED).toBeGreaterThan(width / 2);
  });

  it('fronts alone have none', () => {
    expect(planCounters('a4', 'none').back).toBeNull();
  });
});
