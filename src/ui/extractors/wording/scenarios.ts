import type { Scenario, ScenarioId, Setup, Side } from '../../../rules/extractors';

interface ScenarioWords {
  readonly dorian: (points: number) => string;
  readonly avronian: (points: number) => string;
  /** How it is won, in a sentence. */
  readonly victory: string;
}

/** What each side has and where it comes from [§9]; `points` are those of the side's largest budget. */
const WORDS: Readonly<Record<ScenarioId, ScenarioWords>> = {
  incoming: {
    dorian: () => 'Ehn Etaki: Shock, Lance, Commando. Set up in rows 20–27.',
    avronian: () => 'One Orni with two weapons. Enters by row 27.',
    victory:
      'Dorian wins if an unrouted section leaves by row 01 by the end of turn 8; otherwise Avronian wins.',
  },
  threePodAttack: {
    dorian: (points) => `${points} points and the Command Post in 1324. Set up in rows 15–27.`,
    avronian: (points) => `Three Bipods, ${points} points of equipment. Enter by 2404 and 0102.`,
    victory: 'Avronian wins if the Command Post is destroyed and at most one Bipod is lost.',
  },
  extractors: {
    dorian: (points) => `${points} points. Enter by 2404 or 2425.`,
    avronian: (points) => `Four Extractors and a Glide; ${points} points enter by 0102 on turn 4.`,
    victory: 'Each destroyed Extractor scores 25, less the cost of Dorian losses; Dorian wins above 0.',
  },
  ambush: {
    dorian: (points) => `${points} points, anywhere, all hidden.`,
    avronian: (points) =>
      `One Bipod and another machine, ${points} points of weapons. Enter by the north edge.`,
    victory: 'Avronian wins only if both machines leave by the south edge.',
  },
  dobernStrongpoint: {
    dorian: (points) =>
      `Five forts round 1215 with a garrison; ${points} points enter by the east edge on turn 6.`,
    avronian: (points) => `${points} points. Enter by the west edge.`,
    victory:
      'Avronian wins if all forts fall, at most 2 garrison sections stay near, and he loses less than half his machines.',
  },
  engage: {
    dorian: (points) => `${points} points, bought in secret. Enter by column 01.`,
    avronian: (points) => `${points} points, bought in secret. Enter by column 24.`,
    victory: 'After turn 12 the higher cost of surviving units within 5 hexes of 1214 wins.',
  },
};

/** The scenario to begin with: three sections, one machine, nothing to buy but two weapons. */
export const FIRST_GAME: ScenarioId = 'incoming';

export function forceWords({ id, forces }: Scenario, side: Side, rules: Setup['rules']): string {
  return WORDS[id][side](pointsOf(forces, side, rules));
}

export function victoryWords({ id }: Scenario): string {
  return WORDS[id].victory;
}

function pointsOf(forces: Scenario['forces'], side: Side, rules: Setup['rules']): number {
  const budgets = forces
    .filter((force) => force.side === side)
    .map(({ budget }) => budget?.points[rules] ?? 0);
  return Math.max(...budgets);
}

/** What the choice of rules changes in this scenario [§8]. */
export function rulesWords({ forces }: Scenario, rules: Setup['rules']): string {
  if (rules === 'full') return 'Machines follow hidden orders in two cycles.';
  const [full, simple] = (['full', 'simple'] as const).map((each) => pointsOf(forces, 'dorian', each));
  const points = simple === full ? '' : ` Dorian gets ${simple} points, not ${full}.`;
  return `No orders: machines move and fire freely.${points}`;
}

/** What a new game begins with: the build-up of the first side that has something to buy [§5]. */
export function firstPhaseWords({ forces }: Scenario): string {
  const buys = (side: Side) => forces.some((force) => force.side === side && force.budget !== null);
  return `${buys('dorian') ? 'Dorian' : 'Avronian'} build-up comes first`;
}
