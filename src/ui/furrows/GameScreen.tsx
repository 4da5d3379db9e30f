import { useCallback, useMemo } from 'react';
import { useStore } from 'zustand';
import { scenarioOf, writePosition } from '../../rules/furrows';
import { GameFrame } from '../play/GameFrame';
import { useTableSound } from '../sound/useTableSound';
import { createDesk } from './play/desk';
import { PlayScreen } from './screen/PlayScreen';
import { sounding } from './sound/useSound';
import type { FurrowsTable } from './table';
import './furrows.css';

/** The game on the table: the curtain, or the play screen. */
export function GameScreen({ table }: { readonly table: FurrowsTable }) {
  const desk = useMemo(() => createDesk(table), [table]);
  const scenario = useStore(table.published, ({ setup }) => setup.scenario);
  useTableSound(sounding, table);
  const written = useCallback(() => {
    const { position } = table.published.getState();
    return position ? writePosition(position) : '';
  }, [table]);
  return (
    <GameFrame {...{ table, desk, written }} where={scenarioOf(scenario).title}>
      <PlayScreen />
    </GameFrame>
  );
}
