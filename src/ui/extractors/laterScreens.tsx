import { later } from '../shell/later';
import { EmptyState } from '../widgets/EmptyState';
import { loadPanels } from './laterPanels';

const screens = later(() => import('./screens'));

/** Loads what a running game will need soon; what fails is asked for again when it is needed. */
export async function loadRest(): Promise<void> {
  await Promise.allSettled([screens.load(), loadPanels()]);
}

/** Without a bar: what is pressed there would be gone with it. */
const opening = <EmptyState title="The game is being opened" />;

export const BuildUpScreen = screens.component((part) => part.BuildUpScreen, opening);
export const PlacementScreen = screens.component((part) => part.PlacementScreen, opening);
export const ProgrammingScreen = screens.component((part) => part.ProgrammingScreen, opening);
export const ResultScreen = screens.component((part) => part.ResultScreen, opening);
