import { canonical } from '../canonical';
import type { Letter, Paper } from './letter';
import { diceOf } from './links';

/** An action of a letter on the device that reads it, with what it is told of it. */
export interface Line<Action> {
  readonly action: Action;
  readonly facts?: unknown;
  /** Both sides know of it. */
  readonly isDeed: boolean;
}

/** A letter as it is played on one device. */
export interface Played<Action> {
  readonly letter: Letter<Action>;
  readonly lines: readonly Line<Action>[];
  /** How many of them lead to the mark: all but an asked one. */
  readonly marked: number;
  /** What seeds the dice; null: there are none, or those of the table. */
  readonly seed: number | null;
}

/** The papers of the sides that are open here. */
export type Papers<Action> = ReadonlyMap<string, readonly Paper<Action>[]>;

/**
 * The letters as they are played where these papers are open: with all the acts of a side whose papers they are, with
 * the deeds of the other. Null if a letter rolls dice that nobody has bound.
 */
export async function playedLetters<Action>(
  id: string,
  letters: readonly Letter<Action>[],
  papers: Papers<Action>,
): Promise<readonly Played<Action>[] | null> {
  const written = new Map<string, number>();
  const played: Played<Action>[] = [];
  for (const [number, letter] of letters.entries()) {
    const seed = await diceOf(id, letters, number, letter.half);
    if (seed === 'unbound') return null;
    const count = written.get(letter.by) ?? 0;
    written.set(letter.by, count + 1);
    const own = papers.get(letter.by);
    const lines = own ? ownLines(letter, own[count].acts, letters[number + 1]) : linesOf(letter);
    const marked = letter.asks && !(own && number + 1 === letters.length) ? lines.length - 1 : lines.length;
    played.push({ letter, lines, marked, seed });
  }
  return played;
}

function linesOf<Action>({ deeds }: Letter<Action>): readonly Line<Action>[] {
  return deeds.map(({ action, facts }) => ({ action, facts: facts ?? {}, isDeed: true }));
}

/** All that was done for a letter; what it asks is done when the next one has answered. */
function ownLines<Action>(
  { deeds, asks }: Letter<Action>,
  acts: readonly Action[],
  next: Letter<Action> | undefined,
): readonly Line<Action>[] {
  let told = 0;
  const lines = acts.map((action, index): Line<Action> => {
    const isLast = index === acts.length - 1;
    const deed = deeds[told];
    if (!deed || canonical(deed.action) !== canonical(action)) return { action, isDeed: false };
    told++;
    const facts = asks && isLast ? (next?.answer ?? {}) : deed.answer;
    return { action, isDeed: true, ...(facts !== undefined && facts !== null && { facts }) };
  });
  return asks && !next ? lines.slice(0, -1) : lines;
}
