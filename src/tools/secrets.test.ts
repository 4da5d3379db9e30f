import { describe, expect, it } from 'vitest';
import { allHexes } from '../hex';
import {
  doriana,
  extractors,
  ordersOf,
  whyIllegal,
  type Action,
  type Game,
  type Machine,
  type Setup,
  type Side,
} from '../rules/extractors';
import { unitsOf } from '../rules/extractors/units';
import type { Draft } from '../rules/result';
import { chanceOf, pick, type Chance } from './chance';
import { plausible } from './plausible';
import { randomPlayer } from './player';
import { randomGame } from './randomGame';
import { SETUPS, statesOf } from './states';

const SEEDS = [31, 32, 33];
const PER_GAME = 8;
const ASKED = 12;

/** The same game with other secrets of the machines: what lies face down in their boxes. */
function withOtherOrders(game: Game, chance: Chance): Game {
  const other = structuredClone(game) as Draft<Game>;
  for (const unit of Object.values(other.units)) {
    if (unit.class !== 'machine') continue;
    for (const cycle of ['move', 'combat'] as const)
      for (const box of unit[cycle].boxes)
        if (!box.revealed && !box.lost)
          Object.assign(box, { order: pick(chance, [null, ...ordersOf(cycle)]) });
    if (!hasRevealed(unit, 'freeMove')) unit.thanis.freeMove = chance(2) === 0;
    if (!hasRevealed(unit, 'freeTarget')) unit.thanis.freeTarget = chance(2) === 0;
  }
  return other;
}

function hasRevealed({ move, combat }: Machine, order: string): boolean {
  return [...move.boxes, ...combat.boxes].some((box) => box.revealed && box.order === order);
}

/** The same game with the hidden units elsewhere. */
function withOthersHidden(game: Game, chance: Chance): Game {
  const other = structuredClone(game) as Draft<Game>;
  for (const unit of Object.values(other.units))
    if (unit.hidden && unit.where.at === 'map') unit.where.hex = pick(chance, allHexes(doriana.grid))!;
  return other;
}

/** Both games look the same to a side, now and after whatever that side may do that rolls and reveals nothing secret. */
function expectAlike(game: Game, other: Game, side: Side, chance: Chance): void {
  expect(extractors.view(other, side)).toEqual(extractors.view(game, side));
  if (game.phase.side !== side) return;
  for (let asked = 0; asked < ASKED; asked++) {
    const action = plausible(game, chance);
    if (whyIllegal(game, action)) continue;
    expect(whyIllegal(other, action)).toBeUndefined();
    expectSameResult(game, other, { action, side });
  }
}

function expectSameResult(game: Game, other: Game, { action, side }: { action: Action; side: Side }): void {
  const [one, two] = [structuredClone(game), structuredClone(other)];
  const seen = [one, two].map((each) => {
    const before = structuredClone(each);
    const events = extractors.play(each, action);
    return { events: extractors.witnessed(before, events, side), view: extractors.view(each, side) };
  });
  expect(seen[1]).toEqual(seen[0]);
}

describe('what a side may know', () => {
  it.each(SETUPS.filter(({ rules }) => rules === 'full'))(
    '§8.1: of $scenario does not change with the orders that lie face down',
    (setup) => {
      for (const { game } of statesOf(setup, SEEDS, PER_GAME)) {
        const chance = chanceOf(game.dice.rolled);
        // The end of the Dorian rally can turn on whether a machine has orders to reveal.
        const other = withOtherOrders(game, chance);
        if (game.phase.side === 'dorian' && game.phase.name !== 'rally')
          expectAlike(game, other, 'dorian', chance);
        else expect(extractors.view(other, 'dorian')).toEqual(extractors.view(game, 'dorian'));
      }
    },
  );

  it('§9.4: of Ambush does not change with where the hidden units are', () => {
    for (const rules of ['full', 'simple'] as const)
      for (const { game } of statesOf({ scenario: 'ambush', rules }, SEEDS, PER_GAME)) {
        const other = withOthersHidden(game, chanceOf(game.dice.rolled));
        expect(extractors.view(other, 'avronian')).toEqual(extractors.view(game, 'avronian'));
        expect(extractors.options(extractors.view(other, 'avronian'))).toEqual(
          extractors.options(extractors.view(game, 'avronian')),
        );
      }
  });

  it('§9.6: of Engage! does not change with what the other side has bought', () => {
    const setup: Setup = { scenario: 'engage', rules: 'full' };
    for (const seed of SEEDS) {
      const mine = (shops: 'recommended' | 'randomly') => openingOf(setup, seed, shops);
      const [one, two] = [mine('recommended'), mine('randomly')];
      expect(unitsOf(one.game).length).not.toBe(0);
      expect(extractors.view(two.game, 'dorian')).toEqual(extractors.view(one.game, 'dorian'));
      expect(two.seen).toEqual(one.seen);
    }
  });
});

/** The game at its first turn, and what the Dorian has seen of it; the Dorian takes the recommended force. */
function openingOf(setup: Setup, seed: number, shops: 'recommended' | 'randomly') {
  const dorian = { shops: 'recommended', idleness: 0 } as const;
  const player = randomPlayer(setup, seed, { dorian, avronian: { shops, programs: 'recommended' } });
  const seen: unknown[] = [];
  const opening: { game?: Game } = {};
  randomGame(
    setup,
    seed,
    {
      after: (game, _, events) => {
        if (game.turn > 1 || opening.game) return;
        seen.push(...extractors.witnessed(game, events, 'dorian'));
        if (game.turn === 1) opening.game = structuredClone(game);
      },
    },
    player,
  );
  return { game: opening.game!, seen };
}
