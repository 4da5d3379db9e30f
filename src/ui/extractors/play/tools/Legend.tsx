import { lazy, Suspense } from 'react';

const LegendList = lazy(() => import('./LegendList').then((module) => ({ default: module.LegendList })));

/** The legend, fetched as it is asked for. */
export function Legend() {
  return (
    <Suspense fallback={<p className="card-note">Opening the legend</p>}>
      <LegendList />
    </Suspense>
  );
}
