import type { Booklets } from './booklet/pages';
import type { CounterPlan } from './counters/grid';
import type { MapPlan } from './map/plan';

/** How the pages are laid out over their paper. */
export interface Layout {
  /** On displays and rosters; without them two displays share a page. */
  readonly tables: boolean;
  readonly map: MapPlan;
  readonly counters: CounterPlan;
  /** null: not yet measured. */
  readonly booklets: Booklets | null;
}
