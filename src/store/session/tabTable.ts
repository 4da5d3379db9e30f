import type { Standing, Types } from '../../rules/ruleset';
import { Unkept, autosave, type Autosave } from '../autosave';
import type { Moment } from '../moments';
import { browserTabs, type Hold } from '../tabLock';
import type { RecordOf } from '../record';
import { openTable, type Table, type TableChoices } from '../table';
import { tabMemory } from './memory';
import type { Memory, Opening } from './options';
import type { Stored } from './stored';

const ON_TABLE = 'extractors.onTable';
/** The game in which the computer was told to wait. */
const RESTING = 'extractors.resting';

/** A game held by this tab until it gives it free, or another tab takes it over. */
export interface Held extends Hold {
  isLost(): boolean;
}

/** The table of this tab: one game lies on it, which no other tab has. */
export interface TabTable<T extends Types> {
  /** Puts a record that is good to its end on the table; until it is kept, a reload goes back to its source. */
  lay(record: RecordOf<T>, source: string, past?: readonly Moment<T>[]): void;
  /** Keeps the game on the table as it stands. */
  keep(): void;
  /** When everything is kept, or has failed to be. */
  idle(): Promise<void>;
  /** Gives the game on the table free when everything is kept. */
  leave(): Promise<void>;
  /** Takes it off the table. */
  clear(): Promise<void>;
  /** This tab plays it. */
  has(id: string): boolean;
  /** This tab may keep what is done on the table. */
  holds(): boolean;
  /** Holds a game that is to be laid; null: another tab has it. */
  hold(id: string): Promise<Held | null>;
  /** Holds a game wherever it is. */
  seize(id: string): Promise<Held>;
  /** What is laid next is held so. */
  take(held: Held): void;
  /** The game this tab had on the table before it was loaded: the name it is kept under, and its own. */
  remembered(): readonly string[];
}

/** The table of this tab, empty at first. */
export function tabTable<T extends Types>(
  { rules, options, state }: Opening<T>,
  stored: () => Stored<T>,
): TabTable<T> {
  const tabs = options.tabs ?? browserTabs();
  const memory = options.memory ?? tabMemory();
  /** The game this session has put on the tab's table; another game's session may have put its own there since. */
  let own: string | null = null;
  let held: Held | null = null;
  let saving: Autosave<readonly [RecordOf<T>, Standing]> | null = null;

  function remember(source: string, id: string): void {
    memory.setItem(ON_TABLE, (own = `${source} ${id}`));
  }

  /** Another tab has taken a game over: if it is the one on the table, nothing of it is kept any more. */
  function lost(taken: Held): void {
    if (held !== taken) return;
    held = null;
    saving?.fail('otherTab');
  }

  function saverOf(table: () => Table<T>) {
    return autosave<readonly [RecordOf<T>, Standing]>(
      async ([record, standing]) => {
        if (!held) throw new Unkept('otherTab');
        await stored().keepNow(record, standing);
        if (!held) throw new Unkept('otherTab');
        remember(record.id, record.id);
      },
      (save) => table().setSave(save),
    );
  }

  async function leave(): Promise<void> {
    await saving?.idle();
    held?.release();
    held = null;
    saving = null;
  }

  return {
    lay(record, source, past) {
      state.getState().table?.leave();
      const saver = saverOf(() => table);
      const choices: TableChoices<T> = {
        ...options,
        keep: (changed, standing) => saver.keep([changed, standing]),
      };
      const table = openTable(rules, record, choices, past);
      saving = saver;
      remember(source, record.id);
      keepAtRest(table, record.id, memory);
      state.setState({ table });
      if (!held) saver.fail('otherTab');
    },
    keep() {
      const { table } = state.getState();
      if (table) saving?.keep([table.record(), table.standing()]);
    },
    idle: async () => saving?.idle(),
    leave,
    async clear() {
      await leave();
      state.getState().table?.leave();
      if (memory.getItem(ON_TABLE) === own) memory.removeItem(ON_TABLE);
      state.setState({ table: null });
    },
    has: (id) => held !== null && state.getState().table?.record().id === id,
    holds: () => held !== null,
    hold: async (id) => watched(async (taken) => tabs.hold(id, taken), lost),
    seize: async (id) => watched(async (taken) => tabs.seize(id, taken), lost),
    take(next) {
      held = next.isLost() ? null : next;
    },
    remembered: () => memory.getItem(ON_TABLE)?.split(' ') ?? [],
  };
}

/** A computer that was told to wait does so over a reload. */
function keepAtRest<T extends Types>({ published, rest }: Table<T>, id: string, memory: Memory): void {
  if (memory.getItem(RESTING) === id) rest();
  published.subscribe(({ computer }, { computer: before }) => {
    const rests = computer?.state === 'resting';
    if (rests === (before?.state === 'resting')) return;
    if (rests) memory.setItem(RESTING, id);
    else memory.removeItem(RESTING);
  });
}

/** A hold that knows when another tab has taken its game over, and tells it once it is held. */
async function watched<Given extends Hold | null>(
  asked: (taken: () => void) => Promise<Given>,
  onLost: (held: Held) => void,
): Promise<Held | Extract<Given, null>> {
  let isLost = false;
  let held: Held | null = null;
  const given = await asked(() => {
    isLost = true;
    if (held) onLost(held);
  });
  if (given === null) return given as Extract<Given, null>;
  return (held = { release: () => given.release(), isLost: () => isLost });
}
