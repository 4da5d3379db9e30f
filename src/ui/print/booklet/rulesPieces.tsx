import { rulingsUnder, type Rulebook } from '../../reference/rulebook';
import type { Block, Chapter, RuleSection, RuleTable } from '../../reference/section';
import type { Piece } from '../game';
import { SheetTable } from '../SheetParts';
import { BookBlock, RulingLine, type PictureByName } from './BookBlock';

export interface RulesOnPaper {
  readonly rulebook: Rulebook;
  /** Those that go into the booklet. */
  readonly chapters: readonly Chapter[];
  /** Sections whose text on the screen speaks of the screen: what they say on paper. */
  readonly instead: Readonly<Record<string, readonly Block[]>>;
  readonly Picture: PictureByName;
  /** Printed again at the end. */
  readonly charts: readonly RuleTable[];
}

/** The cover of a booklet and its contents. */
export function coverPieces(title: string, subtitle: string): readonly Piece[] {
  const cover = (
    <header className="book-cover">
      <h2>{title}</h2>
      <p>{subtitle}</p>
    </header>
  );
  return [
    { key: 'cover', node: cover, leads: true },
    { key: 'contents', node: null, contents: true },
  ];
}

/** The rules in the app as they are printed: chapters, sections, rulings, and the charts at the end. */
export function rulesPieces(rules: RulesOnPaper): readonly Piece[] {
  return [
    ...rules.chapters.flatMap(({ title, sections }, chapter): readonly Piece[] => [
      { ...chapterPiece(title), ...(chapter === 0 ? { breaks: true as const } : {}) },
      ...sections.flatMap((section) => sectionPieces(section, rules)),
    ]),
    ...(rules.charts.length > 0 ? [{ ...chapterPiece('Charts'), breaks: true as const }] : []),
    ...rules.charts.map((table) => ({
      key: `chart ${table.caption}`,
      node: <SheetTable table={table} />,
      floats: true as const,
    })),
  ];
}

function chapterPiece(title: string): Piece {
  return { key: title, node: <h3 className="book-chapter">{title}</h3>, leads: true, entry: title };
}

function sectionPieces({ id, title, body }: RuleSection, rules: RulesOnPaper): readonly Piece[] {
  const heading = (
    <h4 className="book-section">
      <b>{id}</b> {title}
    </h4>
  );
  return [
    { key: id, node: heading, leads: true },
    ...(rules.instead[id] ?? body).flatMap((block, index, all) =>
      blockPieces(index === 0 ? unnamed(block, title) : block, {
        key: `${id} ${index}`,
        next: all[index + 1],
        rules,
      }),
    ),
    ...rulingsUnder(rules.rulebook, id).map((ruling) => ({
      key: ruling.id,
      node: <RulingLine ruling={ruling} />,
    })),
  ];
}

interface Placed {
  readonly key: string;
  readonly next: Block | undefined;
  readonly rules: RulesOnPaper;
}

const FLOATS = { floats: true } as const;

/** A list may be broken between its lines; what ends in a colon or is all bold leads to what follows. */
function blockPieces(block: Block, { key, next, rules: { Picture } }: Placed): readonly Piece[] {
  const pieceOf = (part: Block) => <BookBlock block={part} Picture={Picture} />;
  if (typeof block === 'string') {
    if (!/(:|\*\*)$/.test(block)) return [{ key, node: pieceOf(block) }];
    const led = next !== undefined && floats(next);
    return [{ key, node: pieceOf(block), leads: true, ...(led ? FLOATS : {}) }];
  }
  if ('list' in block)
    return block.list.map((item, line) => ({ key: `${key} ${line}`, node: pieceOf({ list: [item] }) }));
  return [{ key, node: pieceOf(block), ...(floats(block) ? FLOATS : {}) }];
}

/** A table right under the heading of its own name does not say it again. */
function unnamed(block: Block, title: string): Block {
  if (typeof block === 'string' || !('table' in block) || block.table.caption !== title) return block;
  return { table: { ...block.table, caption: '' } };
}

function floats(block: Block): boolean {
  return typeof block !== 'string' && ('picture' in block || 'table' in block);
}
