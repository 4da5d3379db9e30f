import { Suspense, lazy, useContext } from 'react';
import type { DialogProps } from './dialogProps';
import { Shown } from './shown';

const DialogWindow = lazy(() =>
  import('./DialogWindow').then(({ DialogWindow }) => ({ default: DialogWindow })),
);

/** A window before the page, while it is rendered and its screen in sight; Escape and the cross close it, the focus goes back. */
export function Dialog(props: DialogProps) {
  if (!useContext(Shown)) return null;
  return (
    <Suspense fallback={null}>
      <DialogWindow {...props} />
    </Suspense>
  );
}
