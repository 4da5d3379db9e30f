import { armiesOffered, type ArmyNumber, type Position } from '../../../rules/extractors';
import found from './houseForces.json' with { type: 'json' };

/** An army of the house, with its name and what it is for. */
export interface HouseForce {
  readonly name: string;
  readonly words: string;
  readonly army: ArmyNumber;
}

/** Of those that are offered, with games won against the recommended army of the other side, and of how many. */
type Found = readonly [name: string, words: string, won: number, games: number];

const FOUND = found as unknown as Readonly<Record<string, readonly Found[]>>;

/** The armies of the house for the side in build-up, the recommended one first [§5]. */
export function houseForces({
  scenario,
  rules,
  phase: { side },
}: Pick<Position, 'scenario' | 'rules'> & {
  readonly phase: Pick<Position['phase'], 'side'>;
}): readonly HouseForce[] {
  const offered = side ? armiesOffered({ scenario, rules }, side) : [];
  return offered.map((army, index) => {
    const [name, ...told] = FOUND[`${scenario} ${rules} ${side}`][index];
    return { name, army, words: houseWords(index, ...told) };
  });
}

/** What something of the house is for, the recommended one the first of them, and what the laboratory has found of it. */
export function houseWords(index: number, words: string, won: number, games: number): string {
  return `${index > 0 ? '' : 'Recommended for an even game. '}${words}${games > 0 ? ` Won ${won} of ${games} between Sergeants.` : ''}`;
}
