import { enemyOf, type Position, type Score, type Side, type VictoryClause } from '../../../rules/extractors';
import { total } from '../../../rules/result';
import { sideName } from './names';
import { count, signed } from './text';
import { pointsLine, type VictoryLine } from './victory';

const CLAUSES: Readonly<Record<VictoryClause['code'], (clause: VictoryClause) => string>> = {
  sectionLeftNorth: ({ have }) => `Unrouted sections off by the north edge: ${have}, 1 wins`,
  commandPostStands: ({ have }) => (have > 0 ? 'The Command Post stands' : 'The Command Post is destroyed'),
  bipodsLost: ({ have, need }) => `${count(have, 'Bipod')} lost: more than ${need} wins for Dorian`,
  extractorPoints: ({ have }) => `${signed(have)} points: Dorian wins above 0`,
  machinesLeftSouth: ({ have, need }) =>
    `${have} of ${count(need, 'machine')} off by the south edge: all are needed`,
  fortsDestroyed: ({ have, need }) => `${have} of ${count(need, 'fort')} destroyed: all are needed`,
  garrisonNear: ({ have, need }) =>
    `${count(have, 'garrison section')} within 2 hexes of the massif: ${need} at most`,
  machinesLost: ({ have, need }) => `${count(have, 'machine')} lost: ${need} at most`,
  valueNearCentre: ({ side, have }) => `${sideName(side)}: ${count(have, 'point')} within 5 hexes of 1214`,
};

export interface ClauseLine {
  readonly text: string;
  readonly state: 'holds' | 'open' | 'lost';
  readonly settled: boolean;
}

/** A condition as it stands: met, open, or past changing. */
export function clauseLine(clause: VictoryClause): ClauseLine {
  const { holds, settled } = clause;
  return { text: CLAUSES[clause.code](clause), state: holds ? 'holds' : settled ? 'lost' : 'open', settled };
}

/** 'Dorian ahead', 'Even'; in points scenarios with the points. */
export function aheadText({ ahead, points }: Score): string {
  const who = ahead === null ? 'Even' : `${sideName(ahead)} ahead`;
  const sum = (of: Side) => total(points.filter(({ side }) => side === of));
  if (points.length === 0) return who;
  const first = ahead ?? 'dorian';
  const both = points.some(({ side }) => side === 'avronian');
  return both ? `${who}, ${sum(first)} to ${sum(enemyOf(first))}` : `${who}, ${signed(sum('dorian'))}`;
}

export function scoreLines(position: Position, { points }: Score): readonly VictoryLine[] {
  return points.map((line) => pointsLine(position, line));
}
