import type { End, OrderVerdict, Requirement } from '../types';

/** The requirements of an order on an end: a list for each choice among tied closest enemies, never none [§8.3, R-19]. */
export type Requirements = (end: End) => readonly (readonly Requirement[])[];

/**
 * How reachable ends stand against an order: legal where all is met; where no end meets all, those with the least
 * shortfall in distance, then the fewest 60° turns away from the required facing.
 */
export function judgeEnds(ends: readonly End[], requirementsOf: Requirements): readonly OrderVerdict[] {
  const verdicts = ends.map((end) => bestOf(requirementsOf(end)));
  const allMet = verdicts.some(({ met }) => met);
  const best = allMet ? null : leastShort(verdicts.filter(({ firm }, i) => firm && ends[i].exit === null));
  return verdicts.map(({ requirements, shortfall, facingShort, met, firm }, i) => {
    const nothingBetter =
      best !== null && firm && ends[i].exit === null && compare({ shortfall, facingShort }, best) === 0;
    return { requirements, shortfall, facingShort, legal: met || nothingBetter };
  });
}

interface Shortness {
  readonly shortfall: number;
  readonly facingShort: number;
}

interface Standing extends Shortness {
  readonly requirements: readonly Requirement[];
  readonly met: boolean;
  /** It meets what does not give way. */
  readonly firm: boolean;
}

function bestOf(choices: readonly (readonly Requirement[])[]): Standing {
  const [first, ...others] = choices.map(standing);
  return others.reduce((best, other) => (isBetter(other, best) ? other : best), first);
}

function standing(requirements: readonly Requirement[]): Standing {
  let [shortfall, facingShort, met, firm] = [0, 0, true, true];
  for (const requirement of requirements) {
    if (requirement.met) continue;
    met = false;
    if (requirement.code === 'inFront') facingShort += requirement.sixths;
    else if (givesWay(requirement)) shortfall += hexesShort(requirement);
    else firm = false;
  }
  return { requirements, shortfall, facingShort, met, firm };
}

type DistanceRequirement = Extract<
  Requirement,
  { code: 'distanceAtMost' | 'distanceAtLeast' | 'distanceBetween' }
>;

/** Distances give way when nothing better can be reached; the rest of the move order does not [R-19, §8.3.3]. */
function givesWay(requirement: Requirement): requirement is DistanceRequirement {
  return requirement.code.startsWith('distance');
}

function hexesShort(requirement: DistanceRequirement): number {
  const { have } = requirement;
  switch (requirement.code) {
    case 'distanceAtMost':
      return have - requirement.need;
    case 'distanceAtLeast':
      return requirement.need - have;
    case 'distanceBetween':
      return Math.max(requirement.need[0] - have, have - requirement.need[1]);
  }
}

function isBetter(a: Standing, b: Standing): boolean {
  return a.firm === b.firm ? compare(a, b) < 0 : a.firm;
}

function leastShort(candidates: readonly Shortness[]): Shortness | null {
  return candidates.reduce<Shortness | null>(
    (best, each) => (best === null || compare(each, best) < 0 ? each : best),
    null,
  );
}

function compare(a: Shortness, b: Shortness): number {
  return a.shortfall - b.shortfall || a.facingShort - b.facingShort;
}
