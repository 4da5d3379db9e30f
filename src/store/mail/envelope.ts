import * as v from 'valibot';
import { isSent } from '../course';
import { head } from '../head';
import { notesOf, readNotesOfSide, type MapNote } from '../notes';
import type { Box, GameRecord, Mail } from '../record';
import { seedSchema, sealedText, type Sealed } from '../schema';
import { boxed, keyIn, sealedUnder, unboxed, unsealedWith, type LockedKey } from '../seal';
import { readLetters, readPapers, type Paper } from './letter';
import type { CommonPart } from './parts';

/** What only its side finds in its box. */
export interface BoxContent<Action> {
  /** The key of what both sides may read. */
  readonly key: string;
  readonly papers: readonly Paper<Action>[];
  readonly half?: string;
  /** The last letter it has sent: what came before stands. */
  readonly link?: string;
  /** What it has done since and not sent. */
  readonly draft?: { readonly acts: readonly Action[]; readonly asked?: Action };
  /** What it has put on the map for itself. */
  readonly notes?: readonly MapNote[];
}

interface Shapes<Setup, Action> {
  readonly name: string;
  isSetup(value: unknown): value is Setup;
  isAction(value: unknown): value is Action;
  readonly byMail: { isFacts(value: unknown): boolean };
}

/** A game by mail as the text of a file: a box for each side, and what both may read. */
export async function mailText<Setup, Action>(
  record: GameRecord<Setup, Action> & { readonly mail: Mail<Action> },
): Promise<string> {
  const { id, name, ruleset, setup, seed, mail } = record;
  const { letters, takeBacks, key } = mail;
  const common: CommonPart<Setup, Action> = { id, name, ruleset, setup, seed, letters, takeBacks };
  const own = await boxed(JSON.stringify(contentOf(record)), mail.own);
  const { iv, bytes } = await sealedUnder(JSON.stringify(common), key);
  return sealedText(ruleset, { boxes: [own, mail.other], iv, bytes });
}

function contentOf<Setup, Action>({
  actions,
  mail,
  notes: all = [],
}: GameRecord<Setup, Action> & { readonly mail: Mail<Action> }): BoxContent<Action> {
  const { key, papers, half, letters, seat, settled, asked } = mail;
  const acts = actions.slice(settled);
  const isDraft = !mail.over && !isSent(mail) && (acts.length > 0 || asked !== undefined);
  const notes = notesOf(all, seat);
  const link = letters.findLast(({ by }) => by === seat)?.link;
  return {
    key,
    papers,
    ...(half !== undefined && { half }),
    ...(link !== undefined && { link }),
    ...(isDraft && { draft: { acts, ...(asked !== undefined && { asked }) } }),
    ...(notes.length > 0 && { notes }),
  };
}

/** A file as one side opens it. */
export interface OpenedMail<Setup, Action> {
  readonly common: CommonPart<Setup, Action>;
  readonly content: BoxContent<Action>;
  readonly own: LockedKey;
  readonly other: Box;
}

/** Opens a file with a side's passphrase; null if it fits no box, 'damaged' if what it opens is no game of these rules. */
export async function openMail<Setup, Action>(
  shapes: Shapes<Setup, Action>,
  { boxes, iv, bytes }: Sealed,
  passphrase: string,
): Promise<OpenedMail<Setup, Action> | null | 'damaged'> {
  for (const box of boxes) {
    const key = await keyIn(box.lock, passphrase);
    if (key === null || box.lock.side !== box.side) continue;
    const content = readContent(shapes, await unboxed(box, key));
    const text = content && (await unsealedWith({ iv, bytes }, content.key));
    const common = readCommon(shapes, text);
    const other = boxes.find(({ side }) => side !== box.side);
    if (!content || !common || !other) return 'damaged';
    return { common, content, own: { key, lock: box.lock }, other };
  }
  return null;
}

const base64 = v.pipe(v.string(), v.maxLength(100), v.regex(/^[\w-]+$/));
const draft = v.object({ acts: v.array(v.unknown()), asked: v.exactOptional(v.unknown()) });
const content = v.object({
  key: base64,
  papers: v.unknown(),
  half: v.exactOptional(base64),
  link: v.exactOptional(base64),
  draft: v.exactOptional(draft),
  notes: v.exactOptional(v.pipe(v.unknown(), v.transform(readNotesOfSide))),
});

function readContent<Setup, Action>(
  { isAction, byMail }: Shapes<Setup, Action>,
  text: string | null,
): BoxContent<Action> | null {
  const read = v.safeParse(content, parsed(text));
  if (!read.success) return null;
  const { draft, ...kept } = read.output;
  const papers = readPapers(kept.papers, { isAction, isFacts: byMail.isFacts });
  const drafted = draft ? [...draft.acts, ...('asked' in draft ? [draft.asked] : [])] : [];
  if (!papers || !drafted.every((act) => isAction(act))) return null;
  return { ...kept, papers, ...(draft && { draft: draft as NonNullable<BoxContent<Action>['draft']> }) };
}

const common = v.object({
  id: head.id,
  name: head.name,
  ruleset: v.string(),
  setup: v.unknown(),
  seed: seedSchema,
  letters: v.unknown(),
  takeBacks: head.takeBacks,
});

function readCommon<Setup, Action>(
  { name, isSetup, isAction, byMail }: Shapes<Setup, Action>,
  text: string | null,
): CommonPart<Setup, Action> | null {
  const read = v.safeParse(common, parsed(text));
  if (!read.success || read.output.ruleset !== name) return null;
  const { setup, ...kept } = read.output;
  const letters = readLetters(kept.letters, { isAction, isFacts: byMail.isFacts });
  return letters && isSetup(setup) ? { ...kept, setup, letters } : null;
}

function parsed(text: string | null): unknown {
  try {
    return text === null ? null : (JSON.parse(text) as unknown);
  } catch {
    return null;
  }
}
