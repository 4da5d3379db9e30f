import { levelName } from '../../seats/levels';
import type { Position } from '../../../rules/extractors';
import { hasDice } from '../input/result';
import { sideName } from '../wording';
import type { ExtractorsLogEntry, ExtractorsPublished } from '../table';
import { deedOf } from './deeds';

type Computer = NonNullable<ExtractorsPublished['computer']>;

/** What the computer is doing, in a few words. */
export function computerTitle({ side, level, state }: Computer): string {
  const name = levelName(level);
  switch (state) {
    case 'thinking':
      return `${name} is thinking`;
    case 'shown':
      // The phase in sight may be the other side's already.
      return `${sideName(side)}: ${name} has played`;
    case 'resting':
      return `${name} rests`;
    case 'failed':
      return `${name} cannot go on`;
  }
}

/** What the right column is called while the computer decides: what it has just done, once its dice have come to rest. */
export function decidingTitle(
  computer: Computer,
  position: Position,
  { last, playing }: { readonly last: ExtractorsLogEntry | undefined; readonly playing: boolean },
): string {
  const deed = computer.state === 'shown' ? deedOf(position, last) : null;
  if (!deed || (playing && hasDice(last?.events ?? []))) return computerTitle(computer);
  return `${levelName(computer.level)}: ${deed.lines[0].text}`;
}
