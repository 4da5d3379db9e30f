import type { Types } from '../../rules/ruleset';
import { notesOf, withNotes } from '../notes';
import type { GameRecord, Mail, MailBegin, OldMail, RecordOf } from '../record';
import { boxed, newLockedKey, type LockedKey } from '../seal';
import { parted } from './begin';
import { newSecret } from './digest';
import type { OpenedMail } from './envelope';
import { opened } from './papers';
import { found, otherSide, sideNamed, type Mailable } from './parts';
import { unfold, type LetterFault, type OwnPart } from './unfold';
import { written } from './write';

/** A record that is played by mail from this device. */
export type ByMailRecord<Setup, Action> = GameRecord<Setup, Action> & { readonly mail: Mail<Action> };

/** Makes of a game at one table one by mail, nothing sent yet. Throws RangeError if it cannot be followed. */
export async function begun<T extends Types>(
  rules: Mailable<T>,
  record: RecordOf<T>,
  { seat, passphrase, opening }: MailBegin,
): Promise<ByMailRecord<T['Setup'], T['Action']>> {
  const other = String(otherSide(rules, seat));
  const locked = await newLockedKey(other, opening);
  const own = await newLockedKey(seat, passphrase);
  return partedFor(rules, record, { seat, own, other: { ...locked, lock: { ...locked.lock, first: true } } });
}

/** The same of a game by mail whose secrets were not yet kept apart; both passphrases stay. Throws RangeError without a lock of the other side. */
export async function renewed<T extends Types>(
  rules: Mailable<T>,
  record: RecordOf<T> & { readonly mail: OldMail },
  passphrase: string,
): Promise<ByMailRecord<T['Setup'], T['Action']>> {
  const { seat, key, locks } = record.mail;
  const lock = found(locks.find(({ side }) => side !== seat));
  const own = await newLockedKey(seat, passphrase);
  return partedFor(rules, record, { seat, own, other: { key, lock: { ...lock, worn: true } } });
}

interface Seats {
  readonly seat: string;
  readonly own: LockedKey;
  readonly other: LockedKey;
}

async function partedFor<T extends Types>(
  rules: Mailable<T>,
  record: RecordOf<T>,
  { seat, own, other }: Seats,
): Promise<ByMailRecord<T['Setup'], T['Action']>> {
  const key = newSecret();
  const { common, papers } = await parted(rules, record);
  const of = (side: string) => papers.get(side) ?? [];
  const notesFor = (side: string) => notesOf(record.notes ?? [], side);
  const theirs = notesFor(other.lock.side);
  const content = { key, papers: of(other.lock.side), ...(theirs.length > 0 && { notes: theirs }) };
  const box = await boxed(JSON.stringify(content), other);
  const made = await unfold(rules, common, { seat, key, own, other: box, papers: of(seat) });
  if (typeof made === 'string') throw new RangeError(`Not by mail: ${made}`);
  const notes = withNotes([], seat, notesFor(seat));
  return { ...(made as ByMailRecord<T['Setup'], T['Action']>), ...(notes.length > 0 && { notes }) };
}

/** The record of a file as its side has opened it, with the key it has from now on; over, its last letter is written. */
export async function received<T extends Types>(
  rules: Mailable<T>,
  { common, content, other }: OpenedMail<T['Setup'], T['Action']>,
  own: LockedKey,
): Promise<ByMailRecord<T['Setup'], T['Action']> | LetterFault | 'falsePapers'> {
  const { key, papers, half, link, draft } = content;
  const seat = own.lock.side;
  const part: OwnPart<T['Action']> = { seat, key, own, other, papers, ...(half !== undefined && { half }) };
  if (link !== undefined && !common.letters.some((letter) => letter.link === link)) return 'notMine';
  const made = await unfold(rules, common, part);
  if (typeof made === 'string') return made;
  const record = made as ByMailRecord<T['Setup'], T['Action']>;
  const owes =
    !common.letters.some((letter) => letter.by === seat && letter.papers) &&
    (common.letters.at(-1)?.lends !== undefined ||
      !rules.byMail.hidesNothing(record.setup, sideNamed(rules, seat)));
  const whole = await opened(rules, record);
  if (whole === 'false') return 'falsePapers';
  if (whole === null) {
    if (!draft) return record;
    const mail = { ...record.mail, ...(draft.asked !== undefined && { asked: draft.asked }) };
    return { ...record, actions: [...record.actions, ...draft.acts], mail };
  }
  if (!owes) return whole as ByMailRecord<T['Setup'], T['Action']>;
  const last = (await written(rules, record)) as ByMailRecord<T['Setup'], T['Action']>;
  const all = await opened(rules, last);
  return all === null || all === 'false' ? 'falsePapers' : (all as ByMailRecord<T['Setup'], T['Action']>);
}
