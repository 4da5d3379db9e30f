import { describe, expect, it } from 'vitest';
import { at } from '../maps/valley';
import { base, gameWith, hexOf, id, told } from '../testing';
import { steps, outcomes, does } from './testing';

describe('§6.4: difficult ground', () => {
  it('§17, example 9: a fast Anvil F+F+F at rough: token, enters, goes on; with F+L+F the L loses the token', () => {
    // 1406 is rough and a trench; 1405 behind it a gun pit in the clear.
    const straight = gameWith([does('anvil', '1407/N', 'fast', 'F+F+F')]);
    expect(outcomes(straight, 'anvil')).toEqual(['tries', 'enters', 'enters']);
    expect(hexOf(steps(straight).game, 'anvil')).toBe(at('1405'));
    const turning = gameWith([does('anvil', '1407/N', 'fast', 'F+L+F')]);
    expect(steps(turning, 1).game.bases[id('anvil')].difficult).toEqual({ hex: at('1406'), tokens: 1 });
    expect(steps(turning, 2).game.bases[id('anvil')].difficult).toBeNull();
  });

  it('§17, example 10: foot at fast with T,F+F+F at wire: tokens 1 and 2, enters in step 3; sappers token, enter', () => {
    const at911 = told('fast', 'T,F+F+F', ['none', 'none'], 'S');
    const foot = gameWith([base('lineSection', '0911/S', at911)]);
    expect(outcomes(foot, 'lineSection')).toEqual(['tries', 'tries', 'enters']);
    expect(outcomes(gameWith([base('sappers', '0911/S', at911)]), 'sappers').slice(0, 2)).toEqual([
      'tries',
      'enters',
    ]);
  });

  it('E-33: turning and trying elsewhere lose tokens, waiting and changing speed do not', () => {
    const waiting = steps(gameWith([does('anvil', '1407/N', 'slow', 'F+-+F')]));
    expect(waiting.moves.map(([move]) => move.outcome)).toEqual(['tries', 'stays', 'enters']);
    const faster = steps(gameWith([does('anvil', '1407/N', 'slow', 'F+A+F')]));
    expect(faster.moves.at(-1)![0].outcome).toBe('enters');
    const elsewhere = gameWith([
      does('anvil', '1407/N', 'slow', 'F+-+-', { difficult: { hex: at('1307'), tokens: 1 } }),
    ]);
    expect(steps(elsewhere, 1).moves[0][0].tokens).toEqual([0, 1]);
  });

  it('who tries for no hex has none, nor who is stopped on the way into an easy one', () => {
    const waits = steps(gameWith([does('anvil', '1208/S', 'stand', '-+-+-')]), 1);
    expect(waits.moves[0][0].tokens).toEqual([0, 0]);
    const three = ['1608/S', '1509/SE', '1610/N'].map((place, index) =>
      does('lineSection', place, 'fast', 'F+B+-', { id: `line${index}` }),
    );
    const stopped = steps(gameWith(three), 1);
    expect(stopped.moves[0].map(({ outcome }) => outcome)).toEqual(['stopped', 'stopped', 'stopped']);
    expect(Object.values(stopped.game.bases).map(({ difficult }) => difficult)).toEqual([null, null, null]);
  });

  it('tokens last over turns, and are gone once it is in', () => {
    const game = gameWith([
      does('anvil', '1407/N', 'slow', 'F+-+-', { difficult: { hex: at('1406'), tokens: 1 } }),
    ]);
    const after = steps(game, 1);
    expect(after.moves[0][0].outcome).toBe('enters');
    expect(after.game.bases[id('anvil')].difficult).toBeNull();
  });

  it('T to the same facing is no turn', () => {
    const order = told('slow', 'T,F+-+-', ['none', 'none'], 'S');
    const game = gameWith([
      base('lineSection', '0911/S', { ...order, difficult: { hex: at('0912'), tokens: 2 } }),
    ]);
    expect(outcomes(game, 'lineSection', 1)).toEqual(['enters']);
  });
});
