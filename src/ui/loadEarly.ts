import { afterMap, afterRest } from './map/mapStands';
import { parseRoute } from './shell/route';

/**
 * What a game must not lack when a new build takes the place of this one while the page is open: the way out with the
 * game, windows and menus. Loaded when the first screen or the map stands; what fails is asked for again when it is wanted.
 */
export async function loadEarly(): Promise<void> {
  await afterRest();
  if (opensMap()) await afterMap();
  await Promise.allSettled([
    import('./saves/rescue'),
    import('./saves/laterDialogs').then(({ loadDialogs }) => loadDialogs()),
    import('../store/mail/mailing'),
    import('./selection/SaveDialogs'),
    import('./widgets/DialogWindow'),
    import('./widgets/MenuPopup'),
  ]);
}

function opensMap(): boolean {
  const { screen } = parseRoute(location.hash);
  return screen === 'play' || screen === 'shared';
}
