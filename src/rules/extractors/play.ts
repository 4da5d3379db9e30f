import type { Draft } from '../result';
import type { Dice } from '../rng';
import { ACTIONS } from './actions';
import { CHAPTERS, type Chapter } from './chapters';
import type { Telling } from './fire';
import { canDoSomething } from './options';
import { concludeIfDecided, type Stop } from './phases';
import type { Action, Event, Game } from './types';

/** Does a legal action in place and tells what happened; ends the game if that decides it. Never checks. */
export function play(game: Draft<Game>, action: Action): readonly Event[] {
  return playUpTo(game, action, canDoSomething);
}

/** Plays an action; the end of a phase passes over phases in which nobody can act. */
export function playUpTo(game: Draft<Game>, action: Action, stop: Stop): readonly Event[] {
  const events = playAction(game, action, 'told', stop);
  const end = concludeIfDecided(game);
  return end.length ? [...events, ...end] : events;
}

/**
 * The same without telling: for a search, which plays much and reads nothing. The dice are those of `tray`, and go on there;
 * another game's, or any, so that what is compared can be rolled alike.
 */
export function playQuietly(game: Game, action: Action, tray: { dice: Dice } = game): void {
  const own = game.dice;
  const played = game as Draft<Game>;
  played.dice = tray.dice as Draft<Dice>;
  playAction(played, action, 'quiet', canDoSomething);
  concludeIfDecided(played);
  if (tray === game) return;
  tray.dice = played.dice;
  played.dice = own as Draft<Dice>;
}

function playAction(game: Draft<Game>, action: Action, telling: Telling, stop: Stop): readonly Event[] {
  const chapter: Chapter<never> = CHAPTERS[ACTIONS[action.type].chapter];
  return chapter.play(game, action as never, { telling, stop });
}
