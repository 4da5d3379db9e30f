import { extractors, type Action, type Game } from '../../../rules/extractors';
import { holds, type Done, type Situation } from './condition';
import type { Lesson, Price, Step } from './lesson';
import { after, answered, type Trace } from './trace';
import { fits, written } from './written';

/** Where a lesson stands in one of its steps. */
export interface Standing {
  readonly step: Step;
  /** The goal has been met; it stays met until what met it is taken back. */
  readonly met: boolean;
  /** The goal cannot be met any more from here. */
  readonly lost: boolean;
  /** What the last thing done costs. */
  readonly price: Price | null;
}

/** A step of a lesson that began after so many actions, as it stands now. */
export function standingOf(lesson: Lesson, index: number, began: number, trace: Trace): Standing {
  const step = lesson.steps[index];
  const met = isMet(step, began, trace);
  const situation = situationAt(trace, began, trace.done.length);
  const lost = !met && step.goal !== undefined && isLost(lesson, step, situation);
  return { step, met, lost, price: met ? null : priceOf(step, situation) };
}

/** Met at some moment since it began: the other side's answer does not undo it. */
function isMet({ goal }: Step, began: number, trace: Trace): boolean {
  if (goal === undefined) return true;
  for (let count = began; count <= trace.done.length; count++)
    if (holds(goal, situationAt(trace, began, count))) return true;
  return false;
}

function isLost(lesson: Lesson, { lost }: Step, situation: Situation): boolean {
  return holds(lesson.lost, situation) || (lost !== undefined && holds(lost, situation)) || isOver(situation);
}

function isOver({ position }: Situation): boolean {
  return extractors.sideToDecide(position) === null;
}

function priceOf({ prices = [] }: Step, situation: Situation): Price | null {
  return prices.find(({ when }) => holds(when, situation)) ?? null;
}

function situationAt({ game, done }: Trace, from: number, count: number): Situation {
  const position = count < done.length ? done[count].before : game;
  return { position, done: done.slice(from, count) };
}

/** What the step lets be done: its own condition, asked of the action before it is done. */
export function isAllowed({ allowed }: Step, game: Game, action: Action): boolean {
  if (allowed === undefined) return true;
  const meant: Done = { before: game, action, events: [], own: true };
  return holds(allowed, { position: game, done: [meant] });
}

/**
 * The way on: something legal and allowed that costs nothing and loses nothing, or null where the goal can only be reached
 * by going back.
 */
export function hintOf(lesson: Lesson, index: number, began: number, trace: Trace): Action | null {
  const { step, met, lost } = standingOf(lesson, index, began, trace);
  if (met || lost || extractors.sideToDecide(trace.game) !== lesson.seat) return null;
  const all = extractors.options(extractors.view(trace.game, lesson.seat));
  for (const hint of [...(step.hints ?? []), 'end'])
    for (const action of all) {
      if (!fits(written(trace.game, action), hint) || !isAllowed(step, trace.game, action)) continue;
      const then = standingOf(lesson, index, began, answered(lesson, after(lesson, trace, action)));
      if (!then.lost && then.price === null) return action;
    }
  return null;
}
