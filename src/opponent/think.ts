import { chanceOf, pick, type Chance } from '../rules/chance';
import type { Answer, Progress, Reckoning, Task } from './contract';
import { explained, reckoned } from './explain';
import { DEPTHS, FEW } from './levels';
import type { Candidate, Look, Mind } from './mind';
import { courseOf } from './search/course';
import { evolved } from './search/evolution';
import { playedOut, variety } from './search/playedOut';

/** A thought: it may be taken up again after each step; told `true` it makes do with what it has. */
export type Thought = Generator<Progress, Answer, boolean>;

/**
 * What the side does next, by its level. The same task has the same answer everywhere: budgets are counted in rollouts, and
 * all that is drawn is drawn from the task's seed.
 */
export function* think<P, G extends P, A, S>(mind: Mind<P, G, A, S>, task: Task): Thought {
  const view = task.view as P;
  const { sight, ease, wont, expects, drawing, fewLeft, ...usual } = DEPTHS[task.level];
  const searched = mind.isSearched(view);
  const book = mind.wonted(view, task.side);
  const wonted = wont === 'book' ? book.own : 0;
  const other = expects === 'book' ? book.other : 0;
  const racing = searched ? usual : mind.isDrawn(view) ? drawing : null;
  const course = racing && (yield* courseOf(mind, task, racing, { usual: wonted, other }));
  const depth = searched && usual.candidates > 1 && isFewLeft(mind, task) ? { ...usual, ...fewLeft } : usual;
  const own = course?.style ?? wonted;
  const look: Look<S> = { style: mind.styles[own], sight, seed: course?.seed ?? task.seed };
  const candidates = mind.weigh(view, look);
  const manner = own === 0 || candidates.length < 2 ? {} : { manner: mind.called(look.style) };
  // A style that is known to win over whole games is not given up for what a turn or two seem to bring.
  const isTried = wonted === 0 || depth !== usual;
  if (isTried && depth.candidates > 1 && candidates.length > 1 && searched) {
    const tried = variety(mind, view, { look, first: candidates, count: depth.candidates });
    if (tried.length > 1) {
      const found = yield* depth.rollouts > 0
        ? evolved(mind, task, { ...depth, tried, course: own })
        : playedOut(mind, task, { ...depth, tried, own: look.style, other: mind.styles[other] });
      const { considered, rollouts, reckonings } = found;
      const [best] = reckonings;
      return answered(mind, view, reckonings, { considered, rollouts, best: best.total, ...manner });
    }
  }
  return answered(mind, view, shortlisted(mind, candidates, chanceOf(task.seed), ease), {
    best: candidates[0].total,
    considered: candidates.length,
    rollouts: course?.rollouts ?? 0,
    ...manner,
  });
}

/** With this few units left a game is soon played out; counted in a world, where hidden units count too. */
function isFewLeft<P, G extends P, A, S>(mind: Mind<P, G, A, S>, { view, side, seed }: Task): boolean {
  return mind.size(mind.world(view as P, side, chanceOf(seed))) <= FEW;
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
