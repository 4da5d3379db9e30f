import { lazy, Suspense } from 'react';

const HintPanel = lazy(() => import('./HintPanel').then(({ HintPanel: panel }) => ({ default: panel })));
const HintActions = lazy(() => import('./HintPanel').then(({ HintActions: acts }) => ({ default: acts })));

/** The right column while a hint is open, loaded when the first is asked for. */
export const hintDecision = {
  label: 'What would you do?',
  short: 'Hint',
  content: (
    <Suspense fallback={null}>
      <HintPanel />
    </Suspense>
  ),
  footer: (
    <Suspense fallback={null}>
      <HintActions />
    </Suspense>
  ),
};
