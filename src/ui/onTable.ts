import type { GameUi, OpenGameProps } from './game/gameUi';
import { GAMES, gameUiNamed } from './games';
import { shared } from './widgets/shared';
import { storedAt } from './shell/stored';

/** What this tab remembers over a reload: which game is being played here. */
const remembered = storedAt(() => sessionStorage, 'extractors.game');
const current = shared<GameUi>(() => gameUiNamed(remembered.read() ?? '') ?? GAMES[0]);
const picked = shared<GameUi | null>(() => null);

/** The game whose table this tab shows; the first one until another is begun. */
export const gameOnTable = current.get;
export const useGameOnTable = current.use;

/** From now on this game is played here; the others are taken off the table. */
export async function putOnTable(game: GameUi): Promise<void> {
  const before = gameOnTable();
  pick(game);
  if (before === game) return;
  await (await before.session()).close();
  remembered.write(game.name);
  current.set(game);
}

/** The game picked is played here from now on. */
export function takeTable(): Promise<void> {
  return putOnTable(gamePicked());
}

/** Takes up the game wanted, else what this tab played, else the game played last: one of other rules is put on the table in place of this one. */
export const takeUp: OpenGameProps['takeUp'] = async (session, wanted) => {
  const done = await session.resume(wanted);
  const other = done.ok || done.playedLast === undefined ? undefined : gameUiNamed(done.playedLast);
  if (!other) return done;
  await putOnTable(other);
  return 'ofOtherRules';
};

/** The game whose rules and sheets are shown: the one picked in the selection, else the one played here. */
export function gamePicked(): GameUi {
  return picked.get() ?? gameOnTable();
}

export const pick: (game: GameUi) => void = picked.set;

export function useGamePicked(): GameUi {
  const [first, otherwise] = [picked.use(), current.use()];
  return first ?? otherwise;
}
