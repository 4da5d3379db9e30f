import { useMemo, useState } from 'react';
import type { LayersDrawn } from '../painted/messages';
import { usePainted } from '../painted/usePainted';
import type { Booklets } from './booklet/pages';
import { planCounters } from './counters/grid';
import type { MapOnPaper } from './game';
import { keep, kept, type Kept } from './kept';
import type { Layout } from './layout';
import type { MapChoice } from './map/MapOptions';
import { HEX_SIZES, planMap, type MapPlan } from './map/plan';

export const USUAL_MAP: MapChoice = { paper: 'same', hex: HEX_SIZES.usual, marks: 'none' };

/** What a printer and its owner want of every print, kept as it is changed. */
export function useKept(): readonly [Kept, (options: Kept) => void] {
  const [options, setOptions] = useState(kept);
  const change = (next: Kept) => {
    setOptions(next);
    keep(next);
  };
  return [options, change];
}

/** The booklets over their paper; null until they are measured, once for each paper and kind of letters. */
function useBooklets(paper: Kept['paper'], light: boolean) {
  const key = `${paper} ${light ? 'light' : 'usual'}`;
  const [laid, setLaid] = useState<Readonly<Record<string, Booklets>>>({});
  const measured = useMemo(
    () => (booklets: Booklets) => setLaid((before) => ({ ...before, [key]: booklets })),
    [key],
  );
  return { booklets: laid[key] ?? null, measured };
}

/** How everything lies over the paper: the map on its own where another is chosen. */
export function useLayout({ sheet }: MapOnPaper, options: Kept, choice: MapChoice) {
  const { tables, paper, backs } = options;
  const { booklets, measured } = useBooklets(paper, options.ink === 'low');
  const on = choice.paper === 'same' ? paper : choice.paper;
  const { hex } = choice;
  const layout: Layout = useMemo(
    () => ({ tables, map: planMap(sheet, on, hex), counters: planCounters(paper, backs), booklets }),
    [tables, sheet, on, hex, paper, backs, booklets],
  );
  return { layout, measured };
}

interface PaintedMap {
  /** By the pages of the plan. */
  readonly layers: LayersDrawn | null;
  readonly state: 'drawing' | 'failed' | 'settled';
}

/** The painted map cut into the pages of a plan, if it is wanted. */
export function usePaintedMap({ startPainter }: MapOnPaper, plan: MapPlan, wanted: boolean): PaintedMap {
  const windows = useMemo(() => plan.tiles.map(({ window }) => window), [plan]);
  const drawn = usePainted(startPainter, wanted ? windows : null);
  if (typeof drawn !== 'string') return { layers: drawn, state: 'settled' };
  return { layers: null, state: wanted ? drawn : 'settled' };
}
