import type { Types } from '../../rules/ruleset';
import type { Done, Session } from '../commands';
import { correspondence } from '../course';
import { tidyName } from '../record';
import type { Table } from '../table';
import { newId } from './opening';
import type { Opening } from './options';
import type { Stored } from './stored';
import type { TabTable } from './tabTable';

/** What can be done with saved games besides opening them. */
export function savingOf<T extends Types>(
  { state }: Opening<T>,
  { stored, table }: { readonly stored: Stored<T>; readonly table: TabTable<T> },
): Pick<Session<T['Setup'], Table<T>>, 'saveAs' | 'rename' | 'remove'> {
  return {
    saveAs: (name) =>
      stored.changing<object>(async () => {
        const { table: open } = state.getState();
        const tidy = tidyName(name);
        if (!open) return { ok: false, problem: 'noGame' };
        if (tidy === '') return { ok: false, problem: 'noName' };
        if (correspondence(open.record().mail)) return { ok: false, problem: 'noCopies' };
        await stored.keepNow({ ...open.record(), id: newId(), name: tidy }, open.standing(), 'named');
        return { ok: true };
      }),
    rename: (id, name) =>
      stored.changing<object>(async (games) => {
        if (tidyName(name) === '') return { ok: false, problem: 'noName' };
        await games.rename(id, name);
        if (table.has(id)) state.getState().table?.rename(tidyName(name));
        return { ok: true };
      }),
    remove: (id) =>
      stored.changing<{ undo: () => Promise<Done> }>(async (games) => {
        if (table.has(id)) await table.clear();
        const held = await table.hold(id);
        if (!held) return { ok: false, problem: 'playedElsewhere' };
        const removed = await games.remove(id).finally(() => held.release());
        const undo = () =>
          stored.changing<object>(async () => {
            await games.restore(removed);
            return { ok: true };
          });
        return { ok: true, undo };
      }),
  };
}
