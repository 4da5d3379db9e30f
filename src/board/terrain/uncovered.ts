import { DETAIL_LEVELS, type DetailLevel } from './detail';

export interface Shown {
  /** The level on top; none while not one is whole. */
  readonly shown: DetailLevel | undefined;
  /** What is to be seen where the level on top has a gap. */
  readonly under: 'nothing' | 'afar' | 'thumbnail';
}

const FINEST_FIRST = DETAIL_LEVELS.toReversed();

/**
 * Which pictures a view shows: those of the level that suits once they are all there, until then the finest level that
 * is whole. Once shown a level stays while the next tiles of it are painted.
 */
export function uncovered(
  { level, shown }: { readonly level: DetailLevel; readonly shown: DetailLevel | undefined },
  isComplete: (level: DetailLevel) => boolean,
): Shown {
  const top = isComplete(level) || shown === level ? level : FINEST_FIRST.find(isComplete);
  if (top !== undefined && isComplete(top)) return { shown: top, under: 'nothing' };
  return { shown: top, under: isComplete(0) ? 'afar' : 'thumbnail' };
}
