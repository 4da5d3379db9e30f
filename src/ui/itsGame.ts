import type { Done } from '../store/commands';
import type { GameUi } from './game/gameUi';
import type { AnySession } from './game/table';
import { GAMES } from './games';

/** Reads something from outside by the rules of the game it is of; what none of them reads is told by the first. */
export async function ofItsGame<Value>(
  read: (session: AnySession) => Promise<Done<Value>>,
): Promise<{ readonly game: GameUi; readonly done: Done<Value> }> {
  const [first, ...others] = GAMES;
  const done = await read(await first.session());
  if (!isOther(done)) return { game: first, done };
  for (const game of others) {
    const own = await read(await game.session());
    if (!isOther(own)) return { game, done: own };
  }
  return { game: first, done };
}

function isOther(done: Done<unknown>): boolean {
  return !done.ok && done.problem === 'otherGame';
}
