import type { Draft } from '../../result';
import { unseenOf } from '../hidden';
import type { CounterId, Game, Position, Side, Unit } from '../types';
import { view } from '../view';

/** The game as a side knows it: what it may see of it, and the dice. Known twice it is the same. */
export function known(game: Game, side: Side): Game {
  return { ...view(game, side), dice: game.dice };
}

/** What both sides know of a game that one of them knows; who has won can hang on what has yet to be shown [§9.6]. */
export function common(game: Position): Position {
  return { ...view(view(game, 'dorian'), 'avronian'), victory: null };
}

/** Puts in somebody for all the units of a side that may be there unseen; his counter, or null. `withdraw` takes him out again. */
export function standIn(game: Draft<Game>, side: Side): CounterId | null {
  const unseen = unseenOf(game, side);
  if (unseen) game.units[unseen.id] = unseen as Draft<Unit>;
  return unseen && unseen.id;
}

/** Takes out whom `standIn` put in; null: nobody. */
export function withdraw(game: Draft<Game>, spare: CounterId | null): void {
  if (spare !== null) delete game.units[spare];
}
