import type {
  CellName,
  Chassis,
  DorianVehicleKind,
  MachineLetter,
  Position,
  Purchase,
  ScenarioId,
  SectionKind,
  Side,
  Weapon,
} from '../types';

/** A machine with its weapons in slot order; `chassis` is null for one the scenario gives. */
export interface Fitting {
  readonly letter: MachineLetter;
  readonly chassis: Chassis | null;
  readonly weapons: readonly Weapon[];
  readonly extraArmour?: number;
  readonly thanis?: true;
}

/** What to buy for one force. */
export interface Shopping {
  readonly cells?: readonly CellName[];
  readonly whites?: readonly (readonly [SectionKind | DorianVehicleKind, number])[];
  readonly machines?: readonly Fitting[];
}

interface RecommendedForce {
  readonly side: Side;
  readonly force: number;
  readonly full: Shopping;
  /** What Simple Extractors! changes: more Dorian points, no Thanis orders [§8]. */
  readonly simple?: Shopping;
}

const ORNI: Fitting = { letter: 'A', chassis: null, weapons: ['undulator', 'undulator'] };

const GENERALIST: readonly Weapon[] = ['particleAccelerator', 'laser', 'shredder'];
const PODS: readonly Fitting[] = [
  { letter: 'A', chassis: null, weapons: GENERALIST },
  { letter: 'B', chassis: null, weapons: GENERALIST },
  { letter: 'C', chassis: null, weapons: ['particleAccelerator', 'laser', 'undulator'] },
];

const FORTRESS: Fitting = {
  letter: 'B',
  chassis: 'multipod',
  weapons: ['particleAccelerator', 'streamer', 'laser', 'shredder', 'laser'],
};
const POD: Fitting = { letter: 'C', chassis: 'bipod', weapons: GENERALIST };

const STORMERS: Shopping = {
  machines: [
    { letter: 'A', chassis: 'bipod', weapons: ['particleAccelerator', 'shredder', 'shredder'] },
    { letter: 'B', chassis: 'bipod', weapons: ['particleAccelerator', 'shredder', 'shredder'] },
    { letter: 'C', chassis: 'multipod', weapons: ['particleAccelerator', 'laser'] },
  ],
};

const ARMY: readonly Fitting[] = [
  { letter: 'A', chassis: 'bipod', weapons: GENERALIST },
  FORTRESS,
  POD,
  { letter: 'D', chassis: 'glide', weapons: ['particleAccelerator', 'laser', 'shredder'] },
];

/** A sensible force for each side that buys, by force of the scenario [§5]. */
const RECOMMENDED: Readonly<Record<ScenarioId, readonly RecommendedForce[]>> = {
  incoming: [{ side: 'avronian', force: 1, full: { machines: [ORNI] } }],
  threePodAttack: [
    {
      side: 'dorian',
      force: 1,
      full: {
        cells: ['Panza', 'Ehn Ark', 'Xibalem'],
        whites: [
          ['pgp', 2],
          ['dagmaton', 1],
          ['transcom', 2],
        ],
      },
      simple: {
        cells: ['Panza', 'Ehn Ark', 'Xibalem'],
        whites: [
          ['pgp', 2],
          ['walker', 1],
          ['dagmaton', 1],
          ['transcom', 2],
        ],
      },
    },
    {
      side: 'avronian',
      force: 2,
      full: { machines: [{ ...PODS[0], extraArmour: 1, thanis: true }, PODS[1], PODS[2]] },
      simple: {
        machines: [
          { ...PODS[0], extraArmour: 2 },
          { ...PODS[1], extraArmour: 2 },
          { ...PODS[2], extraArmour: 1 },
        ],
      },
    },
  ],
  extractors: [
    {
      side: 'dorian',
      force: 0,
      full: {
        cells: ['Panza', "Bha'"],
        whites: [
          ['revil', 3],
          ['agrax', 2],
          ['floater', 2],
        ],
      },
      simple: {
        cells: ['Panza', "Bha'"],
        whites: [
          ['revil', 3],
          ['agrax', 2],
          ['pgp', 1],
          ['floater', 2],
          ['transcom', 1],
        ],
      },
    },
    {
      side: 'avronian',
      force: 2,
      full: {
        machines: [{ letter: 'A', chassis: null, weapons: ['particleAccelerator', 'shredder', 'shredder'] }],
      },
    },
    {
      side: 'avronian',
      force: 3,
      full: { machines: [FORTRESS, { ...POD, extraArmour: 1, thanis: true }] },
      simple: { machines: [FORTRESS, { ...POD, extraArmour: 5 }] },
    },
  ],
  ambush: [
    {
      side: 'dorian',
      force: 0,
      full: {
        cells: ['Panza', "Bha'"],
        whites: [
          ['pgp', 1],
          ['walker', 2],
          ['dagmaton', 1],
        ],
      },
      simple: {
        cells: ['Panza', "Bha'"],
        whites: [
          ['pgp', 1],
          ['walker', 2],
          ['dagmaton', 1],
          ['transcom', 1],
        ],
      },
    },
    {
      side: 'avronian',
      force: 1,
      full: {
        machines: [
          { letter: 'A', chassis: null, weapons: ['particleAccelerator', 'laser'] },
          { letter: 'B', chassis: 'bipod', weapons: ['shredder', 'laser'] },
        ],
      },
    },
  ],
  dobernStrongpoint: [
    {
      side: 'dorian',
      force: 2,
      full: {
        cells: ['Panza', 'Marache'],
        whites: [
          ['agrax', 2],
          ['revil', 1],
          ['walker', 2],
        ],
      },
      simple: {
        cells: ['Panza', 'Marache'],
        whites: [
          ['agrax', 3],
          ['revil', 1],
          ['walker', 2],
        ],
      },
    },
    { side: 'avronian', force: 3, full: STORMERS },
  ],
  engage: [
    {
      side: 'dorian',
      force: 0,
      full: {
        cells: ['Panza', 'Ehn Ark', "Bha'"],
        whites: [
          ['transcom', 1],
          ['dagmaton', 1],
          ['pgp', 1],
          ['walker', 2],
          ['agrax', 2],
          ['revil', 1],
          ['floater', 1],
        ],
      },
      simple: {
        cells: ['Panza', 'Ehn Ark', "Bha'"],
        whites: [
          ['transcom', 2],
          ['dagmaton', 1],
          ['pgp', 2],
          ['walker', 2],
          ['agrax', 2],
          ['revil', 1],
          ['floater', 1],
        ],
      },
    },
    {
      side: 'avronian',
      force: 1,
      full: { machines: [{ ...ARMY[0], extraArmour: 1, thanis: true }, ...ARMY.slice(1)] },
      simple: { machines: [{ ...ARMY[0], extraArmour: 5 }, ...ARMY.slice(1)] },
    },
  ],
};

/** The recommended force of a side, as it would be bought [§5]. */
export function recommendedForce(
  { scenario, rules }: Pick<Position, 'scenario' | 'rules'>,
  side: Side,
): readonly { readonly force: number; readonly purchase: Purchase }[] {
  return RECOMMENDED[scenario]
    .filter((recommended) => recommended.side === side)
    .flatMap(({ force, full, simple }) =>
      purchasesFor(rules === 'simple' ? (simple ?? full) : full).map((purchase) => ({ force, purchase })),
    );
}

/** A list of things to buy, one purchase a line. */
export function purchasesFor({ cells = [], whites = [], machines = [] }: Shopping): readonly Purchase[] {
  return [
    ...cells.map((cell): Purchase => ({ item: 'cell', cell })),
    ...whites.flatMap(([kind, count]) => repeated(count, { item: 'white', kind })),
    ...machines.flatMap(fittingOf),
  ];
}

function fittingOf({ letter, chassis, weapons, extraArmour = 0, thanis }: Fitting): readonly Purchase[] {
  return [
    ...(chassis ? [{ item: 'machine', letter, chassis } as const] : []),
    ...weapons.map((weapon, slot): Purchase => ({ item: 'weapon', letter, slot, weapon })),
    ...repeated(extraArmour, { item: 'extraArmour', letter }),
    ...(thanis ? THANIS.map((order): Purchase => ({ item: 'thanis', letter, order })) : []),
  ];
}

const THANIS = ['freeMove', 'freeTarget'] as const;

function repeated(count: number, purchase: Purchase): readonly Purchase[] {
  return Array.from({ length: count }, () => purchase);
}
