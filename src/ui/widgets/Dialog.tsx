import { Suspense, lazy } from 'react';
import type { DialogProps } from './dialogProps';

const DialogWindow = lazy(() =>
  import('./DialogWindow').then(({ DialogWindow }) => ({ default: DialogWindow })),
);

/** A window before the page, while it is rendered; Escape and the cross close it, the focus goes back. */
export function Dialog(props: DialogProps) {
  return (
    <Suspense fallback={null}>
      <DialogWindow {...props} />
    </Suspense>
  );
}
