import type { Direction, Edge, Grid, Hex } from '../hex';
import type { CounterLook, Picture, SideLook } from '../art/picture';
import type { Ground } from './terrain/ground';

/** All the board draws. It knows no rules: whoever builds the model has already judged. */
export interface BoardModel {
  readonly grid: Grid;
  /** Keep the same object while the map stays the same. */
  readonly ground: Ground;
  /** In stacking order within a hex: the last lies on top. */
  readonly counters: readonly BoardCounter[];
  readonly sides: Readonly<Record<BoardSide, SideLook>>;
  readonly marks: readonly BoardMark[];
  readonly edges?: readonly EdgeLabel[];
  /** The hex of the keyboard or of the last tap. Its stack is fanned out, unless taps mean hexes now. */
  readonly focus: Hex | null;
  readonly tapsMean?: 'counters' | 'hexes';
  /** How far a card of a stack lies from the one under it, in world units: large plates need more to be seen. */
  readonly askew?: { readonly x: number; readonly y: number };
  /** Arrows round a hex by which something there is turned. */
  readonly turns?: Turns;
}

export interface Turns {
  readonly hex: Hex;
  /** `now` is the way it faces, `closed` one it may not. */
  readonly ways: readonly { readonly direction: Direction; readonly state: 'now' | 'open' | 'closed' }[];
}

export interface BoardCounter {
  readonly id: string;
  readonly hex: Hex;
  readonly facing: Direction | null;
  readonly side: BoardSide;
  readonly look: CounterLook;
  /** For screen readers, and the name of its card in a fanned stack. */
  readonly name: string;
  readonly emphasis?: Emphasis;
}

/** `able` can still act, `done` has acted, `ghost` is where a counter was or would be. */
export type Emphasis = 'selected' | 'able' | 'done' | 'ghost';

/** The side whose zones are hatched and the one whose zones are dotted. */
export type BoardSide = 'hatched' | 'dotted';

export interface LabelledHex {
  readonly hex: Hex;
  readonly label?: string;
}

export type BoardMark =
  | { readonly kind: 'selected' | 'target' | 'blocked'; readonly hex: Hex; readonly label?: string }
  /** What is printed there is no longer there: veiled and crossed out. */
  | { readonly kind: 'gone'; readonly hex: Hex }
  /** The label is the letter on its pennant. */
  | { readonly kind: 'objective'; readonly hex: Hex; readonly label?: string }
  /** Planted in the east of a hex, over its counters: whose it is. */
  | { readonly kind: 'flag'; readonly hex: Hex; readonly flag: Picture }
  /** A hex where a move may end: dashed edge. */
  | { readonly kind: 'legalEnd'; readonly hex: Hex; readonly label?: string }
  | { readonly kind: 'reach'; readonly hexes: readonly LabelledHex[] }
  | { readonly kind: 'zone'; readonly side: BoardSide; readonly hexes: readonly Hex[] }
  /** What could be fired at from somewhere: a light tint in a dashed outline. */
  | { readonly kind: 'cover'; readonly hexes: readonly Hex[] }
  /** Figures over the counters of a hex: a chance of theirs, or against them. */
  | { readonly kind: 'chance'; readonly hex: Hex; readonly label: string; readonly whose: 'mine' | 'theirs' }
  /** What a player has written at a hex, on a card of its own. */
  | {
      readonly kind: 'words';
      readonly hex: Hex;
      readonly label: string;
      /** Beside its hex. */
      readonly lies: 'east' | 'west';
    }
  /** A player's own arrow; where an assault comes from, over the counters. */
  | { readonly kind: 'arrow' | 'charge'; readonly from: Hex; readonly to: Hex }
  /** A name on the ground: of a place, or of what happens there. */
  | { readonly kind: 'place'; readonly hex: Hex; readonly label: string }
  /** The outline of an area that decides. */
  | { readonly kind: 'rim'; readonly hexes: readonly Hex[] }
  /** The hexes that one shot covers. */
  | { readonly kind: 'area'; readonly hexes: readonly Hex[] }
  /** A move through hexes, with what stands on the bead of each; '' for a plain bead. */
  | { readonly kind: 'path'; readonly hexes: readonly Hex[]; readonly labels?: readonly string[] }
  /** `blockedAt` is the hex that stops the line; where it stops short of `to` without one, leave it null. */
  | {
      readonly kind: 'sight';
      readonly from: Hex;
      readonly to: Hex;
      readonly clear: boolean;
      readonly blockedAt: Hex | null;
    };

/** Whose edge of the map it is. */
export interface EdgeLabel {
  readonly edge: Edge;
  readonly side: BoardSide;
  readonly label: string;
}

/** Where a moving counter passes: in a hex, or on its way to another, a part of it gone. */
export interface MovedTo {
  readonly hex: Hex;
  readonly facing: Direction | null;
  readonly towards?: { readonly hex: Hex; readonly part: number };
}

/** Played on top of a model that already shows the end: the counter of a move is looked up in it by id. */
export type AnimationStep =
  | {
      readonly kind: 'moved';
      readonly counter: string;
      readonly steps: readonly MovedTo[];
      /** Milliseconds for all of it, where a game has its own pace. */
      readonly time?: number;
    }
  | { readonly kind: 'shot'; readonly from: Hex; readonly to: Hex; readonly result: 'hit' | 'miss' }
  | { readonly kind: 'damage'; readonly hex: Hex }
  /** All begin at once; it lasts as long as the longest of them. */
  | { readonly kind: 'together'; readonly steps: readonly AnimationStep[] }
  /** Nothing moves for so many milliseconds: dice roll beside the map. */
  | { readonly kind: 'pause'; readonly time: number };

/** A new key starts a new animation and ends the one before. */
export interface BoardAnimation {
  readonly key: string | number;
  readonly steps: readonly AnimationStep[];
}

export interface BoardMoves {
  /** Brings a hex to the middle; closer too, if the counters there are too small to tap. */
  readonly centreOn: (hex: Hex) => void;
  /**
   * Moves as little as it takes to bring a hex into sight, others with it as far as they fit; never zooms, and stays where
   * the hex is in sight.
   */
  readonly reveal: (hex: Hex, others?: readonly Hex[]) => void;
  /** The same, but moves for the others too. */
  readonly bring: (hex: Hex, others: readonly Hex[]) => void;
  /** Moves as little as it takes to have as many of these in sight as there is room for; never zooms. */
  readonly gather: (hexes: readonly Hex[]) => void;
  /** Stays where one of these is in sight; else moves as little as it takes to have the nearest. */
  readonly approach: (hexes: readonly Hex[]) => void;
  /** Moves nothing now; when the map gets less room these are revealed, the first before the others. None: nothing is. */
  readonly keep: (hexes: readonly Hex[]) => void;
  /** What is in hand and what is kept, as far as it is in sight. */
  readonly inSight: () => readonly Hex[];
  /** The map has another size: what was waited for is shown, what is kept stays in sight, and so do these. */
  readonly lookAgain: (seen: readonly Hex[]) => void;
  /** The first look at something new: these hexes in sight, large enough to be tapped; stays where they are so already. */
  readonly show: (hexes: readonly Hex[]) => void;
  readonly fit: () => void;
  /** About the hex that is marked as selected, where that is in sight, else about the middle. */
  readonly zoomBy: (factor: number) => void;
}

export interface BoardHandle extends BoardMoves {
  /** Its model is about to change: the frame that will show it is asked for at once. */
  readonly expect: () => void;
  /** Ends the running animation at once. */
  readonly skipAnimation: () => void;
  /** Gives the board the keyboard. */
  readonly focus: () => void;
}

/** Outlives the board, so that it opens where it was left. */
export interface CameraMemory {
  camera: { readonly x: number; readonly y: number; readonly scale: number } | null;
}
