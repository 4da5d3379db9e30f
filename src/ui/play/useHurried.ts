import { useSettings } from '../shell/settings';
import { usePublished } from '../game/table';

/** The computer plays faster than anybody looks. */
export function useHurried(): boolean {
  const { pace } = useSettings();
  return usePublished(({ computer }) => computer !== null) && pace === 'instant';
}
