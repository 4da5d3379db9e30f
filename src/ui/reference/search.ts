import { rulingsUnder, sectionsOf, type Rulebook } from './rulebook';
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

/** Sections that have every word somewhere, with the number of places, in the order of the rules. */
export function search(book: Rulebook, words: readonly string[]): readonly Found[] {
  return sectionsOf(book).flatMap((section) => {
    const text = textOf(book, section);
    const counts = words.map((word) => text.split(word).length - 1);
    if (counts.includes(0)) return [];
    return [{ section, places: counts.reduce((sum, count) => sum + count, 0) }];
  });
}

/** A text cut at the words that were searched for. */
export function pieces(text: string, words: readonly string[]): readonly Piece[] {
  if (words.length === 0) return [{ text, found: false }];
  const wanted = new RegExp(words.map(escaped).join('|'), 'g');
  const cut: Piece[] = [];
  let from = 0;
  for (const { index, 0: word } of even(text).matchAll(wanted)) {
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

function escaped(word: string): string {
  return word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
