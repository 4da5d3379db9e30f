import type { Direction, Hex } from '../../../hex';
import type { AssignedHit } from './assault';
import type { Declaration } from './gunnery';
import type { GunneryOrder, Program } from './orders';
import type { BaseId, Mode, WeaponName } from './units';

export type Action =
  // Set-up [§15]
  | {
      readonly type: 'place';
      readonly base: BaseId;
      readonly hex: Hex;
      readonly facing: Direction;
      readonly mode: Mode;
    }
  | { readonly type: 'unplace'; readonly base: BaseId }
  | { readonly type: 'endPlacement' }
  // Orders [§5]
  | {
      readonly type: 'setMovement';
      readonly base: BaseId;
      readonly turn: number;
      readonly program: Program;
      readonly facing: Direction | null;
    }
  | {
      readonly type: 'setGunnery';
      readonly base: BaseId;
      readonly turn: number;
      readonly entries: GunneryOrder;
    }
  | { readonly type: 'lockOrders' }
  // Gunnery [§8]
  | ({ readonly type: 'declare' } & Declaration)
  | {
      readonly type: 'undeclare';
      readonly base: BaseId;
      readonly weapon: WeaponName;
      readonly target: BaseId;
    }
  | { readonly type: 'endDeclaring' }
  // Assault [§10]
  | { readonly type: 'assignHits'; readonly hits: readonly AssignedHit[] }
  | { readonly type: 'retreat'; readonly base: BaseId; readonly facing: Direction };

export type ActionType = Action['type'];
