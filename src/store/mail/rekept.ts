import type { Ruleset, Standing, Types } from '../../rules/ruleset';
import { inTime, succeeds } from '../autosave';
import type { RecordOf } from '../record';
import { follow } from '../replay';
import type { Problem } from '../problems';
import type { UnsavedBecause } from '../published';

/** What keeps a game and lays it: the session's table, and its stored games. */
export interface Here<T extends Types> {
  readonly rules: Ruleset<T>;
  readonly state: {
    getState(): {
      readonly table: { record(): RecordOf<T>; isAway(): boolean } | null;
      readonly storage: 'opening' | 'ready' | UnsavedBecause;
    };
  };
  readonly tab: {
    idle(): Promise<void>;
    holds(): boolean;
    hold(id: string): Promise<{ release(): void } | null>;
    lay(record: RecordOf<T>, source: string): void;
    keep(): void;
  };
  readonly stored: { keepNow(record: RecordOf<T>, standing: Standing): Promise<void> };
}

/**
 * Keeps a game as it has been changed; on the table too, if it lies there. `stands`: the game is still what the changed
 * one was made of; 'must': unless it is kept it is not to change. Says why not, the game then as it was.
 */
export async function rekept<T extends Types>(
  { rules, state, tab, stored }: Here<T>,
  record: RecordOf<T>,
  stands: () => boolean,
  must?: 'must',
): Promise<Problem | null> {
  // What is still being kept is older than this.
  await tab.idle();
  if (!stands()) return 'goneOn';
  const { table, storage } = state.getState();
  const keepNow = async () => inTime(stored.keepNow(record, follow(rules, record).standing));
  const held = table?.record().id === record.id ? tab.holds() : await tab.hold(record.id);
  if (!held) return 'otherTab';
  if (held !== true) {
    await keepNow().finally(() => held.release());
    return null;
  }
  // A window that keeps nothing has nothing left that could be played on otherwise.
  const first = must && storage === 'ready';
  if (first && !(await succeeds(keepNow()))) return 'letterUnkept';
  // Who has taken it over meanwhile plays it as it was.
  if (!tab.holds()) return 'otherTab';
  const gone = !stands();
  if (!gone) tab.lay(record, record.id);
  if (gone || !first) tab.keep();
  return gone ? 'goneOn' : null;
}
