/** The levels by name, weakest first. They differ by how they search, never by what they know, their dice or their points. */
export const LEVELS = ['recruit', 'sergeant', 'captain', 'colonel'] as const;
export type Level = (typeof LEVELS)[number];

/** All that the opponent is ever told: what its side sees, and nothing else of the game. Plain JSON. */
export interface Task<Position = unknown> {
  /** The ruleset's name. */
  readonly game: string;
  /** `view(game, side)`. */
  readonly view: Position;
  /** Its own side, which has to decide. */
  readonly side: string;
  readonly level: Level;
  /** A 32-bit number that has nothing to do with the game's dice. The same task has the same answer everywhere. */
  readonly seed: number;
  /** What its side saw as the phase began, so that it goes on as it began; left out: it begins now. */
  readonly began?: Position;
}

/** One reason for or against an action, in points of the game's own kind; positive speaks for it. */
export interface Term {
  /** The kind of reason, worded by the interface. */
  readonly code: string;
  readonly value: number;
  /** The section or ruling it rests on, such as '§7.3.1'. */
  readonly rule: string;
  /** What the sentence names: unit ids, counts, chances 0 to 1. */
  readonly facts: Readonly<Record<string, string | number>>;
  /** Hexes to light up. */
  readonly hexes: readonly number[];
}

/** An action with its terms; `total` is their sum, added in their order. */
export interface Reckoning<Action = unknown> {
  readonly action: Action;
  readonly terms: readonly Term[];
  readonly total: number;
}

/** Why an action was chosen: codes and numbers, no words. */
export interface Explanation<Action = unknown> {
  readonly chosen: Reckoning<Action>;
  /** The best of the others; null if there was no other. */
  readonly runnerUp: Reckoning<Action> | null;
  /** The term by which the runner-up fell behind most; null if it did not, or there is none. */
  readonly lacked: string | null;
  /** The highest total of all that was considered. */
  readonly best: number;
  readonly considered: number;
  readonly rollouts: number;
  /** The style it plays in, where that is not the plain one: the terms are weighed so. */
  readonly manner?: string;
  /** 'now': it tells nothing but what the action shows. 'atEnd': it rests on secrets, so nobody else reads it before the game ends. */
  readonly told: 'now' | 'atEnd';
}

/** What the opponent does next, and why. */
export interface Answer<Action = unknown> {
  readonly action: Action;
  readonly explanation: Explanation<Action>;
  /** For who asks on behalf of a person: what it would do first, then what else is worth a thought; three at most. */
  readonly candidates: readonly Reckoning<Action>[];
}

/** How far it is, in rollouts. */
export interface Progress {
  readonly done: number;
  readonly of: number;
}

/** To the worker. `id` is the asker's own number; what comes back bears it. */
export type Order =
  | { readonly type: 'think'; readonly id: number; readonly task: Task }
  /** Gives up the question of this id: no answer of it is wanted any more. */
  | { readonly type: 'stop'; readonly id: number }
  /** Asks for an answer at once, with what seems best so far. */
  | { readonly type: 'hurry'; readonly id: number };

/** From the worker. After 'answer' or 'failed' nothing more comes of that id. */
export type Report =
  | { readonly type: 'progress'; readonly id: number; readonly progress: Progress }
  | { readonly type: 'answer'; readonly id: number; readonly answer: Answer }
  | { readonly type: 'failed'; readonly id: number; readonly message: string };
