import { assertNever, type Draft } from '../result';
import { playAssault } from './assault';
import { dieOf, type Die } from './die';
import { playDeclare, playUndeclare } from './gunnery';
import { playOrder, revealOrders } from './orders';
import { playPlacement } from './placement';
import { beginParts, enter, resume } from './sequence';
import type { Action, Event, Game, Phase } from './types';

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

/** The same with dice of somebody else's. */
export function playWith(game: Draft<Game>, action: Action, die: Die): readonly Event[] {
  const done: Phase = game.phase;
  switch (action.type) {
    case 'place':
    case 'unplace':
    case 'endPlacement':
      return playPlacement(game, action);
    case 'setMovement':
    case 'setGunnery':
      return playOrder(game, action);
    case 'lockOrders':
      return lock(game, die);
    case 'declare':
      return playDeclare(game, action);
    case 'undeclare':
      return playUndeclare(game, action);
    case 'endDeclaring':
      return [{ type: 'declaringEnded', side: done.side! }, ...resume(game, done, die)];
    case 'assignHits':
    case 'retreat':
      return [...playAssault(game, action), ...resume(game, done, die)];
    default:
      return assertNever(action);
  }
}

/** The Foundry locks, then the League: then the orders of the turn lie open and are carried out [§4, §5.1, E-95]. */
function lock(game: Draft<Game>, die: Die): readonly Event[] {
  const side = game.phase.side!;
  const locked: Event = { type: 'locked', side };
  if (side === 'foundry') return [locked, enter(game, { name: 'orders', side: 'league' })];
  return [locked, ...revealOrders(game), ...beginParts(game, die)];
}
