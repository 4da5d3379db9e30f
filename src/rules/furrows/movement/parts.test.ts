import { describe, expect, it } from 'vitest';
import { at } from '../maps/valley';
import { draftOf, gameWith, hexOf, id } from '../testing';
import { planStep } from './step';
import { dry, steps, does } from './testing';

describe('§5.3, §6.5: parts', () => {
  it('§17, example 22: a fast Anvil in 1001 facing north with F+F+F: nothing, B: slow, nothing', () => {
    const { game, moves } = steps(gameWith([does('anvil', '1001/N', 'fast', 'F+F+F')]));
    expect(moves.map(([move]) => [move.part, move.replaced, move.mode[1]])).toEqual([
      ['-', true, 'fast'],
      ['B', true, 'slow'],
      ['-', true, 'slow'],
    ]);
    expect(hexOf(game, 'anvil')).toBe(at('1001'));
  });

  it('E-74: only the F is replaced, its turn stands', () => {
    const { moves } = steps(gameWith([does('anvil', '1001/NE', 'slow', 'L+F+F')]));
    expect(moves[0][0]).toMatchObject({ part: 'L', replaced: false, facing: [1, 0] });
    const nimble = steps(gameWith([does('heron', '1001/NE', 'fast', 'L,F+F+F')]), 1).moves[0][0];
    expect(nimble).toMatchObject({ part: 'L', replaced: true, facing: [1, 0], to: null });
  });

  it('E-19: a program that is not in the list of the mode gives way to its default', () => {
    const { moves } = steps(gameWith([does('anvil', '1608/S', 'slow', 'T+-+-')]));
    expect(moves.map(([move]) => move.part)).toEqual(['F', 'B', '-']);
  });

  it('§5.6: who is shaken does the default, and E-76 from the next step on in mid-turn', () => {
    const shaken = steps(gameWith([does('anvil', '1608/S', 'fast', 'F+F+F', { shaken: 1 })]));
    expect(shaken.moves.map(([move]) => move.part)).toEqual(['F', 'B', '-']);
    const game = draftOf(gameWith([does('anvil', '1608/S', 'fast', 'F+F+F')]));
    game.bases[id('anvil')].turn.running = { from: 'fast', plan: 'own' };
    game.bases[id('anvil')].shaken = 2;
    expect(planStep(game, 2, dry).moves[0].part).toBe('B');
  });

  it('§3.5: who is immobilised neither moves nor turns nor changes its speed', () => {
    for (const written of ['A+F+F', 'T,A+F+F', 'Rev+-+Rev'])
      for (const [move] of steps(gameWith([does('anvil', '1608/S', 'stand', written, { gear: 2 })])).moves)
        expect(move).toMatchObject({ part: '-', outcome: 'stays', mode: ['stand', 'stand'], to: null });
  });

  it('Rev goes back with its facing kept, and E-88 notes that it has left its hex', () => {
    const { game, moves } = steps(gameWith([does('anvil', '1609/S', 'stand', 'Rev+-+-')]));
    expect(moves[0][0]).toMatchObject({ reversed: true, to: at('1608'), outcome: 'enters' });
    expect(game.bases[id('anvil')]).toMatchObject({ mode: 'stand', turn: { moved: true } });
  });

  it('§6.3: A and B take effect in their part', () => {
    const { moves } = steps(gameWith([does('anvil', '1608/S', 'slow', 'F+A+F')]));
    expect(moves.map(([move]) => move.mode)).toEqual([
      ['slow', 'slow'],
      ['slow', 'fast'],
      ['fast', 'fast'],
    ]);
  });
});
