import { describe, expect, it } from 'vitest';
import { placementChoices, placementOptions } from './placement';
import { chained, listed, type Choices } from './choices';
import { choicesOf, optionsOf } from './options';
import { setup } from './setup';
import { DORIAN_FIRES, DORIAN_MOVES, DORIAN_RALLIES, gameWith, machine, section, vehicle } from './testing';
import type { Phase } from './types';

const written = <Item>(choices: Choices<Item>) =>
  Array.from({ length: choices.size }, (_, index) => choices.take(index));

describe('choices', () => {
  it('are written out one by one as they are listed', () => {
    const choices = chained(listed(['a', 'b']), listed(['c']));
    expect(written(choices)).toEqual(['a', 'b', 'c']);
    expect(choices.all()).toEqual(['a', 'b', 'c']);
    expect(() => choices.take(3)).toThrow(RangeError);
    expect(() => choices.take(-1)).toThrow(RangeError);
    expect(chained(listed<string>([]), listed(['c'])).take(0)).toBe('c');
    expect(chained(listed(['a']), listed<string>([])).size).toBe(1);
  });

  it.each<[string, Phase]>([
    ['movement', DORIAN_MOVES],
    ['fire', DORIAN_FIRES],
    ['rally', DORIAN_RALLIES],
  ])('of a unit in the %s phase are its options', (_, phase) => {
    const units = [
      section('bha-lance', '1010', { hidden: true }),
      section('panza-lance', '1214', { routed: phase === DORIAN_RALLIES }),
      vehicle('agrax-1', '1208', 2),
      machine('A', 'glide', ['1215', 0]),
    ];
    const game = gameWith(units, { rules: 'simple', phase, scenario: 'ambush' });
    expect(units.map((unit) => choicesOf(game, unit).size).some((size) => size > 0)).toBe(true);
    for (const unit of units) expect(written(choicesOf(game, unit))).toEqual(optionsOf(game, unit));
  });

  it('of the placement are its options, and each names its hex and facing', () => {
    const game = setup({ scenario: 'incoming', rules: 'simple' }, 1);
    const placing = { ...game, phase: { name: 'placement', side: 'dorian' } } as const;
    const choices = placementChoices(placing);
    expect(choices.size).toBeGreaterThan(1);
    expect(written(choices)).toEqual(placementOptions(placing));
    expect(() => choices.take(choices.size)).toThrow(RangeError);
  });
});
