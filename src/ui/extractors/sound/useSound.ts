import { useEffect, useRef } from 'react';
import type { Event } from '../../../rules/extractors';
import { useSettings } from '../../shell/settings';
import type { Change } from '../input/motion';

/** What is heard of the game: loaded when something is. */
export const sounding = () => import('./sounding');

/** The sounds of a step of the replay; key 0 is a jump, after which there is nothing to hear. */
export function useReplaySound(key: number, change: Change, events: readonly Event[]): void {
  const { sound } = useSettings();
  const latest = useRef({ change, events });
  useEffect(() => {
    latest.current = { change, events };
  });
  useEffect(() => {
    if (!sound || key === 0) return;
    const step = latest.current;
    void sounding().then(({ hear }) => hear(step.change, step.events));
  }, [sound, key]);
}
