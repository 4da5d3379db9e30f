import { distance } from '../../../hex';
import { at, doriana } from '../maps/doriana';
import type { Position, ScenarioId, Unit, Victory, VictoryCause, VictoryPoints, Side } from '../types';
import { isPlaced, printedCostOf, unitsOf } from '../units';
import { zoneOf } from '../placement/zones';
import { pointsOf, survivalPoints } from './cost';

/** How one scenario is won: what ends it at once, and what its end is worth. */
export interface Condition {
  /** The victory as soon as it is decided, before time is up. */
  readonly decided: (position: Position) => Victory | null;
  /** The victory when time is up or a side has nobody left. */
  readonly atEnd: (position: Position) => Victory;
  /** it does not end while this side still has units. */
  readonly playsOnAlone?: Side;
}

/** §9.1, R-30, R-31: an unrouted section has left by the north edge. */
const incoming: Condition = {
  decided: (position) => {
    const runner = unitsOf(position).find(
      (unit) => unit.class === 'section' && unit.where.at === 'exited' && unit.where.edge === 'north',
    );
    return runner ? won('dorian', { code: 'sectionLeftNorth', unit: runner.id, turn: position.turn }) : null;
  },
  atEnd: (position) => won('avronian', { code: 'noSectionLeftNorth', turn: position.turn }),
  playsOnAlone: 'dorian',
};

/** §9.2, R-32: ends when the Command Post or a second Bipod falls. */
const threePodAttack: Condition = {
  decided: (position) => {
    const bipodsLost = machinesLost(position);
    const postStands = unitsOf(position).some((unit) => unit.kind === 'commandPost' && isPlaced(unit));
    if (bipodsLost >= 2) return won('dorian', { code: 'twoBipodsLost', postStands });
    return postStands ? null : won('avronian', { code: 'commandPostDestroyed', bipodsLost });
  },
  atEnd: (position) => won('dorian', { code: 'commandPostStands', bipodsLost: machinesLost(position) }),
};

const EXTRACTOR_POINTS = 25;

/** §9.3, R-33: 25 for each destroyed Extractor, less the full cost of Dorian losses; above 0 the Dorian wins. */
const extractors: Condition = {
  decided: () => null,
  atEnd: (position) => {
    const points = unitsOf(position).flatMap((unit): VictoryPoints[] => {
      const gone = unit.where.at === 'eliminated' || unit.where.at === 'exited';
      if (!gone) return [];
      if (unit.kind === 'extractor')
        return [
          { side: 'dorian', cause: { unit: unit.id, why: 'extractorDestroyed' }, value: EXTRACTOR_POINTS },
        ];
      if (unit.side !== 'dorian') return [];
      return [{ side: 'dorian', cause: { unit: unit.id, why: 'unitLost' }, value: -printedCostOf(unit) }];
    });
    const sum = pointsOf(points, 'dorian');
    return won(sum > 0 ? 'dorian' : 'avronian', { code: 'extractorPoints', points: sum }, points);
  },
};

/** §9.4, R-35, R-91: both machines leave by the south edge; with none left it ends, as any game does. */
const ambush: Condition = {
  decided: () => null,
  atEnd: (position) => {
    const machines = unitsOf(position).filter((unit) => unit.class === 'machine');
    const left = machines.filter(({ where }) => where.at === 'exited' && where.edge === 'south').length;
    const cause = { code: 'machinesLeftSouth', left, of: machines.length } as const;
    return won(left === machines.length ? 'avronian' : 'dorian', cause);
  },
  playsOnAlone: 'avronian',
};

const MASSIF = at('1215');
/** Within 2 hexes of the massif, itself 2 hexes round its centre. */
const NEAR_MASSIF = 4;
const GARRISON_MAY_STAY = 2;

/** §9.5: every fort destroyed, the garrison driven off, less than half the machines lost. */
const dobernStrongpoint: Condition = {
  decided: () => null,
  atEnd: (position) => {
    const units = unitsOf(position);
    const fortsStanding = units.filter((unit) => unit.kind === 'fort' && isPlaced(unit)).length;
    const garrisonNear = units.filter((unit) => isGarrison(position, unit) && nearMassif(unit)).length;
    const machines = units.filter((unit) => unit.class === 'machine').length;
    const lost = machinesLost(position);
    const fallen = fortsStanding === 0 && garrisonNear <= GARRISON_MAY_STAY && lost * 2 < machines;
    const cause = { code: 'strongpoint', fortsStanding, garrisonNear, machinesLost: lost, machines } as const;
    return won(fallen ? 'avronian' : 'dorian', cause);
  },
};

const CENTRE = at('1214');
const CENTRE_RADIUS = 5;

/** §9.6, R-61: the higher total cost of surviving units within 5 hexes of 1214. */
const engage: Condition = {
  decided: () => null,
  atEnd: (position) => {
    const points = unitsOf(position).flatMap((unit) =>
      isPlaced(unit) && distance(doriana.grid, unit.where.hex, CENTRE) <= CENTRE_RADIUS
        ? survivalPoints(position, unit)
        : [],
    );
    const [dorian, avronian] = [pointsOf(points, 'dorian'), pointsOf(points, 'avronian')];
    const winner = dorian > avronian ? 'dorian' : avronian > dorian ? 'avronian' : null;
    return won(winner, { code: 'valueNearCentre', dorian, avronian }, points);
  },
};

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

function machinesLost(position: Position): number {
  return unitsOf(position).filter((unit) => unit.class === 'machine' && unit.where.at === 'eliminated')
    .length;
}

/** The sections the scenario places with the forts [§9.5, R-60]. */
function isGarrison(position: Position, unit: Unit): boolean {
  return zoneOf(position, unit)?.zone === 'garrison';
}

function nearMassif(unit: Unit): boolean {
  return isPlaced(unit) && distance(doriana.grid, unit.where.hex, MASSIF) <= NEAR_MASSIF;
}
