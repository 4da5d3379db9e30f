import type { Choices } from '../choices';
import type { CounterId, MoveAction, Position } from '../types';
import { isIllegal } from '../units';
import { EndList, type Ends, type Place } from './ends';
import type { Mover } from './mover';
import { moverToBegin } from './reach';
import { dateOfSearch, legalList, legalPath, legalPaths, legalPlace, searchLegal } from './search';

/** The moves of a unit, one for each of its ends, by a cheapest path that is worked out for the one that is taken [§6.3]. */
export interface Moves extends Choices<MoveAction> {
  /** Where each of them ends, good until any moves are looked for again. */
  ends(): Ends;
}

/** The moves that `reachOf` has ends for, in the same order; good as long as the position stays as it is. */
export function movesOf(position: Position, id: CounterId): Moves {
  const mover = moverToBegin(position, id);
  return isIllegal(mover) ? NO_MOVES : new MovesOf(mover);
}

const NO_ENDS: Ends = new EndList();
const NO_MOVES: Moves = {
  size: 0,
  take: outOfRange,
  ends: () => NO_ENDS,
  all: () => [],
};

class MovesOf implements Moves {
  readonly size: number;
  readonly #mover: Mover;
  #date: number;

  constructor(mover: Mover) {
    this.#mover = mover;
    this.size = searchLegal(mover);
    this.#date = dateOfSearch();
  }

  ends(): Ends {
    this.#searchAgain();
    return legalList();
  }

  take(index: number): MoveAction {
    if (index < 0 || index >= this.size) outOfRange(index);
    this.#searchAgain();
    return this.#moveTo(legalPlace(index), legalPath(index));
  }

  all(): readonly MoveAction[] {
    if (this.size === 0) return [];
    this.#searchAgain();
    return legalPaths().map((path, index) => this.#moveTo(legalPlace(index), path));
  }

  #moveTo({ facing, exit, into }: Place, path: MoveAction['path']): MoveAction {
    return { type: 'move', unit: this.#mover.unit.id, path, facing, exit, into };
  }

  /** Searches anew if another search has reused the arrays in which this one left its result. */
  #searchAgain(): void {
    if (this.#date === dateOfSearch()) return;
    searchLegal(this.#mover);
    this.#date = dateOfSearch();
  }
}

function outOfRange(index: number): never {
  throw new RangeError(`No move ${index}`);
}
