import { extractorsUi } from './extractors/gameUi';
import { furrowsUi } from './furrows/gameUi';
import type { GameUi } from './game/gameUi';

/** Every game there are screens for, in the order of `rules/index.ts`. A sibling is one more. */
export const GAMES: readonly [GameUi, ...GameUi[]] = [extractorsUi, furrowsUi];

/** The game of that name, or undefined if there are no screens for it. */
export function gameUiNamed(name: string): GameUi | undefined {
  return GAMES.find((game) => game.name === name);
}
