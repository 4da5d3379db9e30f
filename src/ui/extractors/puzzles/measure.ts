import { distance, parseHex, type Hex } from '../../../hex';
import {
  copyGame,
  forecast,
  isPlaced,
  mapOf,
  nextBox,
  ordersOf,
  rallyChance,
  reachOf,
  unitOf,
  unitsOf,
  whyNotRally,
  type Action,
  type CounterId,
  type MoveOrder,
  type Order,
  type Position,
  type Section,
  type Shot,
  type UnitForecast,
} from '../../../rules/extractors';
import { percent } from '../wording';
import type { Measure } from './puzzle';

/** Stands for a machine that does not move at all: farther than any hex. */
const FAR = 99;

/** What an answer is worth by the measure of its puzzle; more is better. */
export function valueOf(measure: Measure, position: Position, action: Action): number {
  switch (measure.of) {
    case 'destroys':
      return ofShots(position, action, ({ target, destroyed }) =>
        target === measure.target ? destroyed : 0,
      );
    case 'takes':
      return ofShots(position, action, ({ friend, destroyed }) => (friend ? -destroyed : destroyed));
    case 'leaves':
      return action.type === 'move' && action.exit !== null ? 1 : 0;
    case 'nears':
      return -awayAfter(position, action, measure.hex);
    case 'rallies':
      return action.type === 'rally' ? ralliesFrom(position, action.unit) : 0;
    case 'closes':
      return -awayByOrders(position, action, measure.hex);
  }
}

/** The value in words, such as '43 % to destroy it'. */
export function valueText({ of }: Measure, value: number): string {
  switch (of) {
    case 'destroys':
      return `${percent(value)} to destroy it`;
    case 'takes':
      return `${value.toFixed(2)} out of action on average`;
    case 'leaves':
      return value > 0 ? 'it leaves the map' : 'nobody leaves the map';
    case 'nears':
    case 'closes':
      return -value >= FAR ? 'no nearer' : `${-value} ${value === -1 ? 'hex' : 'hexes'} away`;
    case 'rallies':
      return `${value.toFixed(2)} rally on average`;
  }
}

function ofShots(position: Position, action: Action, of: (unit: UnitForecast) => number): number {
  return shotsOf(action)
    .flatMap((shot) => forecast(position, shot).units)
    .reduce((sum, unit) => sum + of(unit), 0);
}

function shotsOf(action: Action): readonly Shot[] {
  if (action.type === 'fire') return [action];
  return action.type === 'allocate' ? action.shots : [];
}

function awayAfter(position: Position, action: Action, number: string): number {
  if (action.type !== 'move' || action.exit !== null) return FAR;
  const unit = unitOf(position, action.unit);
  const end = action.path.at(-1) ?? (isPlaced(unit) ? unit.where.hex : undefined);
  return end === undefined ? FAR : away(position, end, number);
}

function away(position: Position, hex: Hex, number: string): number {
  const { grid } = mapOf(position);
  const to = parseHex(grid, number);
  return to === undefined ? FAR : distance(grid, hex, to);
}

/** This one first, then the best of the others: a Transcom that has rallied helps the rest [§6.3.4, R-10]. */
function ralliesFrom(position: Position, first: CounterId): number {
  const { chance } = rallyChance(position, first);
  return chance * (1 + afterRoll(position, first, true)) + (1 - chance) * afterRoll(position, first, false);
}

function afterRoll(position: Position, rolled: CounterId, rallied: boolean): number {
  const next = copyGame({ ...position, dice: { state: [], rolled: 0 } });
  const section: Partial<Section> = { routed: !rallied, rallyTurn: position.turn };
  Object.assign(next.units[rolled], section);
  const left = unitsOf(next).filter(({ id }) => whyNotRally(next, id) === undefined);
  return Math.max(0, ...left.map(({ id }) => ralliesFrom(next, id)));
}

/** By an order laid, by the next order revealed, or by the best that a reset could lay. */
function awayByOrders(position: Position, action: Action, hex: string): number {
  switch (action.type) {
    case 'order':
      return action.cycle === 'move' ? nearest(position, action.machine, action.order, hex) : FAR;
    case 'reveal': {
      const machine = unitOf(position, action.machine);
      if (machine.class !== 'machine') return FAR;
      const box = nextBox(machine.move);
      return box === null ? FAR : nearest(position, machine.id, machine.move.boxes[box].order, hex);
    }
    case 'reset':
      return action.cycle === 'move'
        ? Math.min(...ordersOf('move').map((order) => nearest(position, action.machine, order, hex)))
        : FAR;
    default:
      return FAR;
  }
}

/** Of an order whose end is marked anew, or free, nothing can be said beforehand. */
function isMoveOrder(order: Order | 'hidden' | null): order is Exclude<MoveOrder, 'vector' | 'freeMove'> {
  return order === 'close' || order === 'retire' || order === 'patrol' || order === 'hold';
}

/** How near to a hex an order lets a machine end. */
function nearest(
  position: Position,
  machine: CounterId,
  order: Order | 'hidden' | null,
  hex: string,
): number {
  if (!isMoveOrder(order)) return FAR;
  const activation = { type: 'moving', machine, order, box: 0, marking: false } as const;
  const { ends } = reachOf({ ...position, activation }, machine);
  return Math.min(FAR, ...ends.map((end) => away(position, end.hex, hex)));
}
