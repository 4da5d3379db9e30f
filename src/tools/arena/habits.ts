import type { Style } from '../../opponent/extractors/styles';
import type { Action, CombatOrder, MoveOrder } from '../../rules/extractors';

/** A player of fixed habits: he weighs things so the whole game, and programmes his machines alike every time. */
export interface Habit extends Style {
  /** What lies in every cycle; null: a mixture, as the opponent's. */
  readonly move: readonly [MoveOrder, MoveOrder, MoveOrder] | null;
  readonly combat: readonly [CombatOrder, CombatOrder, CombatOrder] | null;
}

const MIXED = { move: null, combat: null };
const CLOSE = ['close', 'close', 'close'] as const;
const VECTOR = ['vector', 'vector', 'vector'] as const;
const NEAREST = ['closestTarget', 'closestTarget', 'closestTarget'] as const;
const BEST = ['optimize', 'optimize', 'optimize'] as const;

/** Ten ways to play that never change. */
export const HABITS: readonly Habit[] = [
  { name: 'steady', attack: 1, caution: 0.7, goal: 1, ...MIXED },
  { name: 'bold', attack: 1.3, caution: 0.25, goal: 1.2, ...MIXED },
  { name: 'wary', attack: 1, caution: 1.4, goal: 0.7, ...MIXED },
  { name: 'rush', attack: 0.6, caution: 0.3, goal: 2.5, ...MIXED },
  { name: 'stand', attack: 1, caution: 1, goal: 0.15, ...MIXED },
  { name: 'hunter', attack: 2, caution: 0.5, goal: 0.5, move: CLOSE, combat: NEAREST },
  { name: 'runner', attack: 0.5, caution: 0.6, goal: 2, move: VECTOR, combat: NEAREST },
  { name: 'blind', attack: 1.5, caution: 0, goal: 1, move: CLOSE, combat: BEST },
  { name: 'timid', attack: 1, caution: 2.5, goal: 1, move: ['patrol', 'close', 'retire'], combat: BEST },
  {
    name: 'patient',
    attack: 1.2,
    caution: 1.1,
    goal: 0.5,
    move: ['patrol', 'close', 'close'],
    combat: NEAREST,
  },
];

/** The action, its order as the habit lays it; a Thanis order stays [§8.5]. */
export function asUsual({ move, combat }: Habit, action: Action): Action {
  if (action.type !== 'order' || action.order === 'freeMove' || action.order === 'freeTarget') return action;
  const usual = (action.cycle === 'move' ? move : combat)?.[action.box];
  return usual ? { ...action, order: usual } : action;
}
