import { DIRECTION_NAMES, type Direction, type Hex } from '../../hex';
import { anyPlayer } from '../autoplay';
import type { Draft } from '../result';
import { seedDice } from '../rng';
import { NOTHING_PENDING } from './damage';
import { UNITS } from './data';
import type { Die } from './die';
import { at } from './maps/valley';
import { freshBase } from './freshBase';
import { furrows } from './ruleset';
import type {
  Base,
  BaseId,
  Game,
  GunneryOrder,
  Mode,
  Pending,
  Phase,
  Program,
  Setup,
  TurnState,
  UnitName,
} from './types';

/** Positions for tests: bases by short calls, everything else with a default. */
export interface Sketch extends Partial<Omit<Base, 'turn' | 'pending' | 'id'>> {
  readonly id?: string;
  readonly turn?: Partial<TurnState>;
  readonly pending?: Partial<Pending>;
}

/** A base by its unit in a printed hex with its facing, such as base('anvil', '1208/S', { mode: 'fast' }). */
export function base(unit: UnitName, place: string, sketch: Sketch = {}): Base {
  const { id = unit, turn, pending, ...rest } = sketch;
  const fresh = freshBase(UNITS[unit].side, { id: id as BaseId, unit, upgrades: rest.upgrades ?? [] });
  const [number, facing = 'N'] = place.split('/');
  return {
    ...fresh,
    where: { at: 'map', hex: at(number), facing: facingOf(facing) },
    ...rest,
    turn: { ...fresh.turn, ...turn },
    pending: { ...NOTHING_PENDING, ...pending },
  };
}

export function facingOf(name: string): Direction {
  return DIRECTION_NAMES.indexOf(name as (typeof DIRECTION_NAMES)[number]) as Direction;
}

export function gameWith(bases: readonly Base[], rest: Partial<Game> = {}): Game {
  return {
    scenario: 'firstLight',
    orders: 'quick',
    turn: 2,
    phase: { name: 'orders', side: 'foundry' },
    part: null,
    bases: Object.fromEntries(bases.map((each) => [each.id, each])),
    flags: [],
    crushed: [],
    declared: [],
    fight: null,
    victory: null,
    dice: seedDice(1),
    ...rest,
  };
}

/** A copy that `play` may change. */
export function draftOf(game: Game): Draft<Game> {
  return JSON.parse(JSON.stringify(game)) as Draft<Game>;
}

/** A base that was told this turn's program and gunnery, and is in a mode. */
export function told(
  mode: Mode,
  program: string,
  gunnery: GunneryOrder = ['none', 'none'],
  facing?: string,
): Pick<Base, 'mode' | 'order'> {
  return {
    mode,
    order: {
      movement: {
        program: program as Program,
        facing: facing === undefined ? null : facingOf(facing),
      },
      gunnery,
      lost: false,
    },
  };
}

/** Dice that show these numbers in turn, and then no more. */
export function scripted(...rolls: readonly number[]): Die & { readonly left: () => number } {
  let next = 0;
  const die = (sides: number) => {
    const rolled = rolls.at(next++);
    if (rolled === undefined || next > rolls.length) throw new Error(`No roll left for a d${sides}`);
    if (rolled < 1 || rolled > sides) throw new Error(`A d${sides} does not show ${rolled}`);
    return rolled;
  };
  return Object.assign(die, { left: () => rolls.length - next });
}

export const id = (name: string) => name as BaseId;
export const program = (written: string) => written as Program;

export function hexOf(game: { readonly bases: Game['bases'] }, name: string): Hex | null {
  const { where } = game.bases[id(name)];
  return where.at === 'map' ? where.hex : null;
}

export const DECLARES_1 = (side: 'foundry' | 'league'): Partial<Game> => ({
  part: 'gunnery1',
  phase: { name: 'declare', side, part: 1 } satisfies Phase,
});

/** Every way the dice of a run may fall, with its chance; those rarer than `least` are left out. */
export function everyRoll<Value>(
  run: (die: Die) => Value,
  least = 1e-7,
): readonly { readonly value: Value; readonly chance: number }[] {
  const found: { value: Value; chance: number }[] = [];
  const open: { rolls: readonly number[]; chance: number }[] = [{ rolls: [], chance: 1 }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { rolls, chance } = next;
    let rolled = 0;
    let wanted = 0;
    const die = (sides: number) => {
      if (rolled === rolls.length) {
        wanted = sides;
        throw new RollWanted();
      }
      return rolls[rolled++];
    };
    try {
      found.push({ value: run(die), chance });
    } catch (wants) {
      if (!(wants instanceof RollWanted)) throw wants;
      if (chance / wanted < least) continue;
      for (let face = 1; face <= wanted; face++)
        open.push({ rolls: [...rolls, face], chance: chance / wanted });
    }
  }
  return found;
}

class RollWanted extends Error {}

/** The positions of a game whose choices a seed makes, the last one with nothing left to do. */
export function* positionsOf(begins: Setup, seed: number): Generator<Game> {
  const game = draftOf(furrows.setup(begins, seed));
  const player = anyPlayer(furrows, seed);
  for (let action = player(game); action; action = player(game)) {
    yield game;
    furrows.play(game, action);
  }
  yield game;
}
