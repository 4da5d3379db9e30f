import { lazy, Suspense } from 'react';
import type { Rule } from '../../widgets/ruleLinks';

const ReferencePanel = lazy(() =>
  import('../reference').then((module) => ({ default: module.ReferencePanel })),
);

/** The rules beside the map, open at the one that was asked for. */
export function ReferenceTab({ rule }: { readonly rule: Rule | null }) {
  return (
    <Suspense fallback={<p className="card-note">Opening the rules</p>}>
      <ReferencePanel rule={rule} />
    </Suspense>
  );
}
