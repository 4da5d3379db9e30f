import { tidyName, type GameRecord } from './record';
import { goodPart } from './replay';
import { recordText } from './schema';

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
