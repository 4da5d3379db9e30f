import { useSyncExternalStore } from 'react';
import type { Opened } from '../store/commands';
import type { GameUi } from './game/gameUi';
import type { AnySession } from './game/table';
import { GAMES, gameUiNamed } from './games';

/** What this tab remembers over a reload: which game is being played here. */
const KEY = 'extractors.game';

let current: GameUi | undefined;
let picked: GameUi | undefined;
const listeners = new Set<() => void>();

/** The game whose table this tab shows; the first one until another is begun. */
export function gameOnTable(): GameUi {
  return (current ??= gameUiNamed(remembered()) ?? GAMES[0]);
}

/** From now on this game is played here; the others are taken off the table. */
export async function putOnTable(game: GameUi): Promise<void> {
  const before = gameOnTable();
  pick(game);
  if (before === game) return;
  await (await before.session()).close();
  current = game;
  remember(game.name);
  tell();
}

/** The game picked is played here from now on. */
export function takeTable(): Promise<void> {
  return putOnTable(gamePicked());
}

/** Takes up what this tab played, else the game played last: one of other rules is put on the table in place of this one. */
export async function takeUp(session: Pick<AnySession, 'resume'>): Promise<Opened | 'ofOtherRules'> {
  const done = await session.resume();
  const other = done.ok || done.playedLast === undefined ? undefined : gameUiNamed(done.playedLast);
  if (!other) return done;
  await putOnTable(other);
  return 'ofOtherRules';
}

/** The game whose rules and sheets are shown: the one picked in the selection, else the one played here. */
export function gamePicked(): GameUi {
  return picked ?? gameOnTable();
}

export function pick(game: GameUi): void {
  picked = game;
  tell();
}

function tell(): void {
  for (const listener of listeners) listener();
}

/** Storage may be blocked: then the game is known as long as the page lives. */
function remembered(): string {
  try {
    return sessionStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

function remember(name: string): void {
  try {
    sessionStorage.setItem(KEY, name);
  } catch {
    // It is known as long as the page lives.
  }
}

function onChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useGameOnTable(): GameUi {
  return useSyncExternalStore(onChange, gameOnTable);
}

export function useGamePicked(): GameUi {
  return useSyncExternalStore(onChange, gamePicked);
}
