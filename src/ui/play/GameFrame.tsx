import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import type { AnyTable } from '../game/table';
import { GameDialogs } from '../saves/GameDialogs';
import { AtTable } from './AtTable';
import type { AnyDeskStore } from './desk';
import { HandOver } from './HandOver';
import { useHandOver } from './useHandOver';

interface GameFrameProps {
  readonly table: AnyTable;
  readonly desk: AnyDeskStore;
  /** The scenario's name, for the curtain. */
  readonly where: string;
  /** The position on the screen as a line of notation. */
  readonly written: () => string;
  /** Dialogs of the game's own, behind the curtain too. */
  readonly dialogs?: ReactNode;
  /** The screen of the phase. */
  readonly children: ReactNode;
}

/** A game on the table: the curtain, or the screen of its phase. */
export function GameFrame({ table, desk, where, written, dialogs, children }: GameFrameProps) {
  const drawn = useStore(table.published, ({ position }) => position === null);
  useHandOver(table, desk);
  return (
    <AtTable table={table} desk={desk}>
      <GameDialogs written={drawn ? null : written} />
      {dialogs}
      {drawn ? <HandOver where={where} /> : children}
    </AtTable>
  );
}
