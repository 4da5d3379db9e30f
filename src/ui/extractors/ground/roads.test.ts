import { expect, it } from 'vitest';
import { sample } from '../../../board/terrain/field';
import { surveyFields } from './fields';
import { spansOver } from './roads';
import { smallMap } from './testing';

it('a road over a lake has a bridge from bank to bank, another road none', () => {
  const { inside, roads } = surveyFields(smallMap());
  const { lake } = inside;
  const spans = roads.lines.map((line) => spansOver(lake, line));
  expect(spans.map((found) => found.length)).toEqual([1, 0]);
  const [span] = spans[0];
  expect(sample(lake, span[0], span[1])).toBeLessThan(0);
  expect(sample(lake, span[span.length - 2], span[span.length - 1])).toBeLessThan(0);
});
