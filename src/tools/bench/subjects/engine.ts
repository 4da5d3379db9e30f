import {
  copyGame,
  coverageOf,
  doriana,
  expected,
  extractors,
  forecast,
  playQuietly,
  threatMap,
  unitsOf,
  type Action,
  type Game,
  type Shot,
  type When,
} from '../../../rules/extractors';
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

/** Shots of the battle, one firer each: their sums over and over. */
function sums(ask: (game: Game, shot: Shot) => number): Subject {
  return () => {
    const shots = battleActions('fire', PLAYED).flatMap(({ game, action }) =>
      action.type === 'fire'
        ? [{ game, shot: { ...action, firers: action.firers.slice(0, 1), area: false } }]
        : [],
    );
    const work = timed((times) => {
      let sum = 0;
      for (let i = 0; i < times; i++) {
        const { game, shot } = shots[i % shots.length];
        sum += ask(game, shot);
      }
      return sum;
    });
    return inUnits(work, MICROSECONDS);
  };
}

/** What each unit of the Dorian has to fear, asked of one coverage. */
function fears(when: When): Subject {
  return () => {
    const game = battle(TURN, DORIAN_MOVES);
    const own = unitsOf(game).filter(({ side }) => side === 'dorian');
    const work = timed((times) => {
      let sum = 0;
      for (let i = 0; i < times; i++) {
        const coverage = coverageOf(game, 'avronian', when);
        for (const unit of own) sum += threatMap(coverage, unit).mean[i % doriana.grid.size];
      }
      return sum;
    });
    return inUnits(work, MICROSECONDS);
  };
}

export const ENGINE: Readonly<Record<string, Subject>> = {
  copies: copies(copyGame),
  'copies structuredClone': copies(structuredClone),
  shot: played('fire', playQuietly),
  'shot told': played('fire', extractors.play),
  expected: sums((game, shot) => expected(game, shot).mean),
  'expected forecast': sums((game, shot) => forecast(game, shot).units[0].mean),
  'threats now': fears('now'),
  'threats next': fears('next'),
  'copies JSON': copies((game) => JSON.parse(JSON.stringify(game)) as typeof game),
};
