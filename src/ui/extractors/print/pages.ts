import { SCENARIOS, type Chassis, type Machine, type Position } from '../../../rules/extractors';
import { collated } from '../../print/collate';
import {
  bookletPages,
  chosenPages,
  contentsPage,
  counterPages,
  dicePage,
  mapPages,
  standingPages,
} from '../../print/commonPages';
import { planCounters } from '../../print/counters/grid';
import type { Layout as CommonLayout } from '../../print/layout';
import { HEX_SIZES, planMap } from '../../print/map/plan';
import { blankMachine } from '../display';
import { hexName, kindName, nameOf, shortName } from '../wording';
import { orderCards, pieceCards } from './counters/cards';
import { ON_PAPER } from './gameOnPaper';
import type { DisplayOnPaper, MachineMarks, Page } from './page';
import { counterMix, rosterPages, type RosterOf } from './roster';
import { machinesOf, offers, type GameOnTable, type SheetId } from './sheets';
import { onPaper, standingOf } from './standing/lines';
import { countersOnMap } from './standing/onMap';

/** How the pages are laid out over their paper. */
export interface Layout extends CommonLayout {
  /** Of a running game: what may lie open on the table, or all its side knows. */
  readonly secrets: 'open' | 'own';
}

export const USUAL_LAYOUT: Layout = {
  tables: true,
  map: planMap(ON_PAPER.map.sheet, 'a4', HEX_SIZES.usual),
  counters: planCounters('a4', 'long'),
  booklets: null,
  secrets: 'open',
};

/** The pages of the chosen sheets, in the order they are offered; the contents list them all and come first. */
export function pagesOf(
  chosen: ReadonlySet<string>,
  game: GameOnTable | null,
  layout: Layout,
): readonly Page[] {
  const pages = chosenPages(offers(game), chosen, (id) => pagesOfSheet(id as SheetId, game, layout));
  return collated(layout.tables ? pages : inPairs(pages), layout.counters);
}

/** Displays without tables, two to a page; the last may be alone. */
function inPairs(pages: readonly Page[]): readonly Page[] {
  return pages.reduce<readonly Page[]>((done, page) => {
    const last = done.at(-1);
    if (page.sheet.type !== 'machines' || last?.sheet.type !== 'machines') return [...done, page];
    if (last.sheet.displays.length + page.sheet.displays.length > 2) return [...done, page];
    const both = displaysPage(last.key, [...last.sheet.displays, ...page.sheet.displays]);
    return [...done.slice(0, -1), { ...last, ...both }];
  }, []);
}

function displaysPage(key: string, displays: readonly DisplayOnPaper[]): Page {
  const names = displays.map(({ machine, blank }) => (blank ? kindName(machine.kind) : shortName(machine)));
  const title = `Machine display: ${[...new Set(names)].join(', ')}`;
  return { key, title, use: 'one a machine', side: 'alone', sheet: { type: 'machines', displays } };
}

const NO_MARKS: MachineMarks = { move: '', combat: '' };

/** The pages of one choice. */
export function pagesOfSheet(id: SheetId, game: GameOnTable | null, layout: Layout): readonly Page[] {
  const [name, which] = id.split(':');
  switch (name) {
    case 'display':
      return blankDisplays(id, which, layout);
    case 'machine':
      return game ? machinePages(game, which) : [];
    case 'company':
      return game ? roster(id, { position: onPaper(game, layout.secrets) }, layout) : [];
    case 'roster': {
      const scenario = SCENARIOS.find((each) => each.id === which);
      return roster(id, scenario ? { scenario } : { mix: counterMix() }, layout);
    }
    case 'contents':
      return [contentsPage()];
    case 'map':
      return mapPages(layout.map, 'Map', []);
    case 'table':
      return game
        ? mapPages(layout.map, 'Map with counters', countersOnMap(onPaper(game, layout.secrets)))
        : [];
    case 'standing':
      return game ? standingPages(standingOf(game, layout.secrets)) : [];
    case 'rules':
    case 'scenarios':
      return bookletPages(ON_PAPER, name, layout);
    case 'dice':
      return [dicePage()];
    case 'charts':
      return (['terrain', 'damage'] as const).map((part, index) => ({
        key: `${id} ${part}`,
        title: `Charts, ${index + 1} of 2`,
        use: 'between the players',
        side: 'either',
        sheet: { type: 'charts', part },
      }));
    case 'scenario':
      return SCENARIOS.filter((each) => each.id === which).map((scenario) => ({
        key: id,
        title: `Scenario card: ${scenario.title}`,
        use: 'read first',
        side: 'either',
        sheet: { type: 'scenario', scenario },
      }));
    case 'counters':
      return counterPages({ name: 'Counters', cards: pieceCards }, layout);
    case 'orders':
      return counterPages({ name: 'Order counters', cards: orderCards, then: 'keep face down' }, layout);
    default:
      throw new Error(`No sheet is called ${id}`);
  }
}

/** Without tables twice on its page, which is that of the next one too. */
function blankDisplays(id: SheetId, which: string, { tables }: Layout): readonly Page[] {
  const [kind, copy = 1] = which.split(' ');
  const display = { machine: blankMachine(kind as Chassis, 'A'), blank: true, marks: NO_MARKS };
  if (tables) return [displaysPage(id, [display])];
  return Number(copy) % 2 === 0 ? [] : [displaysPage(id, [display, display])];
}

function machinePages({ position }: GameOnTable, letter: string): readonly Page[] {
  return machinesOf(position)
    .filter((machine) => machine.letter === letter)
    .map((machine) =>
      displaysPage(`machine:${letter}`, [{ machine, blank: false, marks: marksOf(machine, position) }]),
    );
}

function marksOf({ objective, mark }: Machine, position: Position): MachineMarks {
  return {
    move: objective
      ? `objective ${hexName(objective.hex)}${objective.exit === null ? '' : ', off the map'}`
      : '',
    combat: mark === null ? '' : `target ${nameOf(position, mark)}`,
  };
}

function roster(id: SheetId, of: RosterOf, { tables, counters: { height } }: Layout): readonly Page[] {
  const pages = rosterPages(of, { tables, height });
  const name =
    'position' in of ? 'Dorian company' : `Dorian roster${'scenario' in of ? `: ${of.scenario.title}` : ''}`;
  const hides = 'scenario' in of && of.scenario.specials.includes('hiddenSetUp');
  return pages.map((blocks, index) => ({
    key: `${id} ${index}`,
    title: pages.length > 1 ? `${name}, ${index + 1} of ${pages.length}` : name,
    use: 'for the Dorian, to tick',
    side: 'either',
    sheet: { type: 'roster', blocks, last: index === pages.length - 1, hides },
  }));
}
