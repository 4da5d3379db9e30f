import { useEffect } from 'react';
import { useSettings } from '../../shell/settings';
import type { Beat } from '../playback/beats';
import type { FurrowsTable } from '../table';

const sounding = () => import('./sounding');
const speaking = () => import('../../sound/loudspeaker');

/** The sounds of the game on the table, while the setting is on; nothing of them is loaded before. */
export function useTableSound(table: FurrowsTable): void {
  const { sound } = useSettings();
  useEffect(() => {
    if (!sound) return;
    const stops: (() => void)[] = [];
    let wanted = true;
    void Promise.all([sounding(), speaking()]).then(([{ hearTable }, { listenToGestures }]) => {
      if (wanted) stops.push(hearTable(table), listenToGestures());
    });
    return () => {
      wanted = false;
      for (const stop of stops) stop();
    };
  }, [sound, table]);
}

/** The sounds of a moment as it is shown; null: nothing is told, or it was jumped to. */
export function useBeatSound(beat: Beat | null): void {
  const { sound } = useSettings();
  useEffect(() => {
    if (!sound || beat === null) return;
    void sounding().then(({ hearBeat }) => hearBeat(beat));
  }, [sound, beat]);
}
