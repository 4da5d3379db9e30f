import { describe, expect, it } from 'vitest';
import { placedBase } from '../bases';
import { at } from '../maps/valley';
import { base, gameWith, id, told, type Sketch } from '../testing';
import { steps, does } from './testing';

describe('§2, E-30: swamp', () => {
  const leaving = (written = 'F+-+-', sketch: Sketch = {}) =>
    gameWith([
      does('anvil', '1404/N', 'slow', written, { difficult: { hex: at('1403'), tokens: 1 }, ...sketch }),
    ]);

  it.each([
    [1, 'stuck'],
    [2, 'stuck'],
    [3, 'enters'],
    [6, 'enters'],
  ])('a d6 of %i: %s', (rolled, outcome) => {
    const { moves } = steps(leaving(), 1, () => rolled);
    expect(moves[0][0]).toMatchObject({ swamp: rolled, outcome });
  });

  it('who is stuck keeps its tokens', () => {
    const { game, moves } = steps(leaving(), 1, () => 1);
    expect(moves[0][0].tokens).toEqual([1, 1]);
    expect(game.bases[id('anvil')]).toMatchObject({
      difficult: { hex: at('1403'), tokens: 1 },
      pending: { shaken: false },
    });
    const fresh = steps(leaving('F+-+-', { difficult: null }), 1, () => 1);
    expect(fresh.moves[0][0].tokens).toEqual([0, 0]);
    expect(fresh.game.bases[id('anvil')].difficult).toBeNull();
  });

  it('E-33, E-99: who is stuck and has turned has lost them', () => {
    const turning = does('heron', '1404/NE', 'fast', 'L,F+F+F', {
      difficult: { hex: at('1504'), tokens: 1 },
    });
    const { game, moves } = steps(gameWith([turning]), 1, () => 1);
    expect(moves[0][0]).toMatchObject({ outcome: 'stuck', facing: [1, 0] });
    expect(game.bases[id('heron')].difficult).toBeNull();
  });

  it('the turns and speed changes of its part stand', () => {
    const { game } = steps(gameWith([does('anvil', '1404/NE', 'slow', 'L+F+F')]), 2, () => 1);
    expect(placedBase(game, id('anvil')).where).toMatchObject({ hex: at('1404'), facing: 0 });
  });

  it('foot and who does not move roll nothing', () => {
    const foot = gameWith([base('lineSection', '1404/N', told('slow', 'F+B[crawl]+-'))]);
    expect(steps(foot, 1).moves[0][0].swamp).toBeNull();
    expect(steps(gameWith([does('anvil', '1404/N', 'stand', '-+-+-')]), 1).moves[0][0].swamp).toBeNull();
  });
});
