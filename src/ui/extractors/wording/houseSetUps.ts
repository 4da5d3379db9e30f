import type { Position, Side, WrittenSetUp } from '../../../rules/extractors';
import { wonWords } from './houseForces';
import setUps from './houseSetUps.json' with { type: 'json' };

/** A set-up of the house, with its name and what it is for. */
export interface HouseSetUp {
  readonly name: string;
  readonly words: string;
}

/** One that stands beside the recommended one. */
type OtherSetUp = HouseSetUp & { readonly written: WrittenSetUp };

/** With games won with the recommended army against that of the other side, and of how many: `npm run lab:setups`. */
type Found = readonly [name: string, words: string, won: number, games: number];

const FOUND = setUps as unknown as Readonly<
  Partial<
    Record<string, readonly [recommended: Found, ...others: (readonly [...Found, written: WrittenSetUp])[]]>
  >
>;

/** The set-ups of the house for a side, the recommended one first; none, where it places nothing [§5]. */
export function houseSetUps(
  position: Pick<Position, 'scenario' | 'rules'>,
  side: Side,
): readonly [recommended: HouseSetUp, ...others: OtherSetUp[]] | readonly [] {
  const found = FOUND[`${position.scenario} ${position.rules} ${side}`];
  if (!found) return [];
  const [recommended, ...others] = found;
  return [
    told(recommended),
    ...others.map(([name, words, won, games, written]) => ({ ...told([name, words, won, games]), written })),
  ];
}

function told([name, words, won, games]: Found): HouseSetUp {
  return { name, words: `${words} ${wonWords(won, games)}` };
}
