import { lazy } from 'react';
import type { GameUi } from '../game/gameUi';
import { SIDES } from './sides';

/** *Iron Furrows* as the shell knows it. */
export const furrowsUi: GameUi = {
  name: 'furrows',
  title: 'Iron Furrows',
  sides: SIDES,
  hasOpponent: false,
  cards: () => import('./cards').then(({ CARDS }) => CARDS),
  session: () => import('./session').then(({ session }) => session),
  prepareGround: () => import('./ground').then(({ prepareGround }) => prepareGround()),
  OpenGame: lazy(() => import('./OpenGame').then((screens) => ({ default: screens.OpenGame }))),
  PrintScreen: lazy(() => import('./print').then((screens) => ({ default: screens.PrintScreen }))),
  SharedPosition: lazy(() =>
    import('./SharedPosition').then((screens) => ({ default: screens.SharedPosition })),
  ),
  RulesScreen: lazy(() => import('./reference').then((screens) => ({ default: screens.RulesScreen }))),
};
