import { describe, expect, it } from 'vitest';
import {
  copyGame,
  extractors,
  isFault,
  readPosition,
  setup,
  whyIllegal,
  type Game,
} from '../../rules/extractors';
import { weigh } from './turn';
import { STEADY } from './styles';
import { umpire } from './umpire';

/** *Incoming!* as the computer begins it. */
function begun(until: (game: Game) => boolean): Game {
  const game = copyGame(setup({ scenario: 'incoming', rules: 'simple' }, 4)) as Game;
  for (let acts = 0; acts < 200 && !until(game); acts++)
    extractors.play(game, weigh(game, { style: STEADY, sight: 'far', seed: acts })[0].action);
  return game;
}

const game = begun(({ turn, phase }) => turn === 2 && phase.name === 'movement');

describe('the umpire of Extractors!', () => {
  it('holds no opinion of a shot that it did not weigh itself', () => {
    const line = 'engage simple T4 Dfire | D panza-lance@1010; bha-lance@1010 | A bipod A@1011/N w:laser,-,-';
    const position = readPosition(line);
    if (isFault(position)) throw new Error(JSON.stringify(position));
    const fire = copyGame({ ...position, dice: { state: [1, 2, 3, 4], rolled: 0 } });
    const [best] = weigh(extractors.view(fire, 'dorian'), { style: STEADY, sight: 'far', seed: 0 });
    if (best.action.type !== 'fire') throw new Error('no shot');
    expect(umpire.better(fire, { ...best.action, target: 'B' as never })).toBeNull();
    expect(umpire.better(fire, { type: 'endPhase' })?.points).toBeCloseTo(best.total);
  });

  it('plays on to an end, the same for the same seed, and leaves the game as it is', () => {
    const before = JSON.stringify(game);
    const first = umpire.playOn(game, 7);
    expect([0, 0.5, 1]).toContain(first.won);
    expect(umpire.playOn(game, 7)).toEqual(first);
    expect(JSON.stringify(game)).toBe(before);
  });

  it('holds Incoming! for as even as it is when everybody stands: its Orni does not let all of them away', () => {
    const stood = begun(({ phase }) => phase.name === 'movement');
    const seeds = Array.from({ length: 24 }, (_, seed) => seed);
    const won = seeds.reduce((sum, seed) => sum + umpire.playOn(stood, seed).won, 0);
    expect(won / seeds.length).toBeGreaterThan(0.2);
    expect(won / seeds.length).toBeLessThan(0.7);
  });

  it('a game that is over is as it ended', () => {
    const over: Game = {
      ...game,
      phase: { name: 'ended', side: null },
      victory: { winner: 'dorian', because: { code: 'noSectionLeftNorth', turn: 1 }, points: [] },
    } as unknown as Game;
    expect(umpire.playOn(over, 1)).toEqual({ won: 1, swing: 0 });
  });

  it('names a legal move that its evaluation holds for better, and none beside the best', () => {
    const [best, ...others] = weigh(extractors.view(game, game.phase.side!), {
      style: STEADY,
      sight: 'far',
      seed: 0,
    });
    expect(umpire.better(game, best.action)).toBeNull();
    const worst = others.at(-1)!;
    const found = umpire.better(game, worst.action);
    expect(found?.points).toBeCloseTo(best.total - worst.total);
    expect(whyIllegal(game, found!.action)).toBeUndefined();
    expect(umpire.after(game, found!.action, 3)).not.toEqual(game);
  });

  it('who ends a phase with something better to do is told what, and who has nothing to do is told nothing', () => {
    const [best] = weigh(extractors.view(game, game.phase.side!), { style: STEADY, sight: 'far', seed: 0 });
    expect(best.action.type).toBe('move');
    const ended = umpire.better(game, { type: 'endPhase' });
    expect(ended?.action).toEqual(best.action);
    expect(ended?.points).toBeGreaterThan(0);
    const done = begun(
      (now) =>
        now.turn === 2 &&
        now.phase.name === 'movement' &&
        weigh(now, { style: STEADY, sight: 'far', seed: 0 })[0].action.type === 'endPhase',
    );
    expect(umpire.better(done, { type: 'endPhase' })).toBeNull();
  });
});
