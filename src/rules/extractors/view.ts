import { scenarioOf } from './scenarios';
import type { CounterId, Cycle, Game, Machine, Order, OrderBox, Position, Side, Unit } from './types';
import { unitsOf } from './units';

/** What a side may know: a position without dice, hidden units, secret purchases and unrevealed orders of the other side [§5, §8.1, §9.4]. */
export function view(game: Game | Position, side: Side | 'all'): Position {
  const { scenario, rules, handicap, variant, turn, phase, activation, uncovered, victory } = game;
  const secretBuildUp = scenarioOf(game).specials.includes('secretBuildUp');
  const units: Record<CounterId, Unit> = {};
  for (const unit of unitsOf(game)) {
    if (side === 'all' || unit.side === side) units[unit.id] = unit;
    else if (!isSecret(game, unit, secretBuildUp)) units[unit.id] = redacted(unit);
  }
  return {
    scenario,
    rules,
    ...(handicap && { handicap }),
    ...(variant && { variant }),
    turn,
    phase,
    activation,
    units,
    uncovered,
    victory,
  };
}

/** The other side may not know that it is there: hidden [§9.4], or bought in secret and not yet seen [§9.6, R-88]. */
export function isSecret(position: Position, unit: Unit, secretBuildUp: boolean): boolean {
  const waiting = unit.where.at === 'unplaced' || unit.where.at === 'toEnter';
  return unit.hidden || (secretBuildUp && waiting && !hasShownItself(position, unit));
}

/** A waiting machine is known once it has revealed an order. */
function hasShownItself({ activation }: Position, unit: Unit): boolean {
  return unit.class === 'machine' && (unit.move.marker !== null || activation?.machine === unit.id);
}

/** A unit as the other side may see it. */
export function redacted(unit: Unit): Unit {
  if (unit.class !== 'machine') return unit;
  const [move, combat] = [faceDown(unit.move), faceDown(unit.combat)];
  return { ...unit, move, combat, thanis: revealedThanis(unit) };
}

/** Filled or not, a box nobody has revealed lies face down [§8.1]. */
function faceDown<O extends Order>(cycle: Cycle<O>): Cycle<O> {
  const [first, second, third] = cycle.boxes;
  return { ...cycle, boxes: [hide(first), hide(second), hide(third)] };
}

function hide<O extends Order>(box: OrderBox<O>): OrderBox<O> {
  return box.revealed || box.lost ? box : { ...box, order: 'hidden' };
}

/** The Thanis orders that both sides know of. */
export function revealedThanis(machine: Machine): Machine['thanis'] {
  return {
    freeMove: machine.move.boxes.some(({ order, revealed }) => revealed && order === 'freeMove'),
    freeTarget: machine.combat.boxes.some(({ order, revealed }) => revealed && order === 'freeTarget'),
  };
}
