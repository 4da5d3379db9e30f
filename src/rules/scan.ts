/** A word of the line and where it begins. */
export interface Word {
  readonly text: string;
  readonly at: number;
}

/** Why a line is no position: what was expected at which character, and what was found. */
export interface Fault<Expected extends string> {
  readonly error: Expected;
  readonly at: number;
  readonly found: string;
}

/** Thrown inside a reader, caught at its door. */
export class Unreadable<Expected extends string> extends Error {
  readonly fault: Fault<Expected>;
  constructor(error: Expected, { text, at }: Word) {
    super(error);
    this.fault = { error, at, found: text };
  }
}

/** Pieces of a text between separators, blanks around them left out. */
export function pieces({ text, at }: Word, separator: string): readonly Word[] {
  let start = at;
  return text.split(separator).map((piece) => {
    const word = { text: piece.trim(), at: start + (piece.length - piece.trimStart().length) };
    start += piece.length + separator.length;
    return word;
  });
}

/** The words of a piece, blanks between them. */
export function wordsOf({ text, at }: Word): readonly Word[] {
  return [...text.matchAll(/\S+/g)].map((match) => ({ text: match[0], at: at + match.index }));
}

/** The word at an index; a missing one stands empty at the end of its piece. */
export function wordAt(words: readonly Word[], index: number, piece: Word): Word {
  return words.at(index) ?? { text: '', at: piece.at + piece.text.length };
}

/** The value a test finds in a word. Throws Unreadable if it finds none. */
export function need<T, Expected extends string>(
  value: T | undefined | null,
  error: Expected,
  word: Word,
): T {
  if (value === undefined || value === null) throw new Unreadable(error, word);
  return value;
}
