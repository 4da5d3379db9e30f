import * as v from 'valibot';
import type { Ruleset } from '../rules/ruleset';
import { LONGEST_TEXT } from './bytes';
import { tidyName, type GameRecord } from './record';

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
  { readonly record: GameRecord<Setup, Action>; readonly partsLost: number } | { readonly fault: TextFault };

/** What a ruleset knows its own by. */
export type Shapes<Setup, Action> = Pick<
  Ruleset<Setup, never, never, Action, never, never, never>,
  'name' | 'isSetup' | 'isAction'
>;

const FORMAT = 1;
const MOST_ACTIONS = 10_000;
const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_ACTIONS));
const check = v.object({ after: count, hash: v.pipe(v.string(), v.regex(/^[0-9a-f]{14}$/)) });
const takeBack = v.object({
  after: count,
  removed: count,
  by: v.pipe(v.string(), v.maxLength(20)),
  at: v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\dT[\d:.]{8,12}Z$/)),
});
const head = v.object({
  id: v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/)),
  name: v.pipe(v.string(), v.maxLength(1000), v.transform(tidyName), v.minLength(1)),
  version: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000)),
  checks: v.pipe(v.array(check), v.maxLength(MOST_ACTIONS)),
  takeBacks: v.pipe(v.array(takeBack), v.maxLength(MOST_ACTIONS)),
});
const base64 = v.pipe(v.string(), v.maxLength(100), v.regex(/^[\w-]+$/));
const side = v.pipe(v.string(), v.maxLength(20));
const first = v.exactOptional(v.literal(true));
const lock = v.object({ side, salt: base64, iv: base64, key: base64, first });
const locks = v.pipe(v.array(lock), v.minLength(1), v.maxLength(2));
const mail = v.object({ seat: side, key: base64, locks, sent: v.exactOptional(count) });
const sealed = v.object({ locks, iv: base64, bytes: v.pipe(v.string(), v.regex(/^[\w-]+$/)) });
/** A head of which some parts cannot be read is no reason to lose a game. */
const headOrElse = v.object({
  id: v.fallback(head.entries.id, 'game'),
  name: v.fallback(head.entries.name, 'A saved game'),
  version: v.fallback(head.entries.version, 1),
  checks: v.fallback(head.entries.checks, []),
  takeBacks: v.fallback(head.entries.takeBacks, []),
});
const seed = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(0xffff_ffff));

/** The text of a record to be handed out. */
export function recordText<Setup, Action>(record: GameRecord<Setup, Action>): string {
  const { id, name, ruleset, version, setup, seed, checks = [], takeBacks = [], actions } = record;
  const fields = { format: FORMAT, ruleset, version, id, name, setup, seed, checks, takeBacks, actions };
  return JSON.stringify(fields);
}

/** The text of a record to be kept on this device: a line on how it is sealed, then the record. */
export function keptText<Setup, Action>(record: GameRecord<Setup, Action>): string {
  return `${JSON.stringify(record.mail ?? null)}\n${recordText(record)}`;
}

/** The record's own text in what `keptText` wrote. */
export function textOfKept(kept: string): string {
  return kept.slice(kept.indexOf('\n') + 1);
}

/** Reads what `keptText` wrote. Never throws. */
export function parseKept<Setup, Action>(
  rules: Shapes<Setup, Action>,
  kept: string,
): ReadText<Setup, Action> {
  const read = parseRecord(rules, textOfKept(kept));
  const sealing = parsed(kept.slice(0, kept.indexOf('\n')));
  if (!('record' in read) || !v.is(mail, sealing)) return read;
  return { ...read, record: { ...read.record, mail: sealing } };
}

/** A sealed game: readable by nobody without a passphrase. */
export type Sealed = v.InferOutput<typeof sealed>;

export function sealedText(ruleset: string, seal: Sealed): string {
  return JSON.stringify({ format: FORMAT, ruleset, sealed: seal });
}

/** The seal of a text, or null if it is no sealed game. Never throws. */
export function parseSealed(text: string): Sealed | null {
  if (text.length > LONGEST_TEXT) return null;
  const value = parsed(text);
  const read = isRecord(value) ? v.safeParse(sealed, value.sealed) : null;
  return read?.success ? read.output : null;
}

/** Reads a text of unknown origin. Never throws. */
export function parseRecord<Setup, Action>(
  rules: Shapes<Setup, Action>,
  text: string,
): ReadText<Setup, Action> {
  if (text.trim() === '') return { fault: 'empty' };
  if (text.length > LONGEST_TEXT) return { fault: 'tooLong' };
  const value = parsed(text);
  if (value === undefined) return { fault: 'notJson' };
  if (!isRecord(value) || typeof value.format !== 'number') return { fault: 'otherFile' };
  if (value.format > FORMAT) return { fault: 'newerFormat' };
  if (value.format !== FORMAT) return { fault: 'otherFile' };
  if (value.ruleset !== rules.name) return { fault: 'otherGame' };
  if (!rules.isSetup(value.setup)) return { fault: 'noSetup' };
  if (!v.is(seed, value.seed)) return { fault: 'noSeed' };
  if (!Array.isArray(value.actions) || value.actions.length > MOST_ACTIONS) return { fault: 'noActions' };
  const { setup, seed: dice, actions } = value;
  const good = wellFormed(rules, actions);
  const headLost = v.is(head, value) ? 0 : 1;
  return {
    record: { ruleset: rules.name, setup, seed: dice, ...v.parse(headOrElse, value), actions: good },
    partsLost: actions.length - good.length + headLost,
  };
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

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
