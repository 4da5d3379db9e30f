import type { ReactNode } from 'react';
import { TableContext, type AnyTable } from '../game/table';
import { DeskContext, type AnyDeskStore } from './desk';

interface AtTableProps {
  readonly table: AnyTable;
  readonly desk: AnyDeskStore;
  readonly children: ReactNode;
}

/** What is played at a table, with what the player has in hand there. */
export function AtTable({ table, desk, children }: AtTableProps) {
  return (
    <TableContext value={table}>
      <DeskContext value={desk}>{children}</DeskContext>
    </TableContext>
  );
}
