import type { Position, Purchase } from '../../../rules/extractors';
import found from './houseForces.json';
import type { SavedForce } from './savedForces';

/** An army that did well in the search of `npm run lab:armies`, with its name and what it is for. */
export interface HouseForce extends SavedForce {
  readonly words: string;
}

interface Found {
  readonly name: string;
  readonly words: string;
  /** Games won against the recommended army of the other side. */
  readonly won: number;
  readonly games: number;
  readonly purchases: readonly Purchase[];
}

const FOUND = found as unknown as Readonly<Record<string, readonly Found[]>>;

/** Armies of the house for the side in build-up; one that handicap or variant does not allow is refused when it is taken up [§5]. */
export function houseForces({
  scenario,
  rules,
  phase: { side },
}: Pick<Position, 'scenario' | 'rules' | 'phase'>): readonly HouseForce[] {
  if (side === null) return [];
  return (FOUND[`${scenario} ${rules} ${side}`] ?? []).map(({ name, words, won, games, purchases }) => ({
    name,
    side,
    purchases,
    words: `${words} Won ${won} of ${games} between Sergeants.`,
  }));
}
