import { EmptyState } from '../widgets/EmptyState';
import { Screen } from './Screen';
import { TopBar } from './TopBar';

/** Where a screen has nothing to show: the way back. */
export function EmptyScreen({ title }: { readonly title: string }) {
  return (
    <Screen title="Extractors" bar={<TopBar />} layout="page">
      <div className="page">
        <h1 className="visually-hidden">{title}</h1>
        <EmptyState
          title={title}
          action={
            <a className="button" href="#/">
              Choose a scenario
            </a>
          }
        />
      </div>
    </Screen>
  );
}
