import type { Draft } from '../../result';
import { copyGame } from '../copy';
import { whyIllegal } from '../legality';
import { AVRONIAN_FIRES, AVRONIAN_MOVES, gameWith } from '../testing';
import { play } from '../play';
import type { Action, CounterId, Event, Game, Illegal, Machine, Order, OrderBox, Unit } from '../types';

/** For tests of orders: machine A and whoever else, in the Avronian movement or fire phase. */
export function moving(units: readonly Unit[], rest: Partial<Game> = {}): Draft<Game> {
  return copyGame(gameWith(units, { phase: AVRONIAN_MOVES, ...rest }));
}

export function firing(units: readonly Unit[], rest: Partial<Game> = {}): Draft<Game> {
  return copyGame(gameWith(units, { phase: AVRONIAN_FIRES, ...rest }));
}

export const A = 'A' as CounterId;
export const B = 'B' as CounterId;

/** Plays a legal action in place. Throws Error with the reason if it is not legal. */
export function act(game: Game, action: Action): readonly Event[] {
  const why = whyIllegal(game, action);
  if (why) throw new Error(`Not legal: ${JSON.stringify(why)}`);
  return play(game as Draft<Game>, action);
}

/** Why the action is refused; it names a rule, and asking must not have changed the game. Throws Error if it is legal. */
export function refusal(game: Game, action: Action): Illegal {
  const before = JSON.stringify(game);
  const why = whyIllegal(game, action);
  if (JSON.stringify(game) !== before) throw new Error('Asking has changed the game');
  if (!why) throw new Error(`Legal: ${JSON.stringify(action)}`);
  if (!/^(§\d|R-\d\d)/.test(why.rule)) throw new Error(`Without its rule: ${JSON.stringify(why)}`);
  return why;
}

export function reveal(game: Game, machine: CounterId = A): readonly Event[] {
  return act(game, { type: 'reveal', machine });
}

export function machineIn(game: Game, id: CounterId = A): Machine {
  return game.units[id] as Machine;
}

/** The orders of a cycle, such as ['vector', null, 'lost']. */
export function ordersIn(boxes: readonly OrderBox[]): readonly (Order | null | 'hidden' | 'lost')[] {
  return boxes.map(({ order, lost }) => (lost ? 'lost' : order));
}
