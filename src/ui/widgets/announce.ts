import { shared } from './shared';

export type Politeness = 'polite' | 'assertive';

export interface Announcement {
  readonly text: string;
  /** Counts up, so that the same words twice are spoken twice. */
  readonly turn: number;
}

const SILENCE: Announcement = { text: '', turn: 0 };

const spoken = shared<Readonly<Record<Politeness, Announcement>>>(() => ({
  polite: SILENCE,
  assertive: SILENCE,
}));

export const announcements = spoken.get;
export const useAnnouncements = spoken.use;

/** Says something to whoever listens instead of looking; spoken by the page's `LiveRegions`. */
export function announce(text: string, politeness: Politeness = 'polite'): void {
  const before = spoken.get();
  spoken.set({ ...before, [politeness]: { text, turn: before[politeness].turn + 1 } });
}

/** What was said last is no longer there to be read, but for these words. */
export function hush(kept?: string): void {
  const { polite } = spoken.get();
  spoken.set({ polite: polite.text === kept ? polite : SILENCE, assertive: SILENCE });
}
