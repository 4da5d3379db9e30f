import { chanceOf, pick, type Chance } from '../rules/chance';
import type { Answer, Progress, Reckoning, Task } from './contract';
import { explained, reckoned } from './explain';
import { DEPTHS, NOTHING, type Trying } from './levels';
import type { Candidate, Look, Mind } from './mind';
import { drawnFor, type Expected } from './search/draws';
import { mannerFor } from './search/manners';
import type { Racing } from './search/race';
import { sifted } from './search/sifted';
import { variety } from './search/variety';

/** A thought: it may be taken up again after each step; told `true` it makes do with what it has. */
export type Thought = Generator<Progress, Answer, boolean>;

/**
 * What the side does next, by its level. The same task has the same answer everywhere: budgets are counted in rollouts, and
 * all that is drawn is drawn from the task's seed.
 */
export function* think<P, G extends P, A, S>(mind: Mind<P, G, A, S>, task: Task): Thought {
  const view = task.view as P;
  const { sight, ease, wont, ...level } = DEPTHS[task.level];
  const habit = habitOf(mind, task);
  const trying = tryingOf(mind, task);
  const drawn = trying.drawing && (yield* drawnFor(mind, task, trying.drawing, habit));
  // A style that is known to win over whole games is not given up for what a few turns seem to bring.
  const isKnown = habit.usual !== 0;
  const race = trying.manners && !isKnown ? yield* mannerFor(mind, task, trying.manners, habit) : null;
  const own = race?.style ?? habit.usual;
  const raced = drawn?.rollouts ?? race?.rollouts ?? 0;
  const look: Look<S> = { style: mind.styles[own], sight, seed: drawn?.seed ?? task.seed, wont };
  const candidates = mind.weigh(view, look);
  const manner = own === 0 || candidates.length < 2 ? {} : { manner: mind.called(look.style) };
  const isTried = trying.few || (own === 0 && mind.showsSoon(view));
  const depth = { ...level, ...trying.next };
  if (isTried && depth.candidates > 1 && candidates.length > 1) {
    const tried = variety(mind, view, { look, first: candidates, count: depth.candidates });
    if (tried.length > 1) {
      const styles = { own: look.style, other: mind.styles[habit.other] };
      const found = yield* sifted(mind, task, { ...depth, ...styles, tried });
      const { considered, reckonings } = found;
      const [best] = reckonings;
      const rollouts = raced + found.rollouts;
      return answered(mind, view, reckonings, { considered, rollouts, best: best.total, ...manner });
    }
  }
  const slack = mind.isUrgent(view) ? 0 : ease;
  return answered(mind, view, shortlisted(mind, candidates, chanceOf(task.seed), slack), {
    best: candidates[0].total,
    considered: candidates.length,
    rollouts: raced,
    ...manner,
  });
}

/** What the level is wont to play, and what it expects of the other side. */
function habitOf<P, G extends P, A, S>(mind: Mind<P, G, A, S>, { level, view, side }: Task): Expected {
  const { wont, expects } = DEPTHS[level];
  if (wont === 'plain' && expects === 'plain') return { usual: 0, other: 0 };
  const { own, other, reply } = mind.wonted(view as P, side);
  return {
    usual: { plain: 0, book: own, reply }[wont],
    other: expects === 'plain' ? 0 : other,
  };
}

/** How what comes next is found. */
interface Finding {
  /** How a draw is chosen; null: nothing is drawn, or the first is taken. */
  readonly drawing: Racing | null;
  /** How its style is chosen; null: it keeps to the one it is wont to play. */
  readonly manners: Racing | null;
  readonly next: Trying;
  /** So few are left that every act is played out to the end. */
  readonly few: boolean;
}

/** The first act of a phase waits for nothing that takes long: the rest is thought about while it is watched. */
function tryingOf<P, G extends P, A, S>(mind: Mind<P, G, A, S>, task: Task): Finding {
  const { drawing, manners: styles, opening, fewLeft, ...level } = DEPTHS[task.level];
  const view = task.view as P;
  const finding = { drawing: null, manners: null, few: false };
  if (mind.isDrawn(view)) return { ...finding, drawing, next: NOTHING };
  if (!mind.isSearched(view)) return { ...finding, next: NOTHING };
  const isFirst = task.began === undefined;
  const most = isFirst ? 0 : mind.racesAhead(view);
  const manners = styles && most > 0 ? { ...styles, ahead: Math.min(styles.ahead, most) } : null;
  if (fewLeft.candidates > 0 && isFewLeft(mind, task, fewLeft.units)) {
    const turns = mind.playsToEnd(view) ? Infinity : fewLeft.turns;
    return { ...finding, manners, next: { ...fewLeft, turns }, few: true };
  }
  return { ...finding, manners, next: isFirst ? opening : level };
}

/** With this few units left a game is soon played out; counted in a world, where hidden units count too. */
function isFewLeft<P, G extends P, A, S>(
  mind: Mind<P, G, A, S>,
  { view, side, seed }: Task,
  few: number,
): boolean {
  return mind.size(mind.world(view as P, side, chanceOf(seed))) <= few;
}

/** Thinks without pausing. */
export function answerTo<P, G extends P, A, S>(mind: Mind<P, G, A, S>, task: Task): Answer<A> {
  const thought = think(mind, task);
  for (;;) {
    const step = thought.next(false);
    if (step.done) return step.value as Answer<A>;
  }
}

/**
 * The one to be taken first, then the best that is something else, or differs in a nuance if there is nothing else; who takes
 * it easy may take any that is nearly as good.
 */
function shortlisted<P, G extends P, A, S>(
  mind: Mind<P, G, A, S>,
  candidates: readonly Candidate<A>[],
  chance: Chance,
  ease: number,
): readonly Reckoning<A>[] {
  const [best] = candidates;
  const near = ease > 0 ? candidates.filter(({ total }) => total >= best.total - ease) : [best];
  const chosen = pick(chance, near)!;
  const others = candidates.filter((candidate) => candidate !== chosen);
  const other = others.find(({ action }) => mind.isOther(chosen.action, action)) ?? others.at(0);
  const list = other ? [chosen, other] : [chosen];
  const third = others.find(({ action }) => list.every((one) => mind.isOther(one.action, action)));
  return [...list, ...(third ? [third] : [])].map((candidate) => reckoned(candidate));
}

/** As many candidates as a person would consider. */
const OFFERED = 3;

interface Tally {
  /** The highest total of all that was considered. */
  readonly best: number;
  readonly considered: number;
  readonly rollouts: number;
  readonly manner?: string;
}

function answered<P, G extends P, A, S>(
  mind: Mind<P, G, A, S>,
  view: P,
  reckonings: readonly Reckoning<A>[],
  tally: Tally,
): Answer<A> {
  const [chosen, runnerUp = null] = reckonings as readonly [Reckoning<A>, ...(Reckoning<A> | null)[]];
  const told = mind.isSecret(view, chosen.action, tally.rollouts) ? 'atEnd' : 'now';
  return {
    action: chosen.action,
    explanation: explained(chosen, runnerUp, { ...tally, told }),
    candidates: reckonings.slice(0, OFFERED),
  };
}
