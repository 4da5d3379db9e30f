import type { Draft } from '../../result';
import type { Hearing as HeardBy } from '../../ruleset';
import { consequences } from '../consequences';
import { isThanis } from '../fire/critical';
import { phaseWord } from '../notation/words';
import { canDoSomething } from '../options';
import { hidesNothing } from '../hidden';
import { playUpTo } from '../play';
import { scenarioOf } from '../scenarios';
import { samePhase } from '../turn';
import type { Action, CounterId, Event, ExtractorsTypes, Game, Phase, Position, Side } from '../types';
import { enemyOf, unitOf } from '../units';
import { victoryNow } from '../victory';
import { learn, phaseTold, programHits } from './facts';
import { standIn, withdraw } from './known';

type Hearing = HeardBy<ExtractorsTypes>;

/**
 * Plays an action by mail, on the whole game or on what a side knows of it. The end of a phase goes no further than to
 * the first phase of the other side: it decides itself, even that it can do nothing.
 */
export function playByMail(game: Draft<Game>, action: Action, hearing?: Hearing): readonly Event[] {
  const facts = hearing?.facts;
  if (hearing && facts) learn(game, facts, enemyOf(hearing.side));
  const told = facts ? phaseTold(facts) : undefined;
  const spare =
    hearing && told?.phase.name !== 'ended' ? standInFor(game, action, enemyOf(hearing.side)) : null;
  const events = playUpTo(game, action, hearing?.atTable ? stopAtTable(told) : stopOf(game, told?.phase));
  withdraw(game, spare);
  return told ? inPhase(game, events, told) : events;
}

/** While counters are still being bought no unit stands in for an unknown one. */
function standInFor(game: Draft<Game>, action: Action, side: Side): CounterId | null {
  return action.type === 'endPhase' || game.turn > 0 ? standIn(game, side) : null;
}

function stopOf(game: Draft<Game>, told: Phase | undefined): (now: Game) => boolean {
  const { side } = game.phase;
  return (now) => now.phase.side !== side || (told ? samePhase(now.phase, told) : canDoSomething(now));
}

function stopAtTable(told: Stand | undefined): (now: Game) => boolean {
  if (!told) return canDoSomething;
  return (now) => now.phase.name === 'ended' || rankOf(now) >= rankOf(told);
}

/** The phases of a turn, the preparations before the first among them [§4]. */
const ORDER =
  'DbuildUp AbuildUp Dplacement Aplacement Dmovement Dfire Drally Aprogramming Amovement Afire'.split(' ');

/** Later phases of a game have higher ranks. */
function rankOf({ turn, phase }: Stand): number {
  return turn * ORDER.length + ORDER.indexOf(phaseWord(phase));
}

type Stand = Pick<Position, 'turn' | 'phase'>;

/** Whether machines wait to be programmed only their side can know [§4]. */
function inPhase(game: Draft<Game>, events: readonly Event[], { turn, phase }: Stand): readonly Event[] {
  if (game.phase.name === 'ended' || phase.name === 'ended') return events;
  if (game.turn === turn && samePhase(game.phase, phase)) return events;
  game.turn = turn;
  game.phase = { ...phase };
  const last = events.length - 1;
  return events.map((event, index) =>
    event.type === 'phaseBegan' && index === last ? { ...event, turn, phase } : event,
  );
}

/** What the side to decide has done on the game as it knows it. */
export interface Tried {
  readonly before: Position;
  readonly action: Action;
  readonly after: Position;
  readonly events: readonly Event[];
}

/** Only the other side can tell what comes of it: its secrets decide, or it is its turn now [§9.4, R-88, §8.5]. */
export function restsOnOther({ before, action, after, events }: Tried): boolean {
  const { side } = before.phase;
  if (side === null) return false;
  const open = hidesNothing(before, enemyOf(side));
  if (action.type === 'endPhase') return after.phase.side !== side && !(open && after.phase.name === 'ended');
  if (open) return false;
  if (action.type === 'move' && consequences(before, action).finds) return true;
  if (events.some((event) => mayEmptyBoxes(after, event))) return true;
  return programHits(events).some((id) => mayBeThanis(before, id, side)) || mayHaveEnded(before, after);
}

/** A mark is gone, and which orders that lie face down go with it only their side knows [§8.4.4]. */
function mayEmptyBoxes(position: Position, event: Event): boolean {
  if (event.type !== 'objectiveRemoved' || event.why !== 'targetGone') return false;
  const unit = unitOf(position, event.machine);
  return unit.class === 'machine' && unit.combat.boxes.some(({ order }) => order === 'hidden');
}

/** A machine of the other side for which a Thanis order could be bought, and none is known [§8.5]. */
function mayBeThanis(position: Position, id: CounterId, side: Side): boolean {
  const unit = unitOf(position, id);
  if (unit.class !== 'machine' || unit.side === side || position.rules === 'simple') return false;
  const { budget } = scenarioOf(position).forces[unit.force];
  return budget?.thanis === true && !isThanis(unit);
}

/** Nobody of the other side is left to be seen, and somebody was before. */
function mayHaveEnded(before: Position, after: Position): boolean {
  return after.phase.name !== 'ended' && victoryNow(after) !== null && victoryNow(before) === null;
}
