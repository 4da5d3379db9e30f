import { speedOf, type CombatOrder, type Machine, type MoveOrder } from '../../../rules/extractors';

/** What an order asks of this machine, with its own numbers [§8.3, §8.4]. */
export function orderMeaning(machine: Machine, order: MoveOrder | CombatOrder): string {
  const half = Math.floor(speedOf(machine) / 2);
  const halfUp = Math.ceil(speedOf(machine) / 2);
  const hexes = (count: number) => `${count} ${count === 1 ? 'hex' : 'hexes'}`;
  switch (order) {
    case 'vector':
      return `Mark a hex; end at least ${hexes(half)} closer to it, with it in the front area.`;
    case 'close':
      return `End at least ${hexes(half)} closer to the closest enemy, with it in the front area.`;
    case 'retire':
      return `End at least ${hexes(half)} farther from the closest enemy, any facing.`;
    case 'patrol':
      return `Use at most ${halfUp} movement points; stay within 1 hex of the starting range, facing the closest enemy.`;
    case 'hold':
      return machine.where.at === 'toEnter'
        ? 'Do not move, any facing; +1 to hit in the same turn’s fire phase. The turn of entry: no +1.'
        : 'Do not move, any facing at no cost; +1 to hit in this turn’s fire phase.';
    case 'freeMove':
      return 'Move without restriction.';
    case 'closestTarget':
      return 'Each weapon fires at the closest enemy it can; weapons at one target combine.';
    case 'sweep':
      return 'Weapons fire one after another, each at a new enemy if it can; −1 each.';
    case 'optimize':
      return 'Each weapon fires only at the kind of target it is best against.';
    case 'target':
      return 'Mark one enemy; everything that can fires at it combined, +1.';
    case 'selfDestruct':
      return 'Blows up at once: firepower 7 at every enemy in its hex or adjacent.';
    case 'freeTarget':
      return 'Fire without restriction, combining as you like.';
  }
}
