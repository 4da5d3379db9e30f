import type { Direction } from '../../../hex';
import type { Draft } from '../../result';
import { copyGame } from '../copy';
import { whyIllegal } from '../legality';
import { AVRONIAN_FIRES, AVRONIAN_MOVES, gameWith, machine, section, vehicle } from '../testing';
import { play } from '../play';
import type {
  Action,
  CombatOrder,
  CounterId,
  Event,
  Game,
  Illegal,
  Machine,
  Order,
  OrderBox,
  Shot,
  Unit,
  Weapon,
} from '../types';
import { allocations } from './allocation';

/** For tests of orders: machine A and whoever else, in the Avronian movement or fire phase. */
export function moving(units: readonly Unit[], rest: Partial<Game> = {}): Draft<Game> {
  return copyGame(gameWith(units, { phase: AVRONIAN_MOVES, ...rest }));
}

export function firing(units: readonly Unit[], rest: Partial<Game> = {}): Draft<Game> {
  return copyGame(gameWith(units, { phase: AVRONIAN_FIRES, ...rest }));
}

export const A = 'A' as CounterId;
export const B = 'B' as CounterId;

/** Plays a legal action in place. Throws Error with the reason if it is not legal. */
export function act(game: Game, action: Action): readonly Event[] {
  const why = whyIllegal(game, action);
  if (why) throw new Error(`Not legal: ${JSON.stringify(why)}`);
  return play(game as Draft<Game>, action);
}

/** Why the action is refused; it names a rule, and asking must not have changed the game. Throws Error if it is legal. */
export function refusal(game: Game, action: Action): Illegal {
  const before = JSON.stringify(game);
  const why = whyIllegal(game, action);
  if (JSON.stringify(game) !== before) throw new Error('Asking has changed the game');
  if (!why) throw new Error(`Legal: ${JSON.stringify(action)}`);
  if (!/^(§\d|R-\d\d)/.test(why.rule)) throw new Error(`Without its rule: ${JSON.stringify(why)}`);
  return why;
}

export function reveal(game: Game, machine: CounterId = A): readonly Event[] {
  return act(game, { type: 'reveal', machine });
}

export function machineIn(game: Game, id: CounterId = A): Machine {
  return game.units[id] as Machine;
}

/** The orders of a cycle, such as ['vector', null, 'lost']. */
export function ordersIn(boxes: readonly OrderBox[]): readonly (Order | null | 'hidden' | 'lost')[] {
  return boxes.map(({ order, lost }) => (lost ? 'lost' : order));
}

export const N: Direction = 0;

export interface Armed {
  readonly chassis?: Machine['kind'];
  readonly weapons: readonly (Weapon | null)[];
  readonly orders: readonly CombatOrder[];
  readonly hex?: string;
  readonly facing?: Direction;
  readonly rest?: Partial<Machine>;
}

export function armed(
  enemies: readonly Unit[],
  { chassis = 'bipod', hex = '1715', facing = N, ...of }: Armed,
) {
  const { weapons, orders, rest = {} } = of;
  return firing([...enemies, machine('A', chassis, [hex, facing], { weapons, combat: orders, rest })]);
}

/** Games in which machine A has just revealed this order. */
export function revealing(order: CombatOrder) {
  return (enemies: readonly Unit[], rest: Omit<Armed, 'orders'>) => {
    const game = armed(enemies, { ...rest, orders: [order] });
    reveal(game);
    return game;
  };
}

export function shot(target: string, slots: readonly number[], area = false): Shot {
  return { firers: slots.map((slot) => ({ unit: A, slot })), target: target as CounterId, area };
}

export const fire = (target: string, slots: readonly number[], area = false): Action => ({
  type: 'fire',
  ...shot(target, slots, area),
});

export const allocate = (...shots: readonly Shot[]): Action => ({ type: 'allocate', machine: A, shots });

export const cease: Action = { type: 'cease', machine: A };

/** 'lance0,1' for weapons 0 and 1 at the Lance, with a star for area. */
export function written(shots: readonly Shot[]): string {
  return shots
    .map(({ target, firers, area }) => `${target} ${firers.map(({ slot }) => slot).join()}${area ? '*' : ''}`)
    .join('; ');
}

export const listed = (game: Game) => allocations(game, A).map(written);

export function drmsOf(events: readonly Event[]): readonly (readonly [string, number])[] {
  return events.flatMap((event) =>
    event.type === 'shot'
      ? event.results.flatMap(({ forecast }) =>
          forecast.toHit.flatMap(({ drms }) => drms.map(({ cause, value }) => [cause.code, value] as const)),
        )
      : [],
  );
}

export const lance = section('panza-lance', '1713');

export const shock = section('panza-shock-1', '1914');

export const shock2 = section('panza-shock-2', '1515');

export const transcom = section('transcom-1', '1713');

export const walker = vehicle('walker-1', '1914');
