import * as v from 'valibot';

/** One action as the other side may know it, with what it has to be told beside it. */
export interface Deed<Action> {
  readonly action: Action;
  readonly facts: unknown;
  /** At one table: what its own side learnt of it. By mail the next letter tells. */
  readonly answer?: unknown;
}

/** What one side has done between two hand-overs, as both sides may know it. */
export interface Letter<Action> {
  readonly by: string;
  /** Version of the rules it was played under. */
  readonly version: number;
  readonly deeds: readonly Deed<Action>[];
  /** Only the other side can tell what comes of the last deed: its next letter answers. */
  readonly asks?: true;
  /** The answer to what the letter before asks. */
  readonly answer?: unknown;
  /** Played at one table, before the game went by mail. */
  readonly atTable?: true;
  /** Digest of what both sides know after the last deed, an asked one left out. */
  readonly mark: string;
  /** Digest of all that was done and a secret: what this side will show when the game has ended. */
  readonly promise: string;
  /** Its half of the dice of this letter, which its letter before has bound. */
  readonly half?: string;
  /** The other side's half of the dice of its next letter; left out: the result stands here, and no letter is waited for. */
  readonly lends?: string;
  /** Digest of its own half of the dice of its next letter. */
  readonly binds?: string;
  /** Digests of letters of which another version has come. */
  readonly twice?: readonly string[];
  /** All it has done, shown when the game has ended. */
  readonly papers?: readonly Paper<Action>[];
  /** Digest of this letter and of all before it. */
  readonly link: string;
}

/** All a side has done for one of its letters, in order, the secret acts too; `salt` keeps the promise from being guessed. */
export interface Paper<Action> {
  readonly acts: readonly Action[];
  readonly salt: string;
}

const MOST_LETTERS = 2_000;
const MOST_ACTIONS = 100_000;
const digest = v.pipe(v.string(), v.regex(/^[\w-]{43}$/));
const side = v.pipe(v.string(), v.maxLength(20));
const papers = v.pipe(
  v.array(v.object({ acts: v.pipe(v.array(v.unknown()), v.maxLength(MOST_ACTIONS)), salt: digest })),
  v.maxLength(MOST_LETTERS),
);
const yes = v.exactOptional(v.literal(true));
const deed = v.object({
  action: v.unknown(),
  facts: v.unknown(),
  answer: v.exactOptional(v.unknown()),
});
const letter = v.object({
  by: side,
  version: v.pipe(v.number(), v.integer(), v.minValue(1)),
  deeds: v.pipe(v.array(deed), v.maxLength(MOST_ACTIONS)),
  asks: yes,
  answer: v.exactOptional(v.unknown()),
  atTable: yes,
  mark: digest,
  promise: digest,
  half: v.exactOptional(digest),
  lends: v.exactOptional(digest),
  binds: v.exactOptional(digest),
  twice: v.exactOptional(v.pipe(v.array(digest), v.maxLength(20))),
  papers: v.exactOptional(papers),
  link: digest,
});
const letters = v.pipe(v.array(letter), v.minLength(1), v.maxLength(MOST_LETTERS));

interface Shapes<Action> {
  isAction(value: unknown): value is Action;
  isFacts(value: unknown): boolean;
}

/** Letters of unknown origin, or null if they are none. Never throws. */
export function readLetters<Action>(
  value: unknown,
  shapes: Shapes<Action>,
): readonly Letter<Action>[] | null {
  const read = v.safeParse(letters, value);
  return read.success && read.output.every((each) => isWellFormed(each, shapes))
    ? (read.output as unknown as readonly Letter<Action>[])
    : null;
}

/** The papers in a value of unknown origin, or null if one of them is none. Never throws. */
export function readPapers<Action>(value: unknown, shapes: Shapes<Action>): readonly Paper<Action>[] | null {
  const read = v.safeParse(papers, value);
  return read.success && read.output.every(({ acts }) => acts.every((act) => shapes.isAction(act)))
    ? (read.output as unknown as readonly Paper<Action>[])
    : null;
}

function isWellFormed<Action>(
  { deeds, answer, papers = [] }: v.InferOutput<typeof letter>,
  { isAction, isFacts }: Shapes<Action>,
): boolean {
  const told = [answer, ...deeds.flatMap((each) => [each.facts, each.answer])];
  return (
    deeds.every(({ action }) => isAction(action)) &&
    papers.every(({ acts }) => acts.every((act) => isAction(act))) &&
    told.every((facts) => facts === undefined || facts === null || isFacts(facts))
  );
}
