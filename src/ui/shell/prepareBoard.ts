import { gameOnTable } from '../onTable';
import type { Route } from './route';

/** Milliseconds after which the map is painted even if the first screen is never idle. */
const PATIENCE = 3_000;

/** Has the map painted before the board asks for it: at once where a game opens, else when the page has nothing to do. */
export function prepareBoard({ screen }: Route): void {
  const prepare = () => void gameOnTable().prepareGround();
  if (screen === 'play' || screen === 'shared') prepare();
  else if (typeof requestIdleCallback === 'undefined') setTimeout(prepare, PATIENCE);
  else requestIdleCallback(prepare, { timeout: PATIENCE });
}
