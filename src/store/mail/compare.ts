import type { Letter } from './letter';

/** How letters that have come stand to those that are known. */
export type Compared =
  | { readonly kind: 'newer' }
  /** The letters bring nothing new: as many as are known, or fewer. */
  | { readonly kind: 'known' }
  /** From one letter on they differ: another version of what is known. */
  | { readonly kind: 'other'; readonly letter: Letter<unknown>; readonly known: Letter<unknown> };

/** Compares by the links of the letters, the first with the first. */
export function compared(known: readonly Letter<unknown>[], come: readonly Letter<unknown>[]): Compared {
  const shared = Math.min(known.length, come.length);
  for (let number = 0; number < shared; number++)
    if (known[number].link !== come[number].link)
      return { kind: 'other', letter: come[number], known: known[number] };
  return come.length > known.length ? { kind: 'newer' } : { kind: 'known' };
}
