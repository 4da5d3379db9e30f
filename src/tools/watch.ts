import { consequences, whyIllegal, type Action, type Event, type Game } from '../rules/extractors';
import { broken, brokenEvents } from './invariants';
import type { Watch } from './randomGame';

/** Throws at an offered action that is not legal, an illegal state, dice that nobody foretold or told. */
export function strictWatch(): Watch {
  let rolled = 0;
  let foretold: readonly [number, number] = [0, 0];
  return {
    before(game: Game, action: Action) {
      const why = whyIllegal(game, action);
      if (why) throw new Error(`offered, but ${JSON.stringify(why)}`);
      rolled = game.dice.rolled;
      foretold = action.type === 'endPhase' ? [0, 0] : consequences(game, action).dice;
    },
    after(game: Game, _: Action, events: readonly Event[]) {
      const dice = game.dice.rolled - rolled;
      const [least, most] = foretold;
      const outside = dice < least || dice > most ? [`${dice} dice, foretold ${least} to ${most}`] : [];
      const wrong = [...broken(game), ...brokenEvents(game, events, dice), ...outside];
      if (wrong.length) throw new Error(wrong.join('; '));
    },
  };
}
