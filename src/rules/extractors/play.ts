import { assertNever, type Draft } from '../result';
import { playBuildUp } from './buildUp';
import { playFire } from './fire';
import { playUncover } from './hidden';
import { playMove } from './movement';
import { playOrders } from './orders';
import { concludeIfDecided, playEndPhase, type Stop } from './phases';
import { playPlacement } from './placement';
import { playRally } from './rally';
import type { Action, Event, Game } from './types';

/** Does a legal action in place and tells what happened; ends the game if that decides it. Never checks. */
export function play(game: Draft<Game>, action: Action, stop?: Stop): readonly Event[] {
  const events = playAction(game, action, stop);
  const end = concludeIfDecided(game);
  return end.length ? [...events, ...end] : events;
}

function playAction(game: Draft<Game>, action: Action, stop?: Stop): readonly Event[] {
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
      return playOrders(game, action);
    case 'move':
      return playMove(game, action);
    case 'uncover':
      return playUncover(game, action.unit);
    case 'fire':
      return playFire(game, action);
    case 'rally':
      return playRally(game, action.unit);
    case 'endPhase':
      return playEndPhase(game, stop);
    default:
      return assertNever(action);
  }
}
