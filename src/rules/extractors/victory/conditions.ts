import { distance } from '../../../hex';
import { CENTRE_AREA, MASSIF_CENTRE, mapOf } from '../scenarios';
import type {
  Position,
  ScenarioId,
  Side,
  Unit,
  Victory,
  VictoryCause,
  VictoryClause,
  VictoryPoints,
} from '../types';
import { isPlaced, printedCostOf, unitsOf } from '../units';
import { zoneOf } from '../placement/zones';
import { pointsOf, survivalPoints } from './cost';

/** How one scenario is won: what ends it at once, and what its end is worth. */
export interface Condition {
  /** The victory as soon as it is decided, before time is up. */
  readonly decided: (position: Position) => Victory | null;
  /** The victory when time is up or a side has nobody left. */
  readonly atEnd: (position: Position) => Victory;
  /** What victory hangs on, one by one, as it stands. */
  readonly clauses: (position: Position) => readonly VictoryClause[];
  /** it does not end while this side still has units. */
  readonly playsOnAlone?: Side;
}

/** §9.1, R-30, R-31: an unrouted section has left by the north edge. */
const incoming: Condition = {
  decided: (position) => {
    const runner = unitsOf(position).find(hasRun);
    return runner ? won('dorian', { code: 'sectionLeftNorth', unit: runner.id, turn: position.turn }) : null;
  },
  atEnd: (position) => won('avronian', { code: 'noSectionLeftNorth', turn: position.turn }),
  clauses: (position) => {
    const sections = unitsOf(position).filter((unit) => unit.class === 'section');
    const have = sections.filter(hasRun).length;
    const settled = have >= 1 || sections.every(isGone);
    return [clause('sectionLeftNorth', 'dorian', [have, 'atLeast', 1], settled)];
  },
  playsOnAlone: 'dorian',
};

function hasRun({ class: is, where }: Unit): boolean {
  return is === 'section' && where.at === 'exited' && where.edge === 'north';
}

const BIPODS_MAY_BE_LOST = 1;

/** §9.2, R-32: ends when the Command Post or a second Bipod falls. */
const threePodAttack: Condition = {
  decided: (position) => {
    const bipodsLost = machinesLost(position);
    const postStands = commandPosts(position) > 0;
    if (bipodsLost > BIPODS_MAY_BE_LOST) return won('dorian', { code: 'twoBipodsLost', postStands });
    return postStands ? null : won('avronian', { code: 'commandPostDestroyed', bipodsLost });
  },
  atEnd: (position) => won('dorian', { code: 'commandPostStands', bipodsLost: machinesLost(position) }),
  clauses: (position) => {
    const [posts, lost] = [commandPosts(position), machinesLost(position)];
    return [
      clause('commandPostStands', 'dorian', [posts, 'atLeast', 1], posts === 0),
      clause('bipodsLost', 'dorian', [lost, 'above', BIPODS_MAY_BE_LOST], lost > BIPODS_MAY_BE_LOST),
    ];
  },
};

function commandPosts(position: Position): number {
  return unitsOf(position).filter((unit) => unit.kind === 'commandPost' && isPlaced(unit)).length;
}

const EXTRACTOR_POINTS = 25;

/** §9.3, R-33: 25 for each destroyed Extractor, less the full cost of Dorian losses; above 0 the Dorian wins. */
const extractors: Condition = {
  decided: () => null,
  atEnd: (position) => {
    const points = extractorPoints(position);
    const sum = pointsOf(points, 'dorian');
    return won(sum > 0 ? 'dorian' : 'avronian', { code: 'extractorPoints', points: sum }, points);
  },
  clauses: (position) => {
    const sum = pointsOf(extractorPoints(position), 'dorian');
    return [clause('extractorPoints', 'dorian', [sum, 'above', 0])];
  },
};

function extractorPoints(position: Position): readonly VictoryPoints[] {
  return unitsOf(position).flatMap((unit): VictoryPoints[] => {
    if (!isGone(unit)) return [];
    if (unit.kind === 'extractor')
      return [
        { side: 'dorian', cause: { unit: unit.id, why: 'extractorDestroyed' }, value: EXTRACTOR_POINTS },
      ];
    if (unit.side !== 'dorian') return [];
    return [{ side: 'dorian', cause: { unit: unit.id, why: 'unitLost' }, value: -printedCostOf(unit) }];
  });
}

/** §9.4, R-35, R-91: both machines leave by the south edge; with none left it ends, as any game does. */
const ambush: Condition = {
  decided: () => null,
  atEnd: (position) => {
    const machines = machinesOf(position);
    const left = machines.filter(hasLeftSouth).length;
    const cause = { code: 'machinesLeftSouth', left, of: machines.length } as const;
    return won(left === machines.length ? 'avronian' : 'dorian', cause);
  },
  clauses: (position) => {
    const machines = machinesOf(position);
    const have = machines.filter(hasLeftSouth).length;
    const settled = have === machines.length || machines.some((unit) => isGone(unit) && !hasLeftSouth(unit));
    return [clause('machinesLeftSouth', 'avronian', [have, 'atLeast', machines.length], settled)];
  },
  playsOnAlone: 'avronian',
};

function hasLeftSouth({ where }: Unit): boolean {
  return where.at === 'exited' && where.edge === 'south';
}

/** Within 2 hexes of the massif, itself 2 hexes round its centre. */
const NEAR_MASSIF = 4;
const GARRISON_MAY_STAY = 2;

/** §9.5: every fort destroyed, the garrison driven off, less than half the machines lost. */
const dobernStrongpoint: Condition = {
  decided: () => null,
  atEnd: (position) => {
    const { forts, destroyed, garrisonNear, machines, lost } = strongpoint(position);
    const fallen = destroyed === forts && garrisonNear <= GARRISON_MAY_STAY && lost * 2 < machines;
    const fortsStanding = forts - destroyed;
    const cause = { code: 'strongpoint', fortsStanding, garrisonNear, machinesLost: lost, machines } as const;
    return won(fallen ? 'avronian' : 'dorian', cause);
  },
  clauses: (position) => {
    const { forts, destroyed, garrisonNear, garrison, machines, lost } = strongpoint(position);
    const mayLose = Math.ceil(machines / 2) - 1;
    return [
      clause('fortsDestroyed', 'avronian', [destroyed, 'atLeast', forts], destroyed === forts),
      clause(
        'garrisonNear',
        'avronian',
        [garrisonNear, 'atMost', GARRISON_MAY_STAY],
        garrison <= GARRISON_MAY_STAY,
      ),
      clause('machinesLost', 'avronian', [lost, 'atMost', mayLose], lost > mayLose),
    ];
  },
};

function strongpoint(position: Position) {
  const units = unitsOf(position);
  const forts = units.filter(({ kind }) => kind === 'fort');
  const garrison = units.filter((unit) => isGarrison(position, unit) && !isGone(unit));
  return {
    forts: forts.length,
    destroyed: forts.filter((unit) => !isPlaced(unit)).length,
    garrison: garrison.length,
    garrisonNear: garrison.filter((unit) => isNearMassif(position, unit)).length,
    machines: machinesOf(position).length,
    lost: machinesLost(position),
  };
}

/** §9.6, R-61: the higher total cost of surviving units within 5 hexes of 1214. */
const engage: Condition = {
  decided: () => null,
  atEnd: (position) => {
    const points = valueNearCentre(position);
    const [dorian, avronian] = [pointsOf(points, 'dorian'), pointsOf(points, 'avronian')];
    const winner = dorian > avronian ? 'dorian' : avronian > dorian ? 'avronian' : null;
    return won(winner, { code: 'valueNearCentre', dorian, avronian }, points);
  },
  clauses: (position) => {
    const points = valueNearCentre(position);
    const [dorian, avronian] = [pointsOf(points, 'dorian'), pointsOf(points, 'avronian')];
    return [
      clause('valueNearCentre', 'dorian', [dorian, 'above', avronian]),
      clause('valueNearCentre', 'avronian', [avronian, 'above', dorian]),
    ];
  },
};

function valueNearCentre(position: Position): readonly VictoryPoints[] {
  return unitsOf(position).flatMap((unit) =>
    isPlaced(unit) && distance(mapOf(position).grid, unit.where.hex, CENTRE_AREA.centre) <= CENTRE_AREA.radius
      ? survivalPoints(position, unit)
      : [],
  );
}

export const CONDITIONS: Readonly<Record<ScenarioId, Condition>> = {
  incoming,
  threePodAttack,
  extractors,
  ambush,
  dobernStrongpoint,
  engage,
};

function won(winner: Side | null, because: VictoryCause, points: readonly VictoryPoints[] = []): Victory {
  return { winner, because, points };
}

function clause(
  code: VictoryClause['code'],
  side: Side,
  [have, rel, need]: readonly [have: number, rel: VictoryClause['rel'], need: number],
  settled = false,
): VictoryClause {
  const holds = rel === 'atLeast' ? have >= need : rel === 'atMost' ? have <= need : have > need;
  return { code, side, have, rel, need, holds, settled };
}

function machinesOf(position: Position): readonly Unit[] {
  return unitsOf(position).filter((unit) => unit.class === 'machine');
}

function machinesLost(position: Position): number {
  return machinesOf(position).filter(({ where }) => where.at === 'eliminated').length;
}

/** It does not come back. */
function isGone({ where }: Unit): boolean {
  return where.at === 'eliminated' || where.at === 'exited';
}

/** The sections the scenario places with the forts [§9.5, R-60]. */
function isGarrison(position: Position, unit: Unit): boolean {
  return zoneOf(position, unit)?.zone === 'garrison';
}

function isNearMassif(position: Position, unit: Unit): boolean {
  return isPlaced(unit) && distance(mapOf(position).grid, unit.where.hex, MASSIF_CENTRE) <= NEAR_MASSIF;
}
