import type { Draft } from '../result';
import { revealNearMachines } from './hidden';
import { canDoSomething } from './options';
import { machinesToProgram } from './orders';
import { whyPassedOver } from './passedOver';
import { scenarioOf } from './scenarios';
import { nextPreparation } from './setup';
import { AVRONIAN_MOVEMENT, DORIAN_MOVEMENT, samePhase, TURN } from './turn';
import type { Event, Game, Phase, Section, Side, Unit, Victory } from './types';
import { victoryAtEnd, victoryNow } from './victory';

/** A phase that has begun is not passed over. */
export type Stop = (game: Game) => boolean;

/** Ends the phase and begins the next that is not passed over: as a rule one with something to decide [§4, R-87]. */
export function playEndPhase(game: Draft<Game>, stop: Stop = canDoSomething): readonly Event[] {
  const events: Event[] = [];
  for (;;) {
    const timeIsUp = isLastPhase(game);
    events.push(...leave(game));
    const victory = timeIsUp ? victoryAtEnd(game) : victoryNow(game);
    const begun = victory ? conclude(game, victory) : enter(game);
    if (stop(game)) return [...events, begun];
    events.push(begun.type === 'phaseBegan' ? { ...begun, passedOver: whyPassedOver(game) } : begun);
  }
}

/** Ends the game if an action has just decided it [§9, R-39]. */
export function concludeIfDecided(game: Draft<Game>): readonly Event[] {
  const victory = game.phase.name === 'ended' ? null : victoryNow(game);
  return victory ? [conclude(game, victory)] : [];
}

function conclude(game: Draft<Game>, victory: Victory): Event {
  game.victory = victory as Draft<Victory>;
  game.activation = null;
  game.phase = { name: 'ended', side: null };
  return { type: 'ended', victory };
}

/** What a phase leaves behind when it ends. */
function leave(game: Draft<Game>): readonly Event[] {
  const { name, side } = game.phase;
  if (name === 'fire' && side === 'dorian') for (const unit of units(game, 'dorian')) unit.ambush = false;
  if (name === 'rally') return endDorianTurn(game);
  if (name === 'fire' && side === 'avronian') return endAvronianTurn(game);
  return [];
}

/** Pinned markers come off [§6.3.4]; reset markers of the last Avronian turn too [§8.2]. */
function endDorianTurn(game: Draft<Game>): readonly Event[] {
  const pinned = units(game, 'dorian').filter(
    (unit): unit is Draft<Section> => unit.class === 'section' && unit.pinned,
  );
  for (const section of pinned) section.pinned = false;
  for (const unit of units(game, 'avronian'))
    if (unit.class === 'machine') {
      unit.move.reset = false;
      unit.combat.reset = false;
    }
  return pinned.length ? [{ type: 'pinRemoved', units: pinned.map(({ id }) => id) }] : [];
}

/** Hold and reset DRMs lapse; hidden units near machines turn up [§9.4]. */
function endAvronianTurn(game: Draft<Game>): readonly Event[] {
  for (const unit of units(game, 'avronian'))
    if (unit.class === 'machine') {
      unit.held = false;
      unit.combatReset = false;
      if (unit.holdsFire !== undefined) delete unit.holdsFire;
    }
  return revealNearMachines(game);
}

/** Steps to the following phase and clears what it starts with. */
function enter(game: Draft<Game>): Event {
  const phase = nextPhase(game);
  if (samePhase(phase, DORIAN_MOVEMENT)) {
    game.turn += 1;
    game.uncovered = [];
  }
  game.phase = { ...phase };
  if (phase.name === 'movement') for (const unit of units(game, phase.side)) freshMove(unit);
  if (phase.name === 'fire') for (const unit of units(game, phase.side)) freshFire(unit);
  return { type: 'phaseBegan', turn: game.turn, phase: game.phase };
}

/** Machines that enter later are programmed after the Dorian turn, just before they enter [§4, §8.1]. */
function nextPhase(game: Draft<Game>): Phase {
  if (game.turn === 0) return nextPreparation(game);
  if (game.phase.name === 'programming') return AVRONIAN_MOVEMENT;
  const next = TURN[(TURN.findIndex((phase) => samePhase(phase, game.phase)) + 1) % TURN.length];
  const programs = samePhase(next, AVRONIAN_MOVEMENT) && machinesToProgram(game).length > 0;
  return programs ? { name: 'programming', side: 'avronian' } : next;
}

/** The last phase of the last turn: time is up when it ends. */
function isLastPhase(game: Draft<Game>): boolean {
  return game.turn >= scenarioOf(game).lastTurn && samePhase(game.phase, TURN[TURN.length - 1]);
}

function freshMove(unit: Draft<Unit>): void {
  unit.moved = false;
  if (unit.class === 'section') unit.disembarked = false;
}

function freshFire(unit: Draft<Unit>): void {
  unit.fired = false;
  if (unit.class === 'machine') for (const slot of unit.slots) slot.fired = false;
}

function units(game: Draft<Game>, side: Side): Draft<Unit>[] {
  return Object.values(game.units).filter((unit) => unit.side === side);
}
