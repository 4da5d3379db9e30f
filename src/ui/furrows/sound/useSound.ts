import { useEffect } from 'react';
import { useSettings } from '../../shell/settings';
import type { Beat } from '../playback/beats';

/** What is heard of the game: loaded when something is. */
export const sounding = () => import('./sounding');

/** The sounds of a moment as it is shown; null: nothing is told, or it was jumped to. */
export function useBeatSound(beat: Beat | null): void {
  const { sound } = useSettings();
  useEffect(() => {
    if (!sound || beat === null) return;
    void sounding().then(({ hearBeat }) => hearBeat(beat));
  }, [sound, beat]);
}
