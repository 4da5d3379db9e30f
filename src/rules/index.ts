import { ABOUT as extractors } from './extractors/about';
import { ABOUT as furrows } from './furrows/about';

/**
 * Every game there is, the one a newcomer begins with first, as it is known before its rules are loaded; saves name
 * it by its `name`. A sibling is one more entry, made when its screens stand: what is listed here is shipped.
 */
export const GAMES = [
  { ...extractors, load: () => import('./extractors/ruleset').then((rules) => rules.extractors) },
  { ...furrows, load: () => import('./furrows/ruleset').then((rules) => rules.furrows) },
] as const;

/** The game of that name, or undefined if this program does not have it. */
export function gameNamed(name: string): (typeof GAMES)[number] | undefined {
  return GAMES.find((game) => game.name === name);
}
