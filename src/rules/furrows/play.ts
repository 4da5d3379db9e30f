import type { Draft } from '../result';
import { ACTIONS } from './actions';
import { CHAPTERS, type Chapter } from './chapters';
import { dieOf, type Die } from './die';
import type { Action, Event, Game } from './types';

/** Does a legal action in place and tells what happened, on to the next choice. Never checks. */
export function play(game: Draft<Game>, action: Action): readonly Event[] {
  return plain(playWith(game, action, dieOf(game)));
}

/** A copy without a part of the game in it: events outlive the draft they were played on. */
function plain<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(plain) as Value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, plain(each)])) as Value;
}

/** Plays an action with dice that are handed in. */
export function playWith(game: Draft<Game>, action: Action, die: Die): readonly Event[] {
  const chapter: Chapter<never> = CHAPTERS[ACTIONS[action.type].chapter];
  return chapter.play(game, action as never, die);
}
