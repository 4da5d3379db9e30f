import type { Ruleset, Types } from '../../rules/ruleset';
import { succeeds } from '../autosave';
import { toBase64 } from '../bytes';
import { tried, type Opened } from '../commands';
import { correspondence, isOld } from '../course';
import type { Fetched } from '../library';
import { momentsOf, type Moment } from '../moments';
import { askToPersist } from '../persistence';
import { BUDGET } from '../reading';
import type { GameRecord, RecordOf } from '../record';
import { following, goodPart, type Followed } from '../replay';
import { inStretches, Stopped, type Limits } from '../stretches';
import type { Opening } from './options';
import type { Stored } from './stored';
import type { Held, TabTable } from './tabTable';

/** A record as far as it can be followed, played. */
interface Played<T extends Types> {
  readonly followed: Followed<T['Side']>;
  readonly good: RecordOf<T>;
  readonly past: readonly Moment<T>[];
}

type Readable<T extends Types> = Extract<Fetched<T['Setup'], T['Action']>, { readonly record: RecordOf<T> }>;

/** Puts games that have been kept, or come from outside, on the table. */
export function openingOf<T extends Types>(
  { rules, state }: Opening<T>,
  { stored, table }: { readonly stored: Stored<T>; readonly table: TabTable<T> },
) {
  /** Lays a record that has been read as far as it can be followed; a part or a named save becomes another game. */
  async function layRead(
    { record, named, lost: unread }: Omit<Readable<T>, 'text'>,
    held: Held,
    { followed, good, past }: Played<T>,
  ): Promise<Opened> {
    const whole = followed.whole && unread === 0;
    if (!whole && correspondence(record.mail)) {
      held.release();
      return { ok: false, problem: 'notFollowed' };
    }
    if (held.isLost()) return { ok: false, problem: 'playedElsewhere', otherTab: record.id };
    const copied = named || !whole;
    const id = copied ? newId() : record.id;
    if (copied) held.release();
    await table.leave();
    table.take(copied ? await table.seize(id) : held);
    table.lay({ ...(copied ? withoutLetters(good) : good), id }, record.id, past);
    const versions = { kept: record.version, now: rules.version };
    return { ok: true, notice: whole ? null : { turn: followed.standing.turn, versions } };
  }

  return {
    async open(id: string, how?: 'takeOver', cancel?: AbortSignal): Promise<Opened> {
      return tried(async () => {
        if (isBack(state, table, id)) return { ok: true, notice: null };
        const games = await stored.library();
        const held = how === 'takeOver' ? await table.seize(id) : await table.hold(id);
        if (!held) return { ok: false, problem: 'playedElsewhere', otherTab: id };
        return holding(held, async () => {
          const fetched = await games.fetch(id);
          if ('record' in fetched)
            return layRead(fetched, held, await playThrough(rules, fetched.record, { limits: { cancel } }));
          held.release();
          return { ok: false, problem: fetched.problem };
        });
      });
    },

    /** Keeps a game from outside as it came, then lays it as far as it is good. */
    async layImported(
      record: RecordOf<T>,
      lost: number,
      followed: Followed<T['Side']>,
      cancel?: AbortSignal,
    ): Promise<Opened> {
      const played = await playThrough(rules, record, {
        limits: { cancel, budget: BUDGET },
        known: followed,
      });
      // It may already be the one on this table.
      const here = table.has(record.id);
      if (here) await table.leave();
      const held = await table.hold(record.id);
      if (!held) return { ok: false, problem: 'playedElsewhere', otherTab: record.id };
      void askToPersist();
      return holding(held, async () => {
        if (cancel?.aborted) throw new Stopped('cancelled');
        const kept = await succeeds(stored.keepNow(record, followed.standing));
        const done = await layRead({ record, named: false, lost }, held, played);
        // Why it is not kept is told of the table.
        if (done.ok && !kept) table.keep();
        // What lay here before still does.
        const again = !done.ok && here ? await table.hold(record.id) : null;
        if (again) table.take(again);
        await stored.refresh();
        return done;
      });
    },
  };
}

/** The game lies on this table; who comes back to it may be somebody else. */
function isBack<T extends Types>(state: Opening<T>['state'], table: TabTable<T>, id: string): boolean {
  if (!table.has(id)) return false;
  state.getState().table?.comeBack();
  return true;
}

/** Gives the game free where the work on it fails. */
async function holding<Value>(held: Held, work: () => Promise<Value>): Promise<Value> {
  return work().catch((error: unknown) => {
    held.release();
    throw error;
  });
}

/** Plays what is good of a record, the page free in between. Throws Stopped where a limit is met. */
async function playThrough<T extends Types>(
  rules: Ruleset<T>,
  record: RecordOf<T>,
  { limits, known }: { readonly limits: Limits; readonly known?: Followed<T['Side']> },
): Promise<Played<T>> {
  const followed = known ?? (await inStretches(following(rules, record), limits));
  const good = followed.whole ? record : goodPart(record, followed.good);
  return { followed, good, past: await momentsOf(rules, good, limits) };
}

/** A copy of a game that was played by mail has no letters to send. */
function withoutLetters<Setup, Action>({
  mail,
  ...record
}: GameRecord<Setup, Action>): GameRecord<Setup, Action> {
  return isOld(mail) ? { ...record, mail } : record;
}

/** A name nobody else has chosen. */
export function newId(): string {
  return toBase64(crypto.getRandomValues(new Uint8Array(12)));
}
