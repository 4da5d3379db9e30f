import { lazy, Suspense, useEffect } from 'react';
import type { GameUi } from './game/gameUi';
import { TakeTable } from './game/takeTable';
import { GAMES } from './games';
import { pick, takeTable, takeUp, useGameOnTable, useGamePicked } from './onTable';
import { RescueGame } from './saves/RescueGame';
import { SelectScreen } from './selection/SelectScreen';
import { useSaves } from './selection/useSaves';
import { ErrorBoundary } from './shell/ErrorBoundary';
import { EmptyScreen } from './shell/EmptyScreen';
import { KeepMounted } from './shell/KeepMounted';
import { loadEarly } from './loadEarly';
import { useRoute, type Route } from './shell/route';
import { useSettings } from './shell/settings';
import { tellMissingParts } from './shell/tellMissingParts';
import { applyTheme } from './theme/theme';
import { LiveRegions } from './widgets/LiveRegions';
import { SidesContext } from './widgets/sides';
import { Toasts } from './widgets/Toasts';

const SharedScreen = lazy(() =>
  import('./saves/SharedScreen').then((module) => ({ default: module.SharedScreen })),
);
const AboutScreen = lazy(() =>
  import('./about/AboutScreen').then((module) => ({ default: module.AboutScreen })),
);

/** The game that has lessons. */
const TEACHES = GAMES.find(({ LearnScreen }) => LearnScreen !== undefined);

export function App() {
  const route = useRoute();
  const game = useGameOnTable();
  const picked = useGamePicked();
  const { theme } = useSettings();
  useEffect(() => applyTheme(theme), [theme]);
  useEffect(() => {
    if (route.screen === 'play') pick(game);
  }, [route.screen, game]);
  useEffect(() => void loadEarly(), []);
  useEffect(tellMissingParts, []);
  return (
    <SidesContext value={game.sides}>
      <LiveRegions />
      <ErrorBoundary screen={route.screen} rescue={<RescueGame />}>
        <KeepMounted shown={route.screen === 'play'}>
          <Suspense fallback={<EmptyScreen title="The game is being opened" />}>
            <game.OpenGame key={game.name} takeUp={takeUp} />
          </Suspense>
        </KeepMounted>
        <SidesContext value={route.screen === 'learn' && TEACHES ? TEACHES.sides : picked.sides}>
          <TakeTable value={takeTable}>
            <OtherScreen game={picked} route={route} />
          </TakeTable>
        </SidesContext>
      </ErrorBoundary>
      <Toasts />
    </SidesContext>
  );
}

interface OtherScreenProps {
  /** Whose rules and sheets are shown. */
  readonly game: GameUi;
  readonly route: Route;
}

/** What replaces the game on the screen. */
function OtherScreen({ game, route }: OtherScreenProps) {
  switch (route.screen) {
    case 'select':
      return <Selection />;
    case 'play':
      return null;
    case 'print':
      return (
        <Suspense fallback={<EmptyScreen title="Opening the sheets" />}>
          <game.PrintScreen step={route.step} />
        </Suspense>
      );
    case 'about':
      return (
        <Suspense fallback={<EmptyScreen title="About this game" />}>
          <AboutScreen />
        </Suspense>
      );
    case 'shared':
      return (
        <Suspense fallback={<EmptyScreen title="The link is being read" />}>
          <SharedScreen key={route.data} data={route.data} />
        </Suspense>
      );
    case 'learn':
      return (
        <Suspense fallback={<EmptyScreen title="Opening the course" />}>
          {TEACHES?.LearnScreen && <TEACHES.LearnScreen what={route.what} />}
        </Suspense>
      );
    case 'rules':
      return (
        <Suspense fallback={<EmptyScreen title="Opening the rules" />}>
          <game.RulesScreen rule={route.rule} />
        </Suspense>
      );
  }
}

function Selection() {
  return <SelectScreen {...useSaves()} />;
}
