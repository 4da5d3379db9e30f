import { lazy, Suspense, useEffect } from 'react';
import { GAME } from './games';
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
import { Toasts } from './widgets/Toasts';

const SharedScreen = lazy(() =>
  import('./saves/SharedScreen').then((module) => ({ default: module.SharedScreen })),
);
const AboutScreen = lazy(() =>
  import('./about/AboutScreen').then((module) => ({ default: module.AboutScreen })),
);

export function App() {
  const route = useRoute();
  const { theme } = useSettings();
  useEffect(() => applyTheme(theme), [theme]);
  useEffect(loadEarly, []);
  useEffect(tellMissingParts, []);
  return (
    <>
      <LiveRegions />
      <ErrorBoundary screen={route.screen} rescue={<RescueGame />}>
        <KeepMounted shown={route.screen === 'play'}>
          <Suspense fallback={<EmptyScreen title="The game is being opened" />}>
            <GAME.OpenGame />
          </Suspense>
        </KeepMounted>
        <OtherScreen route={route} />
      </ErrorBoundary>
      <Toasts />
    </>
  );
}

/** What replaces the game on the screen. */
function OtherScreen({ route }: { readonly route: Route }) {
  switch (route.screen) {
    case 'select':
      return <Selection />;
    case 'play':
      return null;
    case 'print':
      return (
        <Suspense fallback={<EmptyScreen title="Opening the sheets" />}>
          <GAME.PrintScreen />
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
          <GAME.LearnScreen what={route.what} />
        </Suspense>
      );
    case 'rules':
      return (
        <Suspense fallback={<EmptyScreen title="Opening the rules" />}>
          <GAME.RulesScreen rule={route.rule} />
        </Suspense>
      );
  }
}

function Selection() {
  return <SelectScreen {...useSaves()} />;
}
