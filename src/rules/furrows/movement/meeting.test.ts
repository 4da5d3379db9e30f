import { describe, expect, it } from 'vitest';
import { at } from '../maps/valley';
import { gameWith, id, type Sketch } from '../testing';
import { planStep } from './step';
import { dry, steps, does } from './testing';

describe('§6.5, §17: who meets whom', () => {
  const line = (name: string, place: string, written = 'F+B+-', sketch: Sketch = {}) =>
    does('lineSection', place, 'fast', written, { id: name, ...sketch });

  it('12. three Line sections enter one empty hex: all stay, shaken in the next turn', () => {
    const game = gameWith([line('a', '1608/S'), line('b', '1509/SE'), line('c', '1610/N')]);
    const { moves, game: after } = steps(game, 1);
    expect(moves[0].map(({ outcome }) => outcome)).toEqual(['stopped', 'stopped', 'stopped']);
    for (const name of ['a', 'b', 'c'])
      expect(after.bases[id(name)]).toMatchObject({ shaken: 0, pending: { shaken: true } });
  });

  it('11. each into the other’s hex: the League base stands, and the Foundry’s comes to it', () => {
    const game = gameWith([
      does('anvil', '1608/S', 'slow', 'F+-+-'),
      does('heron', '1609/N', 'slow', 'F+-+-'),
    ]);
    expect(steps(game, 1).moves[0].map(({ outcome }) => outcome)).toEqual(['assaults', 'stands']);
    const plan = planStep(game, 1, dry);
    expect(plan.contested).toEqual([at('1609')]);
  });

  it('21. two Anvils that are too many stay; then there is no clash, and the Heron assaults', () => {
    const game = gameWith([
      does('anvil', '1208/S', 'slow', 'F+-+-', { id: 'first' }),
      does('anvil', '1109/SE', 'slow', 'F+-+-', { id: 'second', difficult: { hex: at('1209'), tokens: 1 } }),
      does('heron', '1209/N', 'slow', 'F+-+-'),
    ]);
    const plan = planStep(game, 1, dry);
    expect(plan.moves.map(({ outcome }) => outcome)).toEqual(['stopped', 'stopped', 'assaults']);
    expect(plan.contested).toEqual([at('1208')]);
  });

  it('E-34: those already there are not shaken, and it goes on until nothing changes', () => {
    // b cannot leave 1609 for 1610, so a cannot come into 1609 with c there.
    const game = gameWith([
      line('a', '1608/S'),
      line('b', '1609/S'),
      line('c', '1609/N', 'B+-+-'),
      line('d', '1610/N', 'B+-+-'),
      line('e', '1610/S', 'B+-+-'),
    ]);
    const { moves, game: after } = steps(game, 1);
    expect(moves[0].map(({ outcome }) => outcome)).toEqual(['stopped', 'stopped', 'stays', 'stays', 'stays']);
    for (const name of ['c', 'd', 'e']) expect(after.bases[id(name)].pending.shaken).toBe(false);
  });

  it('E-77: who is stopped keeps its tokens', () => {
    const tokens = { difficult: { hex: at('1210'), tokens: 1 } };
    const game = gameWith([
      line('a', '1209/S', 'F+B+-', tokens),
      line('b', '1211/N', 'F+B+-', tokens),
      line('c', '1310/SW', 'F+B+-', tokens),
    ]);
    const { game: after } = steps(game, 1);
    expect(after.bases[id('a')].difficult).toEqual(tokens.difficult);
  });

  it('two enemies that enter one empty hex meet there', () => {
    const game = gameWith([
      does('anvil', '1608/S', 'slow', 'F+-+-'),
      does('heron', '1610/N', 'slow', 'F+-+-'),
    ]);
    const plan = planStep(game, 1, dry);
    expect(plan.moves.map(({ outcome }) => outcome)).toEqual(['assaults', 'assaults']);
    expect(plan.contested).toEqual([at('1609')]);
  });

  it('who leaves in time is not met', () => {
    const game = gameWith([
      does('anvil', '1608/S', 'slow', 'F+-+-'),
      does('heron', '1609/S', 'slow', 'F+-+-'),
    ]);
    expect(planStep(game, 1, dry).moves.map(({ outcome }) => outcome)).toEqual(['enters', 'enters']);
  });
});
