import type { Ruleset, Types } from '../../rules/ruleset';
import { fileOf, type Done, type Opened, type SavedFile } from '../commands';
import { asFiled, correspondence, isOld, isSent } from '../course';
import type { Library } from '../library';
import { notesOf, withNotes } from '../notes';
import type { GameRecord, Mail, MailBegin, OldMail, RecordOf } from '../record';
import type { Notice, Problem } from '../problems';
import type { Read } from '../reading';
import type { Followed } from '../replay';
import { recordText, sealedText, type OldSealed, type Sealed } from '../schema';
import { standsAsNow } from '../standsAsNow';
import { newLockedKey, sealedUnder, unsealOld, type LockedKey } from '../seal';
import { webCrypto } from '../cipher';
import { compared } from './compare';
import { mailText, openMail, type OpenedMail } from './envelope';
import { begun, received, renewed, type ByMailRecord } from './office';
import { opened } from './papers';
import type { Mailable } from './parts';
import { whyNotAgain, whyNotBegin, whyNotOwn } from './passphrases';
import { rekept, type Here } from './rekept';
import { written } from './write';

/** What play by mail needs of the session. */
export interface MailSession<T extends Types> {
  table(): { record(): RecordOf<T>; isAway(): boolean } | null;
  library(): Promise<Library<T['Setup'], T['Action']>>;
  open(id: string): Promise<Opened>;
  /** Keeps a game from outside and puts it on the table as far as it is good. */
  layImported(
    record: RecordOf<T>,
    partsLost: number,
    followed: Followed<T['Side']>,
    cancel?: AbortSignal,
  ): Promise<Opened>;
  /** Where a record leads. */
  look(record: RecordOf<T>): Followed<T['Side']>;
  /** Reads a text from outside. */
  read(text: string, cancel?: AbortSignal): Promise<Read<T>>;
  readonly here: Here<T>;
}

type Filed = Done<{ readonly file: SavedFile }>;

/** Games by mail that leave this device and come to it. */
export function mailing<T extends Types>(ruleset: Ruleset<T>, session: MailSession<T>) {
  type Kept = RecordOf<T>;
  const { byMail } = ruleset;
  const rules = byMail && { ...ruleset, byMail };

  async function find(id: string): Promise<Kept | null> {
    const onTable = session.table()?.record();
    if (onTable?.id === id) return onTable;
    const fetched = await (await session.library()).fetch(id);
    return 'record' in fetched ? fetched.record : null;
  }

  /** The game as a sealed file, whatever has been done since the last letter with it. */
  async function copyOf(record: Kept): Promise<Filed> {
    if (!webCrypto()) return problem('noWebCrypto');
    if (isOld(record.mail)) return filed(record, await oldText(record, record.mail));
    return filed(record, await mailText(record as ByMailRecord<T['Setup'], T['Action']>));
  }

  /** `stands`: the game is still what it was when it was asked for. */
  async function exportSealed(stands: () => boolean, begin?: MailBegin): Promise<Filed> {
    if (!stands()) return problem('goneOn');
    const record = session.table()?.record();
    if (!record) return problem('noGame');
    if (!webCrypto() || !rules) return problem(rules ? 'noWebCrypto' : 'notOffered');
    if (record.mail && !isOld(record.mail)) {
      const going = correspondence(record.mail);
      if (!going) return noted(session.here, record, await copyOf(record), stands);
      if (isSent(going) || !session.table()?.isAway()) return copyOf(record);
      return send(rules, record as ByMailRecord<T['Setup'], T['Action']>, stands);
    }
    // Both sides would read the position it began at, and what was secret in it.
    const open = ruleset.openSetup?.(record.setup) ?? record.setup;
    if (JSON.stringify(open) !== JSON.stringify(record.setup)) return problem('fromPosition');
    const why = record.mail ? whyNotAgain(begin) : whyNotBegin(begin);
    if (why !== null || !begin) return problem(why ?? 'noPassphrases');
    const apart = isOld(record.mail)
      ? renewed(rules, { ...record, mail: record.mail }, begin.passphrase)
      : begun(rules, record, begin);
    return send(rules, await apart, stands);
  }

  /** A letter leaves only once it is kept: a device that forgot it would write another. */
  async function send(
    mailable: NonNullable<typeof rules>,
    record: ByMailRecord<T['Setup'], T['Action']>,
    stands: () => boolean,
  ): Promise<Filed> {
    const sent = (await written(mailable, record)) as ByMailRecord<T['Setup'], T['Action']>;
    const made = filed(sent, await mailText(sent));
    const whole = await opened(mailable, sent);
    const kept = whole && whole !== 'false' ? asFiled(whole, made.file) : sent;
    const why = await rekept(session.here, kept, stands, 'must');
    return why === null ? made : problem(why);
  }

  async function importSealed(text: string, passphrase: string, own?: string): Promise<Opened> {
    if (!webCrypto()) return problem('noWebCrypto');
    const outer = await session.read(text);
    if (outer.kind !== 'sealed') return problem('wrongPassphrase');
    if (!rules) return problem('notOffered');
    const { sealed } = outer;
    if ('locks' in sealed) return importOld(rules, sealed, { passphrase, own });
    const opens = (file: Sealed) => openMail<T['Setup'], T['Action']>(rules, file, passphrase);
    const opened = await opens(sealed);
    if (opened === null || opened === 'damaged') return problem(opened ?? 'wrongPassphrase');
    const known = await find(opened.common.id);
    const mail = isFor(opened, known?.mail?.seat) ? opened : await opens(turned(sealed));
    if (mail === null || mail === 'damaged') return problem('damaged');
    const told = known && (await againstKnown(known, mail));
    return told ?? take(rules, mail, { passphrase, own, known });
  }

  /** What is told of a file that brings nothing new to a game known here; null: it brings something. */
  async function againstKnown(
    known: Kept,
    { common, own }: OpenedMail<T['Setup'], T['Action']>,
  ): Promise<Opened | null> {
    const mail = known.mail;
    if (mail && mail.seat !== own.lock.side) return problem('otherSideHere');
    if (!mail || isOld(mail)) return isSameGame(known, common) ? null : problem('otherVersion');
    const result = compared(mail.letters, common.letters);
    if (result.kind === 'newer') return null;
    if (result.kind === 'known') return reopened(known.id);
    const noted = { ...known, mail: noting(mail, result.letter.link) };
    const why = await rekept(session.here, noted, standsAsNow(session.here.state));
    return problem(why ?? (result.known.by === mail.seat ? 'changesOwn' : 'otherVersion'));
  }

  async function reopened(id: string): Promise<Opened> {
    const done = await session.open(id);
    return done.ok ? { ok: true, notice: done.notice ?? 'openedBefore' } : done;
  }

  async function take(
    mailable: Mailable<T>,
    mail: OpenedMail<T['Setup'], T['Action']>,
    { passphrase, own, known }: Opening & { readonly known: Kept | null },
  ): Promise<Opened> {
    const locked = await lockedAnew(mail.own, { passphrase, own });
    if ('ok' in locked) return locked;
    const record = await received(mailable, mail, locked);
    if (typeof record === 'string') return problem(record);
    // What this device knows is newer than what travels with the file.
    const seat = record.mail.seat;
    const notes = withNotes([], seat, known ? notesOf(known.notes ?? [], seat) : (mail.content.notes ?? []));
    const noted = notes.length > 0 ? { ...record, notes } : record;
    const done = await laid({ ...noted, name: known?.name ?? record.name });
    if (!done.ok) return done;
    return { ok: true, notice: done.notice ?? noticeOf(record, known?.mail) };
  }

  async function laid(record: Kept): Promise<Opened> {
    return session.layImported(record, 0, session.look(record));
  }

  /** Under a passphrase of its own where another knows the key or chose the word. */
  async function lockedAnew(
    { key, lock }: LockedKey,
    { passphrase, own }: Opening,
  ): Promise<LockedKey | Extract<Opened, { ok: false }>> {
    if (lock.first) {
      const why = whyNotOwn(passphrase, own);
      return why === null ? newLockedKey(lock.side, own ?? '') : { ...problem(why), ownNeeded: true };
    }
    return lock.worn ? newLockedKey(lock.side, passphrase) : { key, lock };
  }

  /** A file of before the secrets were kept apart: it goes on with them apart. */
  async function importOld(
    mailable: Mailable<T>,
    sealed: OldSealed,
    { passphrase, own }: Opening,
  ): Promise<Opened> {
    const open = await unsealOld(sealed, passphrase);
    if (!open) return problem('wrongPassphrase');
    const read = await session.read(open.text);
    if (read.kind !== 'game') return problem(read.kind === 'fault' ? read.fault : 'otherFile');
    const why = open.lock.first ? whyNotOwn(passphrase, own) : null;
    if (why !== null) return { ...problem(why), ownNeeded: true };
    const known = await find(read.record.id);
    if (known && !isOld(known.mail)) return reopened(known.id);
    if (known && !begins(read.record, known)) return problem('otherVersion');
    if (known && known.actions.length >= read.record.actions.length) return reopened(known.id);
    const mail: OldMail = { seat: open.lock.side, key: open.key, locks: sealed.locks };
    return laid(await renewed(mailable, { ...read.record, mail }, own ?? passphrase));
  }

  return { copyOf, exportSealed, importSealed };
}

/** That a file has been made of the last letter of a game that is over is kept. */
async function noted<T extends Types>(
  here: Here<T>,
  record: RecordOf<T>,
  made: Filed,
  stands: () => boolean,
): Promise<Filed> {
  if (made.ok) await rekept(here, asFiled(record, made.file), stands);
  return made;
}

async function oldText<Setup, Action>(
  record: GameRecord<Setup, Action>,
  { key, locks }: OldMail,
): Promise<string> {
  const seal: OldSealed = { locks: [...locks], ...(await sealedUnder(recordText(record), key)) };
  return sealedText(record.ruleset, seal);
}

/** The box of the seat kept here, else of who is to read: both sides may have chosen the same passphrase. */
function isFor({ own, common }: OpenedMail<unknown, unknown>, seat: string | undefined): boolean {
  const { side } = own.lock;
  return seat === undefined ? common.letters.at(-1)?.by !== side : seat === side;
}

function turned({ boxes: [first, second], ...kept }: Sealed): Sealed {
  return { ...kept, boxes: [second, first] };
}

interface Opening {
  readonly passphrase: string;
  readonly own: string | undefined;
}

/** What is to be said of letters that have come. */
function noticeOf<Setup, Action>(
  { mail }: ByMailRecord<Setup, Action>,
  known: Mail<Action> | OldMail | undefined,
): Notice | null {
  if (mail.over) return 'over';
  const before = known && !isOld(known) ? known.letters.length : 0;
  return mail.letters.slice(before).some(({ by, twice }) => by !== mail.seat && twice) ? 'toldTwice' : null;
}

function noting<Action>(mail: Mail<Action>, link: string): Mail<Action> {
  return { ...mail, twice: [...new Set([...(mail.twice ?? []), link])].slice(0, MOST_NOTED) };
}

const MOST_NOTED = 20;

function isSameGame(
  known: GameRecord<unknown, unknown>,
  come: Pick<GameRecord<unknown, unknown>, 'setup' | 'seed'>,
) {
  return JSON.stringify([known.setup, known.seed]) === JSON.stringify([come.setup, come.seed]);
}

/** The longer of two records of one game begins like the shorter. */
function begins(one: GameRecord<unknown, unknown>, two: GameRecord<unknown, unknown>): boolean {
  const count = Math.min(one.actions.length, two.actions.length);
  const start = ({ actions }: GameRecord<unknown, unknown>) => JSON.stringify(actions.slice(0, count));
  return isSameGame(one, two) && start(one) === start(two);
}

function problem(why: Problem): { readonly ok: false; readonly problem: Problem } {
  return { ok: false, problem: why };
}

/** Named after the game and the number of the letter it is; a copy in the middle of a turn is none. */
function filed<Setup, Action>({ name, mail }: GameRecord<Setup, Action>, text: string) {
  const posted = mail && !isOld(mail) ? mail : null;
  const sent = posted?.letters.filter(({ atTable }) => !atTable).length;
  const what = posted && isSent(posted) ? ` letter ${sent}` : correspondence(mail) ? ' copy' : '';
  return { ok: true as const, file: fileOf({ name: `${name}${what}` }, text) };
}
