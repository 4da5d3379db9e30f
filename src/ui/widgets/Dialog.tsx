import { Suspense, lazy, type ReactNode } from 'react';

const DialogWindow = lazy(() =>
  import('./DialogWindow').then(({ DialogWindow }) => ({ default: DialogWindow })),
);

export interface DialogProps {
  readonly title: string;
  /** One sentence under the title. */
  readonly description?: ReactNode;
  readonly children?: ReactNode;
  /** Buttons at the foot; the first one has the focus. */
  readonly acts?: ReactNode;
  readonly onClose: () => void;
}

/** A window before the page, while it is rendered; Escape and the cross close it, the focus goes back. */
export function Dialog(props: DialogProps) {
  return (
    <Suspense fallback={null}>
      <DialogWindow {...props} />
    </Suspense>
  );
}
