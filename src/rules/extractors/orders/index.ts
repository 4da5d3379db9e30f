// The door for phases, legality and play. Movement and fire import './constraint', './completeMove', './marks' and
// './orderedFire' themselves: reveal.ts asks movement for reach, so through here they would import in a circle.
import type { Draft } from '../../result';
import { resolveShot } from '../fire/resolve';
import { whyNotShot } from '../fire/whyNotShot';
import type { Event, Game, Illegal, Position, Shot } from '../types';

export { completeMoveOrder } from './completeMove';
export { constraintOf, type MoveConstraint } from './constraint';
export { dropMarksOn } from './marks';

export function whyNotOrderedFire(position: Position, shot: Shot): Illegal | undefined {
  return whyNotShot(position, shot);
}

export function playOrderedFire(game: Draft<Game>, shot: Shot): Event[] {
  return resolveShot(game, shot);
}
