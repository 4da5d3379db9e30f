import { useEffect } from 'react';
import { useSettings } from '../shell/settings';

const speaking = () => import('./loudspeaker');

/** What a game makes of its table: it goes on hearing until it is stopped. */
interface Hearing<Table> {
  readonly hearTable: (table: Table) => () => void;
}

/** The sounds of the game on the table, while the setting is on; nothing of them is loaded before. `load` stays the same. */
export function useTableSound<Table>(load: () => Promise<Hearing<Table>>, table: Table): void {
  const { sound } = useSettings();
  useEffect(() => {
    if (!sound) return;
    const stops: (() => void)[] = [];
    let wanted = true;
    void Promise.all([load(), speaking()]).then(([{ hearTable }, { listenToGestures }]) => {
      if (wanted) stops.push(hearTable(table), listenToGestures());
    });
    return () => {
      wanted = false;
      for (const stop of stops) stop();
    };
  }, [sound, load, table]);
}
