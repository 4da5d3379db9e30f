import type { Task, Term } from '../contract';

/** A game that has ended, for one who judges its course: nothing of it is hidden any more. Plain JSON. */
export interface Course<Game = unknown, Action = unknown> {
  /** The ruleset's name. */
  readonly game: string;
  /** Before the first action, then after each: one more than there are actions. */
  readonly games: readonly Game[];
  readonly actions: readonly Action[];
  /** What the dice of each action gave the first side beyond what was to be expected, in points of worth. */
  readonly luck: readonly number[];
  /** The first side's share of the win: 1, a half for a draw, 0. */
  readonly end: number;
  /** 32 bits; the same course and seed have the same review everywhere. */
  readonly seed: number;
}

/** A chance of the first side, 0 to 1, with the bounds that hold in 95 of 100 cases. */
export interface Estimate {
  readonly chance: number;
  readonly low: number;
  readonly high: number;
}

/** The chance as a turn began; `step`: so many actions had been done. */
export interface TurnChance extends Estimate {
  readonly turn: number;
  readonly step: number;
}

/** What changed the chances most; `step` is the action. `change`: of the first side's chance. */
export type TurningPoint<Action = unknown> =
  | { readonly type: 'die'; readonly step: number; readonly change: number }
  | {
      readonly type: 'decision';
      readonly step: number;
      readonly change: number;
      /** What the search would have done. */
      readonly better: Action;
      /** The first side's chance after what was done, and after the better action. */
      readonly played: Estimate;
      readonly instead: Estimate;
    };

/** A change of the first side's chance, −1 to 1, with the bounds that hold in 95 of 100 cases. */
export interface Change {
  readonly change: number;
  readonly low: number;
  readonly high: number;
}

/** luck + play = end − start. */
export interface Review<Action = unknown> {
  readonly turns: readonly TurnChance[];
  readonly end: number;
  /** Chance gained by the dice: their worth at the going rate. */
  readonly luck: Change;
  /** The rest: what both sides did. */
  readonly play: Change;
  /** Games played on from each turn. */
  readonly tries: number;
  /** Three at most, the greatest first. */
  readonly points: readonly TurningPoint<Action>[];
}

/** To the worker. */
export interface ReviewOrder {
  readonly type: 'review';
  readonly id: number;
  readonly course: Course;
}

/** From the worker. */
export type ReviewReport =
  | { readonly type: 'reviewing'; readonly id: number; readonly done: number; readonly of: number }
  | { readonly type: 'reviewed'; readonly id: number; readonly review: Review }
  | { readonly type: 'unreviewed'; readonly id: number; readonly message: string };

/** Something a person might do, one action after the other, with the mind's reasons. */
export interface Suggestion<Action = unknown> {
  readonly plan: readonly Action[];
  readonly terms: readonly Term[];
  readonly total: number;
}

/** To the worker: what would it do in a person's place? */
export interface AdviceOrder {
  readonly type: 'advise';
  readonly task: Task;
}

/** From the worker: first what might be done, then how it goes on from there. */
export type AdviceReport<Action = unknown> =
  | { readonly type: 'advised'; readonly suggestions: readonly Suggestion<Action>[] }
  /** The asking side's chances, a suggestion each, after so many games played on from each. */
  | { readonly type: 'tried'; readonly tries: number; readonly chances: readonly Estimate[] }
  | { readonly type: 'unadvised'; readonly message: string };
