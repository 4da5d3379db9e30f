import type { ReactNode } from 'react';
import { EmptyState } from '../../widgets/EmptyState';
import { useColumns } from '../../widgets/useColumns';
import { ForcesList } from '../forces';
import { useCoached } from '../input/coached';
import { usePosition } from '../table';
import { HIDDEN_WAIT, hiddenThatMay, someoneCanAct } from '../wording';
import { SinceLook } from './SinceLook';

interface NoneInHandProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** No unit is in hand: how one is picked, where nobody else explains; where no list stands beside it, the units themselves. */
export function NoneInHand({ title, children }: NoneInHandProps) {
  const wide = useColumns() === 'wide';
  const coached = useCoached() !== null;
  return (
    <>
      <SinceLook />
      {!wide ? <ForcesList /> : coached ? null : <HowToPick title={title}>{children}</HowToPick>}
    </>
  );
}

function HowToPick({ title, children }: NoneInHandProps) {
  const position = usePosition();
  if (someoneCanAct(position)) return <EmptyState title={title}>{children}</EmptyState>;
  if (hiddenThatMay(position) > 0)
    return <EmptyState title={HIDDEN_WAIT}>Pick one to activate it, or end the phase.</EmptyState>;
  return <EmptyState title="Nobody is left that can act">Look round, or end the phase.</EmptyState>;
}
