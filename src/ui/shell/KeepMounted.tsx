import { useState, type ReactNode } from 'react';
import { Shown } from '../widgets/shown';

interface KeepMountedProps {
  readonly shown: boolean;
  readonly children: ReactNode;
}

/** Mounts its screen when it is first shown and from then on only hides it, so that the board is never built twice. */
export function KeepMounted({ shown, children }: KeepMountedProps) {
  const [wanted, setWanted] = useState(shown);
  if (shown && !wanted) setWanted(true);
  if (!wanted) return null;
  return (
    <Shown value={shown}>
      <div hidden={!shown}>{children}</div>
    </Shown>
  );
}
