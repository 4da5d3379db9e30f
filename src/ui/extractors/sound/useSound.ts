import { useEffect, useRef } from 'react';
import type { Event } from '../../../rules/extractors';
import { useSettings } from '../../shell/settings';
import type { Change } from '../play/motion';
import type { ExtractorsTable } from '../table';

const sounding = () => import('./sounding');
const speaking = () => import('../../sound/loudspeaker');

/** The sounds of the game on the table, while the setting is on; nothing of them is loaded before. */
export function useTableSound(table: ExtractorsTable): void {
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
