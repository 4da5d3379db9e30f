import { fingerprintOf } from '../rules/fingerprint';
import { tried, type Done, type Opened, type SavedFile, type Sending } from './commands';
import type { Library } from './library';
import { linkData } from './link';
import type { GameRecord, Mail, MailBegin } from './record';
import type { Read } from './reading';
import type { Followed } from './replay';
import { recordText, sealedText, type Shapes } from './schema';
import { changePassphrase, isLongEnough, isOpeningWord, newMail, seal, unseal } from './seal';
import { webCrypto } from './vault';
import { NO_GAME, faultWords } from './words';

/** What sending and receiving needs of the session. */
interface Desk<Setup, Action, Side> {
  table(): {
    record(): GameRecord<Setup, Action>;
    secretSides(): readonly Side[];
  } | null;
  library(): Promise<Library<Setup, Action>>;
  /** Where a record leads. */
  look(record: GameRecord<Setup, Action>): Followed<Side>;
  /** Opens a game that is kept here. */
  open(id: string): Promise<Opened>;
  /** Keeps a game from outside and puts it on the table as far as it is good. */
  layImported(
    record: GameRecord<Setup, Action>,
    partsLost: number,
    followed: Followed<Side>,
  ): Promise<Opened>;
  /** Reads a text from outside. */
  read(text: string, cancel?: AbortSignal): Promise<Read<Setup, Action, Side>>;
  /** Puts the game on the table there again, changed. */
  relay(record: GameRecord<Setup, Action>): void;
  newId(): string;
}

/** Games that leave this device and come to it: files, sealed files, links. */
export function sending<Setup, Action, Side>(
  rules: Shapes<Setup, Action> & { readonly sides: readonly Side[] },
  desk: Desk<Setup, Action, Side>,
): Sending {
  type Kept = GameRecord<Setup, Action>;
  type Found = { readonly record: Kept; readonly text: string };

  /** The game on the table, or a saved one. */
  async function find(id?: string): Promise<Found | { readonly problem: string; readonly original: string }> {
    const record = desk.table()?.record();
    if (id === undefined || id === record?.id)
      return record ? { record, text: recordText(record) } : { problem: NO_GAME, original: '' };
    return (await desk.library()).fetch(id);
  }

  function isOver(record: Kept): boolean {
    const { whole, standing } = desk.look(record);
    return whole && standing.ended;
  }

  async function exportFile(id?: string): Promise<Done<{ file: SavedFile }>> {
    const found = await find(id);
    if ('record' in found) {
      const { record, text } = found;
      return record.mail && !isOver(record)
        ? exportMail(record, record.mail)
        : { ok: true, file: fileOf(record, text) };
    }
    if (found.original === '') return { ok: false, problem: found.problem };
    return { ok: true, file: { name: `unreadable-${id ?? 'game'}.json`, text: found.original } };
  }

  async function exportMail(record: Kept, mail: Mail): Promise<Done<{ file: SavedFile }>> {
    if (!webCrypto()) return { ok: false, problem: faultWords('noWebCrypto') };
    const text = sealedText(rules.name, await seal(recordText(record), mail));
    return { ok: true, file: fileOf(record, text) };
  }

  async function exportSealed(begin?: MailBegin): Promise<Done<{ file: SavedFile }>> {
    const record = desk.table()?.record();
    if (!record) return { ok: false, problem: NO_GAME };
    if (!webCrypto()) return { ok: false, problem: faultWords('noWebCrypto') };
    const why = record.mail ? null : whyNotBegin(begin);
    if (why !== null) return { ok: false, problem: why };
    const mail = record.mail ?? (begin && (await newMail(begin, otherThan(begin.seat))));
    if (!mail) return { ok: false, problem: NO_PASSPHRASES };
    const done = await exportMail(record, mail);
    const away = desk.look(record).standing.side !== mail.seat;
    if (done.ok) desk.relay({ ...record, mail: away ? { ...mail, sent: record.actions.length } : mail });
    return done;
  }

  function otherThan(seat: string): string {
    return rules.sides.map(String).find((side) => side !== seat) ?? seat;
  }

  async function importText(text: string, cancel?: AbortSignal): Promise<Opened> {
    const read = await desk.read(text, cancel);
    if (read.kind === 'sealed') return { ok: false, problem: SEALED, sealed: true };
    if (read.kind === 'fault') return { ok: false, problem: faultWords(read.fault) };
    return desk.layImported({ ...read.record, id: desk.newId() }, read.partsLost, read.followed);
  }

  async function importSealed(text: string, passphrase: string, own?: string): Promise<Opened> {
    if (!webCrypto()) return { ok: false, problem: faultWords('noWebCrypto') };
    const outer = await desk.read(text);
    const opened = outer.kind === 'sealed' ? await unseal(outer.sealed, passphrase) : null;
    if (!opened) return { ok: false, problem: faultWords('wrongPassphrase') };
    const read = await desk.read(opened.text);
    if (read.kind !== 'game')
      return { ok: false, problem: faultWords(read.kind === 'fault' ? read.fault : 'otherFile') };
    const known = await knownAs(read.record);
    if (known === 'other') return { ok: false, problem: OTHER_VERSION };
    if (known === 'here') return reopened(read.record.id);
    if (!isOpeningWord(opened.mail))
      return desk.layImported({ ...read.record, mail: opened.mail }, read.partsLost, read.followed);
    if (own === undefined) return { ok: false, problem: OWN_NEEDED, ownNeeded: true };
    const why = whyNotOwn(passphrase, own);
    if (why !== null) return { ok: false, problem: why, ownNeeded: true };
    const mail = await changePassphrase(opened.mail, own);
    return desk.layImported({ ...read.record, mail }, read.partsLost, read.followed);
  }

  /**
   * What is known here of a game that comes by mail: nothing or less of it, as much or more, or another game under its
   * name: other choices, another set-up or other dice.
   */
  async function knownAs(record: Kept): Promise<'new' | 'here' | 'other'> {
    const fetched = await find(record.id);
    if (!('record' in fetched)) return fetched.original === '' ? 'new' : 'other';
    const known = fetched.record;
    const common = Math.min(known.actions.length, record.actions.length);
    if (fingerprintOf(beginning(known, common)) !== fingerprintOf(beginning(record, common))) return 'other';
    if (!known.mail || record.actions.length > known.actions.length) return 'new';
    return 'here';
  }

  async function reopened(id: string): Promise<Opened> {
    const done = await desk.open(id);
    return done.ok ? { ok: true, notice: done.notice ?? OPENED_BEFORE } : done;
  }

  return {
    fileHolds: (id) =>
      tried(async () => {
        const found = await find(id);
        if (!('record' in found)) return { ok: true, holds: { secret: [], side: null } };
        const { secret, standing } = desk.look(found.record);
        const told = found.record.mail ? [] : secret.map(String);
        return { ok: true, holds: { secret: told, side: standing.side } };
      }),
    exportFile: (id) => tried(() => exportFile(id)),
    importText: (text, cancel) => tried(() => importText(text, cancel)),
    importSealed: (text, passphrase, own) => tried(() => importSealed(text, passphrase, own)),
    exportSealed: (begin) => tried(() => exportSealed(begin)),
    shareGame: () =>
      tried<{ data: string }>(async () => {
        const table = desk.table();
        if (!table) return { ok: false, problem: NO_GAME };
        const record = table.record();
        if (record.mail && !isOver(record)) return { ok: false, problem: STILL_BY_MAIL };
        if (table.secretSides().length > 0) return { ok: false, problem: STILL_SECRET };
        const data = await linkData({ kind: 'game', text: recordText(record) });
        return data === null ? { ok: false, problem: faultWords('linkTooLong') } : { ok: true, data };
      }),
  };
}

/** Why a game by mail cannot begin with these passphrases, or null. */
export function whyNotBegin(begin?: Omit<MailBegin, 'seat'>): string | null {
  if (!begin || begin.passphrase === '' || begin.opening === '') return NO_PASSPHRASES;
  if (!isLongEnough(begin.passphrase) || !isLongEnough(begin.opening)) return faultWords('shortPassphrase');
  return begin.passphrase === begin.opening ? SAME_PASSPHRASE : null;
}

function whyNotOwn(opening: string, own: string): string | null {
  if (!isLongEnough(own)) return faultWords('shortPassphrase');
  return own === opening ? OPENING_WORD_KNOWN : null;
}

/** What two records of one game have in common when so many actions have been done. */
function beginning<Setup, Action>(record: GameRecord<Setup, Action>, count: number) {
  const { setup, seed, actions, checks = [] } = record;
  return [setup, seed, actions.slice(0, count), checks.filter(({ after }) => after < count)];
}

const SEALED = 'This game is sealed. It opens with the passphrase of a side.';
const NO_PASSPHRASES = 'Choose your passphrase and a word with which the other side opens its first mail.';
const SAME_PASSPHRASE =
  'Choose another word for the other side: with your passphrase it would open your mail.';
const OWN_NEEDED =
  'The other side has chosen this word. Set a passphrase of your own; the word then opens nothing more.';
const OPENING_WORD_KNOWN = 'The other side knows this word. Choose a passphrase only you know.';
const OTHER_VERSION =
  'This is another version of a turn you have: other choices, another set-up or other dice. The game you have stays as it is. Ask the other side which one it means.';
const OPENED_BEFORE = 'You have this turn already. The game goes on where you left it.';
const STILL_BY_MAIL =
  'This game is played by mail. Until it ends it leaves this device only as a sealed file; the position you see can be shared.';
const STILL_SECRET =
  'A link to the game would tell both sides everything, and something is still secret. Share the position you see, or send a sealed file.';

function fileOf<Setup, Action>(record: GameRecord<Setup, Action>, text = recordText(record)): SavedFile {
  const name = record.name.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '');
  return { name: `${name || 'game'}.json`, text };
}
