import { allHexes, rowOf, type Hex } from '../../hex';
import {
  doriana,
  options,
  optionsOf,
  whyIllegal,
  type Action,
  type Game,
  type Machine,
  type Unit,
} from '../../rules/extractors';
import { unitsOf } from '../../rules/extractors/units';
import { happens, pick, shuffled, type Chance } from '../chance';
import { goalOf, type Goal } from './goal';
import { program } from './prepare';
import type { Style } from './style';

const END: Action = { type: 'endPhase' };
/** Hexes that a Vector may mark, looked at before one is marked. */
const MARKS_COMPARED = 28;
/** Percent of the chances to go aboard or into shelter that are taken whatever the style. */
const BOARDS = 15;
/** And of those to get out of a Floater again that waits to enter. */
const GETS_OUT = 3;

/** What a side does in a phase of a turn: units are tried one by one, since listing all their options takes long. */
export function act(game: Game, style: Style, chance: Chance): readonly Action[] {
  if (game.activation) return goOn(game, style, chance);
  if (isIdle(game, style, chance) && !whyIllegal(game, END)) return [END];
  for (const unit of shuffled(chance, unitsOf(game))) {
    const action = unit.side === game.phase.side ? actWith(game, unit, style, chance) : undefined;
    if (action) return [action];
  }
  return whyIllegal(game, END) ? [] : [END];
}

function isIdle(game: Game, { idleness, fires }: Style, chance: Chance): boolean {
  if (game.phase.name === 'rally') return false;
  if (happens(chance, idleness)) return true;
  // Drawn once a phase, so that a side holds all its fire or none.
  return game.phase.name === 'fire' && fires < 100 && (game.turn * 37 + 11) % 100 >= fires;
}

function actWith(game: Game, unit: Unit, style: Style, chance: Chance): Action | undefined {
  if (unit.class === 'machine' && game.rules === 'full') return order(game, unit, style, chance);
  if (unit.hidden) return uncover(game, unit, chance);
  if (unit.where.at === 'toEnter' && unit.where.inside && !happens(chance, GETS_OUT)) return undefined;
  if (game.phase.name === 'movement' ? unit.moved : unit.fired) return undefined;
  return choose(game, unit, optionsOf(game, unit), { style, chance });
}

function uncover(game: Game, { id }: Unit, chance: Chance): Action | undefined {
  const action: Action = { type: 'uncover', unit: id };
  return game.phase.name === 'movement' && happens(chance, 30) && !whyIllegal(game, action)
    ? action
    : undefined;
}

/** A machine begins with its orders [§8.1]. */
function order(game: Game, { id: machine }: Machine, style: Style, chance: Chance): Action | undefined {
  const cycle = game.phase.name === 'fire' ? 'combat' : 'move';
  const reset: Action = { type: 'reset', machine, cycle };
  const reveal: Action = { type: 'reveal', machine };
  if (happens(chance, style.resets) && !whyIllegal(game, reset)) return reset;
  return whyIllegal(game, reveal) ? (whyIllegal(game, reset) ? undefined : rarely(chance, reset)) : reveal;
}

/** A display without orders may be filled anew. */
function rarely(chance: Chance, action: Action): Action | undefined {
  return happens(chance, 30) ? action : undefined;
}

/** A machine in the middle of something goes on with it [§8]. */
function goOn(game: Game, style: Style, chance: Chance): readonly Action[] {
  const activation = game.activation!;
  const machine = game.units[activation.machine] as Machine;
  if (activation.type === 'resetting')
    return program(game, style, { type: 'lockOrders', machine: machine.id }, chance);
  const marking = activation.type === 'moving' && activation.marking;
  const listed = marking ? marks(game, machine, chance) : options(game);
  const action = choose(game, machine, listed, { style, chance });
  return action ? [action] : [];
}

const HEXES = allHexes(doriana.grid);
const SOUTH = HEXES.filter((hex) => rowOf(doriana.grid, hex) === doriana.grid.rows);

/** Some hexes and spaces off the map that Vector may mark [§8.3.1, R-56]. */
function marks(game: Game, { id: machine }: Machine, chance: Chance): readonly Action[] {
  const tried = Array.from({ length: MARKS_COMPARED }, (_, index): Action => {
    const hex = pick(chance, HEXES)!;
    return { type: 'markHex', machine, hex, exit: index % 2 ? 3 : null };
  });
  const south = Array.from({ length: 4 }, (): Action => {
    const hex = pick(chance, SOUTH)!;
    return { type: 'markHex', machine, hex, exit: pick(chance, [2, 3, 4] as const)! };
  });
  return [...tried, ...south].filter((action) => !whyIllegal(game, action));
}

interface Way {
  readonly style: Style;
  readonly chance: Chance;
}

/** One of the options, by style. */
function choose(game: Game, unit: Unit, all: readonly Action[], { style, chance }: Way): Action | undefined {
  const boarding = happens(chance, BOARDS)
    ? all.filter((action) => (action.type === 'move' || action.type === 'embark') && action.into)
    : [];
  if (boarding.length > 0) return pick(chance, boarding);
  if (all.length < 2 || !happens(chance, style.purpose)) return pick(chance, all);
  const { compares } = style;
  const some = all.length <= compares ? all : Array.from({ length: compares }, () => pick(chance, all)!);
  const goal = goalOf(game, unit, style);
  const combines = happens(chance, style.combines);
  const score = (action: Action) => scoreOf(game, action, goal, combines) + chance(100) / 1000;
  return some
    .map((action) => ({ action, score: score(action) }))
    .reduce((a, b) => (b.score < a.score ? b : a)).action;
}

/** Less is better. */
function scoreOf(game: Game, action: Action, goal: Goal | null, combines: boolean): number {
  switch (action.type) {
    case 'move':
      return goal?.(lastOf(game, action), action.exit) ?? 0;
    case 'markHex':
      return goal?.(action.hex, action.exit) ?? 0;
    case 'fire':
      return (combines ? -action.firers.length : 0) - (isPrize(game.units[action.target]) ? 4 : 0);
    case 'embark':
    case 'cease':
      return 1;
    default:
      return 0;
  }
}

function lastOf(game: Game, { path, unit }: Extract<Action, { type: 'move' }>): Hex {
  const { where } = game.units[unit];
  return path.at(-1) ?? (where.at === 'map' ? where.hex : (0 as Hex));
}

/** What the scenarios are about [§9]. */
function isPrize({ kind }: Unit): boolean {
  return kind === 'commandPost' || kind === 'extractor' || kind === 'fort';
}
