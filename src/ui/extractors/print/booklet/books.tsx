import type { ReactNode } from 'react';
import { SCENARIOS } from '../../../../rules/extractors';
import { rulingsUnder } from '../../../reference/rulebook';
import type { Block, RuleSection } from '../../../reference/section';
import { RULEBOOK } from '../../reference/rulebook';
import { CHARTS } from '../chartTables';
import { ScenarioMap } from '../ScenarioMap';
import { ScenarioForces, ScenarioHead, ScenarioRules, ScenarioTurns } from '../ScenarioSheet';
import { SheetTable } from '../SheetParts';
import { BookBlock, RulingLine } from './BookBlock';
import { ON_PAPER } from './paperGuide';

export type BookName = 'rules' | 'scenarios';

/** A piece of a booklet that is not broken over two pages. */
export interface Piece {
  readonly key: string;
  readonly node: ReactNode;
  /** A heading: it stays with what follows. */
  readonly leads?: true;
  readonly breaks?: true;
  /** How the contents call the place. */
  readonly entry?: string;
  /** The contents themselves: drawn once the pages are known. */
  readonly contents?: true;
}

export const BOOK_TITLES: Readonly<Record<BookName, string>> = {
  rules: 'Rules of Extractors!',
  scenarios: 'Scenarios of Extractors!',
};

const SUBTITLES: Readonly<Record<BookName, string>> = {
  rules: 'All rules with their drawings, and the charts',
  scenarios: 'Six scenarios, each with its forces, its map and how it is won',
};

function coverOf(book: BookName): readonly Piece[] {
  const title = (
    <header className="book-cover">
      <h2>{BOOK_TITLES[book]}</h2>
      <p>{SUBTITLES[book]}</p>
    </header>
  );
  return [
    { key: 'cover', node: title, leads: true },
    { key: 'contents', node: null, contents: true },
  ];
}

/** The scenarios have a booklet of their own. */
const CHAPTERS = RULEBOOK.chapters.filter(({ sections }) => !sections.some(({ id }) => id === '§9'));

function rulesBook(): readonly Piece[] {
  return [
    ...coverOf('rules'),
    ...CHAPTERS.flatMap(({ title, sections }, chapter): readonly Piece[] => [
      {
        key: title,
        node: <h3 className="book-chapter">{title}</h3>,
        leads: true,
        entry: title,
        ...(chapter === 0 ? { breaks: true as const } : {}),
      },
      ...sections.flatMap(sectionPieces),
    ]),
    {
      key: 'charts',
      node: <h3 className="book-chapter">Charts</h3>,
      leads: true,
      breaks: true,
      entry: 'Charts',
    },
    ...[...CHARTS.terrain, ...CHARTS.damage].map(({ table }) => ({
      key: `chart ${table.caption}`,
      node: <SheetTable table={table} />,
    })),
  ];
}

function sectionPieces(section: RuleSection): readonly Piece[] {
  const { id, title, body } = section;
  const heading = (
    <h4 className="book-section">
      <b>{id}</b> {title}
    </h4>
  );
  return [
    { key: id, node: heading, leads: true },
    ...(ON_PAPER[id] ?? body).flatMap((block, index) => blockPieces(block, `${id} ${index}`)),
    ...rulingsUnder(RULEBOOK, id).map((ruling) => ({
      key: ruling.id,
      node: <RulingLine ruling={ruling} />,
    })),
  ];
}

/** A list may be broken between its lines; what ends in a colon or is all bold leads to what follows. */
function blockPieces(block: Block, key: string): readonly Piece[] {
  if (typeof block === 'string') {
    const leads = /(:|\*\*)$/.test(block) ? { leads: true as const } : {};
    return [{ key, node: <BookBlock block={block} />, ...leads }];
  }
  if ('list' in block)
    return block.list.map((item, line) => ({
      key: `${key} ${line}`,
      node: <BookBlock block={{ list: [item] }} />,
    }));
  return [{ key, node: <BookBlock block={block} /> }];
}

function scenariosBook(): readonly Piece[] {
  return [
    ...coverOf('scenarios'),
    ...SCENARIOS.flatMap((scenario): readonly Piece[] => [
      {
        key: scenario.id,
        node: <ScenarioHead scenario={scenario} />,
        leads: true,
        breaks: true,
        entry: `${scenario.number} ${scenario.title}`,
      },
      { key: `${scenario.id} forces`, node: <ScenarioForces scenario={scenario} /> },
      { key: `${scenario.id} rules`, node: <ScenarioRules scenario={scenario} /> },
      { key: `${scenario.id} turns`, node: <ScenarioTurns scenario={scenario} /> },
      { key: `${scenario.id} map`, node: <ScenarioMap scenario={scenario} /> },
    ]),
  ];
}

export const BOOKS: Readonly<Record<BookName, readonly Piece[]>> = {
  rules: rulesBook(),
  scenarios: scenariosBook(),
};
