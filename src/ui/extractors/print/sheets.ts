import {
  SCENARIOS,
  type Chassis,
  type Force,
  type Machine,
  type Position,
  type Scenario,
  type ScenarioId,
  type Side,
} from '../../../rules/extractors';
import { blankMachine } from '../display';
import { count, hexName, kindName, nameOf, scenarioName, shortName } from '../wording';
import { GROUND } from '../ground';
import { HEX_SIZES, planMap, type MapPlan, type MapTile } from './map/plan';
import { rosterPages, type RosterBlock } from './roster';

/** What may be put on paper; one choice gives one or more pages. */
export type SheetId =
  | `display:${Chassis}`
  | `machine:${Machine['letter']}`
  | 'roster'
  | 'company'
  | 'charts'
  | 'map'
  | 'contents'
  | `scenario:${ScenarioId}`
  | 'counters'
  | 'orders';

/** The game on the table as the looking side may know it. */
export interface GameOnTable {
  readonly position: Position;
  readonly seat: Side | 'all' | 'watch';
}

/** What lies on the map for a machine, in words; '' for nothing [§8.3.1, §8.4.4]. */
export interface MachineMarks {
  readonly move: string;
  readonly combat: string;
}

const NO_MARKS: MachineMarks = { move: '', combat: '' };

/** One page of paper. */
export type Sheet =
  | {
      readonly type: 'machine';
      readonly machine: Machine;
      readonly blank: boolean;
      readonly marks: MachineMarks;
    }
  | {
      readonly type: 'roster';
      readonly blocks: readonly RosterBlock[];
      readonly last: boolean;
      readonly blank: boolean;
    }
  | { readonly type: 'charts'; readonly part: 'terrain' | 'damage' }
  | { readonly type: 'contents'; readonly pages: readonly Page[] }
  | { readonly type: 'assembly'; readonly plan: MapPlan }
  | { readonly type: 'map'; readonly plan: MapPlan; readonly tile: MapTile; readonly index: number }
  | { readonly type: 'scenario'; readonly scenario: Scenario }
  | { readonly type: 'counters' | 'orders'; readonly face: 'front' | 'back' };

export interface Page {
  readonly key: string;
  /** What it is, for the footer and the preview. */
  readonly title: string;
  readonly sheet: Sheet;
}

export interface Offer {
  readonly id: SheetId;
  readonly label: string;
  readonly detail?: string;
}

export interface OfferGroup {
  readonly title: string;
  readonly offers: readonly Offer[];
}

const KINDS: readonly Chassis[] = ['bipod', 'multipod', 'glide', 'orni'];

/** Everything there is to print, the game on the table first. */
export function offers(game: GameOnTable | null): readonly OfferGroup[] {
  return [
    ...(game ? [gameOffers(game)] : []),
    {
      title: 'Machine displays, blank',
      offers: KINDS.map((kind) => ({ id: `display:${kind}` as const, label: kindName(kind) })),
    },
    {
      title: 'For every game',
      offers: [
        { id: 'contents', label: 'Contents', detail: 'what there is, how to cut it' },
        { id: 'roster', label: 'Dorian roster', detail: 'every cell and white unit, to tick' },
        { id: 'map', label: 'Map', detail: 'true size, pages to lay together' },
        { id: 'charts', label: 'Charts', detail: 'terrain, to hit, damage, criticals, rally' },
        { id: 'counters', label: 'Counters', detail: 'true size, fronts and backs' },
        { id: 'orders', label: 'Order counters', detail: 'orders and markers, fronts and backs' },
      ],
    },
    {
      title: 'Scenario cards',
      offers: SCENARIOS.map(({ id, number, title }) => ({
        id: `scenario:${id}` as const,
        label: `${number} ${title}`,
      })),
    },
  ];
}

function gameOffers({ position }: GameOnTable): OfferGroup {
  const machines = machinesOf(position);
  const dorians = Object.values(position.units).filter(({ side }) => side === 'dorian').length;
  return {
    title: `This game: ${scenarioName(position.scenario)}`,
    offers: [
      ...machines.map((machine) => ({
        id: `machine:${machine.letter}` as const,
        label: shortName(machine),
        detail: 'as it stands now',
      })),
      ...(dorians > 0
        ? [
            {
              id: 'company' as const,
              label: 'Dorian company',
              detail: `${count(dorians, 'unit')} as they stand now`,
            },
          ]
        : []),
    ],
  };
}

function machinesOf(position: Position): readonly Machine[] {
  return Object.values(position.units).filter((unit): unit is Machine => unit.class === 'machine');
}

/** All there is, for a table without a screen. */
export const PRINT_AND_PLAY: readonly SheetId[] = [
  'contents',
  ...KINDS.map((kind) => `display:${kind}` as const),
  'roster',
  'map',
  'charts',
  ...SCENARIOS.map(({ id }) => `scenario:${id}` as const),
  'counters',
  'orders',
];

/** Everything one scenario needs on a table without a screen: displays of the machines it may have, and the rest once. */
export function kitOf(scenario: Scenario): readonly SheetId[] {
  const bought = scenario.forces.filter(({ side }) => side === 'avronian').flatMap(chassisOf);
  return [
    'contents',
    ...KINDS.filter((kind) => bought.includes(kind)).map((kind) => `display:${kind}` as const),
    'roster',
    'map',
    'charts',
    'counters',
    'orders',
    `scenario:${scenario.id}`,
  ];
}

/** The machines a force is given or may buy. */
function chassisOf({ givenChassis, budget }: Force): readonly Chassis[] {
  const bought = budget ? [budget, ...budget.freeMachines].flatMap(({ chassis }) => chassis) : [];
  return [...Object.values(givenChassis), ...bought];
}

/** What the game on the table needs to go on with paper. */
export function gameSheets({ position }: GameOnTable): readonly SheetId[] {
  return [
    ...gameOffers({ position, seat: 'all' }).offers.map(({ id }) => id),
    'charts',
    `scenario:${position.scenario}`,
  ];
}

/** How the pages are laid out: tables on displays and rosters, and the map over its paper. */
export interface Layout {
  readonly tables: boolean;
  readonly map: MapPlan;
}

export const USUAL_LAYOUT: Layout = { tables: true, map: planMap(GROUND.sheet, 'a4', HEX_SIZES.usual) };

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
  const [first, ...rest] = [...pages].sort((a, b) => isContents(b) - isContents(a));
  if (!first || isContents(first) === 0) return pages;
  return [{ ...first, sheet: { type: 'contents', pages: rest } }, ...rest];
}

function isContents({ sheet }: Page): 0 | 1 {
  return sheet.type === 'contents' ? 1 : 0;
}

/** The pages of one choice. */
export function pagesOfSheet(id: SheetId, game: GameOnTable | null, layout: Layout): readonly Page[] {
  const { tables, map } = layout;
  const [name, which] = id.split(':');
  switch (name) {
    case 'display': {
      const kind = which as Chassis;
      const sheet = {
        type: 'machine',
        machine: blankMachine(kind, 'A'),
        blank: true,
        marks: NO_MARKS,
      } as const;
      return [{ key: id, title: `Machine display: ${kindName(kind)}`, sheet }];
    }
    case 'machine': {
      if (!game) return [];
      const machine = machinesOf(game.position).find(({ letter }) => letter === which);
      if (!machine) return [];
      return [
        {
          key: id,
          title: `Machine display: ${shortName(machine)}`,
          sheet: { type: 'machine', machine, blank: false, marks: marksOf(machine, game.position) },
        },
      ];
    }
    case 'company':
      return game ? rosterOf(id, rosterPages(game.position, tables), 'Dorian company') : [];
    case 'roster':
      return rosterOf(id, rosterPages(null, tables), 'Dorian roster');
    case 'contents':
      return [{ key: id, title: 'Contents', sheet: { type: 'contents', pages: [] } }];
    case 'map':
      return mapPages(map);
    case 'charts':
      return (['terrain', 'damage'] as const).map((part, index) => ({
        key: `${id} ${part}`,
        title: `Charts, ${index + 1} of 2`,
        sheet: { type: 'charts', part },
      }));
    case 'scenario': {
      const scenario = SCENARIOS.find((each) => each.id === which);
      return scenario
        ? [{ key: id, title: `Scenario card: ${scenario.title}`, sheet: { type: 'scenario', scenario } }]
        : [];
    }
    default: {
      const type = id as 'counters' | 'orders';
      const title = { counters: 'Counters', orders: 'Order counters' }[type];
      return (['front', 'back'] as const).map((face) => ({
        key: `${id} ${face}`,
        title: `${title}, ${face}s`,
        sheet: { type, face },
      }));
    }
  }
}

/** The pages of the map; of more than one, first how they go together. */
function mapPages(plan: MapPlan): readonly Page[] {
  const pages = plan.tiles.map((tile, index) => ({
    key: `map ${tile.name}`,
    title: plan.tiles.length > 1 ? `Map, page ${tile.name}` : 'Map',
    sheet: { type: 'map', plan, tile, index } as const,
  }));
  if (pages.length === 1) return pages;
  return [
    { key: 'map assembly', title: 'Map, how it goes together', sheet: { type: 'assembly', plan } },
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
