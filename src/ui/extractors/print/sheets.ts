import {
  SCENARIOS,
  recommendedArmy,
  recommendedForce,
  type Chassis,
  type Machine,
  type Position,
  type Scenario,
  type ScenarioId,
  type Side,
} from '../../../rules/extractors';
import { copies, type Kit, type OfferGroup, type Offers } from '../../print/sheets';
import { count, kindName, scenarioName, shortName } from '../wording';

/** What may be put on paper; one choice gives one or more pages. */
export type SheetId =
  | `display:${Chassis}`
  | `display:${Chassis} ${number}`
  | `machine:${Machine['letter']}`
  | 'roster'
  | `roster:${ScenarioId}`
  | 'company'
  | 'charts'
  | 'map'
  | 'contents'
  | `scenario:${ScenarioId}`
  | 'counters'
  | 'orders'
  | 'dice'
  | 'rules'
  | 'scenarios'
  | 'table'
  | 'standing';

/** The game on the table as the looking side may know it. */
export interface GameOnTable {
  readonly position: Position;
  readonly seat: Side | 'all' | 'watch';
}

const KINDS: readonly Chassis[] = ['bipod', 'multipod', 'glide', 'orni'];

/** Everything there is to print, the game on the table first. */
export function offers(game: GameOnTable | null): Offers {
  return {
    groups: [...(game ? [gameOffers(game)] : []), ...GROUPS],
    kits: SCENARIOS.map((scenario): Kit => ({
      label: `${scenario.number} ${scenario.title}`,
      ids: kitOf(scenario),
      scenario: scenario.id,
    })),
    selections: [
      ...(game ? [{ label: 'This game', ids: gameSheets(game) }] : []),
      { label: 'Print and play', ids: PRINT_AND_PLAY },
    ],
    first: game ? gameSheets(game) : KINDS.map((kind) => `display:${kind}`),
  };
}

const GROUPS: readonly OfferGroup[] = [
  {
    title: 'Machine displays, blank',
    offers: KINDS.map((kind) => ({
      id: `display:${kind}` as const,
      label: kindName(kind),
      most: 5,
    })),
  },
  {
    title: 'For every game',
    offers: [
      { id: 'contents', label: 'Contents', detail: 'what there is, how to cut it, a ruler' },
      { id: 'rules', label: 'Rules booklet', detail: 'to fold: all rules with their drawings and charts' },
      { id: 'scenarios', label: 'Scenario booklet', detail: 'to fold: the six scenarios with their maps' },
      { id: 'roster', label: 'Dorian roster', detail: 'every cell and white unit, to tick' },
      { id: 'map', label: 'Map', detail: 'true size, pages to lay together' },
      { id: 'charts', label: 'Charts', detail: 'terrain, to hit, damage, criticals, rally' },
      { id: 'counters', label: 'Counters', detail: 'pieces of both sides, five machines, markers' },
      { id: 'orders', label: 'Order counters', detail: 'orders for five machines' },
      { id: 'dice', label: 'Dice table', detail: 'rolls for a table without a ten-sided die' },
    ],
  },
  {
    title: 'Scenario cards',
    offers: SCENARIOS.map(({ id, number, title }) => ({
      id: `scenario:${id}` as const,
      label: `${number} ${title}`,
    })),
  },
  {
    title: 'Dorian rosters of scenarios',
    offers: SCENARIOS.map(({ id, number, title }) => ({
      id: `roster:${id}` as const,
      label: `${number} ${title}, roster`,
    })),
  },
];

function gameOffers({ position }: GameOnTable) {
  const machines = machinesOf(position);
  const dorians = Object.values(position.units).filter(({ side }) => side === 'dorian').length;
  return {
    title: `This game: ${scenarioName(position.scenario)}`,
    now: true as const,
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
      { id: 'table' as const, label: 'Map with the counters on it', detail: 'true size, as it stands now' },
      {
        id: 'standing' as const,
        label: 'Where everything stands',
        detail: 'with the line that brings it back here',
      },
    ],
  };
}

export function machinesOf(position: Position): readonly Machine[] {
  return Object.values(position.units).filter((unit): unit is Machine => unit.class === 'machine');
}

/** All there is, for a table without a screen. */
export const PRINT_AND_PLAY: readonly SheetId[] = [
  'contents',
  ...KINDS.map((kind) => `display:${kind}` as const),
  'rules',
  'scenarios',
  'roster',
  'map',
  'charts',
  'counters',
  'orders',
  'dice',
  ...SCENARIOS.map(({ id }) => `scenario:${id}` as const),
];

/** Everything one scenario needs on a table without a screen: displays for the recommended armies, and the rest once. */
export function kitOf(scenario: Scenario): readonly SheetId[] {
  return [
    'contents',
    ...KINDS.flatMap((kind) => copies(`display:${kind}` as const, displaysOf(scenario, kind))),
    'rules',
    `roster:${scenario.id}`,
    'map',
    'charts',
    'counters',
    'orders',
    'dice',
    `scenario:${scenario.id}`,
  ];
}

/** As many machines of a kind as the recommended army has of it under either rules; one of any other that may be bought. */
function displaysOf({ id, forces }: Scenario, wanted: Chassis): number {
  const given = forces.flatMap(({ givenChassis }) => Object.values(givenChassis).filter(isWanted));
  const sold = forces.some(({ budget }) =>
    budget?.freeMachines.concat(budget).some(({ chassis }) => chassis.includes(wanted)),
  );
  const house = (['full', 'simple'] as const).map((rules) => {
    const setup = { scenario: id, rules };
    const bought = recommendedForce(setup, 'avronian', recommendedArmy(setup, 'avronian'));
    return bought.filter(({ purchase: one }) => one.item === 'machine' && isWanted(one.chassis)).length;
  });
  return given.length + Math.max(Number(sold), ...house);

  function isWanted(kind: Chassis): boolean {
    return kind === wanted;
  }
}

/** What the game on the table needs to go on with paper. */
export function gameSheets({ position }: GameOnTable): readonly SheetId[] {
  return [
    ...gameOffers({ position, seat: 'all' }).offers.map(({ id }) => id),
    'charts',
    `scenario:${position.scenario}`,
  ];
}
