import {
  machinesToProgram,
  whyIllegal,
  type Action,
  type BoxIndex,
  type CycleName,
  type Machine,
  type Position,
} from '../../../rules/extractors';
import type { Suggestion } from '../../review/contract';
import { mixtureOf, orderFor, type Mixture } from '../programs';

type Initials = Readonly<Record<CycleName, string>>;

/** The programmes the computer draws from most often: the likeliest, then with the next Combat and the next Move cycle [§8.1, §8.2]. */
export function programmes(position: Position): readonly Suggestion<Action>[] {
  const { activation } = position;
  const resetting = activation?.type === 'resetting' ? activation : null;
  const machines = resetting ? [position.units[resetting.machine] as Machine] : machinesToProgram(position);
  const cycles: readonly CycleName[] = resetting ? [resetting.cycle] : ['move', 'combat'];
  const mixture = mixtureOf(position);
  return likeliest(mixture, cycles)
    .map((initials) => ({
      plan: machines.flatMap((machine) => cycles.flatMap((cycle) => laid(machine, cycle, initials[cycle]))),
      total: 0,
      terms: [
        {
          code: 'mixture',
          value: 0,
          rule: '§8.1',
          facts: {
            share: cycles.reduce((share, cycle) => share * shareOf(mixture[cycle], initials[cycle]), 1),
          },
          hexes: [],
        },
      ],
    }))
    .filter(({ plan }) => plan.every((action) => !whyIllegal(position, action)));
}

function likeliest(mixture: Mixture, cycles: readonly CycleName[]): readonly Initials[] {
  const ranked = (cycle: CycleName) =>
    [...mixture[cycle]].sort(([a], [b]) => b - a).map(([, initials]) => initials);
  const [move, combat] = [ranked('move'), ranked('combat')];
  if (cycles.length === 1)
    return [0, 1, 2].flatMap((at) => {
      const [one, other] = [move[at] ?? move[0], combat[at] ?? combat[0]];
      return ranked(cycles[0]).length > at ? [{ move: one, combat: other }] : [];
    });
  // Where the machines know one way to move, a third way to fire.
  const third = move.length > 1 ? { move: move[1], combat: combat[0] } : { move: move[0], combat: combat[2] };
  return [{ move: move[0], combat: combat[0] }, { move: move[0], combat: combat[1] }, third];
}

function shareOf(weighted: Mixture[CycleName], initials: string): number {
  const all = weighted.reduce((sum, [weight]) => sum + weight, 0);
  return (weighted.find(([, one]) => one === initials)?.[0] ?? 0) / all;
}

/** The orders of a cycle that are not laid so yet. */
function laid(machine: Machine, cycle: CycleName, initials: string): readonly Action[] {
  return machine[cycle].boxes.flatMap(({ order, lost }, index): readonly Action[] => {
    const box = index as BoxIndex;
    const wanted = orderFor(machine, cycle, box, initials);
    return lost || order === wanted
      ? []
      : [{ type: 'order', machine: machine.id, cycle, box, order: wanted }];
  });
}
