import type { Fault } from '../../scan';
import type { Phase, Side } from '../types';

/**
 * The one-line notation of a position:
 *
 *   furrows firstLight quick T3 Forders | F anvil@1208/S fast wear1 gun:longGun=0; line-1@1209/S -1 shaken1; line-2@lost1310
 *   | L heron@1211/N m3:F+F+-:- g3:fire:load; rifles-1@1310/N; rifles-2@unplaced | flags 1209F 1310L | crushed 1207
 *
 * First scenario, way of writing orders, turn and phase; then each side's bases, a semicolon between them, each with its
 * place and the words in which it differs from a fresh one; then the flags that fly; then, where there are any: `crushed`
 * wire, the `part` of the turn, and as JSON what is `declared`, the `fight` of the step and the `victory`. In a view orders
 * that may not be read are `?`.
 */
export const PARTS = ['F', 'L', 'flags', 'crushed', 'part', 'declared', 'fight', 'victory'] as const;
export type PartName = (typeof PARTS)[number];

/** What a line fails to name. */
export type Expected =
  | 'game'
  | 'scenario'
  | 'orders'
  | 'turn'
  | 'phase'
  | 'part'
  | 'once'
  | 'base'
  | 'place'
  | 'facing'
  | 'word'
  | 'program'
  | 'gunnery'
  | 'flag'
  | 'json';

export type NotationFault = Fault<Expected>;

export const INITIALS = { F: 'foundry', L: 'league' } as const satisfies Readonly<Record<string, Side>>;

/** A side in one letter. */
export function initialOf(side: Side): keyof typeof INITIALS {
  return side === 'foundry' ? 'F' : 'L';
}

export const PHASE_NAMES: readonly Phase['name'][] = [
  'placement',
  'orders',
  'declare',
  'hits',
  'retreat',
  'ended',
];
