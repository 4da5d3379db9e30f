import { describe, expect, it, test } from 'vitest';
import {
  armiesOf,
  extractors,
  placesIn,
  SCENARIOS,
  unplacedUnits,
  whyIllegal,
  type ArmyNumber,
  writtenSetUp,
  type Game,
  type PlaceAction,
  type Setup,
  type Side,
  type WrittenSetUp,
} from '../../rules/extractors';
import type { Level } from '../contract';
import { answerTo } from '../think';
import { mind } from '.';
import { placeFromBook, setUpsKnown } from './stood';

const END = { type: 'endPhase' } as const;

/** When the side begins to place an army of the house; the other has the recommended one. */
function begun(setup: Setup, side: Side, army: ArmyNumber): Game {
  const game = extractors.setup(setup, 3);
  while (game.phase.name === 'buildUp') {
    extractors.play(game, { type: 'recommend', army: game.phase.side === side ? army : 0 });
    extractors.play(game, END);
  }
  expect(game.phase).toEqual({ name: 'placement', side });
  return game;
}

/** The places a level takes, up to the end of its placement. */
function taken(level: Level, game: Game, seed: number): WrittenSetUp {
  const side = game.phase.side!;
  const begins = unplacedUnits(game);
  for (; game.phase.name === 'placement';) {
    const view = extractors.view(game, side);
    const { action } = answerTo(mind, { game: 'extractors', view, side, level, seed });
    expect(whyIllegal(game, action)).toBeUndefined();
    if (action.type === 'endPhase') break;
    extractors.play(game, action);
  }
  expect(unplacedUnits(game)).toEqual([]);
  return writtenSetUp(
    game,
    begins.flatMap(({ id }): PlaceAction[] => {
      const { where } = game.units[id];
      return where.at === 'map'
        ? [{ type: 'place', unit: id, hex: where.hex, facing: where.facing, into: where.inside }]
        : [];
    }),
  );
}

const inOrder = (line: WrittenSetUp) => line.split(', ').sort().join(', ');

const KNOWN = SCENARIOS.flatMap(({ id: scenario }) =>
  (['full', 'simple'] as const).flatMap((rules) =>
    (['dorian', 'avronian'] as const).flatMap((side) =>
      [...(armiesOf({ scenario, rules }, side).length ? armiesOf({ scenario, rules }, side) : ['']).keys()]
        .filter((army) => setUpsKnown({ scenario, rules }, side, army).length > 0)
        .map((army) => ({ scenario, rules, side, army: army as ArmyNumber })),
    ),
  ),
);

describe('the set-up a level takes [§5]', () => {
  test.each(KNOWN)(
    '$scenario $rules: each of the book is legal and whole, for army $army of the $side',
    (known) => {
      const { side, army } = known;
      const lines = setUpsKnown(known, side, army);
      expect(new Set(lines).size).toBe(lines.length);
      for (const line of lines) {
        const game = begun(known, side, army);
        for (const place of placesIn(game, line)) {
          expect(whyIllegal(game, place)).toBeUndefined();
          extractors.play(game, place);
        }
        expect(unplacedUnits(game)).toEqual([]);
      }
    },
  );

  test.each(KNOWN)(
    '$scenario $rules: the Colonel of the $side stands as the book says, not always alike',
    (known) => {
      const { side, army } = known;
      const told = setUpsKnown(known, side, army).map(inOrder);
      const stood = Array.from({ length: 12 }, (_, seed) =>
        inOrder(taken('colonel', begun(known, side, army), seed)),
      );
      expect(told).toEqual(expect.arrayContaining(stood));
      expect(new Set(stood).size).toBeGreaterThan(told.length > 1 ? 1 : 0);
      expect(inOrder(taken('colonel', begun(known, side, army), 5))).toBe(stood[5]);
    },
  );

  const INCOMING: Setup = { scenario: 'incoming', rules: 'full' };

  it('is the recommended one for all others', () => {
    const [recruit, captain, colonel] = (['recruit', 'captain', 'colonel'] as const).map((level) =>
      taken(level, begun(INCOMING, 'dorian', 0), 1),
    );
    expect(recruit).toEqual(captain);
    expect(colonel).not.toEqual(captain);
  });

  it('is the recommended one where somebody stands elsewhere already, or it was measured with other points or numbers', () => {
    const game = begun(INCOMING, 'dorian', 0);
    expect(placeFromBook(game, 'dorian', 1)).not.toBeNull();
    extractors.play(game, placesIn(game, 'ehn-etaki-shock@1320')[0]);
    expect(placeFromBook(game, 'dorian', 1)).toBeNull();
    const handicap = { dorian: 0, avronian: 0, turns: 1 } as const;
    expect(placeFromBook(begun({ ...INCOMING, handicap }, 'dorian', 0), 'dorian', 1)).toBeNull();
    const variant = { 'orni.speed': 8 };
    expect(placeFromBook(begun({ ...INCOMING, variant }, 'dorian', 0), 'dorian', 1)).toBeNull();
  });
});
