import { expect, it } from 'vitest';
import { anyPlayer, planningPlayer } from './autoplay';
import { chanceOf } from './chance';
import { pebblesGame, type Action } from './pebbles';
import { playOut } from './playOut';

const HEAP = { scenario: 'heap' } as const;

it('a player without a plan does the same for a seed, and another for another', () => {
  const played = (seed: number) =>
    playOut(pebblesGame, HEAP, 1, { player: anyPlayer(pebblesGame, seed) }).actions;
  expect(played(1)).toEqual(played(1));
  expect(new Set([1, 2, 3, 4, 5].map((seed) => JSON.stringify(played(seed)))).size).toBeGreaterThan(1);
});

it('a plan is carried out in its order, what is no longer legal passed over; without one anything offered is done', () => {
  const game = pebblesGame.setup(HEAP, 1);
  const plans: Action[][] = [
    [
      { type: 'guess', pebbles: 1 },
      { type: 'guess', pebbles: 2 },
      { type: 'take', pebbles: 1 },
    ],
    [],
  ];
  const player = planningPlayer(pebblesGame, chanceOf(1), () => plans.shift() ?? []);
  const done = [1, 2, 3].map(() => {
    const action = player(game)!;
    expect(pebblesGame.whyIllegal(game, action)).toBeUndefined();
    pebblesGame.play(game, action);
    return action;
  });
  expect(done.slice(0, 2)).toEqual([
    { type: 'guess', pebbles: 1 },
    { type: 'take', pebbles: 1 },
  ]);
  expect(plans).toEqual([]);
});

it('a game is played as far as asked', () => {
  const until = (game: Parameters<typeof pebblesGame.phaseOf>[0]) => pebblesGame.standing(game).turn === 2;
  const { game } = playOut(pebblesGame, HEAP, 1, { player: anyPlayer(pebblesGame, 1), until });
  expect(pebblesGame.standing(game)).toMatchObject({ turn: 2, ended: false });
});
