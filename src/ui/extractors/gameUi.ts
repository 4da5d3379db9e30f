import { lazy } from 'react';
import type { GameUi } from '../game/gameUi';
import { CARDS } from './cards';
import { SIDES } from './sides';
import './sides.css';

/** *Extractors!* as the shell knows it. */
export const extractorsUi: GameUi = {
  name: 'extractors',
  title: 'Extractors!',
  sides: SIDES,
  hasOpponent: true,
  cards: CARDS,
  session: () => import('./session').then(({ session }) => session),
  prepareGround: () => import('./ground').then(({ prepareGround }) => prepareGround()),
  OpenGame: lazy(() => import('./OpenGame').then((screens) => ({ default: screens.OpenGame }))),
  PrintScreen: lazy(() => import('./print').then((screens) => ({ default: screens.PrintScreen }))),
  Balance: lazy(() =>
    import('./measured').then(
      ({ Balance }) => ({ default: Balance }),
      () => ({ default: () => null }),
    ),
  ),
  EvenOut: lazy(() => import('./evenOut/EvenOut').then((screens) => ({ default: screens.EvenOut }))),
  RulesScreen: lazy(() => import('./reference').then((screens) => ({ default: screens.RulesScreen }))),
  LearnScreen: lazy(() => import('./learn').then((screens) => ({ default: screens.LearnScreen }))),
  SharedPosition: lazy(() =>
    import('./SharedPosition').then((screens) => ({ default: screens.SharedPosition })),
  ),
};
