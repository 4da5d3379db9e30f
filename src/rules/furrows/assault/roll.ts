import type { Die } from '../die';
import type { AssaultRoll, Force, ForceRoll, Side } from '../types';

interface Thrown {
  readonly force: Force;
  readonly rolls: readonly (readonly number[])[];
  readonly deflections: readonly (readonly number[])[];
  readonly successes: readonly number[];
  readonly deflected: number;
}

/** Rolls the dice of both sides, the Foundry's first, and takes away what is deflected [§10.3, §10.4]. */
export function rollAssault(forces: readonly [Force, Force], die: Die): AssaultRoll {
  return settleRoll(forces, [thrown(forces[0], die), thrown(forces[1], die)]);
}

/** Each success of a deflection removes one of the enemy's; who has more left has the advantage, the Foundry if equal [§10.4]. */
function settleRoll(
  forces: readonly [Force, Force],
  [foundry, league]: readonly [Thrown, Thrown],
): AssaultRoll {
  const leftOf = (own: Thrown, enemy: Thrown) => Math.max(0, sum(own.successes) - enemy.deflected);
  const advantage: Side = leftOf(league, foundry) > leftOf(foundry, league) ? 'league' : 'foundry';
  return {
    forces,
    rolls: [afterDeflection(foundry, league, advantage), afterDeflection(league, foundry, advantage)],
    advantage,
  };
}

/** The advantaged side loses its weakest hits, the other its strongest [E-38]. */
function afterDeflection(own: Thrown, enemy: Thrown, advantage: Side): ForceRoll {
  const { rolls, deflections, successes, deflected } = own;
  const { side } = own.force;
  const left = [...successes];
  const order = side === advantage ? [...left.keys()].reverse() : [...left.keys()];
  let taken = enemy.deflected;
  for (const profile of order) {
    const away = Math.min(taken, left[profile]);
    left[profile] -= away;
    taken -= away;
  }
  return { side, rolls, deflections, successes, deflected, left };
}

function thrown(force: Force, die: Die): Thrown {
  const throwDice = ({ count }: { readonly count: number }) => Array.from({ length: count }, () => die(6));
  const rolls = force.profiles.map(throwDice);
  const deflections = force.deflections.map(throwDice);
  const hits = (dice: readonly number[], toHit: number) => dice.filter((rolled) => rolled >= toHit).length;
  return {
    force,
    rolls,
    deflections,
    successes: rolls.map((dice, index) => hits(dice, force.profiles[index].profile.toHit)),
    deflected: sum(deflections.map((dice, index) => hits(dice, force.deflections[index].toHit))),
  };
}

/** The sum of numbers; 0 of none. */
export function sum(values: readonly number[]): number {
  return values.reduce((so, value) => so + value, 0);
}
