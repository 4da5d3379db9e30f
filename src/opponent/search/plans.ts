import type { Chance } from '../../rules/chance';

/** A plan for the rest of a phase: what is done first, and in which style each of the others goes on. */
export interface Plan {
  /** Index into the actions tried. */
  readonly first: number;
  /** Index into the mind's styles, by actor; 0 is the plain one. */
  readonly styles: Uint8Array;
}

/** A plan that has been played out. */
export interface JudgedPlan extends Plan {
  /** Points the side gains, on average over the worlds. */
  readonly gain: number;
  /** With what speaks for its first action by itself. */
  readonly fitness: number;
}

/** How many there are to choose from. */
export interface Choices {
  readonly beginnings: number;
  readonly styles: number;
  readonly actors: number;
  /** The style all go on in, if nothing else is tried. */
  readonly course: number;
}

/** One child in so many begins otherwise than its parents. */
const BEGINS_ANEW = 4;
/** Actors changed at random in a child, at most. */
const CHANGED = 2;

/** Every beginning with all others on their course, then the whole side in each of the other styles. */
export function portfolio({ beginnings, styles, actors, course }: Choices): readonly Plan[] {
  const all = (style: number) => new Uint8Array(actors).fill(style);
  const onCourse = Array.from({ length: beginnings }, (_, first): Plan => ({ first, styles: all(course) }));
  const others = Array.from({ length: styles }, (_, style) => style)
    .filter((style) => style !== course)
    .map((style, index): Plan => ({ first: index % beginnings, styles: all(style) }));
  return [...onCourse, ...others];
}

/** A child of two of the better plans: each actor goes on as with one of them, a few otherwise. */
export function bredFrom(plans: readonly JudgedPlan[], choices: Choices, chance: Chance): Plan {
  const [mother, father] = [better(plans, chance), better(plans, chance)];
  const styles = Uint8Array.from(mother.styles, (style, actor) => (chance(2) ? style : father.styles[actor]));
  const first =
    chance(BEGINS_ANEW) === 0 ? chance(choices.beginnings) : chance(2) ? mother.first : father.first;
  for (let changes = chance(CHANGED + 1); changes > 0 && styles.length > 0; changes--)
    styles[chance(styles.length)] = chance(choices.styles);
  return { first, styles };
}

/** The better of two drawn. */
function better(plans: readonly JudgedPlan[], chance: Chance): JudgedPlan {
  const [a, b] = [plans[chance(plans.length)], plans[chance(plans.length)]];
  return a.fitness >= b.fitness ? a : b;
}

/** The fittest first. */
export function fittest(plans: readonly JudgedPlan[], count: number): JudgedPlan[] {
  return [...plans].sort((a, b) => b.fitness - a.fitness).slice(0, count);
}

/** The fittest plan of each beginning, the fittest first. */
export function bestBeginnings(plans: readonly JudgedPlan[]): readonly JudgedPlan[] {
  const found = new Map<number, JudgedPlan>();
  for (const plan of fittest(plans, plans.length)) if (!found.has(plan.first)) found.set(plan.first, plan);
  return [...found.values()];
}

export function keyOf({ first, styles }: Plan): string {
  return `${first} ${styles.join('')}`;
}
