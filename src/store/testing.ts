import { anyPlayer } from '../rules/autoplay';
import {
  extractors,
  type Action,
  type ExtractorsTypes,
  type Position,
  type Setup,
} from '../rules/extractors';
import { hashOf } from '../rules/hash';
import { loneTab, type Tabs } from './tabLock';
import { openSession } from './session';
import { memoryStorage, type KeyedStorage } from './storage';
import { openTable, type GameRecord, type TableOptions } from './table';
import type { Answer, Progress, Task, Thinker } from './thinking';

export const NOW = '2026-03-01T12:00:00.000Z';
export const INCOMING: Setup = { scenario: 'incoming', rules: 'full' };
/** Everything is secret from the first purchase on [§9.6]. */
export const ENGAGE: Setup = { scenario: 'engage', rules: 'full' };
export const SIMPLE: Setup = { scenario: 'engage', rules: 'simple' };

/** A session as one tab opens it; a storage handed on stands for the device. */
export function openTab(
  storage: KeyedStorage = memoryStorage(),
  tabs: Tabs = loneTab,
  thinker?: Thinker<Position, Action>,
) {
  const values = new Map<string, string>();
  const memory = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
  const session = openSession(extractors, {
    storage,
    tabs,
    memory,
    now: () => NOW,
    ...(thinker && { thinker }),
  });
  const table = () => {
    const { table } = session.state.getState();
    if (!table) throw new Error('No game is on the table');
    return table;
  };
  return { session, storage, memory, table };
}

/** A storage that writes nothing while it refuses, by an error of that name as a browser's does. */
export function refusing(
  refuses: string | null,
  working: KeyedStorage = memoryStorage(),
): KeyedStorage & { refuses: string | null } {
  const unless = <Value>(work: () => Promise<Value>): Promise<Value> =>
    storage.refuses === null ? work() : Promise.reject(new DOMException('No', storage.refuses));
  const storage = {
    ...working,
    refuses,
    write: (...of: Parameters<KeyedStorage['write']>) => unless(() => working.write(...of)),
    change: (...of: Parameters<KeyedStorage['change']>) => unless(() => working.change(...of)),
  };
  return storage;
}

/** No storage at all. */
export function noStorage(): KeyedStorage {
  const gone = () => Promise.reject(new ReferenceError('indexedDB is not defined'));
  return { keys: gone, read: gone, write: gone, remove: gone, change: gone };
}

/** The list of saved games as it is now. */
export async function listed({ refresh, state }: ReturnType<typeof openTab>['session']) {
  await refresh();
  return state.getState().saves;
}

/** Two tabs of one browser. */
export function twoTabs(): [Tabs, Tabs] {
  const holders = new Map<string, () => void>();
  const tabs: Tabs = {
    hold: (id, lost) => Promise.resolve(holders.has(id) ? null : take(id, lost)),
    seize: (id, lost) => {
      holders.get(id)?.();
      return Promise.resolve(take(id, lost));
    },
  };
  const take = (id: string, lost: () => void) => {
    holders.set(id, lost);
    return { release: () => holders.get(id) === lost && holders.delete(id) };
  };
  return [tabs, tabs];
}

export function newRecord(
  setup: Setup,
  seed = 7,
  actions: readonly Action[] = [],
): GameRecord<Setup, Action> {
  return {
    id: 'game',
    name: 'A game',
    ruleset: 'extractors',
    version: extractors.version,
    setup,
    seed,
    actions,
  };
}

/** The same game as the first format of saves kept it. */
export function inFirstFormat(record: GameRecord<Setup, Action>): GameRecord<Setup, Action> {
  const game = extractors.setup(record.setup, record.seed, record.version);
  let done = 0;
  const checks = (record.checks ?? []).map(({ after }) => {
    for (; done < after; done++) extractors.play(game, record.actions[done]);
    return { after, hash: hashOf(extractors.asWrittenUnder!(game, record.version)) };
  });
  return { ...record, format: 1, checks };
}

export function tableOf(setup: Setup, seed = 7, options: TableOptions<ExtractorsTypes> = {}) {
  return openTable(extractors, newRecord(setup, seed), { now: () => NOW, ...options });
}

export type TestTable = ReturnType<typeof tableOf>;

/** Whoever is next takes the seat and does something legal, the same for a seed; what was done. */
export function doSomething(table: TestTable, seed = 0): Action {
  return goOn(table, anyPlayer(extractors, seed));
}

function goOn(table: TestTable, player: (position: Position) => Action | undefined): Action {
  table.takeSeat();
  const { position } = table.published.getState();
  const action = position && player(position);
  if (!action) throw new Error(position ? 'Nothing is left to do' : 'The curtain is drawn');
  const refused = table.act(action);
  if (refused) throw new Error(`Refused: ${JSON.stringify(refused)} for ${JSON.stringify(action)}`);
  return action;
}

/** Plays a number of actions, the choices drawn from a seed. */
export function playOn(table: TestTable, count: number, seed = 1): void {
  const player = anyPlayer(extractors, seed);
  for (let i = 0; i < count && table.published.getState().seat !== 'all'; i++) goOn(table, player);
}

/** Both sides take the recommended forces, or what lies nearest, up to a phase or the first turn. */
export function prepare(table: TestTable, until = 'movement'): void {
  for (let steps = 0; table.standing().phase !== until; steps++) {
    table.takeSeat();
    const { position, undo } = table.published.getState();
    if (!position || steps > 200) throw new Error(`No way to ${until}`);
    const recommended = undo.possible && undo.action.type === 'recommend';
    const all = extractors.options(position);
    const action = ['recommend', 'endPhase', 'place', 'order']
      .filter((type) => type !== 'recommend' || !recommended)
      .map((wanted) => all.find((option) => option.type === wanted && !isRewrite(position, option)))
      .find((option) => option !== undefined);
    if (!action || table.act(action)) throw new Error(`Stuck in ${extractors.phaseOf(position)}`);
  }
}

/** An order over an order, which could go on for ever. */
function isRewrite({ units }: Position, action: Action): boolean {
  if (action.type !== 'order') return false;
  const machine = units[action.machine];
  return machine.class === 'machine' && machine[action.cycle].boxes[action.box].order !== null;
}

/** A question held by a test, which answers it when it likes, even too late. */
export interface HeldQuestion {
  readonly task: Task<Position>;
  readonly report: (progress: Progress) => void;
  readonly answer: (action?: Action, told?: 'now' | 'atEnd') => Promise<void>;
  readonly fail: () => Promise<void>;
  stopped: boolean;
  hurried: boolean;
}

/** A thinker whose questions lie open before the test. */
export function heldThinker() {
  const questions: HeldQuestion[] = [];
  const thinker: Thinker<Position, Action> = {
    ask(task, report) {
      const { promise, resolve, reject } = deferred<Answer<Action>>();
      const question: HeldQuestion = {
        task,
        report,
        answer: (action = choice(task), told = 'now') => {
          resolve({ action, explanation: { told } });
          return settled();
        },
        fail: () => {
          reject(new Error('It has stopped'));
          return settled();
        },
        stopped: false,
        hurried: false,
      };
      questions.push(question);
      return {
        answer: promise,
        stop: () => (question.stopped = true),
        hurry: () => (question.hurried = true),
      };
    },
  };
  return { thinker, questions, last: () => questions[questions.length - 1] };
}

/** Answers each question at once: sets up, ends its phases, and does nothing else. */
export function promptThinker(): Thinker<Position, Action> {
  const action = ({ view }: Task<Position>) => {
    const all = extractors.options(view);
    const ways = ['endPhase', 'recommend', 'place', 'order'].map((way) =>
      all.find(({ type }) => type === way),
    );
    return ways.find((way) => way !== undefined) ?? all[0];
  };
  return {
    ask: (task) => ({
      answer: Promise.resolve({ action: action(task), explanation: { told: 'now' } }),
      stop: () => undefined,
      hurry: () => undefined,
    }),
  };
}

/** Something legal for the side, drawn by the task's seed. */
export function choice({ view, seed }: Task<Position>): Action {
  return anyPlayer(extractors, seed)(view)!;
}

/** When whatever was promised has been heard. */
export async function settled(): Promise<void> {
  for (let i = 0; i < 6; i++) await Promise.resolve();
}

function deferred<Value>() {
  let resolve!: (value: Value) => void;
  let reject!: (why: Error) => void;
  const promise = new Promise<Value>((done, failed) => {
    resolve = done;
    reject = failed;
  });
  return { promise, resolve, reject };
}
