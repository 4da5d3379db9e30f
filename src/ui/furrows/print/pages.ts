import { SCENARIOS, type Army, type Position } from '../../../rules/furrows';
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
import type { Layout } from '../../print/layout';
import type { CommonSheet, OnMap, Page as PageOf } from '../../print/page';
import type { Offers } from '../../print/sheets';
import { faceOf } from '../art/face';
import { assembledDrawing } from '../art/look';
import { SIDE_NAME } from '../wording';
import { pieceCards } from './counters/cards';
import { printPalette } from './counters/palette';
import { ON_PAPER } from './gameOnPaper';
import { rankIn } from './rank';
import { standingOf } from './standing';

export type OwnSheet =
  | { readonly type: 'cards'; readonly army: Army; readonly bases: Position['bases'] | null }
  | { readonly type: 'slips'; readonly army: Army; readonly turns: number };

export type Page = PageOf<CommonSheet | OwnSheet>;

const [SCENARIO] = SCENARIOS;

const SIDES = SCENARIO.armies.map(({ side }) => side);

/** What goes on with a game, when its counters lie on the table. */
const THIS_GAME = ['table', 'standing', ...SIDES.flatMap((side) => [`now:${side}`, `slips:${side}`])];

const KIT = [
  'contents',
  'rules',
  'map',
  'counters',
  'dice',
  ...SCENARIO.armies.flatMap(({ side }) => [`cards:${side}`, `slips:${side}`]),
];

/** What there is to print, the game on the table first. */
export function offers(position: Position | null): Offers {
  const { title, number, armies, id } = SCENARIO;
  return {
    groups: [
      ...(position
        ? [
            {
              title: `This game: ${title}`,
              now: true as const,
              offers: [
                { id: 'table', label: 'Map with the counters on it', detail: 'as it stands now' },
                {
                  id: 'standing',
                  label: 'Where everything stands',
                  detail: 'with the line that brings it back here',
                },
                ...SIDES.map((side) => ({
                  id: `now:${side}`,
                  label: `${SIDE_NAME[side]}, unit cards`,
                  detail: 'as they stand now',
                })),
              ],
            },
          ]
        : []),
      {
        title: 'For every game',
        offers: [
          { id: 'contents', label: 'Contents', detail: 'what there is, how to cut it, a ruler' },
          { id: 'rules', label: 'Rules booklet', detail: 'to fold' },
          { id: 'map', label: 'Map', detail: 'true size, pages to lay together' },
          { id: 'counters', label: 'Counters', detail: 'bases of both sides, markers, flags' },
          { id: 'dice', label: 'Dice table', detail: 'rolls for a table without dice' },
        ],
      },
      ...armies.map(({ side }) => ({
        title: SIDE_NAME[side],
        offers: [
          { id: `cards:${side}`, label: 'Unit cards', detail: 'losses are ticked on them' },
          { id: `slips:${side}`, label: 'Order slips', detail: 'written, folded, handed over' },
        ],
      })),
    ],
    kits: [{ label: `${number} ${title}`, ids: KIT, scenario: id }],
    selections: position ? [{ label: 'This game', ids: THIS_GAME }] : [],
    first: position ? THIS_GAME : KIT.slice(-4),
  };
}

/** The pages of the chosen sheets, in the order they are offered. */
export function pagesOf(
  chosen: ReadonlySet<string>,
  position: Position | null,
  layout: Layout,
): readonly Page[] {
  const pages = chosenPages(offers(position), chosen, (id) => pagesOfSheet(id, position, layout));
  return collated(pages, layout.counters);
}

function pagesOfSheet(id: string, position: Position | null, layout: Layout): readonly Page[] {
  const [name, side] = id.split(':');
  const army = SCENARIO.armies.find((each) => each.side === side);
  switch (name) {
    case 'contents':
      return [contentsPage()];
    case 'rules':
      return bookletPages(ON_PAPER, 'rules', layout);
    case 'map':
      return mapPages(layout.map, 'Map', []);
    case 'table':
      return position ? mapPages(layout.map, 'Map with counters', countersOnMap(position)) : [];
    case 'counters':
      return counterPages({ name: 'Counters', cards: pieceCards }, layout);
    case 'cards':
    case 'now': {
      const bases = name === 'now' ? (position?.bases ?? null) : null;
      return army ? [ownPage(`${SIDE_NAME[army.side]}: unit cards`, id, { type: 'cards', army, bases })] : [];
    }
    case 'standing':
      return position ? standingPages(standingOf(position)) : [];
    case 'dice':
      return [dicePage()];
    case 'slips':
      return army
        ? [
            ownPage(`${SIDE_NAME[army.side]}: order slips`, id, {
              type: 'slips',
              army,
              turns: SCENARIO.lastTurn,
            }),
          ]
        : [];
    default:
      throw new Error(`No sheet is called ${id}`);
  }
}

function ownPage(title: string, key: string, sheet: OwnSheet): Page {
  const use = sheet.type === 'cards' ? 'for its side, to tick' : 'cut along the tables, write in secret';
  return { key, title, use, side: 'alone', sheet };
}

/** The bases where they stand, as the looking side knows them. */
function countersOnMap(position: Position): readonly OnMap[] {
  return SCENARIO.armies.flatMap((army) =>
    army.given.flatMap(({ id }, index): readonly OnMap[] => {
      const base = position.bases[id];
      if (base.where.at !== 'map') return [];
      const { hex, facing } = base.where;
      const face = faceOf(base, rankIn(army, index));
      return [
        {
          id,
          hex,
          drawing: (ink) => assembledDrawing({ face, facing }, 'lo', printPalette(ink)).shapes,
        },
      ];
    }),
  );
}
