import type { CommonPart } from './parts';
import { digestOf, seedOf } from './digest';
import type { Letter, Paper } from './letter';

type Beginning = Omit<CommonPart<unknown, unknown>, 'letters' | 'takeBacks' | 'name'>;

/** The digest of a letter and of all before it. */
export async function linkOf(
  { id, ruleset, setup, seed }: Beginning,
  before: Letter<unknown> | undefined,
  letter: Omit<Letter<unknown>, 'link'>,
): Promise<string> {
  const { link: _, ...written } = letter as Letter<unknown>;
  return digestOf(before?.link ?? { id, ruleset, setup, seed }, written);
}

/** Each letter is linked to those before it. */
export async function isLinked({ letters, ...beginning }: CommonPart<unknown, unknown>): Promise<boolean> {
  for (const [number, letter] of letters.entries())
    if (letter.link !== (await linkOf(beginning, letters[number - 1], letter))) return false;
  return true;
}

/** What binds a side to a paper before it is shown: its digest, base64url. Throws RangeError without Web Crypto. */
export async function promiseOf({ salt, acts }: Paper<unknown>): Promise<string> {
  return digestOf(salt, acts);
}

/** The papers of a side are those it has bound itself to in its letters. */
export async function keepsPromises(
  letters: readonly Letter<unknown>[],
  side: string,
  papers: readonly Paper<unknown>[],
): Promise<boolean> {
  const mine = letters.filter(({ by }) => by === side);
  const promises = await Promise.all(papers.map(promiseOf));
  return mine.length === papers.length && mine.every(({ promise }, index) => promise === promises[index]);
}

/** What seeds the dice of a letter: its own half, if its side's letter before bound it, and the half it was lent. */
export async function diceOf(
  id: string,
  letters: readonly Letter<unknown>[],
  number: number,
  half: string | undefined,
): Promise<number | null | 'unbound'> {
  if (half === undefined) return null;
  const [own, lender] = [letters[number - 2], letters[number - 1]] as (Letter<unknown> | undefined)[];
  if (own?.binds === undefined || lender?.lends === undefined) return 'unbound';
  if (own.by === lender.by || own.binds !== (await digestOf(half))) return 'unbound';
  return seedOf(id, number, half, lender.lends);
}
