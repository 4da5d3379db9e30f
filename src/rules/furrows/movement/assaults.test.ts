import { describe, expect, it } from 'vitest';
import { at } from '../maps/valley';
import { base, draftOf, facingOf, gameWith, id, told } from '../testing';
import { endStep, planStep } from './step';
import { newFight } from '../assault';
import { dry, steps, does } from './testing';

describe('§6.4, E-77: tokens and assaults', () => {
  it('who goes for an enemy’s hex has lost its tokens; who is stuck keeps them unless it turned', () => {
    const game = gameWith([
      does('anvil', '1208/S', 'slow', 'F+-+-', { difficult: { hex: at('1308'), tokens: 1 } }),
      base('heron', '1209/N', told('stand', '-+-+-')),
    ]);
    const { game: after, moves } = steps(game, 1);
    expect(moves[0].find(({ base: own }) => own === id('anvil'))?.outcome).toBe('assaults');
    expect(after.bases[id('anvil')].difficult).toBeNull();
  });

  it('who goes for an enemy in rough with tokens enough has none left', () => {
    const game = gameWith([
      does('anvil', '1009/N', 'slow', 'F+-+-', { difficult: { hex: at('1008'), tokens: 1 } }),
      base('heron', '1008/N', told('stand', '-+-+-')),
    ]);
    const { game: after, moves } = steps(game, 1);
    expect(moves[0].find(({ base: own }) => own === id('anvil'))).toMatchObject({
      outcome: 'assaults',
      tokens: [1, 0],
    });
    expect(after.bases[id('anvil')].difficult).toBeNull();
  });

  it('§2: sappers’ cutters take wire away as a tank does, rifles’ boots do not', () => {
    const wireAfter = (unit: 'sappers' | 'lineSection' | 'anvil') => {
      const there = does(unit, '0911/S', 'slow', unit === 'anvil' ? 'F+-+-' : 'T,F+-+-', {
        difficult: { hex: at('0912'), tokens: 4 },
      });
      const facing = { ...there.order!.movement, facing: unit === 'anvil' ? null : facingOf('S') };
      return steps(gameWith([{ ...there, order: { ...there.order!, movement: facing } }]), 1).game.fight!
        .wire;
    };
    expect(wireAfter('sappers')).toEqual([at('0912')]);
    expect(wireAfter('anvil')).toEqual([at('0912')]);
    expect(wireAfter('lineSection')).toEqual([]);
  });

  it('two assaults of a step are told by the number of their hexes', () => {
    const game = gameWith([
      does('anvil', '1608/S', 'slow', 'F+-+-', { id: 'later' }),
      does('anvil', '1206/S', 'slow', 'F+-+-', { id: 'sooner' }),
      base('heron', '1609/N', { id: 'a', ...told('stand', '-+-+-') }),
      base('heron', '1207/N', { id: 'b', ...told('stand', '-+-+-') }),
    ]);
    expect(planStep(game, 1, dry).contested).toEqual([at('1207'), at('1609')].sort((a, b) => a - b));
  });

  it('§2: wire that was entered is gone at the end of the step, in the order of hexes, and told so; without any nothing is', () => {
    const game = draftOf(gameWith([]));
    game.fight = { ...newFight(1), wire: [at('1307'), at('1207')] } as never;
    const [low, high] = [at('1207'), at('1307')].sort((a, b) => a - b);
    expect(endStep(game)).toEqual([{ type: 'wireCrushed', hexes: [low, high] }]);
    expect(game.crushed).toEqual([low, high]);
    game.fight = newFight(2) as never;
    expect(endStep(game)).toEqual([]);
    expect(game.fight).toBeNull();
  });
});
