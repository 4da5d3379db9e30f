import { createStore, type StoreApi } from 'zustand';
import type { Ruleset, Standing } from '../rules/ruleset';
import { Unkept, autosave, becauseOf, type Autosave } from './autosave';
import { toBase64 } from './bytes';
import { openLibrary, type Fetched, type Library, type Removed, type SavedEntry } from './library';
import { browserTabs, type Hold, type Tabs } from './oneTab';
import type { UnsavedBecause } from './published';
import { tidyName, type GameRecord } from './record';
import { follow, goodPart } from './replay';
import { parseRecord, recordText } from './schema';
import { browserShelf, memoryShelf, type Shelf } from './shelf';
import { openTable, type Table } from './table';
import { openVault } from './vault';
import { faultWords, openedAtWords, unsavedWords } from './words';

/** What a command came to; a problem is told in the player's words. Commands never throw. */
export type Done<Value = object> =
  | ({ readonly ok: true } & Value)
  | {
      readonly ok: false;
      readonly problem: string;
      /** Another tab has the game; `open(id, 'takeOver')` takes it from there. */
      readonly otherTab?: true;
    };

/** A game that has been put on the table, and what there is to say about it. */
export type Opened = Done<{ readonly notice: string | null }>;

/** A file to be handed to the player. */
export interface SavedFile {
  readonly name: string;
  readonly text: string;
}

export interface SessionState<Setup, OpenTable> {
  /** The game on the table. */
  readonly table: OpenTable | null;
  readonly saves: readonly SavedEntry<Setup>[];
  /** Why nothing can be kept on this device, or null; 'opening' until that is known. */
  readonly storage: 'opening' | 'ready' | UnsavedBecause;
}

export interface Session<Setup, OpenTable> {
  readonly state: StoreApi<SessionState<Setup, OpenTable>>;
  /** Puts a new game on the table and keeps it from then on. */
  start(setup: Setup, seed: number, name: string): Promise<Opened>;
  /** Puts a saved game on the table where it was left. */
  open(id: string, how?: 'takeOver'): Promise<Opened>;
  /** After a reload or a crash: the game this tab had on the table, else the one played last. */
  resume(): Promise<Opened>;
  /** Takes the game off the table when everything is kept. */
  close(): Promise<void>;
  /** When everything done so far is kept, or has failed to be. */
  idle(): Promise<void>;
  /** Reads the list of saved games again. */
  refresh(): Promise<void>;
  /** Keeps the game on the table under a name, as it stands. */
  saveAs(name: string): Promise<Done>;
  rename(id: string, name: string): Promise<Done>;
  /** Removes a saved game; `undo` brings it back. */
  remove(id: string): Promise<Done<{ readonly undo: () => Promise<Done> }>>;
  /** A saved game, or the one on the table, as a file; one that cannot be read as it was found. */
  exportFile(id?: string): Promise<Done<{ readonly file: SavedFile }>>;
  /** Keeps and opens the game of a file. */
  importText(text: string): Promise<Opened>;
}

export interface SessionOptions {
  readonly shelf?: Shelf;
  readonly tabs?: Tabs;
  /** Draw the curtain at every hand-over, secrets or not. */
  readonly alwaysCurtain?: () => boolean;
  readonly now?: () => string;
  /** Remembers which game this tab has on the table. */
  readonly memory?: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
}

const ON_TABLE = 'extractors.onTable';

export function openSession<Setup, Game extends object, Position, Action, Event, Illegal, Side>(
  rules: Ruleset<Setup, Game, Position, Action, Event, Illegal, Side>,
  options: SessionOptions = {},
): Session<Setup, Table<Setup, Game, Position, Action, Event, Illegal, Side>> {
  type OpenTable = Table<Setup, Game, Position, Action, Event, Illegal, Side>;
  type Kept = GameRecord<Setup, Action>;
  type Readable = Extract<Fetched<Setup, Action>, { record: Kept }>;
  const state = createStore<SessionState<Setup, OpenTable>>(() => ({
    table: null,
    saves: [],
    storage: 'opening',
  }));
  const tabs = options.tabs ?? browserTabs();
  const memory = options.memory ?? tabMemory();
  let hold: Hold | null = null;
  let saving: Autosave<readonly [Kept, Standing]> | null = null;
  let opened: Promise<Library<Setup, Action>> | undefined;

  /** The stored games; on a shelf that lasts as long as the page if the browser keeps nothing. */
  function library(): Promise<Library<Setup, Action>> {
    return (opened ??= openStorage());
  }

  async function openStorage(): Promise<Library<Setup, Action>> {
    const shelf = options.shelf ?? browserShelf();
    try {
      const vault = await openVault(shelf);
      await shelf.keys();
      state.setState({ storage: 'ready' });
      return openLibrary(rules, shelf, vault, options.now);
    } catch (error) {
      state.setState({ storage: becauseOf(error) });
      const lasting = memoryShelf();
      return openLibrary(rules, lasting, await openVault(lasting), options.now);
    }
  }

  async function tried<Value>(work: () => Promise<Done<Value>>): Promise<Done<Value>> {
    try {
      return await work();
    } catch (error) {
      return { ok: false, problem: unsavedWords(becauseOf(error)) };
    }
  }

  /** Keeps a state; fails, the state kept for the page alone, where the browser keeps nothing. */
  async function keepNow(record: Kept, standing: Standing, named = false): Promise<void> {
    const games = await library();
    await games.keep(record, standing, named);
    const { storage } = state.getState();
    if (storage !== 'ready' && storage !== 'opening') throw new Unkept(storage);
  }

  /** Puts a record that is good to its end on the table; until it is kept, a reload goes back to its source. */
  function lay(record: Kept, source: string): OpenTable {
    const table: OpenTable = openTable(rules, record, {
      keep: (changed, standing) => saver.keep([changed, standing]),
      ...(options.alwaysCurtain && { alwaysCurtain: options.alwaysCurtain }),
      ...(options.now && { now: options.now }),
    });
    const saver = autosave<readonly [Kept, Standing]>(
      async ([changed, standing]) => {
        if (!hold) throw new Unkept('otherTab');
        await keepNow(changed, standing);
        memory.setItem(ON_TABLE, changed.id);
      },
      (save) => table.setSave(save),
    );
    saving = saver;
    memory.setItem(ON_TABLE, source);
    state.setState({ table });
    return table;
  }

  /** Another tab has taken the game over. */
  function lost(): void {
    hold = null;
    state.getState().table?.setSave({ state: 'unsaved', why: 'otherTab' });
  }

  async function leaveTable(): Promise<void> {
    await saving?.idle();
    hold?.release();
    hold = null;
    saving = null;
  }

  /** Lays a record that has been read as far as it can be followed; a part or a named save becomes another game. */
  async function layRead({ record, named, lost: unread }: Readable, held: Hold): Promise<Opened> {
    const followed = follow(rules, record);
    const whole = followed.whole && unread === 0;
    const good = followed.whole ? record : goodPart(record, followed.good);
    const copied = named || !whole;
    const id = copied ? newId() : record.id;
    if (copied) held.release();
    await leaveTable();
    hold = copied ? await tabs.seize(id, lost) : held;
    lay({ ...good, id, version: rules.version }, record.id);
    const versions = { kept: record.version, now: rules.version };
    return { ok: true, notice: whole ? null : openedAtWords(followed.standing, versions) };
  }

  async function open(id: string, how?: 'takeOver'): Promise<Opened> {
    return tried(async () => {
      if (hold && state.getState().table?.record().id === id) return { ok: true, notice: null };
      const games = await library();
      const held = how === 'takeOver' ? await tabs.seize(id, lost) : await tabs.hold(id, lost);
      if (!held) return { ok: false, problem: OTHER_TAB, otherTab: true };
      const fetched = await games.fetch(id);
      if ('record' in fetched) return layRead(fetched, held);
      held.release();
      return { ok: false, problem: fetched.problem };
    });
  }

  async function refresh(): Promise<void> {
    const saves = await library()
      .then((games) => games.list())
      .catch(() => []);
    state.setState({ saves });
  }

  /** A command on the stored games, the list read anew after it. */
  async function changing<Value>(work: (games: Library<Setup, Action>) => Promise<Done<Value>>) {
    const done = await tried(async () => work(await library()));
    await refresh();
    return done;
  }

  return {
    state,
    start: (setup, seed, name) =>
      tried(async () => {
        const { name: ruleset, version } = rules;
        const record = { id: newId(), name: tidyName(name), ruleset, version, setup, seed, actions: [] };
        await leaveTable();
        hold = await tabs.seize(record.id, lost);
        const table = lay(record, record.id);
        saving?.keep([table.record(), table.standing()]);
        return { ok: true, notice: null };
      }),
    open,
    resume: async () => {
      const kept = memory.getItem(ON_TABLE);
      if (kept !== null) {
        const done = await open(kept);
        if (done.ok || done.otherTab) return done;
      }
      await refresh();
      const latest = state.getState().saves.find(({ problem, standing }) => !problem && !standing?.ended);
      return latest ? open(latest.id) : { ok: false, problem: NO_GAME };
    },
    close: async () => {
      await leaveTable();
      memory.removeItem(ON_TABLE);
      state.setState({ table: null });
      await refresh();
    },
    idle: async () => saving?.idle(),
    refresh,
    saveAs: (name) =>
      changing<object>(async () => {
        const { table } = state.getState();
        const tidy = tidyName(name);
        if (!table) return { ok: false, problem: NO_GAME };
        if (tidy === '') return { ok: false, problem: NO_NAME };
        await keepNow({ ...table.record(), id: newId(), name: tidy }, table.standing(), true);
        return { ok: true };
      }),
    rename: (id, name) =>
      changing<object>(async (games) => {
        if (tidyName(name) === '') return { ok: false, problem: NO_NAME };
        await games.rename(id, name);
        return { ok: true };
      }),
    remove: (id) =>
      changing(async (games) => {
        const removed: Removed = await games.remove(id);
        const undo = () =>
          changing<object>(async () => {
            await games.restore(removed);
            return { ok: true };
          });
        return { ok: true, undo };
      }),
    exportFile: (id) =>
      tried(async () => {
        const { table } = state.getState();
        if (id === undefined || id === table?.record().id)
          return table ? { ok: true, file: fileOf(table.record()) } : { ok: false, problem: NO_GAME };
        const fetched = await (await library()).fetch(id);
        if ('record' in fetched) return { ok: true, file: fileOf(fetched.record, fetched.text) };
        if (fetched.original === '') return { ok: false, problem: fetched.problem };
        return { ok: true, file: { name: `unreadable-${id}.json`, text: fetched.original } };
      }),
    importText: (text) =>
      tried(async () => {
        const read = parseRecord<Setup, Action>(rules, text);
        if ('fault' in read) return { ok: false, problem: faultWords(read.fault) };
        const record = { ...read.record, id: newId() };
        await keepNow(record, follow(rules, record).standing).catch(() => undefined);
        await refresh();
        const held = await tabs.seize(record.id, lost);
        return layRead({ record, named: false, lost: read.actionsLost, text }, held);
      }),
  };
}

const NO_GAME = 'There is no game to go on with.';
const NO_NAME = 'Give it a name first.';
const OTHER_TAB = 'This game is being played in another tab. Nothing was changed.';

/** A name nobody else has chosen. */
function newId(): string {
  return toBase64(crypto.getRandomValues(new Uint8Array(12)));
}

function fileOf<Setup, Action>(record: GameRecord<Setup, Action>, text = recordText(record)): SavedFile {
  const name = record.name.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '');
  return { name: `${name || 'game'}.json`, text };
}

/** What this tab remembers over a reload, where it may remember anything. */
function tabMemory(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const values = new Map<string, string>();
  const attempt = <Value>(work: () => Value, otherwise: Value): Value => {
    try {
      return work();
    } catch {
      return otherwise;
    }
  };
  return {
    getItem: (key) => attempt(() => sessionStorage.getItem(key), null) ?? values.get(key) ?? null,
    setItem: (key, value) => {
      values.set(key, value);
      attempt(() => sessionStorage.setItem(key, value), undefined);
    },
    removeItem: (key) => {
      values.delete(key);
      attempt(() => sessionStorage.removeItem(key), undefined);
    },
  };
}
