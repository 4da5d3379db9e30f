import { createStore } from 'zustand';
import type { Ruleset, Standing, Types } from '../rules/ruleset';
import { tried, type Done, type Opened, type Session, type SessionState } from './commands';
import { Unkept, autosave, becauseOf, type Autosave } from './autosave';
import { toBase64 } from './bytes';
import { openDrawer } from './drawer';
import { openLibrary, type Fetched, type Library, type Removed } from './library';
import { momentsOf, type Moment } from './moments';
import { browserTabs, type Hold, type Tabs } from './oneTab';
import { askToPersist } from './persistence';
import { correspondence, isOld } from './course';
import { tidyName, type GameRecord, type RecordOf } from './record';
import { BUDGET, readerHere, type Reader } from './reading';
import { follow, following, goodPart, type Followed } from './replay';
import { sending } from './sending';
import { browserShelf, memoryShelf, type Shelf } from './shelf';
import type { Seating } from './seats';
import { inStretches, type Limits } from './stretches';
import { openTable, type Table, type TableChoices } from './table';
import type { Thinker } from './thinking';
import { openVault, type Vault } from './vault';

export interface SessionOptions<T extends Types> {
  /** Thinks for the sides that the computer plays. */
  readonly thinker?: Thinker<T['Position'], T['Action']>;
  readonly shelf?: Shelf;
  /** Reads what comes from outside; in the page itself unless told otherwise. */
  readonly reader?: Reader<T>;
  readonly tabs?: Tabs;
  /** Draw the curtain at every hand-over, secrets or not. */
  readonly alwaysCurtain?: () => boolean;
  readonly now?: () => string;
  /** Remembers which game this tab has on the table. */
  readonly memory?: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
}

const ON_TABLE = 'extractors.onTable';

export function openSession<T extends Types>(
  rules: Ruleset<T>,
  options: SessionOptions<T> = {},
): Session<T['Setup'], Table<T>> {
  type OpenTable = Table<T>;
  type Kept = RecordOf<T>;
  type Past = readonly Moment<T>[];
  /** A record as far as it can be followed, played. */
  interface Played {
    readonly followed: Followed<T['Side']>;
    readonly good: Kept;
    readonly past: Past;
  }
  type Readable = Extract<Fetched<T['Setup'], T['Action']>, { record: Kept }>;
  const state = createStore<SessionState<T['Setup'], OpenTable>>(() => ({
    table: null,
    saves: [],
    storage: 'opening',
  }));
  const tabs = options.tabs ?? browserTabs();
  const reader = options.reader ?? readerHere(rules);
  const memory = options.memory ?? tabMemory();
  /** The game this session has put on the tab's table; another game's session may have put its own there since. */
  let remembered: string | null = null;
  let hold: Hold | null = null;
  let saving: Autosave<readonly [Kept, Standing]> | null = null;
  interface Storage {
    readonly games: Library<T['Setup'], T['Action']>;
    readonly vault: Vault;
  }
  let opened: Promise<Storage> | undefined;

  /** The stored games; on a shelf that lasts as long as the page if the browser keeps nothing. */
  async function library(): Promise<Library<T['Setup'], T['Action']>> {
    return (await storage()).games;
  }

  function storage(): Promise<Storage> {
    return (opened ??= openStorage());
  }

  async function openStorage(): Promise<Storage> {
    const shelf = options.shelf ?? browserShelf();
    shelf.onGone?.(keepAgain);
    try {
      const vault = await openVault(shelf);
      await shelf.keys();
      state.setState({ storage: 'ready' });
      return { games: openLibrary(rules, shelf, vault, options.now), vault };
    } catch (error) {
      state.setState({ storage: becauseOf(error) });
      const lasting = memoryShelf();
      const vault = await openVault(lasting);
      return { games: openLibrary(rules, lasting, vault, options.now), vault };
    }
  }

  /** Keeps a state; fails, the state kept for the page alone, where the browser keeps nothing. */
  async function keepNow(record: Kept, standing: Standing, named = false): Promise<void> {
    const games = await library();
    await games.keep(record, standing, named);
    mustLast();
  }

  /** Throws Unkept where what was written lasts no longer than the page. */
  function mustLast(): void {
    const { storage: lasting } = state.getState();
    if (lasting !== 'ready' && lasting !== 'opening') throw new Unkept(lasting);
  }

  /** Everything that was kept may have gone: the game on the table is kept anew. */
  function keepAgain(): void {
    const { table } = state.getState();
    if (table && hold) saving?.keep([table.record(), table.standing()]);
  }

  /** Puts a record that is good to its end on the table; until it is kept, a reload goes back to its source. */
  function lay(record: Kept, source: string, past?: Past): OpenTable {
    state.getState().table?.leave();
    const wishes: TableChoices<T> = {
      thinker: options.thinker,
      keep: (changed, standing) => saver.keep([changed, standing]),
      ...(options.alwaysCurtain && { alwaysCurtain: options.alwaysCurtain }),
      ...(options.now && { now: options.now }),
    };
    const table: OpenTable = openTable(rules, record, wishes, past);
    const saver = autosave<readonly [Kept, Standing]>(
      async ([changed, standing]) => {
        if (!hold) throw new Unkept('otherTab');
        await keepNow(changed, standing);
        remember(changed.id);
      },
      (save) => table.setSave(save),
    );
    saving = saver;
    remember(source);
    state.setState({ table });
    return table;
  }

  function remember(id: string): void {
    remembered = id;
    memory.setItem(ON_TABLE, id);
  }

  /** Another tab has taken the game over. */
  function lost(): void {
    hold = null;
    saving?.fail('otherTab');
  }

  async function leaveTable(): Promise<void> {
    await saving?.idle();
    hold?.release();
    hold = null;
    saving = null;
  }

  async function clearTable(): Promise<void> {
    await leaveTable();
    state.getState().table?.leave();
    if (memory.getItem(ON_TABLE) === remembered) memory.removeItem(ON_TABLE);
    state.setState({ table: null });
  }

  /** This tab plays it. */
  function onTable(id: string): boolean {
    return hold !== null && state.getState().table?.record().id === id;
  }

  /** Plays what is good of a record, the page free in between. Throws Stopped where a limit is met. */
  async function playThrough(record: Kept, limits: Limits, known?: Followed<T['Side']>): Promise<Played> {
    const followed = known ?? (await inStretches(following(rules, record), limits));
    const good = followed.whole ? record : goodPart(record, followed.good);
    return { followed, good, past: await momentsOf(rules, good, limits) };
  }

  /** Lays a record that has been read as far as it can be followed; a part or a named save becomes another game. */
  async function layRead(
    { record, named, lost: unread }: Omit<Readable, 'text'>,
    held: Hold,
    { followed, good, past }: Played,
  ): Promise<Opened> {
    const whole = followed.whole && unread === 0;
    if (!whole && correspondence(record.mail)) {
      held.release();
      return { ok: false, problem: 'notFollowed' };
    }
    const copied = named || !whole;
    const id = copied ? newId() : record.id;
    if (copied) held.release();
    await leaveTable();
    hold = copied ? await tabs.seize(id, lost) : held;
    lay({ ...(copied ? withoutLetters(good) : good), id, version: rules.version }, record.id, past);
    const versions = { kept: record.version, now: rules.version };
    return { ok: true, notice: whole ? null : { turn: followed.standing.turn, versions } };
  }

  async function open(id: string, how?: 'takeOver', cancel?: AbortSignal): Promise<Opened> {
    return tried(async () => {
      if (onTable(id)) return { ok: true, notice: null };
      const games = await library();
      const held = how === 'takeOver' ? await tabs.seize(id, lost) : await tabs.hold(id, lost);
      if (!held) return { ok: false, problem: 'playedElsewhere', otherTab: id };
      const fetched = await games.fetch(id);
      if ('record' in fetched) {
        const played = await playThrough(fetched.record, { cancel }).catch((error: unknown) => {
          held.release();
          throw error;
        });
        return layRead(fetched, held, played);
      }
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
  async function changing<Value>(work: (games: Library<T['Setup'], T['Action']>) => Promise<Done<Value>>) {
    const done = await tried(async () => work(await library()));
    await refresh();
    return done;
  }

  return {
    state,
    start: (setup, seed, name, levels = {}) =>
      tried(async () => {
        const { name: ruleset, version } = rules;
        const begun = { id: newId(), name: tidyName(name), ruleset, version, setup, seed, actions: [] };
        const seats = rules.sides.flatMap((each): readonly Seating[] => {
          const side = String(each);
          const level = levels[side] ?? null;
          return level === null ? [] : [{ after: 0, side, level }];
        });
        const record: Kept = seats.length > 0 ? { ...begun, seats } : begun;
        await leaveTable();
        hold = await tabs.seize(record.id, lost);
        const table = lay(record, record.id);
        saving?.keep([table.record(), table.standing()]);
        void askToPersist();
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
      const latest = state
        .getState()
        .saves.find(({ problem, named, standing }) => !problem && !named && !standing?.ended);
      if (!latest) return { ok: false, problem: 'noGame' };
      const { id, ruleset } = latest;
      return ruleset === rules.name ? open(id) : { ok: false, problem: 'noGame', playedLast: ruleset };
    },
    close: async () => {
      await clearTable();
      await refresh();
    },
    idle: async () => saving?.idle(),
    drawer: async (name) => {
      const drawer = openDrawer((await storage()).vault, name);
      return {
        ...drawer,
        write: async (value) => {
          await drawer.write(value);
          mustLast();
        },
      };
    },
    refresh,
    saveAs: (name) =>
      changing<object>(async () => {
        const { table } = state.getState();
        const tidy = tidyName(name);
        if (!table) return { ok: false, problem: 'noGame' };
        if (tidy === '') return { ok: false, problem: 'noName' };
        if (correspondence(table.record().mail)) return { ok: false, problem: 'noCopies' };
        await keepNow({ ...table.record(), id: newId(), name: tidy }, table.standing(), true);
        return { ok: true };
      }),
    rename: (id, name) =>
      changing<object>(async (games) => {
        if (tidyName(name) === '') return { ok: false, problem: 'noName' };
        await games.rename(id, name);
        return { ok: true };
      }),
    remove: (id) =>
      changing<{ undo: () => Promise<Done> }>(async (games) => {
        if (onTable(id)) await clearTable();
        const held = await tabs.hold(id, () => undefined);
        if (!held) return { ok: false, problem: 'playedElsewhere' };
        const removed: Removed = await games.remove(id);
        held.release();
        const undo = () =>
          changing<object>(async () => {
            await games.restore(removed);
            return { ok: true };
          });
        return { ok: true, undo };
      }),
    ...sending(rules, {
      table: () => state.getState().table,
      library,
      look: (record) => follow(rules, record),
      read: (text, cancel) => reader.read(text, cancel),
      open,
      layImported,
      newId,
      rekeep: async (record) => {
        const here = state.getState().table?.record().id === record.id;
        if (here && !hold) throw new Unkept('otherTab');
        if (!here) return keepNow(record, follow(rules, record).standing);
        const table = lay(record, record.id);
        saving?.keep([table.record(), table.standing()]);
      },
    }),
  };

  /** Keeps a game from outside as it came, then lays it as far as it is good. */
  async function layImported(
    record: Kept,
    lost: number,
    followed: Followed<T['Side']>,
    cancel?: AbortSignal,
  ): Promise<Opened> {
    const played = await playThrough(record, { cancel, budget: BUDGET }, followed);
    const held = await holdHere(record.id);
    if (!held) return { ok: false, problem: 'playedElsewhere', otherTab: record.id };
    void askToPersist();
    await keepNow(record, followed.standing).catch(() => undefined);
    const done = await layRead({ record, named: false, lost }, held, played);
    await refresh();
    return done;
  }

  /** Holds a game that may already be the one on this table. */
  async function holdHere(id: string): Promise<Hold | null> {
    if (onTable(id)) await leaveTable();
    return tabs.hold(id, lost);
  }
}

/** A copy of a game that was played by mail has no letters to send. */
function withoutLetters<Setup, Action>({
  mail,
  ...record
}: GameRecord<Setup, Action>): GameRecord<Setup, Action> {
  return isOld(mail) ? { ...record, mail } : record;
}

/** A name nobody else has chosen. */
function newId(): string {
  return toBase64(crypto.getRandomValues(new Uint8Array(12)));
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
