/** Broken files, links and stored values by the thousand: `npm run fuzz:input`. */
import type { Ruleset, Types } from '../rules/ruleset';
import { fromBase64, pack, toBase64 } from '../store/bytes';
import { linkData, readLink } from '../store/link';
import { loneTab } from '../store/tabLock';
import { readText } from '../store/reading';
import { parseRecord, recordText } from '../store/schema';
import { openSession } from '../store/session';
import { memoryStorage } from '../store/storage';
import { openTable } from '../store/table';
import { craftedTexts } from './crafted';
import { MUTATIONS, drawFrom, type Draw } from './mutations';
import { anyPlayer } from '../rules/autoplay';

/** Milliseconds of the processor for one input: some ten times what the slowest takes, so that a loaded machine does not meet it. */
const LIMIT = 5000;
const MUTATION_NAMES = Object.keys(MUTATIONS);

export interface Fuzzed {
  readonly tried: number;
  /** What was refused, what opened in part, what opened whole. */
  readonly outcomes: Readonly<Record<string, number>>;
  readonly slowest: number;
  readonly failures: readonly string[];
}

type Door = (text: string, draw: Draw) => Promise<string>;

interface Run {
  readonly count: number;
  readonly seed: number;
  readonly progress?: (done: number) => void;
}

/** Breaks saves of a game, of all its set-ups, in `count` ways and brings them in by every door. */
export async function fuzzInput<T extends Types>(
  rules: Ruleset<T>,
  setups: readonly T['Setup'][],
  { count, seed, progress = () => undefined }: Run,
): Promise<Fuzzed> {
  const draw = drawFrom(seed);
  const doors = doorsOf(rules, setups[0]);
  const games = setups.map((setup) => sampleGame(rules, setup, draw));
  const outcomes: Record<string, number> = {};
  const failures: string[] = [];
  let slowest = 0;

  async function enter(name: string, door: string, text: string): Promise<void> {
    const began = process.cpuUsage();
    try {
      const outcome = `${door}: ${await doors[door](text, draw)}`;
      outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
      if ('polluted' in {}) throw new Error('A prototype was changed');
    } catch (error) {
      failures.push(`${name} through the ${door} of seed ${seed}: ${String(error)}\n${text.slice(0, 300)}`);
    }
    const took = busy(began);
    slowest = Math.max(slowest, took);
    if (took > LIMIT) failures.push(`${name} through the ${door} took ${Math.round(took)} ms`);
  }

  for (const [name, craft] of Object.entries(craftedTexts(rules, setups[0]))) {
    const text = craft();
    for (const door of ['file', 'packed link']) await enter(name, door, text);
  }
  for (let done = 0; done < count; done++) {
    const name = MUTATION_NAMES[draw(MUTATION_NAMES.length)];
    const game = games[draw(games.length)];
    let text = MUTATIONS[name](game, draw);
    if (draw(4) === 0) text = MUTATIONS['a flipped bit'](text, draw);
    const door = draw(50) === 0 ? (draw(2) === 0 ? 'session' : 'stored') : draw(4) === 0 ? 'link' : 'file';
    await enter(`${name} (run ${done})`, door, text);
    progress(done + 1);
  }
  return { tried: count, outcomes, slowest, failures };
}

/** Milliseconds of work since then: a crowded machine makes nothing hang. */
function busy(since: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1000;
}

function doorsOf<T extends Types>(rules: Ruleset<T>, setup: T['Setup']): Readonly<Record<string, Door>> {
  const read = (text: string) => readBy(rules, text);
  return {
    /** A file, read and followed as far as it is good. */
    file: (text) => Promise.resolve(read(text)),

    /** A link: the text packed, then the address itself broken half the time. */
    async link(text, draw) {
      const data = (await linkData({ kind: 'game', text })) ?? 'g';
      const broken = draw(2) === 0 ? data : flippedByte(data, draw);
      const linked = await readLink(broken);
      return linked ? read(linked.text) : told('notALink');
    },

    /** A link of the packed text, too long or not: who makes one does not ask. */
    async 'packed link'(text) {
      const linked = await readLink(`g${toBase64(await pack(text))}`);
      return linked ? read(linked.text) : told('notALink');
    },

    /** The whole way in: nothing that is kept already may change. */
    async session(text) {
      const { session, storage, values } = await keptSession(rules, setup);
      const before = new Map(values);
      const done = await session.importText(text);
      await session.idle();
      for (const [key, value] of before)
        if (values.get(key) !== value) throw new Error(`${key} was changed in the storage`);
      const { table } = session.state.getState();
      if (!table) throw new Error('The game on the table is gone');
      if (JSON.stringify(table.record()).includes('polluted')) throw new Error('A strange field was kept');
      await storage.keys();
      if (!done.ok) return told(done.problem);
      return done.notice === null ? 'whole' : `in part, ${told(JSON.stringify(done.notice))}`;
    },

    /** Something strange in the storage: the list still shows the good game. */
    async stored(text, draw) {
      const { session, storage } = await keptSession(rules, setup);
      const head: unknown = draw(2) === 0 ? text : safeParse(text);
      await storage.write([
        ['head/strange', head],
        ['game/strange/00000001', draw(2) === 0 ? text : { iv: null, bytes: new TextEncoder().encode(text) }],
      ]);
      await session.refresh();
      const { saves } = session.state.getState();
      if (saves.filter(({ problem }) => problem === null).length < 1) throw new Error('The list is hidden');
      const bad = saves.find(({ id }) => id === 'strange');
      if (!bad) throw new Error('The strange save is not listed');
      const opened = await session.open('strange');
      return opened.ok ? 'whole' : told(opened.problem);
    },
  };
}

/** As the worker of the page reads it. */
function readBy<T extends Types>(rules: Ruleset<T>, text: string): string {
  const answer = readText(rules, text);
  if (answer.kind === 'sealed') return 'sealed';
  if (answer.kind === 'fault') return told(answer.fault);
  const { followed } = answer;
  if (followed.good > answer.record.actions.length) throw new Error('More is good than there is');
  const again = parseRecord<T['Setup'], T['Action']>(rules, recordText(answer.record));
  if (!('record' in again) || JSON.stringify(again.record) !== JSON.stringify(answer.record))
    throw new Error('What was read is not what is written');
  return followed.whole && answer.partsLost === 0 ? 'whole' : 'in part';
}

function told(words: string): string {
  if (words.trim() === '') throw new Error('Refused without a word');
  return words;
}

/** A device with one game kept and on the table. */
async function keptSession<T extends Types>(rules: Ruleset<T>, setup: T['Setup']) {
  const values = new Map<string, unknown>();
  const storage = memoryStorage(values);
  const kept = new Map<string, string>();
  const memory = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  const session = openSession(rules, { storage, tabs: loneTab, memory });
  await session.start(setup, 1, 'Kept');
  await session.idle();
  return { session, storage, values };
}

/** A short game with its fingerprints. */
function sampleGame<T extends Types>(rules: Ruleset<T>, setup: T['Setup'], draw: Draw): string {
  const { name: ruleset, version } = rules;
  const table = openTable(rules, {
    id: 'sample',
    name: 'Sample',
    ruleset,
    version,
    setup,
    seed: 5,
    actions: [],
  });
  const player = anyPlayer(rules, draw(2 ** 31));
  for (let i = 0; i < 30; i++) {
    table.takeSeat();
    const { position } = table.published.getState();
    const action = position === null ? undefined : player(position);
    if (action === undefined) break;
    table.act(action);
  }
  return recordText(table.record());
}

function flippedByte(data: string, draw: Draw): string {
  try {
    const bytes = fromBase64(data.slice(1));
    const at = draw(bytes.length);
    bytes[at] ^= 1 << draw(8);
    return data[0] + toBase64(bytes);
  } catch {
    return data;
  }
}

function safeParse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}
