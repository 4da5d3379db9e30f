import { extractors, type Action, type Setup, type Side } from '../../rules/extractors';
import type { Box, GameRecord } from '../record';
import { parseSealed, type Sealed } from '../schema';
import { openTable } from '../table';
import { ENGAGE, openTab } from '../testing';
import { newSecret } from './digest';
import { openMail, type BoxContent, type OpenedMail } from './envelope';
import { parted } from './begin';
import { received, type ByMailRecord } from './office';
import type { CommonPart } from './parts';
import { unfold } from './unfold';
import { written } from './write';

export type MailRecord = ByMailRecord<Setup, Action>;
export const mailRules = { ...extractors, byMail: extractors.byMail! };

const LOCK = { side: 'dorian', salt: 'salt', iv: 'iv', key: 'key' };
const BOX: Box = { side: 'dorian', lock: LOCK, iv: 'iv', bytes: 'bytes' };

/** A game by mail without its seals: what lies on each device. */
export async function twoDevices(record: GameRecord<Setup, Action>): Promise<Record<Side, MailRecord>> {
  const { common, papers } = await parted(mailRules, record);
  const device = async (seat: Side): Promise<MailRecord> => {
    const part = { seat, key: newSecret(), own: { key: 'key', lock: { ...LOCK, side: seat } }, other: BOX };
    const made = await unfold(mailRules, common, { ...part, papers: papers.get(seat) ?? [] });
    if (typeof made === 'string') throw new Error(made);
    return made as MailRecord;
  };
  return { dorian: await device('dorian'), avronian: await device('avronian') };
}

export function tableOfMail(record: GameRecord<Setup, Action>) {
  return openTable(extractors, record);
}

/** The next letter written. */
export async function send(record: GameRecord<Setup, Action>, rules = mailRules): Promise<MailRecord> {
  return (await written(rules, record as MailRecord)) as MailRecord;
}

/** What both sides may read of a file. */
export function commonOf({ id, name, ruleset, setup, seed, mail }: MailRecord): CommonPart<Setup, Action> {
  return { id, name, ruleset, setup, seed, letters: mail.letters, takeBacks: mail.takeBacks };
}

/** A file of the other side as a device opens it that has been opened before. */
function openedOn({ mail }: MailRecord, sent: MailRecord): OpenedMail<Setup, Action> {
  const { key, papers, half } = mail;
  const content: BoxContent<Action> = { key, papers, ...(half !== undefined && { half }) };
  return { common: commonOf(sent), content, own: mail.own, other: BOX };
}

/** What a file comes to on the device that has the record. */
export async function receive(record: MailRecord, sent: MailRecord, rules = mailRules) {
  return received(rules, openedOn(record, sent), record.mail.own);
}

/** The record a file leads to; throws if there is none. */
export async function receiveWell(
  record: MailRecord,
  sent: MailRecord,
  rules = mailRules,
): Promise<MailRecord> {
  const come = await receive(record, sent, rules);
  if (typeof come === 'string') throw new Error(come);
  return come;
}

/** What the Dorian chooses as a game goes by mail, and the passphrase the Avronian sets. */
export const BEGIN = { seat: 'dorian', passphrase: 'green hills far', opening: 'lent for one day' };
export const OWN = 'iron walks the sand';

export type Tab = ReturnType<typeof openTab>;

/** The text of a file that is being made. Throws Error if none comes of it. */
export async function fileOf(made: ReturnType<Tab['session']['exportSealed']>): Promise<string> {
  const done = await made;
  if (!done.ok) throw new Error(done.problem);
  return done.file.text;
}

/** Buys the recommended force and hands over. */
export function build({ table }: Tab): void {
  table().takeSeat();
  for (const type of ['recommend', 'endPhase'] as const) {
    const refused = table().act({ type });
    if (refused) throw new Error(JSON.stringify(refused));
  }
}

/** The Dorian builds up, goes by mail and sends; what he sent. */
export async function begun(setup = ENGAGE) {
  const dorian = openTab();
  await dorian.session.start(setup, 3, 'Engage');
  build(dorian);
  return { dorian, sent: await fileOf(dorian.session.exportSealed(BEGIN)) };
}

/** The Avronian has opened the first mail and set his passphrase. */
export async function joined(setup = ENGAGE) {
  const { dorian, sent } = await begun(setup);
  const avronian = openTab();
  const opened = await avronian.session.importSealed(sent, BEGIN.opening, OWN);
  if (!opened.ok) throw new Error(opened.problem);
  return { dorian, avronian, sent };
}

/** What a file opens to with a passphrase, as any program could try. */
export function opensWith(text: string, passphrase: string) {
  return openMail(mailRules, parseSealed(text) as Sealed, passphrase);
}
