import { total } from '../../../rules/result';
import {
  unitsOf,
  type Position,
  type RuleRef,
  type ScenarioId,
  type Side,
  type Victory,
  type VictoryCause,
  type VictoryPoints,
} from '../../../rules/extractors';
import { nameOf, sideName } from './names';
import { count, signed } from './text';

export interface VictoryLine {
  readonly side: Side;
  readonly text: string;
  readonly value: string;
}

export interface VictoryWords {
  /** 'Dorian wins', 'Draw'. */
  readonly heading: string;
  /** The condition that decided, with its numbers. */
  readonly condition: string;
  readonly rule: RuleRef;
  readonly points: readonly VictoryLine[];
  /** A sum a side that has lines. */
  readonly sums: readonly VictoryLine[];
}

type Causes = {
  readonly [Cause in VictoryCause as Cause['code']]: (cause: Cause, position: Position) => string;
};

const CAUSES: Causes = {
  sectionLeftNorth: ({ unit, turn }, position) =>
    `${nameOf(position, unit)} left the map by the north edge on turn ${turn}.`,
  noSectionLeftNorth: ({ turn }, position) =>
    unitsOf(position).some(({ class: is, where }) => is === 'section' && where.at === 'map')
      ? `0 unrouted sections left by the north edge by turn ${turn}: 1 was needed.`
      : `No section is on the map any more on turn ${turn}, and 0 left by the north edge: 1 was needed.`,
  commandPostDestroyed: ({ bipodsLost }) =>
    `The Command Post is destroyed, ${count(bipodsLost, 'Bipod')} lost: 1 loss was allowed.`,
  twoBipodsLost: ({ postStands }) =>
    `2 Bipods are lost: 1 loss was allowed. The Command Post ${postStands ? 'stands' : 'is destroyed'}.`,
  commandPostStands: ({ bipodsLost }) =>
    `The Command Post stands at the end, ${count(bipodsLost, 'Bipod')} lost.`,
  extractorPoints: ({ points }) => `${signed(points)} points at the end: Dorian wins above 0.`,
  machinesLeftSouth: ({ left, of }) =>
    `${left} of ${count(of, 'machine')} left by the south edge: all were needed.`,
  strongpoint: ({ fortsStanding, garrisonNear, machinesLost, machines }) =>
    `${count(fortsStanding, 'fort')} standing: 0 needed. ${count(garrisonNear, 'garrison section')} within 2 hexes of the massif: 2 allowed. ` +
    `${machinesLost} of ${count(machines, 'machine')} lost: less than half allowed.`,
  valueNearCentre: ({ dorian, avronian }) =>
    `Surviving units within 5 hexes of 1214: Dorian ${dorian} points, Avronian ${avronian}.`,
};

const RULES: Readonly<Record<ScenarioId, RuleRef>> = {
  incoming: '§9.1',
  threePodAttack: '§9.2',
  extractors: '§9.3',
  ambush: '§9.4',
  dobernStrongpoint: '§9.5',
  engage: '§9.6',
};

/** Who has won and by which condition, with the reckoning where there is one [§9]. */
export function victoryWords(position: Position, { winner, because, points }: Victory): VictoryWords {
  const sides = (['dorian', 'avronian'] as const).filter((side) => points.some((line) => line.side === side));
  return {
    heading: winner === null ? 'Draw' : `${sideName(winner)} wins`,
    condition: victoryCauseText(position, because),
    rule: winner === null ? 'R-61' : RULES[position.scenario],
    points: points.map((line) => pointsLine(position, line)),
    sums: sides.map((side) => ({
      side,
      text: `${sideName(side)} in all`,
      value: signed(total(points.filter((line) => line.side === side))),
    })),
  };
}

function victoryCauseText(position: Position, because: VictoryCause): string {
  const word = CAUSES[because.code] as (because: VictoryCause, position: Position) => string;
  return word(because, position);
}

const WHY: Readonly<Record<VictoryPoints['cause']['why'], string>> = {
  extractorDestroyed: 'destroyed',
  unitLost: 'lost',
  survives: 'survives within 5 hexes of 1214',
  armourLost: 'armour lost, 3 a point',
  speedLost: 'speed lost, 3 a point',
  boxesLost: 'order slots lost, 3 each',
};

export function pointsLine(position: Position, { side, cause, value }: VictoryPoints): VictoryLine {
  return { side, text: `${nameOf(position, cause.unit)}: ${WHY[cause.why]}`, value: signed(value) };
}
