import type { ComponentType, ReactNode } from 'react';
import type { Rect } from '../../board/terrain/geometry';
import type { StartPainter } from '../painted/usePainted';
import type { Grid } from '../../hex';

/** The map of a game on paper. */
export interface MapOnPaper {
  readonly grid: Grid;
  /** The map with its frame, in world units. */
  readonly sheet: Rect;
  readonly startPainter: StartPainter;
  /** The ground in lines: all of it, or what shows in a window. */
  readonly Lines: ComponentType<{ readonly window?: Rect }>;
  /** Zones, entries and posts of a scenario. */
  readonly Marks: ComponentType<{ readonly scenario: string }>;
  readonly scenarios: readonly { readonly id: string; readonly label: string }[];
}

/** A piece of a booklet that is not broken over two pages. */
export interface Piece {
  readonly key: string;
  readonly node: ReactNode;
  /** A heading: it stays with what follows. */
  readonly leads?: true;
  readonly breaks?: true;
  /** A picture or a table: where it does not fit, the text below it may go before it. */
  readonly floats?: true;
  /** How the contents call the place. */
  readonly entry?: string;
  /** The contents themselves: drawn once the pages are known. */
  readonly contents?: true;
}

export interface Book {
  readonly title: string;
  readonly pieces: readonly Piece[];
}

/** A die of a dice table. */
export interface DieOnPaper {
  /** 'a ten-sided die, 0 to 9'. */
  readonly name: string;
  readonly least: number;
  readonly sides: number;
  /** Of the forty of the page. */
  readonly rows: number;
}

/** What a game has on paper whatever stands on the table. */
export interface GameOnPaper {
  /** 'Extractors'. */
  readonly name: string;
  /** What else its own sheets need done, at the end of the cutting guide. */
  readonly tips: readonly string[];
  readonly dice: readonly DieOnPaper[];
  readonly map: MapOnPaper;
  readonly books: Readonly<Record<string, Book>>;
}
