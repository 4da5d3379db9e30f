import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { RULEBOOK } from '../ui/extractors/reference/rulebook';
import { RULEBOOK as FURROWS } from '../ui/furrows/reference/rulebook';
import { rulingsUnder, sectionsOf, type Rulebook } from '../ui/reference/rulebook';
import type { Block, RuleSection, RuleTable, Ruling } from '../ui/reference/section';

/** One chapter of a rulebook as Markdown. */
export interface Page {
  /** Its path below `docs/rules/`. */
  readonly path: string;
  readonly text: string;
}

const FOLDER = fileURLToPath(new URL('../../docs/rules/', import.meta.url));

/** The in-app rules of a game as pages to read in the repository, the rulings under their sections; an introduction is 0. */
export function pagesOf(game: string, book: Rulebook): readonly Page[] {
  const first = sectionsOf(book)[0].id.startsWith('§0') ? 0 : 1;
  return book.chapters.map((chapter, index) => ({
    path: `${game}/${first + index}-${fileName(chapter.title)}.md`,
    text: `${[`# ${chapter.title}`, ...chapter.sections.flatMap((section) => sectionText(section, rulingsUnder(book, section.id)))].join('\n\n')}\n`,
  }));
}

export const PAGES: readonly Page[] = [...pagesOf('extractors', RULEBOOK), ...pagesOf('furrows', FURROWS)];

/** What lies in the repository now; undefined where there is no such page. */
export function written({ path }: Page): string | undefined {
  try {
    return readFileSync(FOLDER + path, 'utf8');
  } catch {
    return undefined;
  }
}

function fileName(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^a-z]+/g, '-')
    .replace(/^-|-$/g, '');
}

function sectionText({ id, title, body }: RuleSection, rulings: readonly Ruling[]): readonly string[] {
  const told = rulings.map((ruling) => `- **${ruling.id}** ${ruling.text}`);
  return [`## ${id} ${title}`, ...body.map(blockText), ...(told.length > 0 ? [told.join('\n')] : [])];
}

function blockText(block: Block): string {
  if (typeof block === 'string') return block;
  if ('list' in block) return block.list.map((item) => `- ${item}`).join('\n');
  if ('steps' in block) return block.steps.map((item, index) => `${index + 1}. ${item}`).join('\n');
  if ('example' in block) return `> ${block.example}`;
  if ('picture' in block) return `> Picture in the game: ${block.caption}`;
  return tableText(block.table);
}

function tableText({ caption, columns, rows, note }: RuleTable): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const lines = [line(columns), line(columns.map(() => '---')), ...rows.map(line)];
  return [`_${caption}_`, lines.join('\n'), ...(note === undefined ? [] : [note])].join('\n\n');
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  for (const page of PAGES) {
    mkdirSync(new URL('.', `file://${FOLDER}${page.path}`), { recursive: true });
    writeFileSync(FOLDER + page.path, page.text);
    console.log(`docs/rules/${page.path}`);
  }
