import type { MoveOrder, OrderVerdict, Position, Requirement } from '../../../rules/extractors';
import { hexName, nameOf, orderName } from './names';
import { between, listed, movementPoints, mps, type Worded } from './text';

export type RequirementState = 'met' | 'open' | 'broken';

export interface RequirementLine {
  readonly state: RequirementState;
  /** What is asked and what there is: 'Range 2 or less to Shock 1 of Panza in 1512: now 6'. */
  readonly text: string;
}

const ASKED: Worded<Requirement, 'code', readonly [Position]> = {
  distanceAtMost: ({ need, have, ...to }, position) =>
    `Range ${need} or less to ${goal(position, to)}: now ${have}`,
  distanceAtLeast: ({ need, have, ...to }, position) =>
    `Range ${need} or more to ${goal(position, to)}: now ${have}`,
  distanceBetween: ({ need, have, ...to }, position) =>
    `Range ${between(...need)} to ${goal(position, to)}: now ${have}`,
  inFront: ({ of, unit, sixths, met }, position) =>
    `${goal(position, { from: of, unit })} in the front area: ${met ? 'it is' : `${sixths * 60}° to turn`}`,
  noCloserTo: ({ unit, need, have }, position) =>
    `Range ${need} or more to ${nameOf(position, unit)}: now ${have}`,
  mpsAtMost: ({ need, have }) => `At most ${movementPoints(need)}: ${mps(have)} spent`,
  standStill: ({ met }) => (met ? 'No move, any facing: it stays' : 'No move, any facing: it moves'),
  freeTurnOnly: ({ sixths }) => `A turn of up to 60° only: ${sixths * 60}° turned`,
};

/** The order's requirements with their numbers; while the move goes on, what is not met is still open [§8.3]. */
export function requirementLines(
  position: Position,
  verdict: OrderVerdict,
  unmet: 'open' | 'broken',
): readonly RequirementLine[] {
  return verdict.requirements.map((requirement) => ({
    state: requirement.met ? 'met' : unmet,
    text: requirementText(position, requirement),
  }));
}

export function requirementText(position: Position, requirement: Requirement): string {
  const word = ASKED[requirement.code] as (requirement: Requirement, position: Position) => string;
  return word(requirement, position);
}

/** Why an end is not allowed, after its hex number: 'range 6, Close asks for 2 or less' [§8.3]. */
export function verdictText(position: Position, order: MoveOrder, { requirements }: OrderVerdict): string {
  const unmet = requirements
    .filter(({ met }) => !met)
    .map((requirement) => shortfall(position, order, requirement));
  return unmet.length > 0 ? listed(unmet) : `${orderName(order)} asks for an end nearer to its requirements`;
}

function shortfall(position: Position, order: MoveOrder, requirement: Requirement): string {
  const asks = `${orderName(order)} asks for`;
  switch (requirement.code) {
    case 'distanceAtMost':
      return `range ${requirement.have}, ${asks} ${requirement.need} or less`;
    case 'distanceAtLeast':
      return `range ${requirement.have}, ${asks} ${requirement.need} or more`;
    case 'distanceBetween':
      return `range ${requirement.have}, ${asks} ${between(...requirement.need)}`;
    case 'inFront':
      return `${goal(position, { from: requirement.of, unit: requirement.unit })} is ${requirement.sixths * 60}° outside the front area`;
    case 'noCloserTo':
      return `range ${requirement.have} to ${nameOf(position, requirement.unit)}, ${asks} ${requirement.need} or more`;
    case 'mpsAtMost':
      return `${movementPoints(requirement.have)} spent, ${asks} ${mps(requirement.need)} or less`;
    case 'standStill':
      return `${asks} no move`;
    case 'freeTurnOnly':
      return `${requirement.sixths * 60}° turned, ${asks} 60° or less`;
  }
}

function goal(
  position: Position,
  { from, unit }: Pick<Extract<Requirement, { code: 'distanceAtMost' }>, 'from' | 'unit'>,
) {
  return unit === null ? hexName(from) : `${nameOf(position, unit)} in ${hexName(from)}`;
}
