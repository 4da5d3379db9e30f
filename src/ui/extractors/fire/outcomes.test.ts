import { describe, expect, it } from 'vitest';
import { rankText } from './outcomes';

describe('where a result stands among those of such a shot', () => {
  it.each([
    { below: 0.8, above: 0.05, words: 'better than 80\u00a0% of such shots' },
    { below: 0, above: 0.6, words: 'worse than 60\u00a0% of such shots' },
    { below: 0.283, above: 0.284, words: '28.3\u00a0% of such shots do less, 28.4\u00a0% more' },
    { below: 0, above: 0.3, words: '30\u00a0% of such shots do more' },
    { below: 0.2, above: 0, words: '20\u00a0% of such shots do less' },
    { below: 0, above: 0, words: 'as every such shot' },
  ])('$words', ({ below, above, words }) => {
    expect(rankText({ below, above })).toBe(words);
  });
});
