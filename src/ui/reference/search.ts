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
    const counts = words.map((word) => placesIn(text, word));
    if (counts.includes(0)) return [];
    return [{ section, places: counts.reduce((sum, count) => sum + count, 0) }];
  });
}

/** What was found by chapter, what has every word in its number and title before all else. */
export function searchParts({ chapters }: Rulebook, found: readonly Found[], words: readonly string[]) {
  const isTitled = ({ section: { id, title } }: Found) =>
    words.length > 0 && words.every((word) => placesIn(even(`${id} ${title}`), word) > 0);
  return [
    { title: 'By title', found: found.filter(isTitled) },
    ...chapters.map(({ title, sections }) => ({
      title,
      found: found.filter((each) => sections.includes(each.section) && !isTitled(each)),
    })),
  ].filter((part) => part.found.length > 0);
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

function placesIn(text: string, word: string): number {
  return text.split(anyOf([word])).length - 1;
}

/** Where one of the words stands, or a longer one that begins so. */
function anyOf(words: readonly string[]): RegExp {
  const starts = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/^\w/, '\\b$&'));
  return new RegExp(starts.join('|'), 'g');
}
