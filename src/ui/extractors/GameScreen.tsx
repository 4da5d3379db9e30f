import { useCallback, useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import { createDesk, useDeskState } from './input/deskStore';
import { PlayScreen } from './play';
import { BuildUpScreen, loadRest, PlacementScreen, ProgrammingScreen, ResultScreen } from './laterScreens';
import { afterMap } from '../map/mapStands';
import { GameFrame } from '../play/GameFrame';
import { scenarioName } from './wording';
import { SeatsDialog } from '../seats/SeatsDialog';
import { usePlayback } from './opponent';
import { sounding } from './sound/useSound';
import { usePosition, usePublished, type ExtractorsTable } from './table';
import { writePosition } from '../../rules/extractors';
import { useTableSound } from '../sound/useTableSound';
import './play/play.css';

/** The game on the table: the curtain, or the screen of its phase. */
export function GameScreen({ table }: { readonly table: ExtractorsTable }) {
  const desk = useMemo(() => createDesk(table), [table]);
  const scenario = useStore(table.published, ({ setup }) => setup.scenario);
  const written = useCallback(() => {
    const { position } = table.published.getState();
    return position ? writePosition(position) : '';
  }, [table]);
  usePlayback(table, desk);
  useTableSound(sounding, table);
  useEffect(() => void afterMap().then(loadRest), []);
  return (
    <GameFrame {...{ table, desk, written }} where={scenarioName(scenario)} dialogs={<SeatsDialog />}>
      <PhaseScreen />
    </GameFrame>
  );
}

function PhaseScreen() {
  const { phase, activation } = usePosition();
  const watching = usePublished(({ computer }) => computer !== null);
  const dice = useDeskState(({ result }) => result !== null);
  // Whatever the computer prepares, the map is there to be looked at.
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
      // The shot that ended the game is seen to its end before the result.
      return dice ? <PlayScreen /> : <ResultScreen />;
    default:
      return <PlayScreen />;
  }
}
