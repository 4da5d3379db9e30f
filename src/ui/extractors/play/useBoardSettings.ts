import type { BoardProps } from '../../../board/Board';
import { useSettings } from '../../shell/settings';

/** What the player's settings mean for every map. */
export function useBoardSettings(): Required<Pick<BoardProps, 'letters' | 'buttons'>> {
  const { labels, letterKeys } = useSettings();
  return { letters: letterKeys ? 'on' : 'off', buttons: labels ? 'words' : 'signs' };
}
