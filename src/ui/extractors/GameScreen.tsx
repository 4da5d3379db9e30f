import { useMemo } from 'react';
import { useStore } from 'zustand';
import { DeskContext, createDesk } from './input/deskStore';
import { PlayScreen } from './play';
import { BuildUpScreen, PlacementScreen, ProgrammingScreen } from './prepare';
import { ResultScreen } from './result';
import { HandOver } from '../play/HandOver';
import { useHandOver } from '../play/useHandOver';
import { scenarioName } from './wording';
import { SeatsDialog } from '../seats/SeatsDialog';
import { usePlayback } from './opponent';
import { GameDialogs } from '../saves/GameDialogs';
import { sounding } from './sound/useSound';
import { TableContext, type ExtractorsTable } from './table';
import { writePosition, type Position } from '../../rules/extractors';
import { useTableSound } from '../sound/useTableSound';
import './play/play.css';

/** The game on the table: the curtain, or the screen of its phase. */
export function GameScreen({ table }: { readonly table: ExtractorsTable }) {
  const desk = useMemo(() => createDesk(table), [table]);
  const position = useStore(table.published, (published) => published.position);
  const scenario = useStore(table.published, ({ setup }) => setup.scenario);
  const written = useMemo(() => position && (() => writePosition(position)), [position]);
  const watching = useStore(table.published, ({ computer }) => computer !== null);
  const dice = useStore(desk.state, ({ result }) => result !== null);
  useHandOver(table, desk);
  usePlayback(table, desk);
  useTableSound(sounding, table);
  return (
    <TableContext.Provider value={table}>
      <DeskContext.Provider value={desk}>
        <GameDialogs written={written} />
        <SeatsDialog />
        {position === null ? (
          <HandOver where={scenarioName(scenario)} />
        ) : (
          <PhaseScreen position={position} watching={watching} dice={dice} />
        )}
      </DeskContext.Provider>
    </TableContext.Provider>
  );
}

interface PhaseScreenProps {
  readonly position: Position;
  /** The computer decides: whatever it prepares, the map is there to be looked at. */
  readonly watching: boolean;
  /** Dice lie on the table: the shot that ended the game is seen to its end before the result. */
  readonly dice: boolean;
}

function PhaseScreen({ position: { phase, activation }, watching, dice }: PhaseScreenProps) {
  if (watching) return <PlayScreen />;
  if (activation?.type === 'resetting') return <ProgrammingScreen />;
  switch (phase.name) {
    case 'buildUp':
      return <BuildUpScreen />;
    case 'placement':
      return <PlacementScreen />;
    case 'programming':
      return <ProgrammingScreen />;
    case 'ended':
      return dice ? <PlayScreen /> : <ResultScreen />;
    default:
      return <PlayScreen />;
  }
}
