import { lazy } from 'react';

/** A game as the shell knows it: its session and its screens, each loaded when it is wanted. A sibling is one more. */
const extractors = {
  /** As `rules/index.ts` names it. */
  name: 'extractors',
  session: () => import('./extractors/session').then(({ session }) => session),
  /** Has its map painted before the board asks for it. */
  prepareGround: () => import('./extractors/ground').then(({ prepareGround }) => prepareGround()),
  OpenGame: lazy(() => import('./extractors/OpenGame').then((screens) => ({ default: screens.OpenGame }))),
  PrintScreen: lazy(() => import('./extractors/print').then((screens) => ({ default: screens.PrintScreen }))),
  RulesScreen: lazy(() =>
    import('./extractors/reference').then((screens) => ({ default: screens.RulesScreen })),
  ),
  LearnScreen: lazy(() =>
    import('./extractors/lessons').then((screens) => ({ default: screens.LearnScreen })),
  ),
  SharedPosition: lazy(() =>
    import('./extractors/SharedPosition').then((screens) => ({ default: screens.SharedPosition })),
  ),
};

/** The game on the screen: the one there is. */
export const GAME = extractors;
