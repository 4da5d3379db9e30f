import type { Chance } from '../rules/chance';
import type { Term } from './contract';

/** An action the side might take, with what one evaluation says of it. */
export interface Candidate<Action> {
  readonly action: Action;
  /** The sum of its terms. */
  readonly total: number;
  /** Written out only for who explains. */
  terms(): readonly Term[];
}

/** What a side does before it looks ahead: the plain thing, what has served best in such games, or best against those who know that. */
export type Wont = 'plain' | 'book' | 'reply';

/** How the side is looking at things. */
export interface Look<Style> {
  readonly style: Style;
  /** 'near': only what stands as it is now. 'far': what the other side may do next too. */
  readonly sight: 'near' | 'far';
  /** For choices that must not be read: the same number chooses the same. */
  readonly seed: number;
  /** How it prepares a game; left out: plainly. */
  readonly wont?: Wont;
}

/** What a game brings, so that the search can play it: its own evaluation, styles of play and guesses about what is hidden. */
export interface Mind<
  Position = unknown,
  Game extends Position = Position,
  Action = unknown,
  Style = unknown,
> {
  /** The ruleset's name. */
  readonly game: string;
  /** Ways to play the same game, the plain one first. */
  readonly styles: readonly Style[];
  /** What a style is called, worded by the interface. */
  called(style: Style): string;
  /** Totals this far under the best are never taken, by level: in points of the evaluation. */
  readonly margin: number;
  /** What the side that has to decide might do next, best first; never empty. */
  weigh(position: Position, look: Look<Style>): readonly Candidate<Action>[];
  /** Two actions that differ in more than a nuance. */
  isOther(a: Action, b: Action): boolean;
  /** The numbers of the styles that have served a side and its enemy best in such games; 0: the plain one. */
  wonted(view: Position, side: string): Wonted;
  /** Whether what is done in this phase is drawn by the seed alone. */
  isDrawn(position: Position): boolean;
  /** Whether even who takes it easy does the best he sees here. */
  isUrgent(position: Position): boolean;
  /** Whether looking further ahead is worth its time here. */
  isSearched(position: Position): boolean;
  /** Whether a turn ahead shows what an act is worth; if not, only what is played out to the end does. */
  showsSoon(position: Position): boolean;
  /** Whether what comes out in the end shows in rollouts that reach it alone. */
  playsToEnd(position: Position): boolean;
  /**
   * How many turns ahead styles race at most from phase to phase; 0: a style is kept, as who changes it wins less than with any
   * he keeps to.
   */
  racesAhead(position: Position): number;
  /** How many units there are in play, of both sides. */
  size(game: Game): number;
  /** A game that could be the one the side sees. */
  world(view: Position, side: string, chance: Chance): Game;
  copy(game: Game): Game;
  /** Does an action in place. */
  play(game: Game, action: Action): void;
  /** Plays on in place, both sides in these styles, until the horizon, counted from `from`, or the end of the game: points the side gains. */
  playOut(game: Game, from: Position, way: Way<Style>): number;
  /** What the side will see after its action if nothing is rolled, found or handed over; null: it cannot tell. */
  foresee(view: Position, action: Action): Position | null;
  /** Whether the reasons for an action would give away what the other side may not know yet; `rollouts`: those it rests on. */
  isSecret(view: Position, action: Action, rollouts: number): boolean;
}

/** Styles by their numbers. */
export interface Wonted {
  readonly own: number;
  readonly other: number;
  /** What has served the side best against a player of the other style. */
  readonly reply: number;
}

/** How a rollout goes on. */
export interface Way<Style> {
  readonly side: string;
  readonly own: Style;
  readonly other: Style;
  /** The play-out stops when the side's turn has begun this many times from now. */
  readonly turns: number;
}
