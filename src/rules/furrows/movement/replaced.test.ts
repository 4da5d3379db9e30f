import { describe, expect, it } from 'vitest';
import { placedBase, profileOf } from '../bases';
import { at } from '../maps/valley';
import { defaultProgram, modesOf, partsOf, programsOf } from '../orders';
import { base, draftOf, gameWith, id, type Sketch } from '../testing';
import type { Mode, Part, StepNumber } from '../types';
import { intentOf, runningOf } from './intent';
import { does } from './testing';

describe('E-18, E-74: what stands for a part that cannot be done', () => {
  const intent = (place: string, mode: Mode, written: string, step: StepNumber, sketch: Sketch = {}) => {
    const game = draftOf(gameWith([does('anvil', place, mode, written, sketch)]));
    const own = game.bases[id('anvil')];
    own.turn.running = runningOf(own);
    const { part, replaced, to, reversed } = intentOf(game, placedBase(game, own.id), step);
    return { part, replaced, to, reversed };
  };

  it('off the map nothing, and it says so', () => {
    expect(intent('1001/N', 'fast', 'F+F+F', 1)).toEqual({
      part: '-',
      replaced: true,
      to: null,
      reversed: false,
    });
  });

  it('nor does a default part that cannot be done leave more than nothing', () => {
    expect(intent('1001/N', 'fast', 'A+A+A', 1)).toEqual({
      part: '-',
      replaced: true,
      to: null,
      reversed: false,
    });
  });

  it('no default has another way to go than the program it stands for', () => {
    const bases = (
      [
        'anvil',
        'heron',
        'lurcher',
        'rampart',
        'lineSection',
        'mortar',
        'fenRiders',
        'kite',
        'oldGrief',
      ] as const
    ).map((unit) => base(unit, '0101'));
    const ways = (part: Part) =>
      part.filter(({ act }) => act === 'forward' || act === 'reverse').map(({ act }) => act);
    for (const each of bases)
      for (const mode of modesOf(each))
        for (const written of programsOf(each, mode))
          partsOf(written).forEach((part, step) => {
            const fallback = partsOf(defaultProgram(profileOf(each).class, mode))[step];
            if (ways(part).length > 0 && ways(fallback).length > 0)
              expect(ways(part)).toEqual(ways(fallback));
            expect(fallback.some(({ act }) => act === 'turn' || act === 'turnTo')).toBe(false);
          });
  });

  it('who is immobilised has had a part replaced only if there was one', () => {
    expect(intent('1208/S', 'slow', 'F+-+F', 1, { gear: 2 })).toMatchObject({ part: '-', replaced: true });
    expect(intent('1208/S', 'slow', 'F+-+F', 2, { gear: 2 })).toMatchObject({ part: '-', replaced: false });
  });

  it('a part without a way is done as it is written', () => {
    expect(intent('1208/S', 'slow', 'F+-+F', 2)).toEqual({
      part: '-',
      replaced: false,
      to: null,
      reversed: false,
    });
    expect(intent('1208/S', 'slow', 'F+A+F', 2)).toEqual({
      part: 'A',
      replaced: false,
      to: null,
      reversed: false,
    });
  });

  it('Rev is told as reversed, F is not', () => {
    expect(intent('1208/S', 'stand', 'Rev+-+-', 1)).toMatchObject({
      part: 'Rev',
      reversed: true,
      to: at('1207'),
    });
    expect(intent('1208/N', 'slow', 'F+-+-', 1)).toMatchObject({
      part: 'F',
      reversed: false,
      to: at('1207'),
    });
  });
});
