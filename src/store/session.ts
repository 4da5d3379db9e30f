import { createStore } from 'zustand';
import type { Ruleset, Types } from '../rules/ruleset';
import { eachOnce, type Opened, type Session, type SessionState } from './commands';
import { askToPersist } from './persistence';
import { goesOn } from './library';
import { readerHere } from './reading';
import { tidyName, type RecordOf } from './record';
import { follow } from './replay';
import type { Seating } from './seats';
import { transfer } from './transfer';
import { newId, openingOf } from './session/opening';
import type { Opening, SessionOptions } from './session/options';
import { savingOf } from './session/saving';
import { storedGames, type Stored } from './session/stored';
import { tabTable, type TabTable } from './session/tabTable';
import type { Table } from './table';

export type { SessionOptions } from './session/options';

/** The games kept on this device as one game's rules see them, and the one on this tab's table. Never fails. */
export function openSession<T extends Types>(
  rules: Ruleset<T>,
  options: SessionOptions<T> = {},
): Session<T['Setup'], Table<T>> {
  const state = createStore<SessionState<T['Setup'], Table<T>>>(() => ({
    table: null,
    saves: [],
    storage: 'opening',
  }));
  const opening: Opening<T> = { rules, options, state };
  const table = tabTable(opening, () => stored);
  // Everything that was kept may have gone: the game on the table is kept anew.
  const stored: Stored<T> = storedGames(opening, () => table.holds() && table.keep());
  const { layImported, ...laying } = openingOf(opening, { stored, table });
  const reader = options.reader ?? readerHere(rules);
  const once = eachOnce();
  const open: Session<T['Setup'], Table<T>>['open'] = (id, how, cancel) =>
    once(`${id} ${how}`, (stop) => laying.open(id, how, stop), cancel);

  return {
    state,
    offersMail: rules.byMail !== undefined,
    open,
    start: (setup, seed, name, levels = {}) =>
      once('start', async () => {
        const { name: ruleset, version } = rules;
        const begun = { id: newId(), name: tidyName(name), ruleset, version, setup, seed, actions: [] };
        const seats = seatsAt(rules.sides.map(String), levels);
        const record: RecordOf<T> = seats.length > 0 ? { ...begun, seats } : begun;
        await table.leave();
        table.take(await table.seize(record.id));
        table.lay(record, record.id);
        table.keep();
        void askToPersist();
        return { ok: true, notice: null };
      }),
    resume: async (wanted) => resumed(opening, { table, stored, open }, wanted),
    async close() {
      await table.clear();
      await stored.refresh();
    },
    idle: table.idle,
    drawer: stored.drawer,
    refresh: stored.refresh,
    ...savingOf(opening, { stored, table }),
    ...transfer(rules, {
      table: () => state.getState().table,
      library: stored.library,
      look: (record) => follow(rules, record),
      read: (text, cancel) => reader.read(text, cancel),
      open,
      layImported,
      newId,
      here: { rules, state, tab: table, stored },
    }),
  };
}

/** The game that is wanted; else what this tab had on its table, else the game last played, if these are its rules. */
async function resumed<T extends Types>(
  { rules, state }: Opening<T>,
  {
    table,
    stored,
    open,
  }: { readonly table: TabTable<T>; readonly stored: Stored<T>; open(id: string): Promise<Opened> },
  wanted?: string,
): Promise<Opened> {
  const kept = table.remembered();
  const own = wanted === undefined || kept.includes(wanted) ? kept.at(0) : wanted;
  const done: Opened = own === undefined ? { ok: false, problem: 'noGame' } : await open(own);
  if (done.ok || done.otherTab) return done;
  await stored.refresh();
  const last = state.getState().saves.find((save) => (wanted ? save.id === wanted : goesOn(save)));
  if (last && last.ruleset !== rules.name) return { ...done, playedLast: last.ruleset };
  return last && !wanted ? open(last.id) : done;
}

/** Where the computer sits from the beginning. */
function seatsAt(
  sides: readonly string[],
  levels: Readonly<Record<string, string | null>>,
): readonly Seating[] {
  return sides.flatMap((side): readonly Seating[] => {
    const level = levels[side] ?? null;
    return level === null ? [] : [{ after: 0, side, level }];
  });
}
