import type { Crossing } from '../ruleset';
import type { Draft } from '../result';
import { seedDice } from '../rng';
import { forecast } from './fire';
import { walk } from './movement';
import { play } from './play';
import { scenarioOf } from './scenarios';
import type { Action, CombatOrder, Event, Game, Position, Shot } from './types';
import { exposedUnits } from './units';

const NOTHING: Crossing = { dice: [0, 0], reveals: false, handsOver: false };

/** What a legal action would make final, as far as its side can know [§7, §8.1]. */
export function crossing(position: Position, action: Action): Crossing {
  switch (action.type) {
    case 'fire':
      return { ...NOTHING, dice: forecast(position, action).dice };
    case 'allocate':
      return { ...NOTHING, dice: sum(action.shots.map((shot: Shot) => forecast(position, shot).dice)) };
    case 'rally':
      return { ...NOTHING, dice: [1, 1] };
    case 'uncover':
      return { ...NOTHING, reveals: true };
    case 'reveal':
      return { ...NOTHING, reveals: true, dice: [0, selfDestructDice(position)] };
    case 'move': {
      const walked = walk(position, action);
      const rolls = 'end' in walked ? walked.end.bogRolls : 0;
      const enters = position.units[action.unit].where.at === 'toEnter';
      const reveals = enters && scenarioOf(position).specials.includes('secretBuildUp');
      return { ...NOTHING, dice: [Math.min(1, rolls), rolls], reveals };
    }
    case 'endPhase': {
      const { game, events } = tried(position, action);
      const reveals = events.some(({ type }) => type === 'uncovered');
      return { ...NOTHING, reveals, handsOver: game.phase.side !== position.phase.side };
    }
    default:
      return NOTHING;
  }
}

/** The end of a phase rolls no dice, so it can be tried on a copy without any. */
function tried(position: Position, action: Action): { game: Game; events: readonly Event[] } {
  const game: Game = { ...structuredClone(position), dice: seedDice(0) };
  return { events: play(game as Draft<Game>, action), game };
}

/** A revealed Self-destruct rolls at once: to hit, damage and at most two criticals for each enemy [§8.4.5]. */
function selfDestructDice(position: Position): number {
  const order: CombatOrder = 'selfDestruct';
  const mine = Object.values(position.units).some(
    (unit) => unit.class === 'machine' && unit.combat.boxes.some((box) => box.order === order),
  );
  return mine && position.phase.name === 'fire' ? exposedUnits(position, 'dorian').length * 4 : 0;
}

function sum(ranges: readonly (readonly [number, number])[]): readonly [number, number] {
  return ranges.reduce<readonly [number, number]>(([low, high], [a, b]) => [low + a, high + b], [0, 0]);
}
