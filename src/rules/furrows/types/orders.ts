import type { Direction } from '../../../hex';

/** The three movement steps of a turn [§4]. */
export type StepNumber = 1 | 2 | 3;

/**
 * A program as it is written: three parts with `+` between, actions of a part with commas; `-` does nothing [§5.2].
 * 'chase', 'follow' and 'flee' stand alone.
 */
export type Program = string & { readonly __brand: 'Program' };

/** What one action of a part does [§5.2]. */
export type PartAction =
  | { readonly act: 'forward' | 'reverse' }
  /** Clockwise 60° steps; −1 is L. */
  | { readonly act: 'turn'; readonly sixths: 1 | -1 }
  /** To the facing written with the order [E-15]. */
  | { readonly act: 'turnTo' }
  /** One mode up or down. */
  | { readonly act: 'faster' | 'slower' }
  | { readonly act: 'into'; readonly mode: 'stand' | 'crawl' | 'setUp' | 'slow' | 'fast' };

/** What is done in one movement step; empty: nothing. */
export type Part = readonly PartAction[];

export interface MovementOrder {
  readonly program: Program;
  /** For the T of the program; null without one. */
  readonly facing: Direction | null;
}

export type GunneryEntry = 'none' | 'aim' | 'load' | 'fire' | 'spot';
/** For Gunnery 1 and Gunnery 2 [§5.5]. */
export type GunneryOrder = readonly [GunneryEntry, GunneryEntry];

/** Orders written and not yet revealed, by turn [§5.1]. */
export interface Queue {
  readonly movement: readonly ({ readonly turn: number } & MovementOrder)[];
  readonly gunnery: readonly { readonly turn: number; readonly entries: GunneryOrder }[];
}

/** What a base was told to do in the turn being played, open since both sides have locked [E-95]. */
export interface OpenOrder {
  readonly movement: MovementOrder;
  readonly gunnery: GunneryOrder;
  /** Shaken when the turn began: its orders were lost [§5.6]. */
  readonly lost: boolean;
}
