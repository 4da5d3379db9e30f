import { rulingsUnder, type Rulebook } from './rulebook';
import type { Block, RuleSection } from './section';

export interface Found {
  readonly section: RuleSection;
  /** Places where one of the words stands. */
  readonly places: number;
}

/** A text in pieces: what was searched for, and what stands between. */
export interface Piece {
  readonly text: string;
  readonly found: boolean;
}

/** The words of a query; without any everything is shown. */
export function queryWords(query: string): readonly string[] {
  return even(query).split(/\s+/).filter(Boolean);
}

/** Sections found, under a heading. */
export interface Part {
  readonly title: string;
  readonly found: readonly Found[];
}

/** Sections that have every word somewhere, by chapter; those that have them in number and title before all else. */
export function search(book: Rulebook, words: readonly string[]): readonly Part[] {
  const titled: Found[] = [];
  const parts = book.chapters.map(({ title, sections }): Part => ({
    title,
    found: sections.flatMap((section) => {
      const places = placesIn(textOf(book, section), words);
      if (places === null) return [];
      if (!words[0] || placesIn(even(`${section.id} ${section.title}`), words) === null)
        return [{ section, places }];
      titled.push({ section, places });
      return [];
    }),
  }));
  return [{ title: 'By title', found: titled }, ...parts].filter(({ found }) => found.length > 0);
}

/** A text cut at the words that were searched for. */
export function pieces(text: string, words: readonly string[]): readonly Piece[] {
  if (words.length === 0) return [{ text, found: false }];
  const cut: Piece[] = [];
  let from = 0;
  for (const { index, 0: word } of even(text).matchAll(anyOf(words))) {
    if (index > from) cut.push({ text: text.slice(from, index), found: false });
    cut.push({ text: text.slice(index, index + word.length), found: true });
    from = index + word.length;
  }
  if (from < text.length) cut.push({ text: text.slice(from), found: false });
  return cut;
}

/** Without the marks of bold type. */
export function plain(text: string): string {
  return text.replace(BOLD, '$1');
}

/** **bold**, with an asterisk of the table kept inside. */
export const BOLD = /\*\*(.+?)\*\*(?!\*)/g;

const TEXTS = new WeakMap<RuleSection, string>();

function textOf(book: Rulebook, section: RuleSection): string {
  const known = TEXTS.get(section);
  if (known !== undefined) return known;
  const parts = [
    section.id,
    section.title,
    ...section.body.flatMap(blockTexts),
    ...rulingsUnder(book, section.id).flatMap(({ id, text }) => [id, text]),
  ];
  const text = even(parts.map(plain).join('\n'));
  TEXTS.set(section, text);
  return text;
}

function blockTexts(block: Block): readonly string[] {
  if (typeof block === 'string') return [block];
  if ('list' in block) return block.list;
  if ('steps' in block) return block.steps;
  if ('example' in block) return [block.example];
  if ('picture' in block) return [block.caption];
  const { caption, columns, rows, note } = block.table;
  return [caption, ...columns, ...rows.flat(), ...(note === undefined ? [] : [note])];
}

/** Signs that look alike are alike, letter for letter, so that places stay where they are. */
export function even(text: string): string {
  return text
    .toLowerCase()
    .replace(/[−–—]/g, '-')
    .replace(/[’‘]/g, "'")
    .replace(/\u00a0/g, ' ');
}

/** How often the words stand there; null: one does not. */
function placesIn(text: string, words: readonly string[]): number | null {
  const counts = words.map((word) => text.split(anyOf([word])).length - 1);
  return counts.includes(0) ? null : counts.reduce((sum, count) => sum + count, 0);
}

/** Where one of the words stands, or a longer one that begins so. */
function anyOf(words: readonly string[]): RegExp {
  const starts = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/^\w/, '\\b$&'));
  return new RegExp(starts.join('|'), 'g');
}
