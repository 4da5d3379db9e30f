import { hashOf } from '../rules/hash';
import { tried, type Done, type Opened, type SavedFile, type Sending } from './commands';
import type { Library } from './library';
import { linkData } from './link';
import type { GameRecord } from './record';
import { parseRecord, parseSealed, recordText, sealedText, type Shapes } from './schema';
import { newMail, seal, unseal } from './seal';
import { webCrypto } from './vault';
import { NO_GAME, faultWords } from './words';

/** What sending and receiving needs of the session. */
interface Desk<Setup, Action, Side> {
  table(): {
    record(): GameRecord<Setup, Action>;
    secretSides(): readonly Side[];
  } | null;
  library(): Promise<Library<Setup, Action>>;
  /** Keeps a game from outside and puts it on the table as far as it is good. */
  layImported(record: GameRecord<Setup, Action>, partsLost: number): Promise<Opened>;
  /** Puts the game on the table there again, changed. */
  relay(record: GameRecord<Setup, Action>): void;
  newId(): string;
}

/** Games that leave this device and come to it: files, sealed files, links. */
export function sending<Setup, Action, Side>(
  rules: Shapes<Setup, Action>,
  desk: Desk<Setup, Action, Side>,
): Sending {
  type Kept = GameRecord<Setup, Action>;

  /** What is kept under this id, if anything, is the same game up to where it was sent away. */
  async function continues({ id, actions }: Kept): Promise<boolean> {
    const fetched = await (await desk.library()).fetch(id);
    if (!('record' in fetched)) return fetched.original === '';
    const known = fetched.record.actions;
    return hashOf(known) === hashOf(actions.slice(0, known.length));
  }

  async function exportFile(id?: string): Promise<Done<{ file: SavedFile }>> {
    const record = desk.table()?.record();
    if (id === undefined || id === record?.id)
      return record ? { ok: true, file: fileOf(record) } : { ok: false, problem: NO_GAME };
    const fetched = await (await desk.library()).fetch(id);
    if ('record' in fetched) return { ok: true, file: fileOf(fetched.record, fetched.text) };
    if (fetched.original === '') return { ok: false, problem: fetched.problem };
    return { ok: true, file: { name: `unreadable-${id}.json`, text: fetched.original } };
  }

  async function importText(text: string): Promise<Opened> {
    if (parseSealed(text)) return { ok: false, problem: SEALED, sealed: true };
    const read = parseRecord<Setup, Action>(rules, text);
    if ('fault' in read) return { ok: false, problem: faultWords(read.fault) };
    return desk.layImported({ ...read.record, id: desk.newId() }, read.partsLost);
  }

  async function importSealed(text: string, passphrase: string): Promise<Opened> {
    if (!webCrypto()) return { ok: false, problem: faultWords('noWebCrypto') };
    const sealed = parseSealed(text);
    const opened = sealed && (await unseal(sealed, passphrase));
    if (!opened) return { ok: false, problem: faultWords('wrongPassphrase') };
    const read = parseRecord<Setup, Action>(rules, opened.text);
    if ('fault' in read) return { ok: false, problem: faultWords(read.fault) };
    const id = (await continues(read.record)) ? read.record.id : desk.newId();
    return desk.layImported({ ...read.record, id, mail: opened.mail }, read.partsLost);
  }

  return {
    exportFile: (id) => tried(() => exportFile(id)),
    importText: (text) => tried(() => importText(text)),
    importSealed: (text, passphrase) => tried(() => importSealed(text, passphrase)),
    exportSealed: (begin) =>
      tried<{ file: SavedFile }>(async () => {
        const record = desk.table()?.record();
        if (!record) return { ok: false, problem: NO_GAME };
        if (!webCrypto()) return { ok: false, problem: faultWords('noWebCrypto') };
        const mail = record.mail ?? (begin && (await newMail(begin.seat, begin.passphrases)));
        if (!mail) return { ok: false, problem: NO_PASSPHRASES };
        const text = sealedText(rules.name, await seal(recordText(record), mail));
        if (!record.mail) desk.relay({ ...record, mail });
        return { ok: true, file: fileOf(record, text) };
      }),
    shareGame: () =>
      tried<{ data: string }>(async () => {
        const table = desk.table();
        if (!table) return { ok: false, problem: NO_GAME };
        if (table.secretSides().length > 0) return { ok: false, problem: STILL_SECRET };
        const data = await linkData({ kind: 'game', text: recordText(table.record()) });
        return data === null ? { ok: false, problem: faultWords('linkTooLong') } : { ok: true, data };
      }),
  };
}

const SEALED = 'This game is sealed. It opens with the passphrase of a side.';
const NO_PASSPHRASES = 'Choose a passphrase for each side first.';
const STILL_SECRET =
  'A link to the game would tell both sides everything, and something is still secret. Share the position you see, or send a sealed file.';

function fileOf<Setup, Action>(record: GameRecord<Setup, Action>, text = recordText(record)): SavedFile {
  const name = record.name.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '');
  return { name: `${name || 'game'}.json`, text };
}
