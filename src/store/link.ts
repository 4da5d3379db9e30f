import { fromBase64, pack, toBase64, unpack } from './bytes';

/** Longer addresses are cut by mail programs and messengers. */
const LONGEST_LINK = 8_000;
/** A link that unfolds further was made to keep the page busy. */
const LONGEST_LINKED = 500_000;

/** What an address can share: a whole game, or a position as one side sees it. */
export type LinkKind = 'game' | 'position';

/** What a link holds: the text of a record, or of a position. */
export interface Linked {
  readonly kind: LinkKind;
  readonly text: string;
}

const LETTERS: Readonly<Record<LinkKind, string>> = { game: 'g', position: 'p' };

/** What stands after `#/shared/` in the address; null if it would be too long. */
export async function linkData({ kind, text }: Linked): Promise<string | null> {
  const data = LETTERS[kind] + toBase64(await pack(text));
  return data.length > LONGEST_LINK || text.length > LONGEST_LINKED ? null : data;
}

/** What an address shares, or null if it is damaged or shares nothing. Never throws. */
export async function readLink(data: string): Promise<Linked | null> {
  const kind = data.startsWith(LETTERS.game) ? 'game' : data.startsWith(LETTERS.position) ? 'position' : null;
  if (kind === null || data.length > LONGEST_LINK) return null;
  try {
    return { kind, text: await unpack(fromBase64(data.slice(1)), LONGEST_LINKED) };
  } catch {
    return null;
  }
}
