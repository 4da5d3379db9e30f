import type { Draft } from '../result';
import type { ActionOf, ChapterName } from './actions';
import { playAssault, whyNotAssault } from './assault';
import type { Die } from './die';
import { playDeclare, playUndeclare, whyNotDeclare, whyNotUndeclare } from './gunnery';
import { playOrder, revealOrders, whyNotGunnery, whyNotLock, whyNotMovement } from './orders';
import { playPlacement, whyNotPlacement } from './placement';
import { beginParts, enter, resume } from './sequence';
import type { Action, Event, Game, Illegal, Position } from './types';

/** A chapter of the rules: why an action of it is not allowed, phase and side apart, and what it does. */
export interface Chapter<Of extends Action> {
  readonly whyNot: (position: Position, action: Of) => Illegal | undefined;
  readonly play: (game: Draft<Game>, action: Of, die: Die) => readonly Event[];
}

export const CHAPTERS: { readonly [Name in ChapterName]: Chapter<ActionOf<Name>> } = {
  placement: { whyNot: whyNotPlacement, play: playPlacement },
  orders: {
    whyNot: (position, action) =>
      action.type === 'setMovement' ? whyNotMovement(position, action) : whyNotGunnery(position, action),
    play: playOrder,
  },
  lock: { whyNot: whyNotLock, play: (game, _, die) => lock(game, die) },
  gunnery: { whyNot: whyNotShooting, play: playShooting },
  assault: {
    whyNot: whyNotAssault,
    play(game, action, die) {
      const done = game.phase;
      return [...playAssault(game, action), ...resume(game, done, die)];
    },
  },
};

/** The Foundry locks, then the League: then the orders of the turn lie open and are carried out [§4, §5.1, E-95]. */
function lock(game: Draft<Game>, die: Die): readonly Event[] {
  const side = game.phase.side!;
  const locked: Event = { type: 'locked', side };
  if (side === 'foundry') return [locked, enter(game, { name: 'orders', side: 'league' })];
  return [locked, ...revealOrders(game), ...beginParts(game, die)];
}

function whyNotShooting(position: Position, action: ActionOf<'gunnery'>): Illegal | undefined {
  if (action.type === 'endDeclaring') return undefined;
  return action.type === 'declare' ? whyNotDeclare(position, action) : whyNotUndeclare(position, action);
}

/** What has been declared is rolled when both sides have ended [§8.1]. */
function playShooting(game: Draft<Game>, action: ActionOf<'gunnery'>, die: Die): readonly Event[] {
  const done = game.phase;
  switch (action.type) {
    case 'declare':
      return playDeclare(game, action);
    case 'undeclare':
      return playUndeclare(game, action);
    case 'endDeclaring':
      return [{ type: 'declaringEnded', side: done.side! }, ...resume(game, done, die)];
  }
}
