import * as v from 'valibot';
import { GAMES, gameNamed } from '../rules';
import type { Ruleset, Standing, Types } from '../rules/ruleset';
import { pack, unpack } from './bytes';
import { correspondence, isSent } from './course';
import type { GameRecord } from './record';
import { tidyName } from './record';
import { paddedAlike, unpadded } from './padding';
import { keptText, parseKept, rulesetIn, textOfKept } from './schema';
import type { Fault } from './problems';
import type { KeyedStorage } from './storage';
import type { Cipher } from './cipher';

/** A line of the list of saved games: nothing that one side may not know. */
export interface SavedEntry<Setup> {
  readonly id: string;
  /** The name of its game, as `rules/index.ts` lists them; empty if unknown. */
  readonly ruleset: string;
  readonly name: string;
  /** null: of another game, or not to be read. */
  readonly setup: Setup | null;
  /** What its set-up names so, of another game too; null if unknown. */
  readonly scenario: string | null;
  readonly standing: Standing | null;
  /** ISO date and time of the last change; empty if unknown. */
  readonly date: string;
  /** Kept by name: it stays as it is, playing on makes another game of it. */
  readonly named: boolean;
  /** Under way by mail: the side here that waits for a letter, empty while it can go on. */
  readonly waits?: string;
  /** Under way by mail: the other side decides, and its letter has not gone yet. */
  readonly isToBeSent?: true;
  /** Why it cannot be opened, or null. */
  readonly problem: Fault | null;
}

/** A game that can be gone on with: the first of the list is the one last played. */
export function goesOn({ problem, named, standing }: SavedEntry<unknown>): boolean {
  return problem === null && !named && standing?.ended !== true;
}

/** A game taken from the storage. */
export type Fetched<Setup, Action> =
  | {
      readonly record: GameRecord<Setup, Action>;
      readonly named: boolean;
      /** Actions and newer states that could not be read. */
      readonly lost: number;
      /** As it was kept, what could not be read included. */
      readonly text: string;
    }
  | { readonly problem: Fault; readonly original: string };

/** All that a removed game was made of, to bring it back. */
export type Removed = readonly (readonly [key: string, value: unknown])[];

/**
 * The stored games of every ruleset on this device; those of one are read, the others listed and kept. Every promise
 * fails where the storage fails.
 */
export interface Library<Setup, Action> {
  list(): Promise<readonly SavedEntry<Setup>[]>;
  fetch(id: string): Promise<Fetched<Setup, Action>>;
  keep(record: GameRecord<Setup, Action>, standing: Standing, as?: 'named'): Promise<void>;
  rename(id: string, name: string): Promise<void>;
  remove(id: string): Promise<Removed>;
  restore(removed: Removed): Promise<void>;
}

interface Head<Setup> {
  readonly ruleset: string;
  readonly id: string;
  readonly name: string;
  readonly setup: Setup;
  readonly standing: Standing;
  readonly date: string;
  readonly named: boolean;
  readonly waits?: string;
  readonly isToBeSent?: true;
}

const headSchema = v.object({
  /** Heads of before there were several games name none. */
  ruleset: v.optional(v.string(), GAMES[0].name),
  id: v.string(),
  name: v.pipe(v.string(), v.transform(tidyName)),
  setup: v.unknown(),
  standing: v.object({
    turn: v.number(),
    phase: v.string(),
    side: v.nullable(v.string()),
    ended: v.boolean(),
    winner: v.nullable(v.string()),
  }),
  date: v.string(),
  named: v.boolean(),
  waits: v.exactOptional(v.string()),
  isToBeSent: v.exactOptional(v.literal(true)),
});

/** The stored games, read by one ruleset; `now`: ISO date and time. */
export function openLibrary<T extends Types>(
  rules: Ruleset<T>,
  storage: KeyedStorage,
  cipher: Cipher,
  now: () => string = () => new Date().toISOString(),
): Library<T['Setup'], T['Action']> {
  async function headOf(id: string): Promise<Head<unknown> | null> {
    const [value] = await storage.read([headKey(id)]);
    return asHead(value);
  }

  /** The head of a game of another ruleset is taken as it is. */
  function asHead(value: unknown): Head<unknown> | null {
    const read = v.safeParse(headSchema, value);
    if (!read.success) return null;
    const { ruleset, setup } = read.output;
    return ruleset !== rules.name || rules.isSetup(setup) ? read.output : null;
  }

  function entryOf({ setup, ...kept }: Head<unknown>): SavedEntry<T['Setup']> {
    const own = kept.ruleset === rules.name && rules.isSetup(setup) ? setup : null;
    const problem = own !== null || gameNamed(kept.ruleset) ? null : 'notInstalled';
    return { ...kept, setup: own, scenario: scenarioIn(setup), problem };
  }

  /** The keys of its states, the newest first. */
  async function statesOf(id: string): Promise<readonly string[]> {
    const prefix = `game/${id}/`;
    const keys = (await storage.keys()).filter((key) => key.startsWith(prefix)).sort();
    return [...keys.filter(isSerial).reverse(), ...keys.filter((key) => !isSerial(key))];
  }

  /** The packed states under these keys but padding; null: one that cannot be read. */
  async function packedAt(keys: readonly string[]): Promise<readonly (Uint8Array<ArrayBuffer> | null)[]> {
    const states = await cipher.read(keys);
    return states.map((bytes) => bytes && unpadded(bytes)).filter((packed) => packed?.length !== 0);
  }

  /** Without a readable head: whatever its newest readable state tells. */
  async function withoutHead(id: string): Promise<SavedEntry<T['Setup']>> {
    const found = await fetch(id);
    const told = { id, standing: null, date: '', named: false };
    if ('record' in found) {
      const { ruleset, name, setup } = found.record;
      return { ...told, ruleset, name, setup, scenario: scenarioIn(setup), problem: null };
    }
    const ruleset = rulesetIn(found.original);
    const problem = found.problem === 'otherGame' && gameNamed(ruleset) ? null : found.problem;
    return { ...told, ruleset, name: 'A saved game', setup: null, scenario: null, problem };
  }

  async function fetch(id: string): Promise<Fetched<T['Setup'], T['Action']>> {
    const head = await headOf(id);
    const named = head?.named ?? false;
    let first: { problem: Fault; original: string } | null = null;
    for (const [lost, packed] of (await packedAt(await statesOf(id))).entries()) {
      const kept = packed && (await unpack(packed, Infinity).catch(() => null));
      const read = kept === null ? null : parseKept<T['Setup'], T['Action']>(rules, kept);
      const text = kept === null ? '' : textOfKept(kept);
      if (read && 'record' in read)
        return {
          record: { ...read.record, id, name: head?.name ?? read.record.name },
          named,
          lost: lost + read.partsLost,
          text,
        };
      const fault = read && 'fault' in read ? read.fault : 'locked';
      first ??= { problem: fault, original: text };
    }
    return first ?? { problem: 'gone', original: '' };
  }

  return {
    async list() {
      const keys = await storage.keys();
      const ids = [...new Set(keys.flatMap((key) => idOf(key) ?? []))];
      const heads = await storage.read(ids.map(headKey));
      const entries = await Promise.all(
        ids.map(async (id, index): Promise<SavedEntry<T['Setup']>> => {
          const head = asHead(heads[index]);
          return head ? entryOf(head) : withoutHead(id);
        }),
      );
      return entries.sort((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0));
    },
    fetch,
    async keep(record, standing, as) {
      const { id, setup, ruleset } = record;
      const going = correspondence(record.mail);
      const before = await statesOf(id);
      const [known, packed] = await Promise.all([packedAt(before), pack(keptText(record))]);
      const earlier = await Promise.all(
        known.map(async (state) => (state && (!record.mail || (await isSealed(state))) ? state : null)),
      );
      const states = paddedAlike([packed, ...earlier.filter((state) => state !== null)]);
      const head = (old: unknown): Head<T['Setup']> => ({
        ruleset,
        id,
        name: asHead(old)?.name ?? record.name,
        setup: rules.openSetup?.(setup) ?? setup,
        standing,
        date: now(),
        named: as === 'named',
        ...(going && { waits: isSent(going) ? going.seat : '' }),
        ...(going && !isSent(going) && ![going.seat, null].includes(standing.side) && { isToBeSent: true }),
      });
      const locked = states.map((bytes, age) => [stateKey(id, age), bytes] as const);
      const written = new Set(locked.map(([key]) => key));
      await cipher.write({
        locked,
        open: [[headKey(id), head]],
        removed: before.filter((key) => !written.has(key)),
      });
    },
    async rename(id, name) {
      const tidy = tidyName(name);
      if (tidy === '') return;
      await storage.change([headKey(id)], ([old]) => {
        const head = asHead(old);
        return head ? [[headKey(id), { ...head, name: tidy }]] : [];
      });
    },
    async remove(id) {
      const keys = [headKey(id), ...(await statesOf(id))];
      const values = await storage.read(keys);
      await storage.remove(keys);
      return keys.map((key, index) => [key, values[index]] as const);
    },
    restore: async (removed) => storage.write(removed.filter(([, value]) => value !== undefined)),
  };
}

/** The set-up of every game names its scenario. */
function scenarioIn(setup: unknown): string | null {
  const { scenario } = (setup ?? {}) as { readonly scenario?: unknown };
  return typeof scenario === 'string' ? scenario : null;
}

/** A state in which the game is played by mail; of the time before, nothing is to be opened any more. */
async function isSealed(packed: Uint8Array<ArrayBuffer>): Promise<boolean> {
  const kept = await unpack(packed, Infinity).catch(() => 'null');
  return !kept.startsWith('null');
}

function headKey(id: string): string {
  return `head/${id}`;
}

/** `age` 0: the newest. Every save moves them on by one, so that no key tells how many there have been. */
function stateKey(id: string, age: number): string {
  return `game/${id}/s${age}`;
}

/** Earlier versions of the program numbered the states of a game from the first. */
function isSerial(key: string): boolean {
  return /\/\d{8}$/.test(key);
}

function idOf(key: string): string | undefined {
  const [kind, id] = key.split('/');
  return (kind === 'head' || kind === 'game') && id ? id : undefined;
}
