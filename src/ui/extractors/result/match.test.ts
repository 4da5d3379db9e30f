import { describe, expect, it, test } from 'vitest';
import { extractors, setupFrom, type Setup, type Side } from '../../../rules/extractors';
import { levelsBegun, matchPoints, secondGame } from './match';
import { bothGames, gameWords, matchWords } from './matchWords';

describe('R-112: a match of two games', () => {
  const handicap = { dorian: 0, avronian: 15, turns: 0 };
  const first: Setup = { scenario: 'engage', rules: 'full', handicap, match: { game: 1 } };

  test.each<[Side | null, Side | null, number, number]>([
    ['dorian', 'avronian', 2, 0],
    ['dorian', 'dorian', 1, 1],
    ['avronian', 'dorian', 0, 2],
    [null, 'dorian', 0.5, 1.5],
    [null, null, 1, 1],
  ])('R-112: first %s, second %s: %s to %s for who was Dorian first', (won, then, dorian, avronian) =>
    expect(matchPoints(won, then)).toEqual({ dorian, avronian }),
  );

  it('R-112: the second game is the same scenario, and knows who won the first', () => {
    const second = secondGame(first, 'dorian');
    expect(second).toEqual({ ...first, match: { game: 2, first: 'dorian' } });
    expect(extractors.isSetup(second)).toBe(true);
    expect(extractors.isSetup(secondGame(first, null))).toBe(true);
    expect(extractors.setup(second, 3)).toEqual(extractors.setup({ ...first }, 3));
  });

  test.each([
    { game: 3 },
    { game: 2 },
    { game: 2, first: 'pebbles' },
    { game: 1, first: null },
    null,
    'two',
    [],
  ])('R-112: %j is no match', (match) => expect(extractors.isSetup({ ...first, match })).toBe(false));

  it('R-112: a game that begins at a position is no match', () => {
    const { dice: _dice, ...position } = extractors.setup(first, 1);
    expect('match' in setupFrom(position, 'line')).toBe(false);
  });

  test.each<
    [first: Side | null, second: Side | null, dorian: string | null, avronian: string | null, words: string]
  >([
    ['dorian', 'avronian', null, null, 'Who was Dorian first wins the match, 2 to 0.'],
    ['dorian', 'avronian', 'captain', null, 'You win the match, 2 to 0.'],
    [null, 'dorian', 'captain', null, 'The Captain wins the match, 1½ to ½.'],
    ['avronian', null, 'captain', 'recruit', 'The Captain wins the match, 1½ to ½.'],
    ['avronian', 'dorian', 'recruit', 'recruit', 'Who was Avronian first wins the match, 2 to 0.'],
    ['dorian', 'dorian', null, 'captain', 'The match is drawn, 1 to 1.'],
  ])(
    'R-112: first %s, second %s, then %s and %s at the sides: %s',
    (first, second, dorian, avronian, words) =>
      expect(
        matchWords(first, second, [
          { after: 0, side: 'dorian', level: dorian },
          { after: 0, side: 'avronian', level: avronian },
        ]),
      ).toBe(words),
  );

  it('R-112: each game says who won it, where the seats tell', () => {
    const seats = [
      { after: 0, side: 'dorian', level: 'recruit' },
      { after: 0, side: 'avronian', level: null },
    ];
    expect(bothGames('avronian', 'avronian', seats)).toEqual([
      'First game: the Recruit won as Avronian.',
      'Second game: you won as Avronian.',
    ]);
    expect(bothGames(null, 'dorian', undefined)).toEqual(['First game: a draw.', 'Second game: Dorian won.']);
    expect(gameWords('First', 'dorian')).toBe('First game: Dorian won.');
  });

  it('R-112: where seats changed in the second game, the winner is told by the side he had first', () => {
    const seats = [
      { after: 0, side: 'dorian', level: 'captain' },
      { after: 40, side: 'avronian', level: 'recruit' },
    ];
    expect(matchWords('dorian', 'avronian', seats)).toBe('Who was Dorian first wins the match, 2 to 0.');
    expect(levelsBegun(seats)).toEqual({ dorian: 'captain', avronian: null });
    expect(levelsBegun(undefined)).toEqual({ dorian: null, avronian: null });
  });
});
