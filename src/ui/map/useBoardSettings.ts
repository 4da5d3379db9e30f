import type { Buttons } from '../../board/chrome/MapButtons';
import { useSettings } from '../shell/settings';

/** What the player's settings mean for every map. */
export function useBoardSettings(): { readonly letters: 'on' | 'off'; readonly buttons: Buttons } {
  const { labels, letterKeys } = useSettings();
  return { letters: letterKeys ? 'on' : 'off', buttons: labels ? 'words' : 'signs' };
}
