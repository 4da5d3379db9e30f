import type { Direction, Hex } from '../../../hex';
import type { BoardMark, Turns } from '../../../board/model';
import type { AnyDesk } from '../../play/desk';
import type { Action, CounterId, End, Illegal, Placed, Position, Shot } from '../../../rules/extractors';

/** What the player has in hand: nothing of it is in the game until it is confirmed. */
export interface Desk extends AnyDesk {
  /** The unit in hand. */
  readonly selected: CounterId | null;
  /** The unit that was in hand before it was done: the next one follows it. */
  readonly last: CounterId | null;
  /** The unit whose card lies open beside the one in hand: any unit of either side. */
  readonly looked: CounterId | null;
  /** Its card lies open because it was aimed at, or dice have fallen since: where the card would take the place of the shot and its dice, they come first. */
  readonly aimed?: boolean;
  /** Where the map is to be brought to: the hex of a unit picked anywhere but on the map, the hexes of a whole set-up. */
  readonly centre: Hex | readonly Hex[] | null;
  /** What is being prepared with it. */
  readonly plan: Plan | null;
  /** Why the last tap was refused; shown until the next one. */
  readonly refusal: Illegal | null;
  /** The line-of-sight tool is out [§7.2]: its first hex, once picked. */
  readonly sight: Sighting | null;
  /** The notes are out: the next taps on the map put one there. */
  readonly noting: Noting | null;
  /** The log entry whose dice lie on the table: their card is shown until the next thing is begun. */
  readonly result: number | null;
  /** The log entry whose reasons are shown: something the computer did. */
  readonly why: number | null;
  /** The one whose reasons were shown last, until the list of what the computer did has come back to it. */
  readonly read: number | null;
  /** The computer decides: nothing is taken in hand, only looked at. */
  readonly watching?: boolean;
  /** The facing that vehicles and machines are placed with, once one was chosen [§5]. */
  readonly facing?: Direction;
}

/** The line-of-sight tool [§7.2]. */
export interface Sighting {
  readonly from: Hex | null;
  readonly to: Hex | null;
  /** Light every hex that sees the first one. */
  readonly field?: boolean;
}

/** A note on the map in the making: where it goes, or where an arrow begins and ends. */
export interface Noting {
  readonly kind: 'words' | 'arrow';
  readonly hex: Hex | null;
  readonly to?: Hex;
}

export interface MovePlan {
  readonly kind: 'move';
  readonly end: End;
  /** Hexes the path has to come by, in this order. */
  readonly via?: readonly Hex[];
  /** The next tap names one more of them. */
  readonly naming?: boolean;
  /** Others of its stack that go to the same hex, after it. */
  readonly along?: readonly CounterId[];
}

export type Plan =
  | MovePlan
  | { readonly kind: 'shot'; readonly shot: Shot }
  | { readonly kind: 'allocation'; readonly shots: readonly Shot[] }
  /** Any other action ready to be confirmed: a mark, a place, a rally roll. */
  | { readonly kind: 'act'; readonly action: Action };

export const EMPTY_DESK: Desk = {
  selected: null,
  last: null,
  looked: null,
  focus: null,
  centre: null,
  plan: null,
  refusal: null,
  sight: null,
  noting: null,
  result: null,
  why: null,
  read: null,
};

/** What a tap hit: a hex, and the counter in it if one was meant. */
export interface Tap {
  readonly hex: Hex;
  readonly counter: CounterId | null;
}

/**
 * An input mode: how the board behaves in one situation. Pure: what it shows and what a tap does follow from
 * the position and the desk.
 */
export interface Mode {
  readonly marks: (position: Position, desk: Desk) => readonly BoardMark[];
  readonly tap: (position: Position, desk: Desk, tap: Tap) => Desk;
  /** A tap means a hex, whatever lies there: no fanned stack may cover the hexes round it. */
  readonly tapsMeanHexes?: (position: Position, desk: Desk) => boolean;
  /** Arrows round a hex by which the unit in hand is turned. */
  readonly turns?: (position: Position, desk: Desk) => Turns | undefined;
  /** The unit in hand as it would stand if what is prepared were done. */
  readonly ghost?: (position: Position, desk: Desk) => Placed | undefined;
  /** The action that confirming would do; null while nothing is ready. */
  readonly action: (position: Position, desk: Desk) => Action | null;
}
