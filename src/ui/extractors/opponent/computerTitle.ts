import { levelName } from '../../seats/levels';
import type { ExtractorsPublished } from '../table';

/** What the right column is called while the computer decides. */
export function computerTitle({ level, state }: NonNullable<ExtractorsPublished['computer']>): string {
  const name = levelName(level);
  switch (state) {
    case 'thinking':
      return `${name} is thinking`;
    case 'shown':
      return `${name} has moved`;
    case 'resting':
      return `${name} rests`;
    case 'failed':
      return `${name} cannot go on`;
  }
}
