import { SCENARIOS, type Chassis, type Machine, type Position } from '../../../rules/extractors';
import { blankMachine } from '../display';
import { GROUND } from '../ground';
import { hexName, kindName, nameOf, shortName } from '../wording';
import { BOOK_TITLES, type BookName } from './booklet/books';
import { imposed, inOrder } from './booklet/impose';
import type { Booklets } from './booklet/pages';
import { orderCards, pieceCards } from './counters/cards';
import { planCounters, type CounterPlan } from './counters/grid';
import { HEX_SIZES, planMap, type MapPlan } from './map/plan';
import type { MachineMarks, Page } from './page';
import { rosterPages, type RosterBlock } from './roster';
import { machinesOf, offers, type GameOnTable, type SheetId } from './sheets';
import { onPaper, standingLines } from './standing/lines';

/** How the pages are laid out over their paper. */
export interface Layout {
  /** On displays and rosters; without them two displays share a page. */
  readonly tables: boolean;
  readonly map: MapPlan;
  readonly counters: CounterPlan;
  /** null: not yet measured. */
  readonly booklets: Booklets | null;
  /** Of a running game: what may lie open on the table, or all its side knows. */
  readonly secrets: 'open' | 'own';
}

export const USUAL_LAYOUT: Layout = {
  tables: true,
  map: planMap(GROUND.sheet, 'a4', HEX_SIZES.usual),
  counters: planCounters('a4', 'long'),
  booklets: null,
  secrets: 'open',
};

/** The pages of the chosen sheets, in the order they are offered; the contents list them all and come first. */
export function pagesOf(
  chosen: ReadonlySet<SheetId>,
  game: GameOnTable | null,
  layout: Layout,
): readonly Page[] {
  const pages = offers(game)
    .flatMap(({ offers: all }) => all)
    .filter(({ id }) => chosen.has(id))
    .flatMap(({ id }) => pagesOfSheet(id, game, layout));
  const paired = layout.tables ? pages : inPairs(pages);
  const [first, ...rest] = [...paired].sort((a, b) => isContents(b) - isContents(a));
  if (!first || isContents(first) === 0) return collated(paired, layout);
  // The contents tell the places of the other pages, blank ones counted.
  const all = collated([first, ...rest], layout);
  return [{ ...first, sheet: { type: 'contents', pages: all } }, ...all.slice(1)];
}

function isContents({ sheet }: Page): 0 | 1 {
  return sheet.type === 'contents' ? 1 : 0;
}

/** Displays without tables, two to a page; the last may be alone. */
function inPairs(pages: readonly Page[]): readonly Page[] {
  return pages.reduce<readonly Page[]>((done, page) => {
    const last = done.at(-1);
    if (page.sheet.type !== 'machines' || last?.sheet.type !== 'machines') return [...done, page];
    if (last.sheet.displays.length + page.sheet.displays.length > 2) return [...done, page];
    const displays = [...last.sheet.displays, ...page.sheet.displays];
    const title = `${last.title}, ${page.title.replace('Machine display: ', '')}`;
    return [...done.slice(0, -1), { key: last.key, title, sheet: { type: 'machines', displays } }];
  }, []);
}

/** Where a printer that prints both sides puts a page: a sheet of its own, the front or back of one, or either side. */
function sideOf({ sheet }: Page): 'alone' | 'front' | 'back' | 'either' {
  switch (sheet.type) {
    case 'counters':
    case 'orders':
      return sheet.face;
    case 'booklet':
      return sheet.side.face;
    case 'map':
    case 'assembly':
    case 'machines':
      return 'alone';
    default:
      return 'either';
  }
}

/** Printed on both sides, blank pages come between, so that every back lies behind its own front. */
function collated(pages: readonly Page[], { counters: { backs } }: Layout): readonly Page[] {
  if (backs === 'fold' || backs === 'none') return pages;
  return pages.reduce<readonly Page[]>((done, page) => {
    const before = done.at(-1);
    const onBack = done.length % 2 === 1;
    const side = sideOf(page);
    const away = side === 'alone' || side === 'front' || (before !== undefined && sideOf(before) === 'alone');
    const blank: Page = { key: `blank ${done.length}`, title: 'Blank', sheet: { type: 'blank' } };
    return onBack && away ? [...done, blank, page] : [...done, page];
  }, []);
}

/** Sheets of paper a print takes. */
export function paperSheets(pages: readonly Page[], { counters: { backs } }: Layout): number {
  return backs === 'fold' || backs === 'none' ? pages.length : Math.ceil(pages.length / 2);
}

const NO_MARKS: MachineMarks = { move: '', combat: '' };

/** The pages of one choice. */
export function pagesOfSheet(id: SheetId, game: GameOnTable | null, layout: Layout): readonly Page[] {
  const { map } = layout;
  const [name, which] = id.split(':');
  switch (name) {
    case 'display':
      return [blankDisplay(which as Chassis, layout)];
    case 'machine':
      return game ? machinePages(game, which) : [];
    case 'company':
      return game
        ? rosterOf(id, rosterPages(onPaper(game, layout.secrets), layout.tables), 'Dorian company')
        : [];
    case 'roster':
      return rosterOf(id, rosterPages(null, layout.tables), 'Dorian roster');
    case 'contents':
      return [{ key: id, title: 'Contents', sheet: { type: 'contents', pages: [] } }];
    case 'map':
      return mapPages(map, null);
    case 'table':
      return game ? mapPages(map, onPaper(game, layout.secrets)) : [];
    case 'standing':
      return game ? standingPages(onPaper(game, layout.secrets)) : [];
    case 'rules':
    case 'scenarios':
      return bookletPages(name, layout);
    case 'dice':
      return [{ key: id, title: 'Dice table', sheet: { type: 'dice' } }];
    case 'charts':
      return (['terrain', 'damage'] as const).map((part, index) => ({
        key: `${id} ${part}`,
        title: `Charts, ${index + 1} of 2`,
        sheet: { type: 'charts', part },
      }));
    case 'scenario':
      return SCENARIOS.filter((each) => each.id === which).map((scenario) => ({
        key: id,
        title: `Scenario card: ${scenario.title}`,
        sheet: { type: 'scenario', scenario },
      }));
    default:
      return counterPages(id as 'counters' | 'orders', layout.counters);
  }
}

/** Without tables twice on its page. */
function blankDisplay(kind: Chassis, { tables }: Layout): Page {
  const display = { machine: blankMachine(kind, 'A'), blank: true, marks: NO_MARKS };
  return {
    key: `display:${kind}`,
    title: `Machine display: ${kindName(kind)}`,
    sheet: { type: 'machines', displays: tables ? [display] : [display, display] },
  };
}

function machinePages({ position }: GameOnTable, letter: string): readonly Page[] {
  return machinesOf(position)
    .filter((machine) => machine.letter === letter)
    .map((machine) => ({
      key: `machine:${letter}`,
      title: `Machine display: ${shortName(machine)}`,
      sheet: {
        type: 'machines',
        displays: [{ machine, blank: false, marks: marksOf(machine, position) }],
      },
    }));
}

const NAMES = { counters: 'Counters', orders: 'Order counters' } as const;

/** Fronts, each with its backs behind it where they have pages of their own. */
function counterPages(type: 'counters' | 'orders', plan: CounterPlan): readonly Page[] {
  const cards = type === 'counters' ? pieceCards('mono') : orderCards('mono');
  const parts = Math.ceil(cards.length / plan.holds);
  const faces =
    plan.backs === 'long' || plan.backs === 'short' ? (['front', 'back'] as const) : (['front'] as const);
  return Array.from({ length: parts }, (_, part) =>
    faces.map((face) => ({
      key: `${type} ${part} ${face}`,
      title: `${NAMES[type]}, ${parts > 1 ? `${part + 1} of ${parts}, ` : ''}${sidesWord(plan, face)}`,
      sheet: { type, face, part, plan },
    })),
  ).flat();
}

function sidesWord({ backs }: CounterPlan, face: 'front' | 'back'): string {
  return backs === 'fold' ? 'fronts and backs' : `${face}s`;
}

/** Imposed for folding; a printer of one side has its pages in order, to be cut and stapled. */
function bookletPages(book: BookName, { booklets, counters: { backs } }: Layout): readonly Page[] {
  const pages = booklets?.[book].length ?? 0;
  const sides = backs === 'fold' || backs === 'none' ? inOrder(pages) : imposed(pages);
  return sides.map((side, index) => ({
    key: `${book} ${index}`,
    title: `${BOOK_TITLES[book]}, side ${index + 1} of ${sides.length}`,
    sheet: { type: 'booklet', book, side },
  }));
}

/** The pages of the map; of more than one, first how they go together. */
function mapPages(plan: MapPlan, position: Position | null): readonly Page[] {
  const name = position ? 'Map with counters' : 'Map';
  const pages = plan.tiles.map((tile, index) => ({
    key: `${name} ${tile.name}`,
    title: plan.tiles.length > 1 ? `${name}, page ${tile.name}` : name,
    sheet: { type: 'map', plan, tile, index, position } as const,
  }));
  if (pages.length === 1) return pages;
  return [
    { key: `${name} assembly`, title: `${name}, how it goes together`, sheet: { type: 'assembly', plan } },
    ...pages,
  ];
}

function marksOf({ objective, mark }: Machine, position: Position): MachineMarks {
  return {
    move: objective
      ? `objective ${hexName(objective.hex)}${objective.exit === null ? '' : ', off the map'}`
      : '',
    combat: mark === null ? '' : `target ${nameOf(position, mark)}`,
  };
}

function rosterOf(id: SheetId, pages: readonly (readonly RosterBlock[])[], name: string): readonly Page[] {
  return pages.map((blocks, index) => ({
    key: `${id} ${index}`,
    title: pages.length > 1 ? `${name}, ${index + 1} of ${pages.length}` : name,
    sheet: { type: 'roster', blocks, last: index === pages.length - 1, blank: id === 'roster' },
  }));
}

/** Lines of a page that also holds the notation. */
const LINES = 30;

function standingPages(position: Position): readonly Page[] {
  const lines = standingLines(position);
  const pages = Math.max(1, Math.ceil(lines.length / LINES));
  return Array.from({ length: pages }, (_, index) => ({
    key: `standing ${index}`,
    title: `Where everything stands${pages > 1 ? `, ${index + 1} of ${pages}` : ''}`,
    sheet: {
      type: 'standing',
      position,
      lines: lines.slice(index * LINES, (index + 1) * LINES),
      last: index === pages - 1,
    },
  }));
}
