import type { Types } from '../rules/ruleset';
import type { RecordOf } from './record';
import { keptText } from './schema';

interface State<T extends Types> {
  getState(): { readonly table: { record(): RecordOf<T>; isAway(): boolean } | null };
}

/** Whether what lies on the table stands as it does now: it may be played on while its file is being sealed. */
export function standsAsNow<T extends Types>(state: State<T>): () => boolean {
  const now = () => {
    const { table } = state.getState();
    return table && keptText(table.record()) + String(table.isAway());
  };
  const before = now();
  return () => now() === before;
}
