import type { Course, Estimate, Review, TurnChance, TurningPoint } from './contract';
import { clamped, estimateOf, rateOf, shared, type Try } from './estimate';

/** What a game brings, so that its course can be judged. */
export interface Umpire<Game, Action> {
  /** 0 before the first turn. */
  turnOf(game: Game): number;
  /** Plays a copy on to its end, both sides as the computer would, with dice of the seed. */
  playOn(game: Game, seed: number): Try;
  /** The game after an action, with dice of the seed. */
  after(game: Game, action: Action, seed: number): Game;
  /** What the side to decide should rather have done, by its own evaluation, and by how many points; null: nothing. */
  better(game: Game, action: Action): { readonly action: Action; readonly points: number } | null;
  /** 1 where the side to decide is the first side, −1 where it is the other. */
  signOf(game: Game): 1 | -1;
}

/** Tries in all for the chances of the turns, and bounds for one of them. */
const TRIES = { all: 400, least: 20, most: 60 };
/** Decisions looked at more closely, with so many tries before and after. */
const DECISIONS = { count: 4, tries: 30 };
const POINTS = 3;
/** A change of chance that is worth a word. */
const MATTERS = 0.05;

/** How far it is: tries done, of all. */
interface Reached {
  readonly done: number;
  readonly of: number;
}

/** The course of a game in chances. */
export function* reviewOf<Game, Action>(
  umpire: Umpire<Game, Action>,
  course: Course<Game, Action>,
): Generator<Reached, Review<Action>, void> {
  const starts = turnStarts(umpire, course);
  const tries = Math.max(
    TRIES.least,
    Math.min(TRIES.most, Math.floor(TRIES.all / Math.max(1, starts.length))),
  );
  const decisions = doubtful(umpire, course);
  const of = tries * starts.length + 2 * DECISIONS.tries * decisions.length;
  let done = 0;
  const turns: TurnChance[] = [];
  const tried: (readonly Try[])[] = [];
  for (const step of starts) {
    const found: Try[] = [];
    for (let index = 0; index < tries; index++) {
      found.push(umpire.playOn(course.games[step], seedOf(course, index)));
      yield { done: ++done, of };
    }
    tried.push(found);
    const wins = found.reduce((sum, { won }) => sum + won, 0);
    turns.push({ turn: umpire.turnOf(course.games[step]), step, ...estimateOf(wins, tries) });
  }
  const rate = rateOf(tried);
  const points: TurningPoint<Action>[] = dice(course, rate.rate);
  for (const { step, better } of decisions) {
    const both = [course.actions[step], better].map((action) =>
      chanceAfter(umpire, course, { step, action }),
    );
    for (let index = 0; index < DECISIONS.tries; index++)
      for (const each of both) {
        each.next();
        yield { done: ++done, of };
      }
    const [played, instead] = both.map((each) => each.estimate());
    const point = decision(umpire, course, { step, better, played, instead });
    if (point) points.push(point);
  }
  const luck = course.luck.reduce((sum, each) => sum + each, 0);
  const { end } = course;
  const start = turns.at(0) ?? { chance: end, low: end, high: end };
  return {
    turns,
    end,
    ...shared(luck, rate, { start, end }),
    tries,
    points: points
      .filter((point) => Math.abs(point.change) >= MATTERS && hasRoom(point, turns, end))
      .sort((a, b) => Math.abs(b.change) - Math.abs(a.change))
      .slice(0, POINTS),
  };
}

/** Where its turn begins or ends there is a quarter as much chance to win and to lose: what is decided turns no more. */
function hasRoom({ step, change }: TurningPoint, turns: readonly TurnChance[], end: number): boolean {
  const at = turns.findLastIndex((turn) => turn.step <= step);
  const chances = [turns[at]?.chance ?? end, turns[at + 1]?.chance ?? end];
  return Math.abs(change) / 4 <= Math.min(Math.max(...chances), 1 - Math.min(...chances));
}

/** How many actions had been done as each turn began. */
function turnStarts<Game, Action>(
  umpire: Umpire<Game, Action>,
  { games, actions }: Course<Game, Action>,
): readonly number[] {
  return games.flatMap((game, step) => {
    const turn = umpire.turnOf(game);
    const isNew = turn > 0 && (step === 0 || umpire.turnOf(games[step - 1]) < turn);
    return isNew && step < actions.length ? [step] : [];
  });
}

/** Each try has the same dice wherever it begins, so that two chances differ only by what was done. */
function seedOf({ seed }: Course, index: number): number {
  return (Math.imul(seed ^ 0x9e3779b1, 0x85ebca6b) + Math.imul(index + 1, 0xc2b2ae35)) >>> 0;
}

function dice<Game, Action>({ luck }: Course<Game, Action>, rate: number): TurningPoint<Action>[] {
  return luck
    .map((points, step) => ({ type: 'die' as const, step, change: clamped(rate * points) }))
    .filter(({ change }) => change !== 0)
    .sort((a, b) => Math.abs(b.change) - Math.abs(a.change))
    .slice(0, POINTS);
}

interface Doubt<Action> {
  readonly step: number;
  readonly better: Action;
}

/** The decisions that fell furthest behind, by the evaluation of who took them. */
function doubtful<Game, Action>(
  umpire: Umpire<Game, Action>,
  { games, actions }: Course<Game, Action>,
): readonly Doubt<Action>[] {
  return actions
    .flatMap((action, step) => {
      const better = umpire.turnOf(games[step]) > 0 ? umpire.better(games[step], action) : null;
      return better ? [{ step, better: better.action, points: better.points }] : [];
    })
    .sort((a, b) => b.points - a.points || a.step - b.step)
    .slice(0, DECISIONS.count);
}

/** Tries after an action, one at a time. */
function chanceAfter<Game, Action>(
  umpire: Umpire<Game, Action>,
  course: Course<Game, Action>,
  { step, action }: { readonly step: number; readonly action: Action },
) {
  let [wins, tries] = [0, 0];
  return {
    next() {
      const seed = seedOf(course, tries++);
      wins += umpire.playOn(umpire.after(course.games[step], action, seed), seed).won;
    },
    estimate: () => estimateOf(wins, tries),
  };
}

/** A decision that cost its side chance; null: the tries do not say so. */
function decision<Game, Action>(
  umpire: Umpire<Game, Action>,
  { games }: Course<Game, Action>,
  {
    step,
    better,
    played,
    instead,
  }: Doubt<Action> & { readonly played: Estimate; readonly instead: Estimate },
): TurningPoint<Action> | null {
  const change = played.chance - instead.chance;
  const against = change * umpire.signOf(games[step]) < 0;
  const apart = Math.max(played.low, instead.low) > Math.min(played.chance, instead.chance);
  return against && apart ? { type: 'decision', step, change, better, played, instead } : null;
}
