import * as v from 'valibot';
import { LONGEST_TEXT } from './bytes';
import { count, head as heads, headOf } from './head';
import { readLetters, readPapers } from './mail/letter';
import { readNotes } from './notes';
import type { GameRecord, Mail, OldMail } from './record';
import { actionsOf, rowsOf } from './rows';

/** What can be wrong with a text that should be a game, in the order it is looked for. */
export type TextFault =
  | 'empty'
  | 'tooLong'
  | 'notJson'
  | 'otherFile'
  | 'newerFormat'
  | 'otherGame'
  | 'noSetup'
  | 'noSeed'
  | 'noActions';

/** The record of a text, its actions up to the first that is none, and how many parts of it were none. */
export type ReadText<Setup, Action> =
  | { readonly record: GameRecord<Setup, Action>; readonly partsLost: number }
  | { readonly fault: TextFault };

/** What a ruleset knows its own by. */
export interface Shapes<Setup, Action> {
  readonly name: string;
  isSetup(value: unknown): value is Setup;
  isAction(value: unknown): value is Action;
  readonly byMail?: { isFacts(value: unknown): boolean } | undefined;
}

/** 1: checks by the first kind of fingerprint, actions as objects. 2: checks as pairs, actions as rows. 3: was played by mail. */
const FORMAT = 2;
const FORMAT_BY_MAIL = 3;
/** How much a text may hold. */
interface Limits {
  readonly letters: number;
  readonly actions: number;
}
/** Hundreds of evenings; whoever writes more means no game. */
const FOREIGN: Limits = { letters: LONGEST_TEXT, actions: 100_000 };
/** A game that has been played here opens here, however long it went on. */
const OWN: Limits = { letters: Infinity, actions: Infinity };

const base64 = v.pipe(v.string(), v.maxLength(100), v.regex(/^[\w-]+$/));
const side = v.pipe(v.string(), v.maxLength(20));
const yes = v.exactOptional(v.literal(true));
const lock = v.object({ side, salt: base64, iv: base64, key: base64, first: yes, worn: yes });
const locks = v.pipe(v.array(lock), v.minLength(1), v.maxLength(2));
const bytes = v.pipe(v.string(), v.regex(/^[\w-]+$/));
const oldMail = v.object({ seat: side, key: base64, locks, sent: v.exactOptional(count) });
const oldSealed = v.object({ locks, iv: base64, bytes });
const box = v.object({ side, lock, iv: base64, bytes });
const sealed = v.object({ boxes: v.tuple([box, box]), iv: base64, bytes });
/** A 32-bit seed. */
export const seedSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(0xffff_ffff));
const dice = v.array(v.object({ after: count, seed: seedSchema }));
const post = v.object({ begins: count, dice });
const mail = v.object({
  seat: side,
  key: base64,
  own: v.object({ key: base64, lock }),
  other: box,
  letters: v.unknown(),
  papers: v.unknown(),
  half: v.exactOptional(base64),
  takeBacks: v.fallback(heads.takeBacks, []),
  rolls: yes,
  facts: v.array(v.object({ after: count, facts: v.unknown() })),
  settled: count,
  asked: v.exactOptional(v.unknown()),
  twice: v.exactOptional(v.array(base64)),
  over: yes,
  filed: v.exactOptional(v.string()),
});

/** The text of a record to be handed out, in the format it has. */
export function recordText<Setup, Action>(record: GameRecord<Setup, Action>): string {
  const { id, name, ruleset, version, setup, seed, checks = [], takeBacks = [], actions } = record;
  const { post, seats = [], format = post ? FORMAT_BY_MAIL : FORMAT } = record;
  const seating = seats.length > 0 ? { seats } : {};
  const begin = { format, ruleset, version, id, name, setup, seed, ...(post && { post }), ...seating };
  if (format === 1) return JSON.stringify({ ...begin, checks, takeBacks, actions });
  const { kinds, rows } = rowsOf(actions);
  const pairs = checks.map(({ after, hash }) => [after, hash]);
  return JSON.stringify({ ...begin, checks: pairs, takeBacks, kinds, actions: rows });
}

/** The text of a record to be kept on this device: a line on how it is sealed, the record, the notes if there are any. */
export function keptText<Setup, Action>(record: GameRecord<Setup, Action>): string {
  const kept = `${JSON.stringify(record.mail ?? null)}\n${recordText(record)}`;
  return record.notes ? `${kept}\n${JSON.stringify(record.notes)}` : kept;
}

/** The record's own text in what `keptText` wrote. */
export function textOfKept(kept: string): string {
  return kept.split('\n', 2)[1] ?? kept;
}

/** Reads what `keptText` wrote. Never throws. */
export function parseKept<Setup, Action>(
  rules: Shapes<Setup, Action>,
  kept: string,
): ReadText<Setup, Action> {
  const text = parseRecord(rules, textOfKept(kept), OWN);
  const notes = readNotes(parsed(kept.split('\n', 3)[2] ?? ''));
  const read = 'record' in text && notes.length > 0 ? { ...text, record: { ...text.record, notes } } : text;
  const sealing = parsed(kept.slice(0, kept.indexOf('\n')));
  if (!('record' in read) || sealing === null) return read;
  const mail = v.is(oldMail, sealing) ? sealing : mailOf(rules, sealing);
  // Without what seals it, a game by mail is not to be had.
  return mail ? { ...read, record: { ...read.record, mail } } : { fault: 'otherFile' };
}

function mailOf<Setup, Action>(
  { isAction, byMail }: Shapes<Setup, Action>,
  value: unknown,
): Mail<Action> | OldMail | null {
  const read = v.safeParse(mail, value);
  if (!read.success || !byMail) return null;
  const { asked, ...kept } = read.output;
  const shapes = { isAction, isFacts: byMail.isFacts };
  const [letters, papers] = [readLetters(kept.letters, shapes), readPapers(kept.papers, shapes)];
  if (!letters || !papers || (asked !== undefined && !isAction(asked))) return null;
  return { ...kept, letters, papers, ...(asked !== undefined && { asked }) };
}

/** A sealed game: each side opens its box, and in it finds the key of the rest. */
export type Sealed = v.InferOutput<typeof sealed>;
/** A sealed game of before each side's secrets were kept apart: each lock opens all of it. */
export type OldSealed = v.InferOutput<typeof oldSealed>;

/** The text of a sealed file, which tells nothing but whose rules open it. */
export function sealedText(ruleset: string, seal: Sealed | OldSealed): string {
  return JSON.stringify({ format: FORMAT_BY_MAIL, ruleset, sealed: seal });
}

/** The seal of a text, or null if it is no sealed game. Never throws. */
export function parseSealed(text: string): Sealed | OldSealed | null {
  if (text.length > LONGEST_TEXT || !text.includes('"sealed"')) return null;
  const value = parsed(text);
  const read = isRecord(value) ? v.safeParse(v.union([sealed, oldSealed]), value.sealed) : null;
  return read?.success ? read.output : null;
}

/** Reads a text of unknown origin, unless it is one of our own. Never throws. */
export function parseRecord<Setup, Action>(
  rules: Shapes<Setup, Action>,
  text: string,
  limits = FOREIGN,
): ReadText<Setup, Action> {
  if (text.trim() === '') return { fault: 'empty' };
  if (text.length > limits.letters) return { fault: 'tooLong' };
  const value = parsed(text);
  if (value === undefined) return { fault: 'notJson' };
  if (!isRecord(value) || typeof value.format !== 'number') return { fault: 'otherFile' };
  if (value.format > FORMAT_BY_MAIL) return { fault: 'newerFormat' };
  if (value.format !== 1 && value.format !== FORMAT && value.format !== FORMAT_BY_MAIL)
    return { fault: 'otherFile' };
  if ((value.format === FORMAT_BY_MAIL) !== v.is(post, value.post)) return { fault: 'otherFile' };
  if (value.ruleset !== rules.name) return { fault: 'otherGame' };
  if (!rules.isSetup(value.setup)) return { fault: 'noSetup' };
  if (!v.is(seedSchema, value.seed)) return { fault: 'noSeed' };
  if (!Array.isArray(value.actions)) return { fault: 'noActions' };
  if (value.actions.length > limits.actions) return { fault: 'tooLong' };
  const { setup, seed: dice, format } = value;
  const actions = format === 1 ? value.actions : actionsOf(value.kinds, value.actions);
  const good = wellFormed(rules, actions);
  const { head, isWhole } = headOf(value, format === 1 ? 1 : 2);
  const old = format === 1 ? ({ format } as const) : {};
  const mailed = v.is(post, value.post) ? { post: value.post } : {};
  return {
    record: { ...old, ...mailed, ruleset: rules.name, setup, seed: dice, ...head, actions: good },
    partsLost: actions.length - good.length + (isWhole ? 0 : 1),
  };
}

/** The game a record's text says it is of; empty: none. Never throws. */
export function rulesetIn(text: string): string {
  const value = parsed(text);
  return isRecord(value) && typeof value.ruleset === 'string' ? value.ruleset : '';
}

function wellFormed<Action>(
  { isAction }: Pick<Shapes<unknown, Action>, 'isAction'>,
  actions: readonly unknown[],
): readonly Action[] {
  const good: Action[] = [];
  for (const action of actions) {
    if (!isAction(action)) break;
    good.push(action);
  }
  return good;
}

/** A save nests less than ten deep; a million lists in one another take JSON over a second. */
const DEEPEST = 50;

function isTooDeep(text: string): boolean {
  let depth = 0;
  for (let i = 0; i < text.length; i++) {
    const letter = text.charCodeAt(i);
    // Brackets within strings count too: no honest name holds fifty that open.
    if (letter === 0x5b || letter === 0x7b) depth++;
    else if (letter === 0x5d || letter === 0x7d) depth--;
    if (depth > DEEPEST) return true;
  }
  return false;
}

function parsed(text: string): unknown {
  if (isTooDeep(text)) return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
