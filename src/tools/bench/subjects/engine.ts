import { copyGame } from '../../../rules/extractors';
import { DORIAN_MOVES } from '../../../rules/extractors/testing';
import { battle } from '../scene';
import { perSecond, timed, type Subject } from '../timing';

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

export const ENGINE: Readonly<Record<string, Subject>> = {
  copies: copies(copyGame),
  'copies structuredClone': copies(structuredClone),
  'copies JSON': copies((game) => JSON.parse(JSON.stringify(game)) as typeof game),
};
