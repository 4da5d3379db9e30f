import type { ReactNode } from 'react';

export interface DialogProps {
  readonly title: string;
  /** One sentence under the title. */
  readonly description?: ReactNode;
  readonly children?: ReactNode;
  /** Buttons at the foot. */
  readonly acts?: ReactNode;
  readonly onClose: () => void;
}
