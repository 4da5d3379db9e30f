import { useEffect, useMemo } from 'react';
import { AtTable } from '../../play/AtTable';
import { useHandOver } from '../../play/useHandOver';
import { CoachedContext, type Coached } from '../input/coached';
import { createDesk } from '../input/deskStore';
import { usePlayback } from '../opponent';
import { PlayScreen } from '../play';
import { ProgrammingScreen } from '../prepare';
import { usePublished, type ExtractorsTable } from '../table';
import '../play/play.css';

interface CoachedTableProps {
  readonly table: ExtractorsTable;
  readonly coached: Coached;
}

/** A lesson or a puzzle at the table of the game: its screens, somebody who explains beside them. */
export function CoachedTable({ table, coached }: CoachedTableProps) {
  const desk = useMemo(() => createDesk(table), [table]);
  useHandOver(table, desk);
  usePlayback(table, desk);
  useEffect(() => () => table.leave(), [table]);
  return (
    <AtTable {...{ table, desk }}>
      <CoachedContext value={coached}>
        <Decision />
      </CoachedContext>
    </AtTable>
  );
}

function Decision() {
  const position = usePublished((published) => published.position);
  const seat = usePublished((published) => published.seat);
  if (!position) return null;
  const lays = position.phase.name === 'programming' || position.activation?.type === 'resetting';
  return lays && position.phase.side === seat ? <ProgrammingScreen /> : <PlayScreen />;
}
