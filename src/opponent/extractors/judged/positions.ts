import { distance } from '../../../hex';
import { doriana, isPlaced, type Position } from '../../../rules/extractors';
import { at } from '../../../rules/extractors/maps/doriana';

/** A position with what a referee would see done in its phase, or not done. Actions are written as `written` writes them. */
export interface Judged {
  readonly motif: string;
  /** In the notation of one line. */
  readonly line: string;
  /** One of the actions of the phase is of this kind. */
  readonly does?: RegExp;
  /** No action of the phase is of this kind. */
  readonly never?: RegExp;
  /** How it stands when the phase is over. */
  readonly leaves?: (after: Position) => boolean;
}

/** Variants of one motif with other units or other hexes. */
function varied<T extends readonly string[]>(
  cases: readonly T[],
  judged: (...values: T) => Judged,
): readonly Judged[] {
  return cases.map((values) => {
    const one = judged(...values);
    return { ...one, line: withEmptySlots(one.line) };
  });
}

const SLOTS: Readonly<Record<string, number>> = { bipod: 3, multipod: 5, glide: 3, orni: 2 };

/** The notation writes every slot of a machine; here the empty ones at the end are left out. */
function withEmptySlots(line: string): string {
  return line.replace(
    /(bipod|multipod|glide|orni) ([^;|]*)w:([\w,]+)/g,
    (_, chassis: string, rest: string, weapons: string) => {
      const held = weapons.split(',');
      const empty = Array.from({ length: SLOTS[chassis] - held.length }, () => '-');
      return `${chassis} ${rest}w:${[...held, ...empty].join(',')}`;
    },
  );
}

function hexesFrom(position: Position, id: string, hex: string): number {
  const unit = position.units[id as keyof typeof position.units];
  return unit && isPlaced(unit) ? distance(doriana.grid, unit.where.hex, at(hex)) : 99;
}

const WINS_BY_LEAVING = varied(
  [
    ['ehn-etaki-lance', '0202'],
    ['ehn-etaki-lance', '0702'],
    ['ehn-etaki-commando', '1202'],
    ['ehn-etaki-commando', '1702'],
    ['ehn-etaki-shock', '0601'],
    ['ehn-etaki-shock', '1901'],
    ['ehn-etaki-lance', '2101'],
    ['ehn-etaki-commando', '0501'],
  ],
  (unit, hex) => ({
    motif: 'win this turn: a section that reaches the edge leaves by it',
    line: `incoming simple T6 Dmovement | D ${unit}@${hex} | A orni A@1210/N w:undulator,undulator`,
    does: new RegExp(`^move ${unit} off`),
  }),
);

const WINS_BY_SOUTH = varied(
  [
    ['bipod', '0527'],
    ['bipod', '1026'],
    ['glide', '1525'],
    ['multipod', '0826'],
    ['glide', '2124'],
    ['bipod', '1327'],
  ],
  (chassis, hex) => ({
    motif: 'win this turn: the last machine leaves by the south',
    line: `ambush simple T8 Amovement | D panza-shock-1@1220; pgp-1@1018/S | A ${chassis} A@${hex}/S w:laser; bipod B@left-south w:laser`,
    does: /^move A off/,
  }),
);

const KILLS_THE_POST = varied(
  [
    ['1', '1523', 'pgp-1@1522/S'],
    ['2', '1623', 'walker-1@1722/S'],
    ['1', '1524', 'panza-lance@1624'],
    ['2', '1323', 'dagmaton-1@1322'],
    ['1', '1224', 'pgp-1@1223/N'],
    ['2', '1424', 'panza-shock-1@1423'],
    ['3', '1325', 'panza-lance@1326'],
    ['1', '1422', 'agrax-1@1421/N'],
  ],
  (armour, hex, guard) => ({
    motif: 'win this turn: the Command Post nearly down is fired at first',
    line: `threePodAttack simple T6 Afire | D commandpost@1324 a${armour}; ${guard} | A bipod A@${hex}/S w:particleAccelerator,laser,laser; bipod B@0105/S w:laser`,
    does: /^fire A\S* commandpost/,
  }),
);

const KILLS_THE_SECOND_BIPOD = varied(
  [
    ['1', 'pgp-1@1319/S'],
    ['2', 'pgp-1@1318/S'],
    ['1', 'walker-1@1319/S'],
    ['2', 'walker-1@1320/S'],
    ['1', 'agrax-1@1320/S'],
    ['3', 'pgp-1@1320/S'],
  ],
  (armour, firer) => ({
    motif: 'win this turn: the second Bipod nearly down is fired at before a fresh one',
    line: `threePodAttack simple T6 Dfire | D commandpost@1324; ${firer} | A bipod A@lost; bipod B@1321/S a${armour} w:laser; bipod C@1420/S w:particleAccelerator,laser`,
    does: /^fire \S+ B/,
    never: /^fire \S+ C/,
  }),
);

const STOPS_THE_RUNNER = varied(
  [
    ['ehn-etaki-lance@1202', 'ehn-etaki-shock@1208'],
    ['ehn-etaki-commando@0702', 'ehn-etaki-shock@0806'],
    ['ehn-etaki-lance@1502', 'ehn-etaki-commando@1508'],
    ['ehn-etaki-lance@1802', 'ehn-etaki-shock@1807'],
    ['ehn-etaki-commando@1002', 'ehn-etaki-lance@1007'],
    ['ehn-etaki-lance@0402', 'ehn-etaki-shock@0407'],
  ],
  (runner, other) => {
    const [name, hex] = runner.split('@');
    const from = `${hex.slice(0, 2)}05`;
    return {
      motif: 'do not lose this turn: the section about to leave is fired at, not the one behind',
      line: `incoming simple T6 Afire | D ${runner}; ${other} | A orni A@${from}/N w:undulator,undulator`,
      does: new RegExp(`^fire A\\S* ${name}`),
    };
  },
);

const HEADS_OFF_THE_RUNNER = varied(
  [
    ['ehn-etaki-shock@1220', 'ehn-etaki-lance@2012', 'A@1222'],
    ['ehn-etaki-shock@0621', 'ehn-etaki-commando@1611', 'A@0623'],
    ['ehn-etaki-shock@1919', 'ehn-etaki-lance@0611', 'A@1921'],
    ['ehn-etaki-commando@1421', 'ehn-etaki-lance@0410', 'A@1423'],
    ['ehn-etaki-lance@0421', 'ehn-etaki-commando@1412', 'A@0423'],
    ['ehn-etaki-shock@0922', 'ehn-etaki-lance@0909', 'A@0924'],
  ],
  (slow, runner, machine) => {
    const [orni, there] = [machine.split('@')[1], runner.split('@')[1]];
    return {
      motif: 'do not lose: who can get away is headed off, however near the one is who cannot',
      line: `incoming simple T4 Amovement | D ${slow}; ${runner} | A orni A@${orni}/N w:undulator,undulator`,
      leaves: (after) => hexesFrom(after, 'A', there) <= distance(doriana.grid, at(orni), at(there)) - 4,
    };
  },
);

const FREE_SHOTS = varied(
  [
    ['pgp-1@0605/S', 'A@0607/N'],
    ['walker-1@0605/S', 'A@0607/N'],
    ['agrax-1@1010/S', 'A@1011/N'],
    ['revil-1@1010/S', 'A@1011/N'],
    ['panza-lance@1010', 'A@1011/N'],
    ['panza-shock-1@0605', 'A@0607/N'],
    ['outbok-commando@1010', 'A@1011/S'],
    ['transcom-1@1010', 'A@1011/S'],
    ['dagmaton-1@0605', 'A@0608/S'],
    ['flyer-1@1010/S', 'A@1012/S'],
  ],
  (firer, machine) => ({
    motif: 'free shot: who can fire, fires',
    line: `engage simple T4 Dfire | D ${firer} | A bipod ${machine} w:laser`,
    does: new RegExp(`^fire ${firer.split('@')[0]} A`),
  }),
);

const KILLS_TWO = varied(
  [
    ['bipod', 'shredder', 'panza-lance@0607; outbok-lance-1@0607'],
    ['bipod', 'shredder', 'panza-lance@0607; outbok-lance-1@0607; outbok-lance-2@0607'],
    ['multipod', 'shredder', 'ferl-edrid-lance-1@0607; ferl-edrid-lance-2@0607; ferl-edrid-lance-3@0607'],
    ['glide', 'shredder', 'panza-lance@0607; bha-lance@0607'],
    ['bipod', 'streamer', 'panza-lance@0608; outbok-lance-1@0609; outbok-lance-2@0708'],
    ['multipod', 'streamer', 'panza-lance@0608; outbok-lance-1@0608; outbok-lance-2@0608'],
    ['bipod', 'streamer', 'ferl-edrid-lance-1@0608; ferl-edrid-lance-2@0709'],
    ['glide', 'streamer', 'ferl-edrid-lance-1@0608; ferl-edrid-lance-2@0608; panza-lance@0608'],
  ],
  (chassis, weapon, targets) => ({
    motif: 'a shot that kills two: the area effect on a crowd',
    line: `engage simple T4 Afire | D ${targets} | A ${chassis} A@0605/S w:${weapon}`,
    does: /^fire A\S* \S+ area/,
  }),
);

const FRIENDS_IN_THE_BLAST = varied(
  [
    ['panza-shock-1@0606', 'A@0607/N'],
    ['panza-shock-1@0706; panza-shock-2@0706', 'A@0607/N'],
    ['pgp-1@0606/S', 'A@0607/N'],
    ['panza-lance@0606; bha-lance@0606; transcom-1@0606', 'A@0607/N'],
    ['walker-1@0507/S', 'A@0607/N'],
    ['ehn-ark-shock-1@0706; ehn-ark-shock-2@0506', 'A@0607/N'],
    ['agrax-1@0608/N', 'A@0607/N'],
    ['floater-1@0708/N', 'A@0607/N'],
  ],
  (friends, machine) => ({
    motif: 'friends in the blast: a Dagmaton fires without its area',
    line: `engage simple T4 Dfire | D dagmaton-1@0605; ${friends} | A bipod ${machine} a3 w:laser`,
    does: /^fire dagmaton-1\S* A$/,
    never: /^fire dagmaton-1 A area/,
  }),
);

const INTO_THE_CENTRE = varied(
  [
    ['panza-shock-1@0714', 'Dmovement'],
    ['pgp-1@0613/SE', 'Dmovement'],
    ['walker-1@1208/S', 'Dmovement'],
    ['panza-lance@1221', 'Dmovement'],
    ['revil-1@0614/SE', 'Dmovement'],
    ['agrax-1@1813/NW', 'Dmovement'],
    ['dagmaton-1@0613', 'Dmovement'],
    ['outbok-commando@1610', 'Dmovement'],
  ],
  (unit, phase) => ({
    motif: 'the last turn of Engage!: who can reach the centre does',
    line: `engage simple T12 ${phase} | D ${unit} | A bipod A@2402/S w:laser`,
    leaves: (after) => hexesFrom(after, unit.split('@')[0], '1214') <= 5,
  }),
);

const STAYS_IN_THE_CENTRE = varied(
  [['walker-1@1317/N a1'], ['revil-1@1715/NE a2'], ['agrax-1@1416/N a1'], ['transcom-1@1614']],
  (unit) => ({
    motif: 'the last turn of Engage!: who stands in the centre is not driven out of it',
    line: `engage simple T12 Dmovement | D ${unit} | A bipod A@1314/SE w:particleAccelerator,laser,shredder; bipod B@1515/SW w:particleAccelerator,laser,shredder`,
    leaves: (after) => hexesFrom(after, unit.split('@')[0], '1214') <= 5,
  }),
);

const LOADS_THE_FLOATER = varied(
  [
    ['panza-shock-1', '0203', '0203'],
    ['panza-shock-2', '0204', '0203'],
    ['panza-lance', '0404', '0403'],
    ['dagmaton-1', '0224', '0224'],
    ['transcom-1', '0305', '0304'],
    ['ehn-ark-shock-1', '0122', '0122'],
  ],
  (unit, hex, floater) => ({
    motif: 'load the Floater: a section far from its goal goes aboard',
    line: `engage simple T2 Dmovement | D ${unit}@${hex}; floater-1@${floater}/SE | A bipod A@2012/NW w:laser`,
    does: new RegExp(`^move ${unit} \\d+ into floater-1`),
  }),
);

const STAYS_ABOARD = varied(
  [
    ['panza-shock-1', '0715'],
    ['bha-shock', '0412'],
    ['panza-lance', '0518'],
  ],
  (unit, hex) => ({
    motif: 'nobody near: who is carried does not get out only to get in again',
    line: `engage simple T2 Dmovement | D floater-1@${hex}/NE; ${unit}@${hex}>floater-1 | A bipod A@2212/NW w:laser`,
    never: new RegExp(`^move ${unit} (0|\\d+)$`),
  }),
);

const RESETS_THAT_PAY = varied(
  [
    ['bipod', '1010'],
    ['multipod', '0808'],
    ['glide', '1512'],
    ['orni', '2010'],
    ['bipod', '0504'],
    ['glide', '1820'],
  ],
  (chassis, hex) => ({
    motif: 'a reset that pays: nothing is left to reveal',
    line: `engage full T5 Amovement | D pgp-1@1214/N | A ${chassis} A@${hex}/S w:laser m:-,-,- c:closestTarget,-,-`,
    does: /^reset A/,
  }),
);

const RALLIES = varied(
  [
    ['transcom-1@1010 routed; panza-lance@1011 routed', 'transcom-1'],
    ['panza-shock-1@1010 routed; transcom-2@1010 routed', 'transcom-2'],
    ['ehn-ark-shock-1@0505 routed; transcom-1@0506 routed; bha-lance@0504 routed', 'transcom-1'],
    ['dagmaton-1@1818 routed; transcom-3@1817 routed', 'transcom-3'],
  ],
  (units, first) => ({
    motif: 'rally: the Transcom first, who may then help',
    line: `engage simple T4 Drally | D ${units} | A bipod A@2020/N w:laser`,
    does: new RegExp(`^1 rally ${first}`),
  }),
);

const ORDERS_NOT_MET = varied(
  [
    ['bipod', '0605', 'close'],
    ['multipod', '0605', 'close'],
    ['glide', '0605', 'close'],
    ['bipod', '0605', 'hold'],
    ['bipod', '0605', 'patrol'],
    ['glide', '0605', 'retire'],
  ],
  (chassis, hex, order) => ({
    motif: 'the order that can hardly be met: some legal end, and no end of the phase before it',
    line: `engage full T5 Amovement | D panza-lance@0606; pgp-1@0607/N; panza-shock-1@0506; walker-1@0706/N | A ${chassis} A@${hex}/N v-${chassis === 'glide' ? '5' : '3'} w:laser m:${order},-,- c:closestTarget,-,- | activation moving A ${order} 1`,
    does: /^move A /,
  }),
);

const RUNS_WHEN_AHEAD = varied(
  [
    ['panza-lance@1004', 'A@1007/N'],
    ['panza-shock-1@1204', 'A@1207/N'],
    ['bha-lance@0604', 'A@0607/N'],
    ['outbok-commando@1604', 'A@1607/N'],
    ['ehn-ark-shock-1@1804', 'A@1807/N'],
    ['transcom-1@0804', 'A@0807/N'],
  ],
  (unit, machine) => ({
    motif: 'ahead on the last turn: a lone section does not walk into the guns',
    line: `extractors simple T10 Dmovement | D ${unit} | A extractor-1@lost; glide ${machine} w:shredder,shredder; extractor-2@0920/N`,
    leaves: (after) => hexesFrom(after, unit.split('@')[0], machine.slice(2, 6)) >= 3,
  }),
);

/** What a referee has judged. */
export const JUDGED: readonly Judged[] = [
  ...WINS_BY_LEAVING,
  ...WINS_BY_SOUTH,
  ...KILLS_THE_POST,
  ...KILLS_THE_SECOND_BIPOD,
  ...STOPS_THE_RUNNER,
  ...HEADS_OFF_THE_RUNNER,
  ...FREE_SHOTS,
  ...KILLS_TWO,
  ...FRIENDS_IN_THE_BLAST,
  ...INTO_THE_CENTRE,
  ...STAYS_IN_THE_CENTRE,
  ...LOADS_THE_FLOATER,
  ...STAYS_ABOARD,
  ...RESETS_THAT_PAY,
  ...RALLIES,
  ...ORDERS_NOT_MET,
  ...RUNS_WHEN_AHEAD,
];
