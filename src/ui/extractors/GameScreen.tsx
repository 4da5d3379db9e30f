import { useMemo } from 'react';
import { useStore } from 'zustand';
import { DeskContext, createDesk } from './play/deskStore';
import { PlayScreen } from './play';
import { BuildUpScreen, PlacementScreen, ProgrammingScreen } from './prepare';
import { ResultScreen } from './result';
import { HandOver } from './HandOver';
import { GameDialogs } from '../saves/GameDialogs';
import { useTableSound } from './sound/useSound';
import { TableContext, type ExtractorsTable } from './table';
import { useHandOver } from './useHandOver';
import type { Position } from '../../rules/extractors';
import './play/play.css';

/** The game on the table: the curtain, or the screen of its phase. */
export function GameScreen({ table }: { readonly table: ExtractorsTable }) {
  const desk = useMemo(() => createDesk(table), [table]);
  const position = useStore(table.published, (published) => published.position);
  useHandOver(table, desk);
  useTableSound(table);
  return (
    <TableContext.Provider value={table}>
      <DeskContext.Provider value={desk}>
        <GameDialogs />
        {position === null ? <HandOver /> : <PhaseScreen position={position} />}
      </DeskContext.Provider>
    </TableContext.Provider>
  );
}

function PhaseScreen({ position: { phase, activation } }: { readonly position: Position }) {
  if (activation?.type === 'resetting') return <ProgrammingScreen />;
  switch (phase.name) {
    case 'buildUp':
      return <BuildUpScreen />;
    case 'placement':
      return <PlacementScreen />;
    case 'programming':
      return <ProgrammingScreen />;
    case 'ended':
      return <ResultScreen />;
    default:
      return <PlayScreen />;
  }
}
