import { assertNever, type Draft } from '../result';
import { playBuildUp } from './buildUp';
import type { Dice } from '../rng';
import type { Telling } from './fire';
import { playUncover } from './hidden';
import { playEmbark, playMove } from './movement';
import { canDoSomething } from './options';
import { playFire, playOrders } from './orders';
import { concludeIfDecided, playEndPhase, type Stop } from './phases';
import { playPlacement } from './placement';
import { playRally } from './rally';
import type { Action, Event, Game } from './types';

/** Does a legal action in place and tells what happened; ends the game if that decides it. Never checks. */
export function play(game: Draft<Game>, action: Action): readonly Event[] {
  return playUpTo(game, action, canDoSomething);
}

/** The same, where the end of a phase goes on to the one that is stopped at. */
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
  switch (action.type) {
    case 'buy':
    case 'sell':
    case 'recommend':
      return playBuildUp(game, action);
    case 'place':
    case 'unplace':
      return playPlacement(game, action);
    case 'order':
    case 'reset':
    case 'lockOrders':
    case 'reveal':
    case 'markHex':
    case 'markTarget':
    case 'allocate':
    case 'cease':
      return playOrders(game, action, telling);
    case 'embark':
      return playEmbark(game, action);
    case 'move':
      return playMove(game, action);
    case 'uncover':
      return playUncover(game, action.unit);
    case 'fire':
      return playFire(game, action, telling);
    case 'rally':
      return playRally(game, action.unit);
    case 'endPhase':
      return playEndPhase(game, stop);
    default:
      return assertNever(action);
  }
}
