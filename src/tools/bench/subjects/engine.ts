import { copyGame, extractors, playQuietly, type Action, type Game } from '../../../rules/extractors';
import { DORIAN_MOVES } from '../../../rules/extractors/testing';
import { battle, battleActions } from '../scene';
import { inUnits, MICROSECONDS, perSecond, timed, timedOn, type Subject } from '../timing';

/** What a computer player asks of the rules, in *Engage!* with 22 units on turn 5. */
const TURN = 5;

function copies(copy: (game: ReturnType<typeof battle>) => { readonly turn: number }): Subject {
  return () => {
    const game = battle(TURN, DORIAN_MOVES);
    const work = timed((times) => {
      let sum = 0;
      for (let i = 0; i < times; i++) sum += copy(game).turn;
      return sum;
    });
    return perSecond(work);
  };
}

/** Actions of the battle that are played over and over, each on a copy made beforehand. */
const PLAYED = 60;

function played(type: Action['type'], play: (game: Game, action: Action) => unknown): Subject {
  return () => {
    const done = battleActions(type, PLAYED);
    const prepare = () => done.map(({ game, action }) => ({ game: copyGame(game), action }));
    const work = timedOn(prepare, ({ game, action }) => {
      play(game, action);
      return game.turn;
    });
    return inUnits(work, MICROSECONDS);
  };
}

export const ENGINE: Readonly<Record<string, Subject>> = {
  copies: copies(copyGame),
  'copies structuredClone': copies(structuredClone),
  shot: played('fire', playQuietly),
  'shot told': played('fire', extractors.play),
  'copies JSON': copies((game) => JSON.parse(JSON.stringify(game)) as typeof game),
};
