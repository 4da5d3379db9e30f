import { armiesOffered, type ArmyNumber, type Position, type Side } from '../../../rules/extractors';
import found from './houseForces.json' with { type: 'json' };

/** An army of the house, with its name and what it is for. */
export interface HouseForce {
  readonly name: string;
  readonly words: string;
  readonly army: ArmyNumber;
}

/** With games won against the recommended army of the other side, and of how many. */
type Found = readonly [name: string, words: string, won: number, games: number];

/** By their numbers. */
const FOUND = found as unknown as Readonly<Record<string, readonly Found[]>>;

/** The armies of the house for the side in build-up, the recommended one first [§5]. */
export function houseForces(
  position: Pick<Position, 'scenario' | 'rules'> & {
    readonly phase: Pick<Position['phase'], 'side'>;
  },
): readonly HouseForce[] {
  const { side } = position.phase;
  if (side === null) return [];
  return armiesOffered(position, side).map((army) => {
    const [name, words, won, games] = foundFor(position, side)[army];
    return {
      name,
      army,
      words: [
        ...(army === 0 ? ['Recommended.'] : []),
        words,
        ...(games > 0 ? [`Won ${won} of ${games} between Sergeants.`] : []),
      ].join(' '),
    };
  });
}

/** Its name, whether it is still offered or not; undefined: one from before they had names. */
export function houseForceName(
  position: Pick<Position, 'scenario' | 'rules'>,
  side: Side,
  army: ArmyNumber | undefined,
): string | undefined {
  return army === undefined ? undefined : foundFor(position, side).at(army)?.[0];
}

function foundFor({ scenario, rules }: Pick<Position, 'scenario' | 'rules'>, side: Side): readonly Found[] {
  return FOUND[`${scenario} ${rules} ${side}`] ?? [];
}
