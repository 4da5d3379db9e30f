import {
  NONE,
  isPlaced,
  movesOf,
  unitOf,
  whyIllegal,
  type Action,
  type CounterId,
  type Game,
  type Machine,
  type MovePlace,
  type Side,
  type Unit,
} from '../../rules/extractors';
import { playInWorld } from './luck';
import { uncoverings } from './ambushes';
import { spend, type Spent } from './gunnery';
import { bestEnd } from './moves';
import { likeliestMark } from './orders';
import { boarding, inOrder } from './order';
import { concertOf, sceneInConcert, spentByOthers, type Concert } from './concert';
import { heldStill, sceneOf, type Scene } from './scene';
import type { Style } from './styles';
import { isStay } from './weighedEnd';

/** How a side moves. */
export interface Manner {
  readonly style: Style;
  readonly sight: 'near' | 'far';
  /** Whether each knows what the others mean to do, as a player's do: dear, so only where a rollout is to tell who wins. */
  readonly together: boolean;
}

/** Every unit of a side to its best end, one after the other: a movement phase of a rollout, but for its end [§6.3]. */
export function quickMovement(game: Game, side: Side, { style, sight, together }: Manner): void {
  const usual = sceneOf(game, side, style, sight);
  for (const { action } of uncoverings(usual).slice(0, 1)) playInWorld(game, action);
  const spent: Spent = new Map();
  const still = heldStill(usual);
  const concert = together ? concertOf(still) : null;
  for (const { id } of inOrder(usual)) {
    const unit = unitOf(game, id);
    if (
      game.phase.name !== 'movement' ||
      unit.moved ||
      !(unit.where.at === 'map' || unit.where.at === 'toEnter')
    )
      continue;
    const boards = boarding(usual, unit);
    if (boards) playInWorld(game, boards.action);
    else if (unit.class === 'machine' && game.rules === 'full') underOrders(game, usual, unit, spent);
    else if (concert) moveInConcert(game, still, id, concert);
    else moveBest(game, usual, id, spent);
  }
}

/**
 * To its best end as it looked before anybody moved, knowing what the others mean to do; where that has become impossible, to
 * the best there is now.
 */
function moveInConcert(game: Game, still: Scene, id: CounterId, concert: Concert): void {
  const unit = unitOf(game, id);
  const seen = sceneInConcert(still, concert, id);
  const spent = spentByOthers(still, concert, id);
  const best = isAboard(unit) ? null : bestEnd(seen, unit, spent);
  if (best && isStay(unit, best) && game.activation === null) return;
  const action = best && moveTo(game, id, best.end);
  concert.forget(id);
  if (action) playInWorld(game, action);
  else moveBest(game, sceneInConcert({ ...still, lasting: null }, concert, id), id, spent);
}

/** The move to a place, if there is one now. */
function moveTo(game: Game, id: CounterId, { hex, facing, exit, into }: MovePlace): Action | null {
  const moves = movesOf(game, id);
  const ends = moves.ends();
  for (let number = 0; number < moves.size; number++)
    if (
      ends.hex[number] === hex &&
      ends.facing[number] === (facing ?? NONE) &&
      ends.exit[number] === (exit ?? NONE) &&
      ends.into[number] === into
    )
      return moves.take(number);
  return null;
}

function isAboard(unit: Unit): boolean {
  return isPlaced(unit) && unit.where.inside !== null;
}

function moveBest(game: Game, scene: Scene, id: CounterId, spent: Spent): void {
  const unit = unitOf(game, id);
  const best = bestEnd(scene, unit, spent);
  if (!best) return;
  spend(spent, best.shots);
  if (isStay(unit, best) && isPlaced(unit) && game.activation === null) return;
  playInWorld(game, best.take());
}

/** Its next order, or a reset if it has none left [§8.1, R-18]. */
function underOrders(game: Game, scene: Scene, { id }: Machine, spent: Spent): void {
  const reveal: Action = { type: 'reveal', machine: id };
  if (whyIllegal(game, reveal)) {
    const reset: Action = { type: 'reset', machine: id, cycle: 'move' };
    if (!whyIllegal(game, reset)) reprogram(game, reset);
    return;
  }
  playInWorld(game, reveal);
  if (game.activation?.type !== 'moving') return;
  if (game.activation.marking) {
    const mark = likeliestMark(scene, unitOf(game, id) as Machine);
    if (mark) playInWorld(game, mark);
  }
  moveBest(game, scene, id, spent);
}

/** All Close: what there is to say in a rollout. */
function reprogram(game: Game, reset: Extract<Action, { type: 'reset' }>): void {
  const { machine } = reset;
  playInWorld(game, reset);
  for (const box of [0, 1, 2] as const) {
    const order: Action = { type: 'order', machine, cycle: 'move', box, order: 'close' };
    if (!whyIllegal(game, order)) playInWorld(game, order);
  }
  playInWorld(game, { type: 'lockOrders', machine });
}
