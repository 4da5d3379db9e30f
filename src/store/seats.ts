import { hashOf } from '../rules/hash';

/** Who sits at a side from one action of the record on: the computer at a level, or a person. */
export interface Seating {
  /** How many actions had been done. */
  readonly after: number;
  readonly side: string;
  /** The name of a level; null: a person. */
  readonly level: string | null;
}

/** The level that plays a side when so many actions have been done; null: a person, as where nothing is said. */
export function levelAt(seats: readonly Seating[], side: string, done = Infinity): string | null {
  return seats.findLast((seat) => seat.side === side && seat.after <= done)?.level ?? null;
}

/** The seats with one change more; each is kept, for who has sat at a side has seen what it knows. */
export function seated(seats: readonly Seating[], change: Seating): readonly Seating[] {
  return levelAt(seats, change.side) === change.level ? seats : [...seats, change];
}

/** The seats of a record that has been cut to so many actions: who sits there now goes on sitting there. */
export function seatsUpTo(seats: readonly Seating[], done: number): readonly Seating[] {
  return seats.reduce<readonly Seating[]>(
    (kept, seat) => seated(kept, { ...seat, after: Math.min(seat.after, done) }),
    [],
  );
}

/**
 * 32 bits for the computer's own choices, the same after a reload: of the game's name, its side and the phase; nothing of
 * the dice and nothing the other side does in secret.
 */
export function ownSeed(game: string, side: string, phase: string, attempt: number): number {
  return Number.parseInt(hashOf([game, side, phase, attempt]).slice(-8), 16);
}
