import { useEffect } from 'react';
import { SelectScreen } from './selection/SelectScreen';
import { ErrorBoundary } from './shell/ErrorBoundary';
import { EmptyScreen } from './shell/EmptyScreen';
import { KeepMounted } from './shell/KeepMounted';
import { useRoute, type Route } from './shell/route';
import { useSettings } from './shell/settings';
import { applyTheme } from './theme/theme';
import { LiveRegions } from './widgets/LiveRegions';
import { Toasts } from './widgets/Toasts';

export function App() {
  const route = useRoute();
  const { theme } = useSettings();
  useEffect(() => applyTheme(theme), [theme]);
  return (
    <>
      <LiveRegions />
      <ErrorBoundary screen={route.screen}>
        <KeepMounted shown={route.screen === 'play'}>
          <EmptyScreen title="No game is open" />
        </KeepMounted>
        <OtherScreen route={route} />
      </ErrorBoundary>
      <Toasts />
    </>
  );
}

const nothing = () => undefined;

/** What replaces the game on the screen. */
function OtherScreen({ route }: { readonly route: Route }) {
  switch (route.screen) {
    case 'select':
      return (
        <SelectScreen
          saves={[]}
          onStart={nothing}
          onContinue={nothing}
          onExport={nothing}
          onDelete={nothing}
          onImport={nothing}
        />
      );
    case 'play':
      return null;
    case 'print':
      return <EmptyScreen title="Nothing to print yet" />;
    case 'rules':
      return <EmptyScreen title={route.rule ?? 'Rules'} />;
  }
}
