/**
 * Every game there is, the one a newcomer begins with first, as it is known before its rules are loaded; `name` is
 * what its saves name it by. A sibling is one more
 * entry, made when its screens stand: what is listed here is shipped.
 */
export const GAMES = [
  {
    name: 'extractors',
    version: 4,
    title: 'Extractors!',
    load: () => import('./extractors/ruleset').then(({ extractors }) => extractors),
  },
  {
    name: 'furrows',
    version: 1,
    title: 'Iron Furrows',
    load: () => import('./furrows/ruleset').then(({ furrows }) => furrows),
  },
] as const;

/** The game of that name, or undefined if this program does not have it. */
export function gameNamed(name: string): (typeof GAMES)[number] | undefined {
  return GAMES.find((game) => game.name === name);
}
