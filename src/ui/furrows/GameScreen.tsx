import { useCallback, useMemo } from 'react';
import { useStore } from 'zustand';
import { scenarioOf, writePosition } from '../../rules/furrows';
import { TableContext } from '../game/table';
import { HandOver } from '../play/HandOver';
import { useHandOver } from '../play/useHandOver';
import { GameDialogs } from '../saves/GameDialogs';
import { useTableSound } from '../sound/useTableSound';
import { DeskContext, createDesk } from './play/desk';
import { PlayScreen } from './screen/PlayScreen';
import { sounding } from './sound/useSound';
import type { FurrowsTable } from './table';
import './furrows.css';

/** The game on the table: the curtain, or the play screen. */
export function GameScreen({ table }: { readonly table: FurrowsTable }) {
  const desk = useMemo(() => createDesk(table), [table]);
  const drawn = useStore(table.published, ({ position }) => position === null);
  const scenario = useStore(table.published, ({ setup }) => setup.scenario);
  useHandOver(table, desk);
  useTableSound(sounding, table);
  const written = useCallback(() => {
    const { position } = table.published.getState();
    return position ? writePosition(position) : '';
  }, [table]);
  return (
    <TableContext.Provider value={table}>
      <DeskContext.Provider value={desk}>
        <GameDialogs written={drawn ? null : written} />
        {drawn ? <HandOver where={scenarioOf(scenario).title} /> : <PlayScreen />}
      </DeskContext.Provider>
    </TableContext.Provider>
  );
}
