export type Politeness = 'polite' | 'assertive';

export interface Announcement {
  readonly text: string;
  /** Counts up, so that the same words twice are spoken twice. */
  readonly turn: number;
}

const SILENCE: Announcement = { text: '', turn: 0 };

let spoken: Readonly<Record<Politeness, Announcement>> = { polite: SILENCE, assertive: SILENCE };
const listeners = new Set<() => void>();

/** Says something to whoever listens instead of looking; spoken by the page's `LiveRegions`. */
export function announce(text: string, politeness: Politeness = 'polite'): void {
  spoken = { ...spoken, [politeness]: { text, turn: spoken[politeness].turn + 1 } };
  for (const listener of listeners) listener();
}

/** What was said last is no longer there to be read, but for these words. */
export function hush(kept?: string): void {
  spoken = { polite: spoken.polite.text === kept ? spoken.polite : SILENCE, assertive: SILENCE };
  for (const listener of listeners) listener();
}

export function announcements(): Readonly<Record<Politeness, Announcement>> {
  return spoken;
}

export function onAnnouncement(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
