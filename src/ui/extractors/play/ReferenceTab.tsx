import { lazy, Suspense } from 'react';

const ReferencePanel = lazy(() =>
  import('../reference').then((module) => ({ default: module.ReferencePanel })),
);

/** The rules beside the map. */
export function ReferenceTab() {
  return (
    <Suspense fallback={<p className="card-note">Opening the rules</p>}>
      <ReferencePanel />
    </Suspense>
  );
}
