import { useSyncExternalStore } from 'react';

/** wide: three columns; middle: two; phone: one above the sheet. */
export type Columns = 'wide' | 'middle' | 'phone';

/** In ems, so that larger text has room too. */
const WIDE = '(min-width: 68.75em)';
const MIDDLE = '(min-width: 45em)';

function columns(): Columns {
  if (window.matchMedia(WIDE).matches) return 'wide';
  return window.matchMedia(MIDDLE).matches ? 'middle' : 'phone';
}

function onColumns(listener: () => void): () => void {
  const queries = [WIDE, MIDDLE].map((query) => window.matchMedia(query));
  for (const query of queries) query.addEventListener('change', listener);
  return () => {
    for (const query of queries) query.removeEventListener('change', listener);
  };
}

/** How many columns the window has room for. */
export function useColumns(): Columns {
  return useSyncExternalStore(onColumns, columns);
}

/** A window so wide that a fourth column costs the map nothing. */
const FOURTH = '(min-width: 112.5em)';

function onFourth(listener: () => void): () => void {
  const query = window.matchMedia(FOURTH);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** There is room for a fourth column. */
export function useFourth(): boolean {
  return useSyncExternalStore(onFourth, () => window.matchMedia(FOURTH).matches);
}
