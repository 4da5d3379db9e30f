import type { Ruleset, Types } from '../rules/ruleset';
import { withPerson } from './branch';
import { eachOnce, fileOf, tried, type Done, type Opened, type SavedFile, type Transfer } from './commands';
import { linkData } from './link';
import type { MailSession } from './mail/mailing';
import type { RecordOf } from './record';
import type { Problem } from './problems';
import type { Read } from './reading';
import type { Followed } from './replay';
import { recordText } from './schema';
import { standsAsNow } from './standsAsNow';

/** What sending and receiving needs of the session. */
interface TransferSession<T extends Types> extends MailSession<T> {
  table(): {
    record(): RecordOf<T>;
    secretSides(): readonly T['Side'][];
    isAway(): boolean;
  } | null;
  /** Reads a text from outside. */
  read(text: string, cancel?: AbortSignal): Promise<Read<T>>;
  /** Where a record leads. */
  look(record: RecordOf<T>): Followed<T['Side']>;
  newId(): string;
}

/** Games that leave this device and come to it: files, sealed files, links. */
export function transfer<T extends Types>(rules: Ruleset<T>, session: TransferSession<T>): Transfer {
  type Kept = RecordOf<T>;
  type Found = { readonly record: Kept; readonly text: string };
  const once = eachOnce();
  /** Loaded when it is first asked for: most games know no mail. */
  const mail = () => import('./mail/mailing').then(({ mailing }) => mailing(rules, session));

  /** The game on the table, or a saved one. */
  async function find(
    id?: string,
  ): Promise<Found | { readonly problem: Problem; readonly original: string }> {
    const record = session.table()?.record();
    if (id === undefined || id === record?.id)
      return record ? { record, text: recordText(record) } : { problem: 'noGame', original: '' };
    return (await session.library()).fetch(id);
  }

  async function exportFile(id?: string): Promise<Done<{ file: SavedFile }>> {
    const found = await find(id);
    if ('record' in found) {
      const { record, text } = found;
      return isByMail(session, record)
        ? (await mail()).copyOf(record)
        : { ok: true, file: fileOf(record, text) };
    }
    if (found.original === '') return { ok: false, problem: found.problem };
    return { ok: true, file: { name: `unreadable-${id ?? 'game'}.json`, text: found.original } };
  }

  async function importText(text: string, cancel?: AbortSignal, sits = false): Promise<Opened> {
    const read = await session.read(text, cancel);
    if (read.kind === 'sealed') return { ok: false, problem: 'sealed' };
    if (read.kind === 'fault') return { ok: false, problem: read.fault };
    const { standing } = read.followed;
    const come = sits ? withPerson(read.record, rules.sides.map(String), standing.side) : read.record;
    const record = { ...come, id: session.newId() };
    return session.layImported(record, read.partsLost, read.followed, cancel);
  }

  async function shareGame(): Promise<Done<{ data: string }>> {
    const table = session.table();
    if (!table) return { ok: false, problem: 'noGame' };
    const record = table.record();
    if (isByMail(session, record)) return { ok: false, problem: 'stillByMail' };
    if (table.secretSides().length > 0) return { ok: false, problem: 'stillSecret' };
    const data = await linkData({ kind: 'game', text: recordText(record) });
    return data === null ? { ok: false, problem: 'linkTooLong' } : { ok: true, data };
  }

  return {
    fileHolds: (id) =>
      tried(async () => {
        const found = await find(id);
        if (!('record' in found)) return { ok: true, holds: { secret: [], side: null } };
        const { secret, standing } = session.look(found.record);
        const told = isByMail(session, found.record) ? [] : secret.map(String);
        return { ok: true, holds: { secret: told, side: standing.side } };
      }),
    exportFile: (id) => tried(() => exportFile(id)),
    importText: (text, cancel) => tried(() => importText(text, cancel)),
    playOn: (text) => tried(() => importText(text, undefined, true)),
    importSealed: (...of) => once(JSON.stringify(of), async () => (await mail()).importSealed(...of)),
    // A second letter would not be the first one.
    exportSealed: async (begin) => {
      const stands = standsAsNow(session.here.state);
      return once('seal', async () => (await mail()).exportSealed(stands, begin));
    },
    shareGame: () => tried(() => shareGame()),
  };
}

/** It is played by mail, and until it ends leaves this device only sealed. */
function isByMail<T extends Types>(session: Pick<TransferSession<T>, 'look'>, record: RecordOf<T>): boolean {
  if (!record.mail || ('over' in record.mail && record.mail.over)) return false;
  if ('letters' in record.mail) return true;
  const { whole, standing } = session.look(record);
  return !(whole && standing.ended);
}
