import { tidyName, type GameRecord } from './record';
import { goodPart } from './replay';
import { recordText } from './schema';
import { levelAt, seated } from './seats';

/**
 * A game as far as its first actions, as text to be put on the table as a game of its own: another path from there. The
 * record it is made of stays as it is.
 */
export function branchText<Setup, Action>(
  record: GameRecord<Setup, Action>,
  actions: number,
  name: string,
): string {
  return recordText({ ...goodPart(record, actions), name: tidyName(name) });
}

/** Of a game that was only watched: who plays on sits at the side that decides there, before any computer acts. */
export function withPerson<Setup, Action>(
  record: GameRecord<Setup, Action>,
  sides: readonly string[],
  decides: string | null,
): GameRecord<Setup, Action> {
  const { seats = [], actions } = record;
  if (decides === null || sides.some((side) => levelAt(seats, side) === null)) return record;
  return { ...record, seats: seated(seats, { after: actions.length, side: decides, level: null }) };
}
