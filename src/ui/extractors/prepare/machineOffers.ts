import {
  CHASSIS,
  MACHINE_LETTERS,
  whyIllegal,
  type Chassis,
  type Illegal,
  type MachineLetter,
  type Position,
} from '../../../rules/extractors';
import { priceOf, type BuyingForce } from './accounts';

/** A chassis the force may ask for, under the next free letter. */
export interface MachineOffer {
  readonly chassis: Chassis;
  readonly letter: MachineLetter;
  readonly cost: number;
  readonly why: Illegal | undefined;
}

/** The force buys machines, or chooses one that is free [§5, §9.4]. */
export function sellsMachines({ budget }: BuyingForce): boolean {
  return budget.chassis.length > 0 || budget.freeMachines.length > 0;
}

/** The chassis on offer, each with its cost or why it cannot be had [§3, §5]. */
export function machineOffers(position: Position, force: BuyingForce): readonly MachineOffer[] {
  const letter = MACHINE_LETTERS.find((one) => !Object.hasOwn(position.units, one)) ?? 'E';
  const { budget, index } = force;
  const chosen = [budget, ...budget.freeMachines].flatMap(({ chassis }) => chassis);
  return (Object.keys(CHASSIS) as Chassis[])
    .filter((chassis) => chosen.includes(chassis))
    .map((chassis) => {
      const purchase = { item: 'machine', letter, chassis } as const;
      const why = whyIllegal(position, { type: 'buy', force: index, purchase });
      return { chassis, letter, cost: priceOf(position, force, purchase), why };
    });
}
