import type { ByMail, Ruleset, Types } from '../../rules/ruleset';
import type { GameRecord, TakeBack } from '../record';
import type { Letter } from './letter';

/** The part of a game by mail that both sides may read. */
export interface CommonPart<Setup, Action> extends Pick<
  GameRecord<Setup, Action>,
  'id' | 'name' | 'ruleset' | 'setup' | 'seed'
> {
  readonly letters: readonly Letter<Action>[];
  /** What was taken back at the table; `after`: so many deeds of the letters. */
  readonly takeBacks: readonly TakeBack[];
}

/** A ruleset that can be played by mail. */
export type Mailable<T extends Types> = Ruleset<T> & { readonly byMail: ByMail<T> };

type OfSides<Side> = { readonly sides: readonly Side[] };

/** Throws RangeError if the game has no such side. */
export function sideNamed<Side>({ sides }: OfSides<Side>, name: string): Side {
  return found(sides.find((each) => each === name));
}

/** The side that is not the named one. Throws RangeError if there is none. */
export function otherSide<Side>({ sides }: OfSides<Side>, name: string): Side {
  return found(sides.find((each) => each !== name));
}

export function found<Side>(side: Side | undefined): Side {
  if (side === undefined) throw new RangeError('No such side');
  return side;
}
