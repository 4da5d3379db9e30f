import type { Hex } from '../../../hex';
import type { Draft } from '../../result';
import { SWAMP_HOLDS_TO, SWAMP_ROLLS, CRUSHES_WIRE } from '../data';
import { abilityOf, placedBases, profileOf, type Placed } from '../bases';
import { mapOf } from '../scenarios';
import type { Base, BaseId, Event, Game, Move, MoveOutcome, Position, StepNumber } from '../types';
import { attemptOf, type Attempt } from './attempt';
import { hasWork } from './ground';
import { intentOf, type Intent } from './intent';
import { contested, settle, type Mover } from './settle';

/** A movement step worked out, before anybody moves. */
export interface StepPlan {
  readonly step: StepNumber;
  readonly moves: readonly Move[];
  /** Hexes with an assault, by number. */
  readonly contested: readonly Hex[];
  /** Each base as it is after the step if it does not fight. */
  readonly after: Readonly<Record<BaseId, Placed>>;
}

interface Worked {
  readonly intent: Intent;
  readonly attempt: Attempt;
  readonly swamp: number | null;
}

/**
 * Works out a step for all bases at once [§6.5]. `swamp` rolls the d6 of a base that would leave swamp; nothing depends on
 * the order in which bases stand in the game but the order of these rolls.
 */
export function planStep(position: Position, step: StepNumber, swamp: (base: Base) => number): StepPlan {
  const worked = placedBases(position).map((base): Worked => {
    const intent = intentOf(position, base, step);
    const rolled = intent.to !== null && isSlowedBySwamp(position, base) ? swamp(base) : null;
    return { intent, attempt: attemptOf(position, intent), swamp: rolled };
  });
  const movers = worked.map(({ intent, attempt, swamp: rolled }): Mover => ({
    base: intent.base,
    hex: intent.base.where.hex,
    to: attempt.enters && !isHeld(rolled) ? intent.to : null,
  }));
  const settled = settle(movers);
  const left = movers.map((mover) => {
    const stays = settled.stopped.has(mover.base.id) || settled.standing.has(mover.base.id);
    return stays ? { ...mover, to: null } : mover;
  });
  const fights = contested(left);
  const outcomes = worked.map((each, index): MoveOutcome => {
    const { id } = each.intent.base;
    if (isHeld(each.swamp)) return 'stuck';
    if (settled.stopped.has(id)) return 'stopped';
    if (settled.standing.has(id)) return 'stands';
    const { to } = left[index];
    if (to === null) return each.intent.to === null ? 'stays' : 'tries';
    return fights.includes(to) ? 'assaults' : 'enters';
  });
  return {
    step,
    contested: fights,
    moves: worked.map((each, index) => moveOf(each, outcomes[index])),
    after: Object.fromEntries(
      worked.map((each, index) => [each.intent.base.id, afterwards(each, outcomes[index])]),
    ),
  };
}

/** Begins a step in swamp, in a class that swamp holds [§2, E-30]. */
function isSlowedBySwamp(position: Position, base: Placed): boolean {
  return mapOf(position).terrain[base.where.hex] === 'swamp' && SWAMP_ROLLS.includes(profileOf(base).class);
}

function isHeld(roll: number | null): boolean {
  return roll !== null && roll <= SWAMP_HOLDS_TO;
}

function moveOf({ intent, attempt, swamp }: Worked, outcome: MoveOutcome): Move {
  const { before, base, part, replaced, to, reversed } = intent;
  const [had, has] = attempt.tokens;
  return {
    base: base.id,
    part,
    replaced,
    hex: before.where.hex,
    facing: [before.where.facing, base.where.facing],
    mode: [before.mode, base.mode],
    to,
    reversed,
    cost: attempt.cost,
    swamp,
    tokens: [had, outcome === 'stuck' ? had : outcome === 'enters' || outcome === 'assaults' ? 0 : has],
    outcome,
  };
}

/** Who enters has moved and has no tokens left; who assaults has lost them; all others keep theirs [§6.4, E-77]. */
function afterwards({ intent, attempt }: Worked, outcome: MoveOutcome): Placed {
  const { before, base, to } = intent;
  switch (outcome) {
    case 'enters':
      return { ...arrived(base, to!), difficult: null };
    case 'assaults':
      return { ...base, difficult: null };
    case 'stuck':
      return before.where.facing === base.where.facing ? base : { ...base, difficult: null };
    case 'stopped':
      return { ...base, difficult: attempt.kept, pending: { ...base.pending, shaken: true } };
    default:
      return { ...base, difficult: attempt.kept };
  }
}

/** A base in another hex than before: it has left its own [E-88]. */
function arrived(base: Placed, hex: Hex): Placed {
  return { ...base, where: { ...base.where, hex }, turn: { ...base.turn, moved: true } };
}

/** Turns, speeds, tokens and moves into uncontested hexes; assaults are still to be fought [§6.5, step 7]. */
export function applyStep(game: Draft<Game>, plan: StepPlan): readonly Event[] {
  for (const [id, base] of Object.entries(plan.after)) game.bases[id as BaseId] = base as Draft<Base>;
  for (const { base, to, outcome } of plan.moves)
    if (outcome === 'enters') noteWire(game, plan.after[base], to!);
  return [{ type: 'moved', step: plan.step, moves: plan.moves }];
}

/** Puts a base into a hex that it enters or retreats into. */
export function comeInto(game: Draft<Game>, base: Placed, hex: Hex): void {
  game.bases[base.id] = arrived(base, hex) as Draft<Base>;
  noteWire(game, base, hex);
}

/** Wire entered by who crushes it goes at the end of the step [§2]. */
function noteWire(game: Draft<Game>, base: Base, hex: Hex): void {
  const crushes = CRUSHES_WIRE.includes(profileOf(base).class) || abilityOf(base, 'wireCutters');
  if (crushes && hasWork(game, hex, 'wire') && !game.fight!.wire.includes(hex)) game.fight!.wire.push(hex);
}

/** The end of a step: the wire that was entered is gone [§2]. */
export function endStep(game: Draft<Game>): readonly Event[] {
  const hexes = game.fight!.wire.toSorted((a, b) => a - b);
  game.crushed.push(...hexes);
  game.fight = null;
  return hexes.length > 0 ? [{ type: 'wireCrushed', hexes }] : [];
}
