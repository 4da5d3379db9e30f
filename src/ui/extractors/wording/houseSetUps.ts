import type { Position, Side, WrittenSetUp } from '../../../rules/extractors';
import { houseWords } from './houseForces';
import setUps from './houseSetUps.json' with { type: 'json' };

/** A set-up of the house, with its name and what it is for. */
export interface HouseSetUp {
  readonly name: string;
  readonly words: string;
  /** None: the recommended one. */
  readonly written: WrittenSetUp | undefined;
}

/** With games won with the recommended army against that of the other side, and of how many: `npm run lab:setups`. */
type Found = readonly [name: string, words: string, won: number, games: number, written?: WrittenSetUp];

const FOUND = setUps as unknown as Readonly<Partial<Record<string, readonly Found[]>>>;

/** The set-ups of the house for a side, the recommended one first; none, where it places nothing [§5]. */
export function houseSetUps(
  position: Pick<Position, 'scenario' | 'rules'>,
  side: Side,
): readonly HouseSetUp[] {
  const found = FOUND[`${position.scenario} ${position.rules} ${side}`] ?? [];
  return found.map(([name, words, won, games, written], index) => ({
    name,
    words: houseWords(index, words, won, games),
    written,
  }));
}
