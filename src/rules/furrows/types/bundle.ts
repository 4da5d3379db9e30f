import type { Types } from '../../ruleset';
import type { Action } from './actions';
import type { Event } from './events';
import type { Game, Position, Setup } from './game';
import type { Illegal } from './reasons';
import type { Side } from './units';

/** The types of the game under one name. */
export interface FurrowsTypes extends Types {
  readonly Setup: Setup;
  readonly Game: Game;
  readonly Position: Position;
  readonly Action: Action;
  readonly Event: Event;
  readonly Illegal: Illegal;
  readonly Side: Side;
}
