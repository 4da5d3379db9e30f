import type { Draft } from '../../result';
import { COUNTERS } from '../data';
import { setsUpHidden } from '../hidden';
import { newUnit } from '../newUnit';
import { hasSpecial, scenarioOf } from '../scenarios';
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

/** Somebody to stand for the unseen: of a kind that needs no order to move. */
const STAND_IN: Readonly<Record<Side, Unit['kind']>> = { dorian: 'lance', avronian: 'extractor' };

/**
 * Puts one who waits to enter into the game, for all the units of a side that may be there unseen [§9.4, R-88]; its
 * counter, or null where all of them are seen. `withdraw` takes it out again.
 */
export function standIn(game: Draft<Game>, side: Side): CounterId | null {
  if (!hasSpecial(game, 'secretBuildUp') && !setsUpHidden(game, side)) return null;
  const spare = COUNTERS.find(({ kind, id }) => kind === STAND_IN[side] && !Object.hasOwn(game.units, id));
  const force = scenarioOf(game).forces.findIndex((each) => each.side === side);
  if (!spare) return null;
  game.units[spare.id] = { ...newUnit(game, force, spare.id), where: { at: 'toEnter' } } as Draft<Unit>;
  return spare.id;
}

/** Takes out whom `standIn` put in; null: nobody. */
export function withdraw(game: Draft<Game>, spare: CounterId | null): void {
  if (spare !== null) delete game.units[spare];
}
